// FileAccess.h: restricts the files that a sandboxed program can reach: by mounts for bubblewrap,
// otherwise by Landlock rules (Linux 5.13 and newer; see landlock(7)).

#ifndef APPS_GRADE_SANDBOX_FILEACCESS_H_
#define APPS_GRADE_SANDBOX_FILEACCESS_H_

#include <string>
#include <vector>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/FileDescriptor.h"

namespace grading {

// The parts of the file system that compilers and programs need. Some may not exist. The linker and
// Debian's update-alternatives, which selects the compiler, read the files in /etc.
inline constexpr const char* kSystemFolders[] = {"/usr",
                                                 "/bin",
                                                 "/lib",
                                                 "/lib32",
                                                 "/lib64",
                                                 "/libx32",
                                                 "/sbin",
                                                 "/etc/alternatives",
                                                 "/etc/ld.so.cache"};

// In bubblewrap, this program starts the command, to limit the number of processes.
inline constexpr const char* kStarter = "/usr/bin/prlimit";

// The options of bubblewrap that mount the system's programs and libraries, the command's folder
// and its readable paths, without its hidden paths. A command that may not start programs gets only
// itself, kStarter, and the runtime libraries of C++.
std::vector<std::string> mountOptions(const Command& command);

// Whether this kernel has Landlock.
bool hasLandlock();

// A Landlock ruleset that allows the same, without kStarter. No descriptor without hasLandlock().
FileDescriptor landlockRuleset(const Command& command);

}  // namespace grading

#endif
