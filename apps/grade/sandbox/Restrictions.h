// Restrictions.h: what the kernel refuses to sandboxed programs: to subjects, most system calls
// (SystemCallFilter.cpp; see seccomp(2)); to compilers, most files (Landlock.cpp; see landlock(7)).

#pragma once

#include <linux/filter.h>

#include <cstdint>
#include <vector>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/FileDescriptor.h"

namespace grading {

// A random value for the fourth argument of execve, which the kernel does not use. The filter
// requires it, so that we can start the program, but the program cannot start another: exec clears
// the register and the memory that held the value.
using ExecKey = std::uint64_t;

// The only system calls that a subject has. It is linked statically, so it needs no files to start.
// It can compute, get memory, and read and write its open descriptors. It opens no file, starts no
// program or thread, reaches no network and no other process, takes no lock, and cannot sleep.
// Calls that are not allowed fail with EPERM. Those that signal a process raise SIGSYS instead:
// only abort() makes them. Throws std::system_error if libseccomp does not know this processor.
std::vector<sock_filter> subjectFilter(ExecKey key);

// The files that a compiler can reach: the system's programs and headers, without an installed copy
// of this project, and its own folder, the only one that it can write to. Throws std::system_error
// if the kernel has no Landlock (Linux 5.13 and newer have it).
FileDescriptor landlockRuleset(const Command& compiler);

}  // namespace grading
