// Landlock.h: which files a sandboxed program may reach where there is no namespace to hide them
// (Landlock, Linux 5.13 and newer; see landlock(7)).

#ifndef APPS_GRADE_SANDBOX_LANDLOCK_H_
#define APPS_GRADE_SANDBOX_LANDLOCK_H_

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/FileDescriptor.h"

namespace grading {

// Whether this kernel has it.
bool hasLandlock();

// Rules by which nothing can be reached but the system's programs and libraries, the command's
// folder and what it may read. None without hasLandlock().
FileDescriptor landlockRuleset(const Command& command);

}  // namespace grading

#endif
