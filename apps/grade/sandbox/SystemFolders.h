// SystemFolders.h: the part of the file system that compilers and programs need and that has no
// secrets.

#ifndef APPS_GRADE_SANDBOX_SYSTEMFOLDERS_H_
#define APPS_GRADE_SANDBOX_SYSTEMFOLDERS_H_

namespace grading {

// Not all are there on each machine. Of /etc, no more than what the linker and Debian's choice of a
// compiler (update-alternatives) read.
inline constexpr const char* kSystemFolders[] = {"/usr",
                                                 "/bin",
                                                 "/lib",
                                                 "/lib32",
                                                 "/lib64",
                                                 "/libx32",
                                                 "/sbin",
                                                 "/etc/alternatives",
                                                 "/etc/ld.so.cache"};

}  // namespace grading

#endif
