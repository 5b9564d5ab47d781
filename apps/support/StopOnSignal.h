// StopOnSignal.h: while an object of this class exists, SIGINT (Ctrl-C) and SIGTERM set a flag
// instead of ending the program, so that it can stop cleanly. A second signal, half a second later
// or more, ends the program at once.

#ifndef APPS_SUPPORT_STOPONSIGNAL_H_
#define APPS_SUPPORT_STOPONSIGNAL_H_

#include <atomic>
#include <csignal>

namespace apps {

// At most one object may exist at a time.
class StopOnSignal {
 public:
  StopOnSignal();
  ~StopOnSignal();
  StopOnSignal(const StopOnSignal&) = delete;
  StopOnSignal& operator=(const StopOnSignal&) = delete;

  // Fits search::Limits::stop.
  const std::atomic<bool>& flag() const;
  bool isRaised() const { return flag(); }

  // The conventional exit status for the signal received: 130 for SIGINT. 0 if none was received.
  int exitStatus() const;

 private:
  struct sigaction interruptBefore_;
  struct sigaction terminateBefore_;
};

}  // namespace apps

#endif
