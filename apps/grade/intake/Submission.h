// Submission.h: reads a submission and finds the required headers in it, in any folder. Nearly
// right names ("sudoku.h", "Sudoku-1.h") count too, so that a wrong name costs no marks.

#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "apps/grade/intake/SubmittedFiles.h"

namespace grading {

inline constexpr std::string_view kSudokuHeader = "Sudoku.h";
inline constexpr std::string_view kBestFirstHeader = "BestFirstSearch.h";

// Those of the course, unless a coursework asks for them.
inline constexpr std::string_view kGivenHeaders[] = {"Searchable.h", "BreadthFirstSearch.h"};

// The headers of a submission of the Sudoku coursework.
inline const std::vector<std::string> kSudokuCoursework = {std::string(kSudokuHeader),
                                                           std::string(kBestFirstHeader)};

// The characters of names in C++.
inline constexpr std::string_view kInNames =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz0123456789";

// Its files are without the headers that the course provides.
struct Submission : SubmittedFiles {
  // The headers that are asked for, with their paths; "": it is missing.
  std::map<std::string, std::string> headers{};

  bool has(std::string_view header) const {
    const auto at = headers.find(std::string(header));
    return at != headers.end() && !at->second.empty();
  }

  // The folders of headers: those that are asked for, then others, as many as a compiler can be
  // started with. "" is the top.
  std::vector<std::string> includeFolders{};
};

// "ada" for "class/ada.zip" and for "class/ada/".
std::string submissionName(const std::filesystem::path& submission);

// Reads a folder or a zip file. If that has no headers but one zip file, reads the inner zip file.
// Never writes, and follows no links. Throws std::runtime_error, saying why without the path, if it
// is neither, is a link, cannot be read, or has none of the headers that are asked for.
Submission readSubmission(const std::filesystem::path& submission,
                          const std::vector<std::string>& asked = kSudokuCoursework);

// The second half of readSubmission(): finds the headers in the contents. Throws std::runtime_error
// if there are none, or they cannot be written, because a file and a folder have one path.
Submission submissionOf(SubmittedFiles contents,
                        const std::vector<std::string>& asked = kSudokuCoursework);

// What follows `#define`, `#include` or another directive in each line, as parts of the source.
std::vector<std::string_view> argumentsOf(std::string_view directive, std::string_view source);

// Writes the files below `folder`, which must exist and be empty. Throws if a file cannot be
// written.
void writeFiles(const std::map<std::string, std::string>& files,
                const std::filesystem::path& folder);

}  // namespace grading
