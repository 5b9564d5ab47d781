// Landlock.h: which files a contained program may reach where there is no namespace to hide them
// (Landlock, Linux 5.13 and newer; see landlock(7)).

#ifndef APPS_GRADE_CONTAIN_LANDLOCK_H_
#define APPS_GRADE_CONTAIN_LANDLOCK_H_

#include "apps/grade/contain/Command.h"
#include "apps/grade/contain/Descriptor.h"

namespace grading {

// Whether this kernel has it.
bool hasLandlock();

// Rules by which nothing can be reached but the system's programs and libraries, the command's
// folder and what it may read. None without hasLandlock().
Descriptor landlockRuleset(const Command& command);

}  // namespace grading

#endif
