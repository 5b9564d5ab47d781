// SystemCallFilter.h: the only system calls that a subject has (seccomp; see seccomp(2)). A subject
// is linked statically, so it needs no files to start. It can compute, get memory, and read and
// write its open descriptors. It opens no file, starts no program or thread, reaches no network and
// no other process, takes no lock, and cannot sleep.

#ifndef APPS_GRADE_SANDBOX_SYSTEMCALLFILTER_H_
#define APPS_GRADE_SANDBOX_SYSTEMCALLFILTER_H_

#include <linux/filter.h>

#include <cstdint>
#include <vector>

namespace grading {

// A random value for the fourth argument of execve, which the kernel does not use. The filter
// requires it, so that we can start the program, but the program cannot start another: exec clears
// the register and the memory that held the value.
using ExecKey = std::uint64_t;

ExecKey randomExecKey();

// Calls that are not allowed fail with EPERM. Those that signal a process raise SIGSYS instead:
// only abort() makes them. Throws std::system_error if libseccomp does not know this processor.
std::vector<sock_filter> subjectFilter(ExecKey key);

}  // namespace grading

#endif
