// Subjects.h: gets as many capabilities of a submission compiled as there can be, each as C++11 if
// that can be: the assignment says -std=c++11.

#ifndef APPS_GRADE_SUBJECTS_SUBJECTS_H_
#define APPS_GRADE_SUBJECTS_SUBJECTS_H_

#include <string>
#include <vector>

#include "apps/grade/subjects/SubjectCompiler.h"

namespace grading {

// In the order in which they are tried: that of the assignment first, then what comes next to it.
inline const std::vector<std::string> kStandards = {"c++11", "c++14", "c++17", "c++20"};

struct Subject {
  std::string capability;
  std::string standard;  // that of the attempt
  Attempt attempt;
};

// A subject for each capability, in this order; several can share a program. Tries `standards` in
// their order, and compiles up to `jobs` programs at once.
//
// First one program with everything: most submissions need no more. If it does not compile, each
// capability finds its own standard, and those with the same one share a program if that can be.
std::vector<Subject> makeSubjects(const SubjectCompiler& compiler,
                                  const std::vector<std::string>& capabilities,
                                  const std::vector<std::string>& standards, int jobs);

}  // namespace grading

#endif
