#include "apps/support/StopOnSignal.h"

namespace apps {
namespace {

// A signal handler reaches nothing but globals, and only atomics without a lock.
std::atomic<bool> raised = false;
std::atomic<int> received = 0;
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

void raise(int signal) {
  received = signal;
  raised = true;
}

void handle(int signal, struct sigaction& before) {
  sigaction(signal, nullptr, &before);
  if (before.sa_handler == SIG_IGN) return;  // as nohup and background jobs want it
  struct sigaction action {};
  action.sa_handler = raise;
  action.sa_flags = static_cast<int>(SA_RESETHAND);  // the next one is for the default action
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
