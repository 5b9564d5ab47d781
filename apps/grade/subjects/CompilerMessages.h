// CompilerMessages.h: extracts from a compiler's or linker's output the part that helps a student.

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace grading {

// A prefix of paths and its replacement: {"/tmp/grade-x/submission/", ""}.
struct PathPrefix {
  std::string prefix;
  std::string shown;
};

// Beginnings of lines about places that are no student's: the suite's sources, and the line after
// each header of the submission ("At the end of Sudoku.h"). What follows is not shown.
inline constexpr std::string_view kInTests = "Where the tests use it:";
inline constexpr std::string_view kAtEnd = "At the end of ";

// The first error of GCC or Clang, with its line of code, the student's line that led to it if it
// is in a system header, and advice if it is a frequent one. If the output has no such error, its
// first lines.
std::string firstError(std::string_view output, const std::vector<PathPrefix>& prefixes);

}  // namespace grading
