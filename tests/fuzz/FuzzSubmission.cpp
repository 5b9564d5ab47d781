// FuzzSubmission.cpp: any folder of files, folders, links and pipes, and any zip file, is a
// submission whose paths stay inside and whose files can be written elsewhere, or one error.
// Nothing is written to it, and no link is followed.

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <system_error>
#include <vector>

#include "apps/grade/intake/Submission.h"
#include "apps/grade/intake/SubmittedFiles.h"
#include "apps/grade/sandbox/ScratchFolder.h"
#include "tests/fuzz/Fuzz.h"
#include "tests/grading/Zips.h"

namespace {

namespace fs = std::filesystem;

// No text of an input has a line end, so none contains it.
const std::string kSecret = "outside\nof the submission";

// A name without slashes, such as people and programs give to files.
std::string nameFrom(fuzz::Input& input) {
  constexpr const char* kNames[] = {"Sudoku.h", "BestFirstSearch.h", "sudoku (1).H", "Sudoku.h\n",
                                    "main.cpp", "__MACOSX",          "work",         "work.zip"};
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
    } else if (kind < 7) {
      fs::create_symlink(input.text(40), path, ignored);
    } else {
      mkfifo(path.c_str(), 0600);
    }
  }
}

// A zip file of files and links, some of its bytes changed.
std::string zipFrom(fuzz::Input& input) {
  std::vector<ZipEntry> entries;
  int kind = 0;
  while (!input.isEmpty() && entries.size() < 50 && (kind = input.below(4)) < 3) {
    std::string path = input.text(300);
    path.erase(std::find(path.begin(), path.end(), '\0'), path.end());
    const std::string text = input.text(1000);
    // libarchive refuses an empty path, and then leaks memory.
    if (!path.empty()) entries.push_back({path, text, kind == 2});
  }
  std::string bytes = zipOf(entries);
  while (!input.isEmpty()) {
    const int place = input.below(256) << 8 | input.below(256);
    bytes[static_cast<std::size_t>(place) % bytes.size()] = static_cast<char>(input.below(256));
  }
  return bytes;
}

std::ptrdiff_t entriesIn(const fs::path& folder) {
  return std::distance(fs::recursive_directory_iterator(folder), {});
}

void requireSafe(const grading::Submission& submission) {
  std::size_t all = 0;
  bool hasSudoku = false;
  for (const auto& [path, text] : submission.files) {
    fuzz::require(grading::entryPath(path) == path, "a path is normalised and stays inside");
    fuzz::require(text.find(kSecret) == text.npos, "no link is followed");
    fuzz::require(text.size() <= grading::kLargestFile, "a file is not larger than its limit");
    all += text.size();
    hasSudoku = hasSudoku || fs::path(path).filename() == grading::kSudokuHeader;
  }
  fuzz::require(all <= grading::kMostBytes, "the files are not larger than their limit");
  fuzz::require(hasSudoku || !submission.hasSudoku, "Sudoku.h is there if it was found");
}

void readSubmission(fuzz::Input& input) {
  static const grading::ScratchFolder scratch;
  const fs::path folder = scratch.path() / "ada", outside = scratch.path() / "outside";
  for (const fs::path& each : {folder, outside}) {
    fs::remove_all(each);
    fs::create_directory(each);
  }
  std::ofstream(outside / "Sudoku.h") << kSecret;
  grading::Submission submission;
  try {
    if (input.below(2) == 0) {
      submission = grading::submissionOf(grading::readZip(zipFrom(input), "ada.zip"));
    } else {
      fill(folder, input);
      const std::ptrdiff_t entries = entriesIn(folder);
      submission = grading::readSubmission(folder);
      fuzz::require(entriesIn(folder) == entries, "nothing is written");
    }
    requireSafe(submission);
  } catch (const std::runtime_error& error) {
    fuzz::require(error.what()[0] != '\0', "an error has a text");
  }
  fs::remove_all(folder);
  fs::create_directory(folder);
  grading::writeFiles(submission.files, folder);
}

const bool kAdded = fuzz::add("Submission", {readSubmission});

}  // namespace
