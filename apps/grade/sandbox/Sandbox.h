// Sandbox.h: starts all programs of the autograder, with restricted rights. A subject may make only
// the system calls of Restrictions.h. A compiler, which reads the submission, may reach only some
// files; what restricts it depends on the machine.

#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/FileDescriptor.h"

namespace grading {

// What restricts the compiler.
enum class Sandbox {
  landlock,
  user,  // nothing but the rights of another user; for root only
  none,  // subjects are not restricted either
};

// "landlock", "user" or "none".
std::string_view nameOf(Sandbox sandbox);

// What the sandbox lacks, as a sentence for the report. Empty if it lacks nothing.
std::string lackOf(Sandbox sandbox);

// The first that works on this machine. Tries each once. Sandbox::none if none works. Throws
// std::runtime_error if there can be no temporary folder.
Sandbox strongestSandbox();

// Why there is only Sandbox::none, and what helps, in a line.
std::string whyNoSandbox();

// The user and the group of sandboxed programs that root starts. Linux distributions give this
// number to nobody: https://systemd.io/UIDS-GIDS
inline constexpr uid_t kSandboxUser = 65530;

// The process, which leads a process group of its own, and this process's ends of the channels.
struct Launched {
  pid_t process = -1;          // -1: it could not be started
  std::string whyNot{};        // the reason then, else empty
  FileDescriptor questions{};  // writable; becomes a subject's descriptor 3
  FileDescriptor answers{};    // readable; a subject's 4, or the 1 and 2 of the others
};

enum class Role {
  subject,
  compiler,
  grader,  // this program itself, which nothing restricts or bounds; it gets our environment
};

// Returns when the program has started, or cannot. The calling thread has to live as long as the
// program: the kernel kills the program when this thread ends, even by SIGKILL.
Launched launch(const Command& command, Sandbox sandbox, Role role);

}  // namespace grading
