#include "apps/grade/gradescope/Autograder.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <link.h>

#include <stdexcept>

#include "apps/grade/gradescope/ZipFile.h"
#include "apps/grade/intake/Contents.h"
#include "apps/grade/intake/ReadFolder.h"
#include "apps/support/EmbeddedText.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestProgram = 256 << 20;

std::string bytesOf(const fs::path& file) {
  return readFile(fs::canonical(file), kLargestProgram);
}

// The shared libraries that this process runs with.
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

bool isLoader(const fs::path& library) {
  return library.filename().string().starts_with("ld-");
}

}  // namespace

void writeAutograder(const fs::path& file, const std::vector<std::string>& options,
                     const std::map<std::string, std::string>& files) {
  ZipFile zip(file);
  for (const char* const script : {"setup.sh", "run_autograder"}) {
    zip.add(script, apps::embeddedText(script), true);
  }
  zip.add("options", fmt::format("{}\n", fmt::join(options, "\n")), false);
  for (const auto& [path, text] : files) zip.add(path, text, false);

  zip.add("bin/grade", bytesOf("/proc/self/exe"), true);
  bool hasLoader = false;
  for (const fs::path& library : libraries()) {
    const std::string name = isLoader(library) ? "loader" : library.filename().string();
    hasLoader = hasLoader || isLoader(library);
    zip.add("lib/" + name, bytesOf(library), isLoader(library));
  }
  if (!hasLoader) throw std::runtime_error("this program is linked statically: nothing loads it");
  zip.close();
}

}  // namespace grading
