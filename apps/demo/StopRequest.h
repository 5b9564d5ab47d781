// StopRequest.h: Ctrl-C (SIGINT) or SIGTERM raises a flag instead of ending the program, so that it
// can stop in good order. A second one ends it at once.

#ifndef APPS_DEMO_STOPREQUEST_H_
#define APPS_DEMO_STOPREQUEST_H_

#include <atomic>
#include <csignal>

namespace demo {

// The signal that asked to stop; 0 if none did.
inline std::atomic<int> stopSignal = 0;

// Fits search::Limits::stop.
inline std::atomic<bool> isStopped = false;

extern "C" inline void requestStop(int signal) {
  stopSignal = signal;
  isStopped = true;
  std::signal(signal, SIG_DFL);
}

// Has the flag raised from now on, unless whoever started the program had it ignore the signals, as
// nohup does.
inline void awaitStopRequests() {
  for (const int signal : {SIGINT, SIGTERM}) {
    if (std::signal(signal, requestStop) == SIG_IGN) std::signal(signal, SIG_IGN);
  }
}

// The status with which programs exit that such a signal ended: 130 for Ctrl-C. 0 without one.
inline int statusOfStop() {
  return stopSignal == 0 ? 0 : 128 + stopSignal;
}

}  // namespace demo

#endif
