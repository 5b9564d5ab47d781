// Compilers.h: finds compilers, prepares them for the sandbox, and checks whether they work there.

#ifndef APPS_GRADE_SUBJECTS_COMPILERS_H_
#define APPS_GRADE_SUBJECTS_COMPILERS_H_

#include <filesystem>
#include <string>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/Sandbox.h"

namespace grading {

// The path of a compiler: the name itself if it has a folder, else the first match on PATH. Throws
// std::runtime_error if there is none.
std::string compilerNamed(const std::string& name);

// A command that runs the compiler without arguments in `folder`, which it may write to. A compiler
// outside of the system's folders, such as /opt/gcc/bin/g++, may also read the folders of its
// installation. The installed program and headers of this project are hidden from it.
Command compilerCommand(const std::string& compiler, const std::filesystem::path& folder);

// The option for programs that the sandbox can run, which opens no files for them.
inline constexpr const char* kStatic = "-static";

// Compiles a program of one line in this sandbox. Returns the compiler's output if that fails, else
// an empty text.
std::string compilerFault(const std::string& compiler, Sandbox sandbox);

}  // namespace grading

#endif
