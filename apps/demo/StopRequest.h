// StopRequest.h: SIGINT (Ctrl-C) and SIGTERM set a flag instead of ending the program, so that it
// can stop cleanly. A second signal ends it immediately.

#ifndef APPS_DEMO_STOPREQUEST_H_
#define APPS_DEMO_STOPREQUEST_H_

#include <atomic>
#include <csignal>

namespace demo {

// The signal received; 0 if there was none.
inline std::atomic<int> stopSignal = 0;

// The flag, for search::Limits::stop.
inline std::atomic<bool> isStopped = false;

extern "C" inline void requestStop(int signal) {
  stopSignal = signal;
  isStopped = true;
  std::signal(signal, SIG_DFL);
}

// Installs the signal handlers. A signal that the parent process had set to be ignored, as nohup
// does, stays ignored.
inline void awaitStopRequests() {
  for (const int signal : {SIGINT, SIGTERM}) {
    if (std::signal(signal, requestStop) == SIG_IGN) std::signal(signal, SIG_IGN);
  }
}

// The exit status of a program ended by such a signal: 130 for Ctrl-C. 0 if there was none.
inline int statusOfStop() {
  return stopSignal == 0 ? 0 : 128 + stopSignal;
}

}  // namespace demo

#endif
