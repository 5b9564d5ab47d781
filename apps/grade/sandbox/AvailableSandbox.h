// AvailableSandbox.h: which sandboxes work on this machine.

#ifndef APPS_GRADE_SANDBOX_AVAILABLESANDBOX_H_
#define APPS_GRADE_SANDBOX_AVAILABLESANDBOX_H_

#include <optional>
#include <string>

#include "apps/grade/sandbox/Command.h"

namespace grading {

// Bubblewrap if it works, else an unprivileged user if that works, else nothing. Tries each once,
// by running a program.
std::optional<Sandbox> strongestSandbox();

// Why the sandbox does not work on this machine, and how the administrator can change that, as a
// sentence without a full stop. Empty if it works.
std::string whyNot(Sandbox sandbox);

}  // namespace grading

#endif
