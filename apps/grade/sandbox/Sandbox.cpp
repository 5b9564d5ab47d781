#include "apps/grade/sandbox/Sandbox.h"

#include <unistd.h>

#include <exception>

#include "apps/grade/sandbox/FileRules.h"
#include "apps/grade/sandbox/SandboxedProcess.h"
#include "apps/grade/sandbox/ScratchFolder.h"
#include "apps/grade/sandbox/SystemCallFilter.h"

namespace grading {
namespace {

// Runs a program that does nothing as a compiler. Returns an error message, empty on success.
std::string faultOf(Sandbox sandbox) {
  try {
    const ScratchFolder scratch;
    Command command;
    command.kind = Command::Kind::compiler;
    command.arguments = {"/bin/true"};
    command.folder = scratch.path();
    const Termination ending = run(command, sandbox);
    if (ending.kind == Termination::Kind::exited && ending.code == 0) return "";
    return ending.output.empty() ? ending.sentence()
                                 : ending.output.substr(0, ending.output.find('\n'));
  } catch (const std::exception& error) {
    return error.what();
  }
}

std::string whyNoBubblewrap() {
  if (access(kBubblewrap, X_OK) != 0) {
    return "it is not installed (as root: apt-get install bubblewrap)";
  }
  return faultOf(Sandbox::bubblewrap);
}

Sandbox findStrongest() {
  if (!hasSystemCallFilter()) return Sandbox::none;
  if (hasLandlock() && faultOf(Sandbox::landlock).empty()) return Sandbox::landlock;
  if (whyNoBubblewrap().empty()) return Sandbox::bubblewrap;
  return geteuid() == 0 && faultOf(Sandbox::user).empty() ? Sandbox::user : Sandbox::none;
}

}  // namespace

std::string_view nameOf(Sandbox sandbox) {
  switch (sandbox) {
    case Sandbox::landlock: return "landlock";
    case Sandbox::bubblewrap: return "bubblewrap";
    case Sandbox::user: return "user";
    case Sandbox::none: break;
  }
  return "none";
}

std::string lackOf(Sandbox sandbox) {
  if (sandbox == Sandbox::user) {
    return "The sandbox lacks Landlock and bubblewrap: code of the submission could include every "
           "file that all users of this machine may read.";
  }
  return sandbox == Sandbox::none ? "There was no sandbox: its code could do everything." : "";
}

Sandbox strongestSandbox() {
  static const Sandbox strongest = findStrongest();
  return strongest;
}

std::string whyNoSandbox() {
  if (!hasSystemCallFilter()) return "  this kernel has no system call filters (seccomp)";
  const std::string landlock =
      hasLandlock() ? faultOf(Sandbox::landlock) : "the kernel lacks it (Linux 5.13 and newer)";
  return "  Landlock: " + landlock + "\n  bubblewrap: " + whyNoBubblewrap();
}

}  // namespace grading
