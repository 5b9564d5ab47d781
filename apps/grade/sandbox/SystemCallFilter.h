// SystemCallFilter.h: which system calls a sandboxed program may make (seccomp, see seccomp(2)).

#ifndef APPS_GRADE_SANDBOX_SYSTEMCALLFILTER_H_
#define APPS_GRADE_SANDBOX_SYSTEMCALLFILTER_H_

#include <linux/filter.h>

#include <vector>

#include "apps/grade/sandbox/Command.h"

namespace grading {

// Whether there is a filter for this kind of processor.
bool hasSystemCallFilter();

// Refuses, with EPERM: sockets; memory that belongs to no process, which no bound would count;
// access to other processes; namespaces and mounts; and rarely used calls with a history of
// vulnerabilities. Also all calls that change a file system or start a process, for a command that
// may not. Empty without hasSystemCallFilter().
std::vector<sock_filter> systemCallFilter(const Command& command);

}  // namespace grading

#endif
