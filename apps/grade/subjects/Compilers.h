// Compilers.h: where compilers are.

#ifndef APPS_GRADE_SUBJECTS_COMPILERS_H_
#define APPS_GRADE_SUBJECTS_COMPILERS_H_

#include <string>

namespace grading {

// The file of a program: itself if it has a folder, else the first on PATH of that name. Throws
// std::runtime_error if there is none.
std::string compilerNamed(const std::string& name);

}  // namespace grading

#endif
