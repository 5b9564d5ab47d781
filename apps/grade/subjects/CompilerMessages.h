// CompilerMessages.h: what a student needs to see of the output of a compiler or linker.

#ifndef APPS_GRADE_SUBJECTS_COMPILERMESSAGES_H_
#define APPS_GRADE_SUBJECTS_COMPILERMESSAGES_H_

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace grading {

// A prefix of paths, and its replacement: {"/tmp/grade-x/submission/", ""}.
struct PathPrefix {
  std::string prefix;
  std::string shown;
};

// The first error of GCC or Clang, or of their assembler or linker, with its line of code, in a few
// lines. An error in a system header is shown with the student's line that led there. If the text
// has no error, its first lines.
std::string firstError(std::string_view output, const std::vector<PathPrefix>& prefixes);

// "Sudoku.h:12:3: no return statement ...": the warnings that these options (without -W) turn on,
// in the order in which they came, each once, and not too many.
std::vector<std::string> warningsIn(std::string_view output,
                                    const std::vector<PathPrefix>& prefixes,
                                    const std::vector<std::string>& options);

// A sentence about the first undefined reference: the name is defined nowhere, or only in a source
// among `files` (texts by path), which is not compiled. Nothing if the output is about something
// else.
std::optional<std::string> whyUndefined(std::string_view output,
                                        const std::map<std::string, std::string>& files);

}  // namespace grading

#endif
