#include "apps/grade/sandbox/AvailableSandbox.h"

#include <unistd.h>

#include <algorithm>
#include <exception>
#include <fstream>

#include "apps/grade/sandbox/FileAccess.h"
#include "apps/grade/sandbox/Launch.h"
#include "apps/grade/sandbox/SandboxedProcess.h"
#include "apps/grade/sandbox/ScratchFolder.h"
#include "apps/grade/sandbox/SystemCallFilter.h"

namespace grading {
namespace {

// Runs programs that do nothing in the sandbox. Returns an error message, empty on success.
std::string tryOut(Sandbox sandbox, bool mayStartPrograms = true) {
  try {
    const ScratchFolder scratch;
    Command command;
    command.arguments = {kStarter, "--version"};
    command.mayStartPrograms = mayStartPrograms;
    command.folder = scratch.path();
    const Termination ending = run(command, sandbox);
    if (ending.kind == Termination::Kind::exited && ending.code == 0) {
      return mayStartPrograms ? tryOut(sandbox, false) : "";
    }
    return ending.output.empty() ? ending.sentence()
                                 : ending.output.substr(0, ending.output.find('\n'));
  } catch (const std::exception& error) {
    return error.what();
  }
}

// How to permit unprivileged user namespaces on this machine.
std::string howToAllowNamespaces() {
  struct Switch {
    std::string name;
    std::string off;
    std::string on;
  };
  const Switch switches[] = {{"kernel.apparmor_restrict_unprivileged_userns", "1", "0"},  // Ubuntu
                             {"kernel.unprivileged_userns_clone", "0", "1"},              // Debian
                             {"user.max_user_namespaces", "0", "10000"}};
  for (const Switch& each : switches) {
    std::string path = "/proc/sys/" + each.name;
    std::replace(path.begin() + 10, path.end(), '.', '/');
    std::string value;
    std::ifstream(path) >> value;
    if (value == each.off) return "as root: sysctl -w " + each.name + '=' + each.on;
  }
  return "in a container: docker run --security-opt seccomp=unconfined --security-opt "
         "apparmor=unconfined";
}

std::string whyNoBubblewrap() {
  if (access(kBubblewrap, X_OK) != 0) {
    return "it is not installed (as root: apt-get install bubblewrap)";
  }
  const std::string fault = tryOut(Sandbox::bubblewrap);
  if (fault.empty()) return "";
  return "version 0.8 or newer is needed, and users must be allowed to make namespaces (" +
         howToAllowNamespaces() + "); it said: " + fault;
}

std::string whyNoUser() {
  if (geteuid() != 0) return "only root can run programs as another user";
  if (!hasSystemCallFilter()) return "there is no system call filter for this kind of processor";
  const std::string fault = tryOut(Sandbox::unprivilegedUser);
  return fault.empty() ? "" : "a program could not be run as another user: " + fault;
}

}  // namespace

std::string whyNot(Sandbox sandbox) {
  static const std::string bubblewrap = whyNoBubblewrap();
  if (sandbox == Sandbox::bubblewrap) return bubblewrap;
  if (sandbox == Sandbox::none) return "";
  static const std::string user = whyNoUser();
  return user;
}

std::optional<Sandbox> strongestSandbox() {
  for (const auto sandbox : {Sandbox::bubblewrap, Sandbox::unprivilegedUser}) {
    if (whyNot(sandbox).empty()) return sandbox;
  }
  return std::nullopt;
}

}  // namespace grading
