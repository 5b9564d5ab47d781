// Launch.h: starts a command under a reaper.

#ifndef APPS_GRADE_SANDBOX_LAUNCH_H_
#define APPS_GRADE_SANDBOX_LAUNCH_H_

#include <sys/types.h>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/FileDescriptor.h"
#include "apps/grade/sandbox/Sandbox.h"

namespace grading {

// Our ends.
struct Launched {
  pid_t reaper = -1;         // ends last of all; see Reaper.h
  FileDescriptor lifeline;   // closing it kills all
  FileDescriptor questions;  // to write to
  FileDescriptor answers;
  FileDescriptor output;  // ends with the reaper
  // Why it could not be started; from bubblewrap also how it went. Ends with the first program.
  FileDescriptor status;
  FileDescriptor starting;  // ends when the first program has started
};

// Throws std::system_error or std::runtime_error if this machine has no process, descriptor or user
// number left.
Launched launch(const Command& command, Sandbox sandbox);

}  // namespace grading

#endif
