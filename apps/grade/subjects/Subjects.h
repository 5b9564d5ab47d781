// Subjects.h: gets as many capabilities of a submission compiled as there can be, each as the
// newest C++ that it compiles as.

#ifndef APPS_GRADE_SUBJECTS_SUBJECTS_H_
#define APPS_GRADE_SUBJECTS_SUBJECTS_H_

#include <string>
#include <vector>

#include "apps/grade/subjects/SubjectCompiler.h"

namespace grading {

// Newest first.
inline const std::vector<std::string> kStandards = {"c++20", "c++17", "c++14", "c++11"};

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
