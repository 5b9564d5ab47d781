// AvailableSandbox.h: which sandboxes work on this machine.

#ifndef APPS_GRADE_SANDBOX_AVAILABLESANDBOX_H_
#define APPS_GRADE_SANDBOX_AVAILABLESANDBOX_H_

#include <optional>
#include <string>

#include "apps/grade/sandbox/Command.h"

namespace grading {

// Bubblewrap if it works here, else an unprivileged user if that works. Each is tried once, by
// running a program.
std::optional<Sandbox> strongestSandbox();

// Why a sandbox does not work here, and what to do about it: a sentence without a full stop, for
// the owner of the machine. Empty if it works.
std::string whyNot(Sandbox sandbox);

}  // namespace grading

#endif
