#include "apps/grade/program/GradescopeZip.h"

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

namespace grading {
namespace {

namespace fs = std::filesystem;

// Gradescope runs it once, when it builds the image in which submissions are graded.
constexpr const char* kSetup = R"(#!/usr/bin/env bash
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -q -y --no-install-recommends g++
)";

// Grades a submission and writes results.json. The program updates the results after each test, so
// that marks survive if the container is stopped.
constexpr const char* kRunAutograder = R"(#!/usr/bin/env bash
set -u

root=${AUTOGRADER_ROOT:-/autograder}
results=$root/results/results.json
mkdir -p "$root/results"
rm -f "$results"

cd "$root/source" || exit 1
# Some tools lose executable permissions when they unpack a zip file.
chmod +x bin/grade lib/loader
mapfile -t options <options
lib/loader --library-path "$root/source/lib" bin/grade "${options[@]}" \
    --output "gradescope=$results" "$root/submission"
status=$?

# Up to status 4 there is a report for the student. A higher status is a fault of the autograder.
if ((status > 4)) || [[ ! -s $results ]]; then
  cat >"$results" <<'END'
{
  "score": 0,
  "output": "The autograder itself failed, and it is no fault of the submission. Please tell your instructor.",
  "stdout_visibility": "hidden"
}
END
  echo "grade ended with status $status" >&2
fi
exit 0
)";

struct Packed {
  std::string path, text;
  bool isExecutable = false;
};

void writeZip(const std::string& name, const std::vector<Packed>& files) {
  const std::unique_ptr<archive, decltype(&archive_write_free)> writer(archive_write_new(),
                                                                       archive_write_free);
  const auto check = [&](la_ssize_t status) {
    if (status >= 0 || status == ARCHIVE_WARN) return;
    throw std::runtime_error(
        fmt::format("cannot write to {}: {}", name, archive_error_string(writer.get())));
  };
  check(archive_write_set_format_zip(writer.get()));
  check(archive_write_open_filename(writer.get(), name.c_str()));
  for (const auto& [path, text, isExecutable] : files) {
    const std::unique_ptr<archive_entry, decltype(&archive_entry_free)> entry(archive_entry_new(),
                                                                              archive_entry_free);
    archive_entry_set_pathname(entry.get(), path.c_str());
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    archive_entry_set_perm(entry.get(), isExecutable ? 0755 : 0644);
    archive_entry_set_size(entry.get(), static_cast<la_int64_t>(text.size()));
    archive_entry_set_mtime(entry.get(), std::time(nullptr), 0);
    check(archive_write_header(writer.get(), entry.get()));
    check(archive_write_data(writer.get(), text.data(), text.size()));
  }
  check(archive_write_close(writer.get()));
}

std::string bytesOf(const fs::path& file) {
  constexpr std::size_t kLargest = 256 << 20;
  return readFile(fs::canonical(file), kLargest);
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

void writeGradescopeZip(Options options) {
  partsFor(options);  // reports wrong weights now, not on Gradescope
  std::vector<Packed> files;
  if (options.weights) {
    files.push_back({"weights.json", weightsText(options)});
    options.weights = "weights.json";
  }
  if (options.given) {
    for (const auto& [name, text] : givenHeaders(options.given)) {
      files.push_back({"given/" + name, text});
    }
    options.given = "given";
  }
  const std::uint64_t seed = options.seed ? *options.seed : std::random_device()();
  const std::vector<std::string> arguments = markingArguments(options, seed);
  files.push_back({"options", fmt::format("{}\n", fmt::join(arguments, "\n"))});
  files.push_back({"setup.sh", kSetup, true});
  files.push_back({"run_autograder", kRunAutograder, true});
  files.push_back({"bin/grade", bytesOf("/proc/self/exe"), true});
  for (const fs::path& library : libraries()) {
    const bool isLoader = library.filename().string().starts_with("ld-");
    files.push_back(
        {"lib/" + (isLoader ? "loader" : library.filename().string()), bytesOf(library), isLoader});
  }
  writeZip(options.gradescopeZip->string(), files);
  std::cout << fmt::format("{}: for Gradescope, with seed {}\n", options.gradescopeZip->string(),
                           seed);
}

}  // namespace grading
