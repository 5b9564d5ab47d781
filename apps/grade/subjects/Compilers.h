// Compilers.h: where compilers are, and whether they work where submissions are compiled.

#ifndef APPS_GRADE_SUBJECTS_COMPILERS_H_
#define APPS_GRADE_SUBJECTS_COMPILERS_H_

#include <filesystem>
#include <string>

#include "apps/grade/sandbox/Command.h"

namespace grading {

// The file of a program: the name itself if it has a folder, else the first such file on PATH.
// Throws std::runtime_error if there is none.
std::string compilerNamed(const std::string& name);

// The compiler without arguments, in a folder that it may write to. If it is installed outside of
// the system's folders, in /opt/gcc for instance, it may read the folders of its installation. It
// sees no installed file of this project.
Command compilerCommand(const std::string& compiler, const std::filesystem::path& folder);

// Why the compiler cannot compile a program of one line in this sandbox: what it printed. Empty if
// it can.
std::string compilerFault(const std::string& compiler, Sandbox sandbox);

}  // namespace grading

#endif
