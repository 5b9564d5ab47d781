// Subjects.h: compiles as many capabilities of a submission as possible. Prefers C++11, the
// standard in the assignment, and tries newer ones for code that needs them.

#ifndef APPS_GRADE_SUBJECTS_SUBJECTS_H_
#define APPS_GRADE_SUBJECTS_SUBJECTS_H_

#include <string>
#include <vector>

#include "apps/grade/subjects/SubjectCompiler.h"

namespace grading {

// In the order of trying: the assignment's standard first, then newer ones.
inline const std::vector<std::string> kStandards = {"c++11", "c++14", "c++17", "c++20"};

struct Subject {
  std::string capability;
  std::string standard;  // of the attempt
  Attempt attempt;
};

// Returns a subject for each capability, in this order. Several can share a program. Tries
// `standards` in their order, and compiles up to `jobs` programs at once.
//
// Tries one program with all capabilities first, which suffices for most submissions. If that does
// not compile, finds a standard for each capability. Capabilities with the same standard share a
// program if that compiles.
std::vector<Subject> makeSubjects(const SubjectCompiler& compiler,
                                  const std::vector<std::string>& capabilities,
                                  const std::vector<std::string>& standards, int jobs);

}  // namespace grading

#endif
