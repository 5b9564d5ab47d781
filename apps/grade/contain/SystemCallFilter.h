// SystemCallFilter.h: which system calls a contained program may make (seccomp, see seccomp(2)).

#ifndef APPS_GRADE_CONTAIN_SYSTEMCALLFILTER_H_
#define APPS_GRADE_CONTAIN_SYSTEMCALLFILTER_H_

#include <linux/filter.h>

#include <vector>

namespace grading {

// Whether there is a filter for this kind of processor.
bool hasSystemCallFilter();

// Refuses, with EPERM: sockets; memory that belongs to no process, so that no bound would count it;
// looking into other processes; namespaces and mounts; and what programs need least and kernels get
// wrong most. Unless `mayWrite`, also everything that changes a file system.
// Empty without hasSystemCallFilter().
std::vector<sock_filter> systemCallFilter(bool mayWrite);

}  // namespace grading

#endif
