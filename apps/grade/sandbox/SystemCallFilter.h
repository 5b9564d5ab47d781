// SystemCallFilter.h: the only system calls that a subject has (seccomp; see seccomp(2)). A subject
// is linked statically, so it needs no files to start. It can compute, get memory, and read and
// write its open descriptors. It opens no file, starts no program or thread, reaches no network and
// no other process, takes no lock, and cannot sleep.

#ifndef APPS_GRADE_SANDBOX_SYSTEMCALLFILTER_H_
#define APPS_GRADE_SANDBOX_SYSTEMCALLFILTER_H_

#include <linux/filter.h>

#include <array>
#include <cstdint>
#include <vector>

namespace grading {

// Whether this kernel has such filters, for this kind of processor.
bool hasSystemCallFilter();

// Random values for the three argument registers that execve does not use. The filter requires
// them, so that we can start the program, but the program cannot start another: exec clears the
// registers and the memory that held the values.
using ExecKey = std::array<std::uint32_t, 3>;

ExecKey randomExecKey();

// Calls that are not allowed fail with EPERM. Those that signal a process raise SIGSYS instead:
// only abort() makes them. Throws std::system_error without hasSystemCallFilter().
std::vector<sock_filter> subjectFilter(const ExecKey& key);

}  // namespace grading

#endif
