#include "apps/grade/class/ChildProcess.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <system_error>
#include <thread>

namespace grading {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto kGlance = 20ms;
constexpr auto kGrace = 5s;

// Runs between fork() and exec(), so it makes only system calls.
[[noreturn]] void become(char* const* arguments, const char* log, pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != parent) _exit(125);
  // A terminal sends Ctrl-C to a whole process group. In its own group, the child is stopped only
  // by its parent.
  setpgid(0, 0);
  const int in = open("/dev/null", O_RDONLY);
  const int out = open(log, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (in < 0 || out < 0) _exit(126);
  dup2(in, STDIN_FILENO);
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  execv(arguments[0], arguments);
  _exit(127);
}

pid_t start(const std::vector<std::string>& arguments, const std::string& log) {
  std::vector<char*> pointers;
  for (const std::string& each : arguments) pointers.push_back(const_cast<char*>(each.c_str()));
  pointers.push_back(nullptr);
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child < 0) throw std::system_error(errno, std::generic_category(), "cannot start a process");
  if (child == 0) become(pointers.data(), log.c_str(), parent);
  return child;
}

}  // namespace

std::string ChildExit::sentence() const {
  if (isExited) return fmt::format("It ended with status {}.", code);
  return fmt::format("It ended by signal {} ({}).", code, strsignal(code));
}

ChildExit runChild(const std::vector<std::string>& arguments, const std::filesystem::path& log,
                   std::chrono::seconds most, const std::atomic<bool>& stop) {
  const pid_t child = start(arguments, log.string());
  ChildExit ending;
  Clock::time_point latest = Clock::now() + most;
  for (;;) {
    int status = 0;
    const pid_t changed = waitpid(child, &status, WNOHANG);
    if (changed == child) {
      ending.isExited = WIFEXITED(status);
      ending.code = ending.isExited ? WEXITSTATUS(status) : WTERMSIG(status);
      return ending;
    }
    if (changed < 0 && errno != EINTR) {
      throw std::system_error(errno, std::generic_category(), "cannot wait for a process");
    }
    const bool isOver = Clock::now() >= latest;
    if (ending.isStopped && isOver) kill(child, SIGKILL);
    if (!ending.isStopped && (isOver || stop)) {
      kill(child, SIGTERM);
      ending.isStopped = true;
      latest = Clock::now() + kGrace;
    }
    std::this_thread::sleep_for(kGlance);
  }
}

}  // namespace grading
