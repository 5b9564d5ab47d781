// FileRules.h: the files that a sandboxed compiler can reach: the system's programs and headers,
// without this project's, and its own folder, the only one that it can write to. Landlock enforces
// this (Linux 5.13 and newer; see landlock(7)), or bubblewrap where the kernel lacks Landlock.

#ifndef APPS_GRADE_SANDBOX_FILERULES_H_
#define APPS_GRADE_SANDBOX_FILERULES_H_

#include <string>
#include <vector>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/FileDescriptor.h"

namespace grading {

// The parts of the file system that compilers need. Some may not exist. The linker and Debian's
// update-alternatives, which selects the compiler, read the files in /etc.
inline constexpr const char* kSystemFolders[] = {"/usr",
                                                 "/bin",
                                                 "/lib",
                                                 "/lib32",
                                                 "/lib64",
                                                 "/libx32",
                                                 "/sbin",
                                                 "/etc/alternatives",
                                                 "/etc/ld.so.cache"};

// Whether this kernel has Landlock.
bool hasLandlock();

// A Landlock ruleset for the compiler. Throws std::system_error if it cannot be made.
FileDescriptor landlockRuleset(const Command& compiler);

constexpr const char* kBubblewrap = "/usr/bin/bwrap";

// The command line of bubblewrap (https://github.com/containers/bubblewrap), with the compiler's at
// its end. Mounts no /proc, which compilers do not need and many containers refuse.
std::vector<std::string> bubblewrapArguments(const Command& compiler);

}  // namespace grading

#endif
