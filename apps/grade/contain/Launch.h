// Launch.h: starts a command under a keeper.

#ifndef APPS_GRADE_CONTAIN_LAUNCH_H_
#define APPS_GRADE_CONTAIN_LAUNCH_H_

#include <sys/types.h>

#include "apps/grade/contain/Command.h"
#include "apps/grade/contain/Containment.h"
#include "apps/grade/contain/Descriptor.h"

namespace grading {

// Our ends.
struct Launched {
  pid_t keeper = -1;     // ends last of all; see Keeper.h
  Descriptor lifeline;   // closing it kills all
  Descriptor questions;  // to write to
  Descriptor answers;
  Descriptor output;  // ends with the keeper
  // Why it could not be started; from bubblewrap also how it went. Ends with the first program.
  Descriptor status;
  Descriptor starting;  // ends when the first program has started
};

// Throws std::system_error or std::runtime_error if this machine has no process, descriptor or user
// number left.
Launched launch(const Command& command, Containment containment);

}  // namespace grading

#endif
