// Launch.h: starts a command under a reaper.

#ifndef APPS_GRADE_SANDBOX_LAUNCH_H_
#define APPS_GRADE_SANDBOX_LAUNCH_H_

#include <sys/types.h>

#include <string>
#include <vector>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/FileDescriptor.h"

namespace grading {

// The ends that we keep.
struct Launched {
  pid_t reaper = -1;         // ends last; see Reaper.h
  FileDescriptor lifeline;   // closing it kills all processes
  FileDescriptor questions;  // to write to
  FileDescriptor answers;
  FileDescriptor output;  // ends with the reaper
  // Says why the program could not be started; bubblewrap also writes its own reports here. Ends
  // with the first program.
  FileDescriptor status;
  FileDescriptor starting;  // ends when the first program has started
};

// Throws std::system_error or std::runtime_error if this machine has no process, descriptor or user
// number left.
Launched launch(const Command& command, Sandbox sandbox);

constexpr const char* kBubblewrap = "/usr/bin/bwrap";

// Bubblewrap (https://github.com/containers/bubblewrap), its options and the command. There is no
// /proc inside: neither compilers nor subjects need it, and in many containers the kernel refuses
// to mount one.
std::vector<std::string> bubblewrapArguments(const Command& command);

}  // namespace grading

#endif
