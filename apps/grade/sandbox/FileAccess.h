// FileAccess.h: which files a sandboxed program may reach: mounts for bubblewrap, and rules for the
// kernel (Landlock, Linux 5.13 and newer; see landlock(7)) where there is no namespace.

#ifndef APPS_GRADE_SANDBOX_FILEACCESS_H_
#define APPS_GRADE_SANDBOX_FILEACCESS_H_

#include <string>
#include <vector>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/FileDescriptor.h"

namespace grading {

// The parts of the file system that compilers and programs need. Not all exist on each machine. The
// files in /etc are read by the linker and by Debian's choice of a compiler (update-alternatives).
inline constexpr const char* kSystemFolders[] = {"/usr",
                                                 "/bin",
                                                 "/lib",
                                                 "/lib32",
                                                 "/lib64",
                                                 "/libx32",
                                                 "/sbin",
                                                 "/etc/alternatives",
                                                 "/etc/ld.so.cache"};

// Bubblewrap starts programs by it, to bound their number.
inline constexpr const char* kStarter = "/usr/bin/prlimit";

// The options of bubblewrap that mount the system's programs and libraries, the command's folder,
// and the paths that it may read, without what is hidden from it. A command that may not start
// programs sees only itself, kStarter, and the libraries that C++ programs load.
std::vector<std::string> mountOptions(const Command& command);

// Whether this kernel has Landlock.
bool hasLandlock();

// Rules that allow the same, without kStarter. None without hasLandlock().
FileDescriptor landlockRuleset(const Command& command);

}  // namespace grading

#endif
