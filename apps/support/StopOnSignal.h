// StopOnSignal.h: while an object of this class exists, SIGINT (Ctrl-C) and SIGTERM set a flag
// instead of ending the program, so that it can stop cleanly. A second signal, half a second later
// or more, ends the program at once.

#ifndef APPS_SUPPORT_STOPONSIGNAL_H_
#define APPS_SUPPORT_STOPONSIGNAL_H_

#include <atomic>
#include <chrono>
#include <csignal>

namespace apps {

// At most one object may exist at a time.
class StopOnSignal {
 public:
  StopOnSignal() {
    raised_ = false;
    received_ = 0;
    handle(SIGINT, interruptBefore_);
    handle(SIGTERM, terminateBefore_);
  }
  ~StopOnSignal() {
    sigaction(SIGINT, &interruptBefore_, nullptr);
    sigaction(SIGTERM, &terminateBefore_, nullptr);
  }
  StopOnSignal(const StopOnSignal&) = delete;
  StopOnSignal& operator=(const StopOnSignal&) = delete;

  // Fits search::Limits::stop.
  const std::atomic<bool>& flag() const { return raised_; }
  bool isRaised() const { return raised_; }

  // The conventional exit status for the signal received: 130 for SIGINT. 0 if none was received.
  int exitStatus() const { return received_ == 0 ? 0 : 128 + received_; }

 private:
  using Clock = std::chrono::steady_clock;

  static void raise(int signal) {
    // Some supervisors send the same signal twice, to the process and to its group.
    constexpr Clock::duration kSameRequest = std::chrono::milliseconds(500);
    const Clock::duration now = Clock::now().time_since_epoch();
    if (!raised_) {
      received_ = signal;
      receivedAt_ = now.count();
      raised_ = true;
    } else if (now - Clock::duration(receivedAt_) > kSameRequest) {
      std::signal(signal, SIG_DFL);
      std::raise(signal);
    }
  }

  static void handle(int signal, struct sigaction& before) {
    sigaction(signal, nullptr, &before);
    if (before.sa_handler == SIG_IGN) return;  // stay ignored, as under nohup and in background
    struct sigaction action {};
    action.sa_handler = raise;
    sigaction(signal, &action, nullptr);
  }

  // A signal handler may only access globals that are lock-free atomics.
  static inline std::atomic<bool> raised_ = false;
  static inline std::atomic<int> received_ = 0;
  static inline std::atomic<Clock::rep> receivedAt_ = 0;
  static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free &&
                std::atomic<Clock::rep>::is_always_lock_free);

  struct sigaction interruptBefore_;
  struct sigaction terminateBefore_;
};

}  // namespace apps

#endif
