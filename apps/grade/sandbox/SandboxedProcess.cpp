#include "apps/grade/sandbox/SandboxedProcess.h"

#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <ctime>
#include <fstream>
#include <string>
#include <thread>
#include <utility>

namespace grading {
namespace {

using Kind = Termination::Kind;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using Clock = std::chrono::steady_clock;

// The interval between two readings of the processor time of a program that says nothing.
constexpr milliseconds kGlance{20};

// Whether there is something to read, write or notice before the deadline.
bool isReady(const FileDescriptor& file, short events, Clock::time_point deadline) {
  const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
  pollfd event{file.number(), events, 0};
  return poll(&event, 1, static_cast<int>(std::max(left, milliseconds(0)).count())) > 0;
}

// Kills the process and the others of its group, and waits for its end, which has this reason if
// that killed it. No other process can have its number before that.
Termination killed(pid_t process, Kind reason, const Bounds& bounds) {
  int status = 0;
  rusage used{};
  kill(-process, SIGKILL);
  TEMP_FAILURE_RETRY(wait4(process, &status, 0, &used));
  Termination ending;
  ending.cpu = std::chrono::seconds(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
               std::chrono::microseconds(used.ru_utime.tv_usec + used.ru_stime.tv_usec);
  ending.kind = WIFEXITED(status) ? Kind::exited : Kind::signalled;
  ending.code = WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status);
  if (ending.kind == Kind::exited) return ending;
  const bool wasKilled = ending.code == SIGKILL;
  if (ending.code == SIGXCPU || (wasKilled && ending.cpu > bounds.cpu)) {
    ending.kind = Kind::cpuLimit;
  } else if (wasKilled) {
    ending.kind = reason;
  } else if (ending.code == SIGSYS) {
    ending.code = SIGABRT;  // the filter lets no program signal itself
  }
  return ending;
}

bool hasEnded(pid_t process) {
  siginfo_t about{};
  const auto number = static_cast<id_t>(process);
  return waitid(P_PID, number, &about, WEXITED | WNOHANG | WNOWAIT) != 0 || about.si_pid != 0;
}

// Whether it waits, and not for a processor. False if the system does not tell.
bool isAsleep(pid_t process) {
  std::ifstream about("/proc/" + std::to_string(process) + "/stat");
  std::string line;
  std::getline(about, line);
  return line.find(") S ") != std::string::npos;
}

}  // namespace

std::string Termination::sentence() const {
  const std::string number = std::to_string(code);
  switch (kind) {
    case Kind::exited:
      return code == 0 ? "It ended by itself." : "It ended by itself, with status " + number + ".";
    case Kind::signalled:
      return std::string("It crashed: ") + strsignal(code) + " (signal " + number + ").";
    case Kind::cpuLimit: return "It was stopped: the limit of processor time was reached.";
    case Kind::wallLimit: return "It was stopped: it exceeded its limit of elapsed time.";
    case Kind::outputLimit: return "It was stopped: it answered far too much.";
    case Kind::killedByUs: return "It was still running, and was stopped.";
    case Kind::notStarted: return "It could not be started: " + output;
  }
  return "";
}

SandboxedProcess::SandboxedProcess(const Command& command, Sandbox sandbox)
    : command_(command), launched_(launch(command, sandbox, Role::subject)) {
  termination_.output = launched_.whyNot;
}

SandboxedProcess::~SandboxedProcess() {
  end();
}

bool SandboxedProcess::send(std::string_view line, milliseconds wait) {
  const auto deadline = Clock::now() + wait;
  std::string all(line);
  all += '\n';
  std::string_view rest = all;
  while (!rest.empty()) {
    const ssize_t sent =
        ::send(launched_.questions.number(), rest.data(), rest.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(sent));
    } else if (errno == EAGAIN) {
      if (!isReady(launched_.questions, POLLOUT, deadline) && Clock::now() >= deadline)
        return false;
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

Reply SandboxedProcess::receive(milliseconds wait) {
  const auto deadline = Clock::now() + wait;
  std::size_t searched = begin_;
  while (launched_.process >= 0) {
    if (isTimeUsed()) {
      end();
      break;
    }
    const std::size_t end = received_.find('\n', searched);
    if (end != std::string::npos) {
      Reply reply{Reply::Kind::line, received_.substr(begin_, end - begin_)};
      begin_ = end + 1;
      return reply;
    }
    received_.erase(0, std::exchange(begin_, 0));
    searched = received_.size();
    if (searched > kLongestLine || receivedBytes_ > command_.bounds.answerBytes) {
      stop(Kind::outputLimit);
      break;
    }
    const auto glance = Clock::now();
    isReady(launched_.answers, POLLIN, std::min(deadline, glance + kGlance));
    std::array<char, 65536> part;
    const ssize_t length = recv(launched_.answers.number(), part.data(), part.size(), MSG_DONTWAIT);
    if (length < 0 && (errno == EAGAIN || errno == EINTR)) {
      if (isAsleep(launched_.process)) asleep_ += Clock::now() - glance;
      if (Clock::now() >= deadline) return {Reply::Kind::timedOut, ""};
      continue;
    }
    if (length <= 0) break;
    received_.append(part.data(), static_cast<std::size_t>(length));
    receivedBytes_ += static_cast<std::size_t>(length);
  }
  return {Reply::Kind::ended, ""};
}

nanoseconds SandboxedProcess::cpuTime() {
  clockid_t clock;
  timespec time{};
  if (launched_.process >= 0 && clock_getcpuclockid(launched_.process, &clock) == 0 &&
      clock_gettime(clock, &time) == 0) {
    note(asleep_ + std::chrono::seconds(time.tv_sec) + nanoseconds(time.tv_nsec));
  }
  return termination_.cpu;
}

void SandboxedProcess::note(nanoseconds cpu) {
  const nanoseconds more = std::max(cpu - termination_.cpu, nanoseconds(0));
  termination_.cpu += more;
  if (command_.budget) command_.budget->useCpu(more);
}

bool SandboxedProcess::isTimeUsed() {
  const nanoseconds cpu = cpuTime();
  return cpu > command_.bounds.cpu || (command_.budget && command_.budget->isCpuUsed());
}

bool SandboxedProcess::isRunning() {
  return launched_.process >= 0 && !hasEnded(launched_.process);
}

Termination SandboxedProcess::end() {
  return stop(isTimeUsed() ? Kind::cpuLimit : Kind::killedByUs);
}

Termination SandboxedProcess::stop(Kind reason) {
  if (launched_.process < 0) return termination_;
  const Termination ending = killed(launched_.process, reason, command_.bounds);
  launched_ = {};
  note(asleep_ + ending.cpu);
  termination_.kind = ending.kind;
  termination_.code = ending.code;
  return termination_;
}

Termination run(const Command& command, Sandbox sandbox, Role role, const std::atomic<bool>& stop) {
  const auto deadline = Clock::now() + command.bounds.wall;
  const Launched launched = launch(command, sandbox, role);
  if (launched.process < 0) return {.output = launched.whyNot};
  const auto isOver = [&] { return stop || Clock::now() >= deadline; };
  std::string output;
  std::array<char, 65536> part;
  while (!isOver()) {
    if (!isReady(launched.answers, POLLIN, std::min(deadline, Clock::now() + kGlance))) continue;
    const ssize_t length = read(launched.answers.number(), part.data(), part.size());
    if (length <= 0) break;
    const std::size_t room = command.bounds.outputBytes - output.size();
    output.append(part.data(), std::min(room, static_cast<std::size_t>(length)));
  }
  while (!hasEnded(launched.process) && !isOver()) {
    std::this_thread::sleep_for(milliseconds(1));
  }
  Termination ending = killed(launched.process, Kind::wallLimit, command.bounds);
  ending.output = std::move(output);
  if (command.budget) command.budget->useCpu(ending.cpu);
  return ending;
}

}  // namespace grading
