// SystemCallFilter.h: restricts the system calls of a sandboxed program (seccomp; see seccomp(2)).

#ifndef APPS_GRADE_SANDBOX_SYSTEMCALLFILTER_H_
#define APPS_GRADE_SANDBOX_SYSTEMCALLFILTER_H_

#include <linux/filter.h>

#include <array>
#include <cstdint>
#include <vector>

#include "apps/grade/sandbox/Command.h"

namespace grading {

// Whether there is a filter for this processor architecture.
bool hasSystemCallFilter();

// Random values for the three argument registers that execve does not use. A filter that requires
// them lets the reaper start the program, but the program cannot start another: exec clears the
// registers and the memory that held the values.
using ExecKey = std::array<std::uint32_t, 3>;

ExecKey randomExecKey();

// Refuses, with EPERM: sockets; memory that is not accounted to a process, because no bound would
// count it; access to other processes; namespaces and mounts; and rarely used calls with a history
// of vulnerabilities. Refuses changes of the file system and new processes as well, unless the
// command permits them. A command that may not start programs cannot sleep either: calls with a
// timeout return at once, as if it had elapsed. With a key, execve requires its values. Empty
// without hasSystemCallFilter().
std::vector<sock_filter> systemCallFilter(const Command& command, const ExecKey* key);

}  // namespace grading

#endif
