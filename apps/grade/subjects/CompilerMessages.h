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

// The first error of GCC or Clang, with its line of code, the student's line that led to it if it
// is in a system header, and advice if it is a frequent one. If the output has no such error, its
// first lines.
std::string firstError(std::string_view output, const std::vector<PathPrefix>& prefixes);

// What to say of the first name that the linker does not find. Empty if it finds all.
std::string whyUndefined(std::string_view output);

}  // namespace grading
