#include "apps/grade/sandbox/SandboxedProcess.h"

#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include "apps/grade/sandbox/Launch.h"
#include "apps/grade/sandbox/Supervisor.h"
#include "apps/grade/sandbox/TimeBudget.h"

namespace grading {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::hours kLongestWait{24};  // for callers that pass the maximum

}  // namespace

SandboxedProcess::SandboxedProcess(const Command& command, Sandbox sandbox)
    : mostBytes_(command.bounds.answerBytes) {
  Launched launched = launch(command, sandbox);
  questions_ = std::move(launched.questions);
  answers_ = std::move(launched.answers);
  supervisor_ = std::make_unique<Supervisor>(std::move(launched), command, sandbox);
  // The supervisor would stop it too, but only after it could have answered.
  isSilenced_ = command.budget && command.budget->isCpuUsed();
  if (isSilenced_) supervisor_->stop(Termination::Kind::cpuLimit);
}

SandboxedProcess::~SandboxedProcess() = default;
SandboxedProcess::SandboxedProcess(SandboxedProcess&&) noexcept = default;
SandboxedProcess& SandboxedProcess::operator=(SandboxedProcess&&) noexcept = default;

bool SandboxedProcess::send(std::string_view line, milliseconds wait) {
  const auto deadline = Clock::now() + wait;
  std::string rest(line);
  rest += '\n';
  while (!rest.empty()) {
    const ssize_t sent =
        ::send(questions_.number(), rest.data(), rest.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0 && errno == EAGAIN) {
      const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
      pollfd event{questions_.number(), POLLOUT, 0};
      if (left.count() <= 0) return false;
      poll(&event, 1, static_cast<int>(left.count()));
      continue;
    }
    if (sent < 0) return false;
    rest.erase(0, static_cast<std::size_t>(sent));
  }
  return true;
}

Reply SandboxedProcess::receive(milliseconds wait) {
  const auto deadline = Clock::now() + std::min<milliseconds>(wait, kLongestWait);
  std::size_t searched = 0;
  if (isSilenced_) return {Reply::Kind::ended, ""};
  while (true) {
    const std::size_t end = received_.find('\n', searched);
    if (end != std::string::npos) {
      Reply reply{Reply::Kind::line, received_.substr(0, end)};
      received_.erase(0, end + 1);
      return reply;
    }
    searched = received_.size();
    if (searched > kLongestLine || receivedBytes_ > mostBytes_) {
      supervisor_->stop(Termination::Kind::outputLimit);
      return {Reply::Kind::ended, ""};
    }
    const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
    pollfd event{answers_.number(), POLLIN, 0};
    const int ready = poll(&event, 1, static_cast<int>(std::max(left, milliseconds(0)).count()));
    if (ready < 0 && errno == EINTR) continue;
    if (ready == 0) return {Reply::Kind::timedOut, ""};
    std::array<char, 65536> part;
    const ssize_t length = recv(answers_.number(), part.data(), part.size(), 0);
    if (length <= 0) return {Reply::Kind::ended, ""};
    received_.append(part.data(), static_cast<std::size_t>(length));
    receivedBytes_ += static_cast<std::size_t>(length);
  }
}

std::chrono::nanoseconds SandboxedProcess::cpuTime() const {
  return supervisor_->cpuTime();
}

bool SandboxedProcess::isRunning() const {
  return supervisor_->isRunning();
}

Termination SandboxedProcess::wait() {
  return supervisor_->termination();
}

Termination SandboxedProcess::end() {
  supervisor_->stop(Termination::Kind::killedByUs);
  return supervisor_->termination();
}

Termination run(const Command& command, Sandbox sandbox) {
  SandboxedProcess process(command, sandbox);
  return process.wait();
}

}  // namespace grading
