// Landlock.h: the files that a sandboxed compiler can reach: the system's programs and headers,
// without an installed copy of this project, and its own folder, the only one that it can write to.
// The kernel enforces this (Linux 5.13 and newer; see landlock(7)).

#ifndef APPS_GRADE_SANDBOX_LANDLOCK_H_
#define APPS_GRADE_SANDBOX_LANDLOCK_H_

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/FileDescriptor.h"

namespace grading {

// A ruleset for the compiler. Throws std::system_error if the kernel has no Landlock.
FileDescriptor landlockRuleset(const Command& compiler);

}  // namespace grading

#endif
