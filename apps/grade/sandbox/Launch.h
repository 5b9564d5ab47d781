// Launch.h: starts a sandboxed command under a reaper process (Reaper.h).

#ifndef APPS_GRADE_SANDBOX_LAUNCH_H_
#define APPS_GRADE_SANDBOX_LAUNCH_H_

#include <sys/types.h>

#include <string>
#include <vector>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/FileDescriptor.h"

namespace grading {

// The reaper, and this process's ends of the channels to it and the program.
struct Launched {
  pid_t reaper = -1;         // ends after all processes of the program
  FileDescriptor lifeline;   // closing it kills all processes
  FileDescriptor questions;  // writable; the other ends are readable
  FileDescriptor answers;
  FileDescriptor output;  // closes when the reaper ends
  // Receives the reason if the program could not be started, and bubblewrap's status reports.
  // Closes when the first program ends.
  FileDescriptor status;
  FileDescriptor starting;  // closes when the first program has started
};

// Throws std::system_error or std::runtime_error if this machine has no processes, descriptors or
// user numbers left.
Launched launch(const Command& command, Sandbox sandbox);

constexpr const char* kBubblewrap = "/usr/bin/bwrap";

// The command line of bubblewrap (https://github.com/containers/bubblewrap), with the command at
// its end. Mounts no /proc: compilers and subjects do not need it, and in many containers the
// kernel refuses to mount it.
std::vector<std::string> bubblewrapArguments(const Command& command);

}  // namespace grading

#endif
