#include "apps/support/StopOnSignal.h"

#include <chrono>

namespace apps {
namespace {

using Clock = std::chrono::steady_clock;

// Some supervisors send the same signal twice, to the process and to its group.
constexpr Clock::duration kSameRequest = std::chrono::milliseconds(500);

// A signal handler may only access globals that are lock-free atomics.
std::atomic<bool> raised = false;
std::atomic<int> received = 0;
std::atomic<Clock::rep> receivedAt = 0;
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free &&
              std::atomic<Clock::rep>::is_always_lock_free);

void raise(int signal) {
  const Clock::duration now = Clock::now().time_since_epoch();
  if (!raised) {
    received = signal;
    receivedAt = now.count();
    raised = true;
  } else if (now - Clock::duration(receivedAt) > kSameRequest) {
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  }
}

void handle(int signal, struct sigaction& before) {
  sigaction(signal, nullptr, &before);
  if (before.sa_handler == SIG_IGN) return;  // stay ignored, as under nohup and in background jobs
  struct sigaction action {};
  action.sa_handler = raise;
  sigaction(signal, &action, nullptr);
}

}  // namespace

StopOnSignal::StopOnSignal() {
  raised = false;
  received = 0;
  handle(SIGINT, interruptBefore_);
  handle(SIGTERM, terminateBefore_);
}

StopOnSignal::~StopOnSignal() {
  sigaction(SIGINT, &interruptBefore_, nullptr);
  sigaction(SIGTERM, &terminateBefore_, nullptr);
}

const std::atomic<bool>& StopOnSignal::flag() const {
  return raised;
}

int StopOnSignal::exitStatus() const {
  return received == 0 ? 0 : 128 + received;
}

}  // namespace apps
