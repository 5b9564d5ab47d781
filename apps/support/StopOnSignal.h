// StopOnSignal.h: from stopOnSignal() on, SIGINT (Ctrl-C) and SIGTERM set a flag instead of ending
// the program, so that it can stop cleanly. A second signal, half a second later or more, ends the
// program at once.

#pragma once

#include <atomic>
#include <chrono>
#include <csignal>

namespace apps {

// A signal handler may only access globals that are lock-free atomics.
struct ReceivedSignal {
  using Clock = std::chrono::steady_clock;
  static inline std::atomic<bool> isThere = false;
  static inline std::atomic<int> signal = 0;
  static inline std::atomic<Clock::rep> time = 0;
  static inline std::atomic<int> unfinished = 1;  // see Unfinished
  static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free &&
                std::atomic<Clock::rep>::is_always_lock_free);

  static void end(int signalNow) {
    std::signal(signalNow, SIG_DFL);
    std::raise(signalNow);
  }

  static void handle(int signalNow) {
    // Some supervisors send the same signal twice, to the process and to its group.
    constexpr Clock::duration kSameRequest = std::chrono::milliseconds(500);
    const Clock::duration now = Clock::now().time_since_epoch();
    if (unfinished == 0) {
      end(signalNow);
    } else if (!isThere) {
      signal = signalNow;
      time = now.count();
      isThere = true;
    } else if (now - Clock::duration(time) > kSameRequest) {
      end(signalNow);
    }
  }
};

// The flag, which fits search::Limits::stop.
inline const std::atomic<bool>& stopOnSignal() {
  for (const int signal : {SIGINT, SIGTERM}) {
    struct sigaction action {};
    sigaction(signal, nullptr, &action);
    if (action.sa_handler == SIG_IGN) continue;  // stays ignored, as under nohup
    action = {};
    action.sa_handler = ReceivedSignal::handle;
    sigaction(signal, &action, nullptr);
  }
  return ReceivedSignal::isThere;
}

// Work that is to be ended cleanly, in a program that sets ReceivedSignal::unfinished to 0 at its
// start: between such pieces of work, as while it waits for input, a signal ends it at once; after
// a signal, the end of the last piece does.
struct Unfinished {
  Unfinished() { ++ReceivedSignal::unfinished; }
  ~Unfinished() {
    if (--ReceivedSignal::unfinished == 0 && ReceivedSignal::isThere) {
      ReceivedSignal::end(ReceivedSignal::signal);
    }
  }
  Unfinished(const Unfinished&) = delete;
};

// The conventional exit status for the signal received: 130 for SIGINT. 0 if none was received.
inline int signalStatus() {
  return ReceivedSignal::signal == 0 ? 0 : 128 + ReceivedSignal::signal;
}

}  // namespace apps
