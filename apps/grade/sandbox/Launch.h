// Launch.h: starts a sandboxed command as a child process that dies with this one.

#ifndef APPS_GRADE_SANDBOX_LAUNCH_H_
#define APPS_GRADE_SANDBOX_LAUNCH_H_

#include <sys/types.h>

#include <string>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/FileDescriptor.h"
#include "apps/grade/sandbox/Sandbox.h"

namespace grading {

// The process, which leads a process group of its own, and this process's ends of the channels.
struct Launched {
  pid_t process = -1;        // -1: this machine has no processes or descriptors left
  FileDescriptor questions;  // writable; becomes the program's descriptor 3, of subjects only
  FileDescriptor answers;    // readable; 4, of subjects only
  FileDescriptor output;     // readable; 1 and 2, of compilers only
  std::string whyNot;        // the reason if it could not be started
};

// Returns when the program has started. The calling thread has to live as long as the program: the
// kernel kills the program when this thread ends, even by SIGKILL.
Launched launch(const Command& command, Sandbox sandbox);

}  // namespace grading

#endif
