// CompilerError.h: what a student needs to see of what a compiler said.

#ifndef APPS_GRADE_SUBJECTS_COMPILERERROR_H_
#define APPS_GRADE_SUBJECTS_COMPILERERROR_H_

#include <string>
#include <string_view>
#include <vector>

namespace grading {

// A text in front of paths, and what stands for it: {"/tmp/grade-x/submission/", ""}.
struct PathPrefix {
  std::string prefix;
  std::string shown;
};

// The first error of GCC or Clang, or of their assembler or linker, with the line of code that it
// is about, in a few lines. If it lies in a header of the system, the line of the student's that
// led there stands with it. If there is no error in the text, its first lines.
std::string firstError(std::string_view output, const std::vector<PathPrefix>& prefixes);

}  // namespace grading

#endif
