// Compilers.h: where compilers are, and whether they work where submissions are compiled.

#ifndef APPS_GRADE_SUBJECTS_COMPILERS_H_
#define APPS_GRADE_SUBJECTS_COMPILERS_H_

#include <filesystem>
#include <string>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/Sandbox.h"

namespace grading {

// The file of a program: itself if it has a folder, else the first on PATH of that name. Throws
// std::runtime_error if there is none.
std::string compilerNamed(const std::string& name);

// The compiler, without arguments yet, in a folder that it may write in. Of an installation
// elsewhere than the system's, /opt/gcc say, it may read the folders that compilers have.
Command compilerCommand(const std::string& compiler, const std::filesystem::path& folder);

// Why the compiler can not compile a program of one line in this sandbox: what it printed.
// Empty if it can.
std::string compilerFault(const std::string& compiler, Sandbox sandbox);

}  // namespace grading

#endif
