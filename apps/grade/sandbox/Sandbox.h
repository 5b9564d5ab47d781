// Sandbox.h: how this machine can restrict what a submission does. Its programs, the subjects, may
// make only the system calls of SystemCallFilter.h, in every sandbox. Sandboxes differ in what
// restricts the files of the compiler, which reads the submission.

#ifndef APPS_GRADE_SANDBOX_SANDBOX_H_
#define APPS_GRADE_SANDBOX_SANDBOX_H_

#include <sys/types.h>

#include <string>
#include <string_view>

namespace grading {

enum class Sandbox {
  landlock,
  bubblewrap,  // for the compiler alone
  user,        // nothing but the rights of another user; for root only
  none,        // subjects are not restricted either
};

// "landlock", "bubblewrap", "user" or "none".
std::string_view nameOf(Sandbox sandbox);

// What the sandbox lacks, as a sentence for the report. Empty if it lacks nothing.
std::string lackOf(Sandbox sandbox);

// The first that works on this machine. Tries each once. Sandbox::none if none works.
Sandbox strongestSandbox();

// Why there is only Sandbox::none, and what the administrator can do, in two lines.
std::string whyNoSandbox();

// The user and the group of sandboxed programs that root starts. Linux distributions give this
// number to nobody: https://systemd.io/UIDS-GIDS
inline constexpr uid_t kSandboxUser = 65530;

}  // namespace grading

#endif
