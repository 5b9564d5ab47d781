// FuzzFolder.cpp: any folder of files, folders, links and pipes is a submission, or one error.
// Its files can be written elsewhere. Nothing is written to it, and no link is followed.

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <system_error>

#include "apps/grade/intake/FileNames.h"
#include "apps/grade/intake/Submission.h"
#include "apps/grade/intake/SubmittedFiles.h"
#include "apps/grade/sandbox/ScratchFolder.h"
#include "tests/fuzz/Fuzz.h"

namespace {

namespace fs = std::filesystem;

// Inputs have no zero bytes, so none contains it.
const std::string kSecret("a text outside\0of the submission", 32);

// A name without slashes, such as people and programs give to files.
std::string nameFrom(fuzz::Input& input) {
  constexpr const char* kNames[] = {"Sudoku.h",      "BestFirstSearch.h", "sudoku (1).H",
                                    "Searchable.h",  "main.cpp",          "__MACOSX",
                                    "BestFirst.hpp", "work.zip"};
  const int which = input.below(16);
  if (which < 8) return kNames[which];
  std::string name = input.text(40);
  std::replace(name.begin(), name.end(), '/', '_');
  return name;
}

// Makes what the input says, up to thirty entries.
void fill(const fs::path& top, fuzz::Input& input) {
  fs::path folder = top;
  for (int i = 0; i < 30 && !input.isEmpty(); ++i) {
    std::error_code ignored;
    const int kind = input.below(8);
    const fs::path path = folder / nameFrom(input);
    // Writing to a link would write elsewhere, and opening a pipe would wait.
    if (fs::exists(fs::symlink_status(path, ignored))) continue;
    if (kind < 4) {
      std::ofstream(path, std::ios::binary) << input.text(200);
    } else if (kind == 4) {
      if (fs::create_directory(path, ignored)) folder = path;
    } else if (kind == 5) {
      const fs::path outside = top.parent_path() / "outside";
      fs::create_symlink(input.below(2) == 0 ? outside : outside / "Sudoku.h", path, ignored);
    } else if (kind == 6) {
      fs::create_symlink(input.text(40), path, ignored);
    } else {
      mkfifo(path.c_str(), 0600);
    }
  }
}

std::ptrdiff_t entriesIn(const fs::path& folder) {
  return std::distance(fs::recursive_directory_iterator(folder), {});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const grading::ScratchFolder scratch;
  const fs::path folder = scratch.path() / "ada";
  fs::remove_all(folder);
  fs::create_directory(folder);
  fs::create_directory(scratch.path() / "outside");
  std::ofstream(scratch.path() / "outside" / "Sudoku.h") << kSecret;
  fuzz::Input input(data, size);
  fill(folder, input);

  const std::ptrdiff_t entries = entriesIn(folder);
  grading::Submission submission;
  try {
    submission = grading::readSubmission(folder);
    for (const auto& [path, text] : submission.files) {
      const grading::EntryPath same = grading::entryPath(path);
      fuzz::require(same.fault.empty() && same.path == path,
                    "a path is normalised and stays inside");
      fuzz::require(text.find(kSecret) == text.npos, "no link is followed");
    }
  } catch (const std::runtime_error& error) {
    fuzz::require(error.what()[0] != '\0', "an error has a text");
  }
  fuzz::require(entriesIn(folder) == entries, "nothing is written");
  fs::remove_all(folder);
  fs::create_directory(folder);
  grading::writeFiles(submission.files, folder);
  return 0;
}
