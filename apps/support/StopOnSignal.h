// StopOnSignal.h: while one of these lives, Ctrl-C (SIGINT) or SIGTERM raises a flag instead of
// ending the program, so that it can stop in good order. A second one, from half a second later on,
// ends it at once.

#ifndef APPS_SUPPORT_STOPONSIGNAL_H_
#define APPS_SUPPORT_STOPONSIGNAL_H_

#include <atomic>
#include <csignal>

namespace apps {

// There can be one at a time.
class StopOnSignal {
 public:
  StopOnSignal();
  ~StopOnSignal();
  StopOnSignal(const StopOnSignal&) = delete;
  StopOnSignal& operator=(const StopOnSignal&) = delete;

  // Fits search::Limits::stop.
  const std::atomic<bool>& flag() const;
  bool isRaised() const { return flag(); }

  // The status with which programs exit that such a signal ended: 130 for Ctrl-C. 0 without one.
  int exitStatus() const;

 private:
  struct sigaction interruptBefore_;
  struct sigaction terminateBefore_;
};

}  // namespace apps

#endif
