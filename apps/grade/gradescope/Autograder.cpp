#include "apps/grade/gradescope/Autograder.h"

#include <archive.h>
#include <archive_entry.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <link.h>

#include <ctime>
#include <iostream>
#include <memory>
#include <random>
#include <stdexcept>

#include "apps/grade/intake/SubmittedFiles.h"
#include "apps/support/EmbeddedText.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestProgram = 256 << 20;

// Gradescope runs it once, when it builds the image in which submissions are graded.
constexpr const char* kSetup =
    "#!/usr/bin/env bash\n"
    "set -euo pipefail\n"
    "export DEBIAN_FRONTEND=noninteractive\n"
    "apt-get update -q\n"
    "apt-get install -q -y --no-install-recommends g++\n";

class ZipFile {
 public:
  // This and the other functions throw std::runtime_error if the file cannot be written.
  explicit ZipFile(const fs::path& file) : name_(file.string()), writer_(archive_write_new()) {
    check(archive_write_set_format_zip(writer_.get()));
    check(archive_write_open_filename(writer_.get(), name_.c_str()));
  }

  void add(const std::string& path, const std::string& text, bool isExecutable) {
    const std::unique_ptr<archive_entry, decltype(&archive_entry_free)> entry(archive_entry_new(),
                                                                              archive_entry_free);
    archive_entry_set_pathname(entry.get(), path.c_str());
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    archive_entry_set_perm(entry.get(), isExecutable ? 0755 : 0644);
    archive_entry_set_size(entry.get(), static_cast<la_int64_t>(text.size()));
    archive_entry_set_mtime(entry.get(), std::time(nullptr), 0);
    check(archive_write_header(writer_.get(), entry.get()));
    const la_ssize_t written = archive_write_data(writer_.get(), text.data(), text.size());
    if (written != static_cast<la_ssize_t>(text.size())) check(ARCHIVE_FATAL);
  }

  // Must be called last.
  void close() { check(archive_write_close(writer_.get())); }

 private:
  struct Free {
    void operator()(archive* writer) const { archive_write_free(writer); }
  };

  void check(int status) const {
    if (status == ARCHIVE_OK || status == ARCHIVE_WARN) return;
    const char* const why = archive_error_string(writer_.get());
    throw std::runtime_error(
        fmt::format("cannot write to {}: {}", name_, why == nullptr ? "no reason is known" : why));
  }

  const std::string name_;
  const std::unique_ptr<archive, Free> writer_;
};

std::string bytesOf(const fs::path& file) {
  return readFile(fs::canonical(file), kLargestProgram);
}

// The shared libraries that this process has loaded, including the loader.
std::vector<fs::path> libraries() {
  std::vector<fs::path> found;
  const auto note = [](dl_phdr_info* info, std::size_t, void* list) {
    const fs::path file = info->dlpi_name;  // empty: the program itself
    if (fs::exists(file)) static_cast<std::vector<fs::path>*>(list)->push_back(file);
    return 0;
  };
  dl_iterate_phdr(note, &found);
  return found;
}

}  // namespace

void writeAutograder(Options options) {
  weightsFor(options);  // reports wrong weights now, not on Gradescope
  ZipFile zip(*options.gradescopeZip);
  if (options.weights) {
    zip.add("weights.json", readFile(fs::canonical(*options.weights), kLargestFile), false);
    options.weights = "weights.json";
  }
  if (options.against) {
    for (const auto& [name, text] : givenHeadersIn(*options.against)) {
      zip.add("given/" + name, text, false);
    }
    options.against = "given";
  }
  const std::uint64_t seed = options.seed ? *options.seed : std::random_device()();
  const std::vector<std::string> arguments = markingArguments(options, seed);
  zip.add("options", fmt::format("{}\n", fmt::join(arguments, "\n")), false);
  zip.add("setup.sh", kSetup, true);
  zip.add("run_autograder", apps::embeddedText("run_autograder"), true);
  zip.add("bin/grade", bytesOf("/proc/self/exe"), true);
  bool hasLoader = false;
  for (const fs::path& library : libraries()) {
    const bool isLoader = library.filename().string().starts_with("ld-");
    hasLoader = hasLoader || isLoader;
    zip.add("lib/" + (isLoader ? "loader" : library.filename().string()), bytesOf(library),
            isLoader);
  }
  if (!hasLoader) throw std::runtime_error("this program is linked statically: nothing loads it");
  zip.close();
  std::cout << fmt::format("{}: for Gradescope, with seed {}\n", options.gradescopeZip->string(),
                           seed);
}

}  // namespace grading
