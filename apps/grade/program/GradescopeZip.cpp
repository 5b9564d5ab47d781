#include "apps/grade/program/GradescopeZip.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <link.h>

#include <iostream>
#include <random>

#include "apps/grade/intake/SubmittedFiles.h"
#include "apps/grade/intake/ZipWriter.h"
#include "apps/grade/program/Check.h"
#include "apps/grade/report/Report.h"

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
  partsFor(options);
  // Reports what is wrong now, not on Gradescope.
  if (options.weights || options.given) requireMarkable(options);
  const Sources given = givenHeaders(options.given, courseworkFor(options).headers);
  std::vector<ZipEntry> files;
  if (options.weights) {
    files.push_back({"weights.json", weightsText(options)});
    options.weights = "weights.json";
  }
  if (options.given) {
    for (const auto& [name, text] : given) {
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
  writeWhole(*options.gradescopeZip, zipOf(files));
  std::cout << fmt::format("{}: for Gradescope, with seed {}\n", options.gradescopeZip->string(),
                           seed);
}

}  // namespace grading
