// AvailableSandbox.h: which sandboxes work on this machine.

#ifndef APPS_GRADE_SANDBOX_AVAILABLESANDBOX_H_
#define APPS_GRADE_SANDBOX_AVAILABLESANDBOX_H_

#include <optional>
#include <string>

#include "apps/grade/sandbox/Sandbox.h"

namespace grading {

// Bubblewrap, else an unprivileged user, if that works here. Each is tried by running a program,
// once.
std::optional<Sandbox> strongestSandbox();

// Why a sandbox can not be had here, and what can be done about it: a sentence without a full stop,
// for the owner of the machine. Empty if it works.
std::string whyNot(Sandbox sandbox);

}  // namespace grading

#endif
