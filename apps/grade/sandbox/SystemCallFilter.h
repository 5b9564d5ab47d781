// SystemCallFilter.h: which system calls a sandboxed program may make (seccomp, see seccomp(2)).

#ifndef APPS_GRADE_SANDBOX_SYSTEMCALLFILTER_H_
#define APPS_GRADE_SANDBOX_SYSTEMCALLFILTER_H_

#include <linux/filter.h>

#include <array>
#include <cstdint>
#include <vector>

#include "apps/grade/sandbox/Command.h"

namespace grading {

// Whether there is a filter for this kind of processor.
bool hasSystemCallFilter();

// Random numbers for the three arguments of the system call execve that it does not use. A filter
// can demand them, and so let us start a program that cannot start another: exec clears the
// registers and the memory in which they are.
using ExecKey = std::array<std::uint32_t, 3>;

ExecKey randomExecKey();

// Refuses, with EPERM: sockets; memory that belongs to no process, which no bound would count;
// access to other processes; namespaces and mounts; and rarely used calls with a history of
// vulnerabilities. Also all calls that change a file system or start a process, for a command that
// may not. A command that may not start programs cannot sleep either: calls that wait for a time
// return at once, as if it were over. With a key, it needs that for execve. Empty without
// hasSystemCallFilter().
std::vector<sock_filter> systemCallFilter(const Command& command, const ExecKey* key);

}  // namespace grading

#endif
