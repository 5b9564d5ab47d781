// GracePeriod.h: a period after a request to stop, in which work begun can be finished.

#ifndef APPS_COMPARE_GRACEPERIOD_H_
#define APPS_COMPARE_GRACEPERIOD_H_

#include <atomic>
#include <chrono>
#include <stop_token>
#include <thread>

namespace comparing {

class GracePeriod {
 public:
  // The period begins when `stop` is set. `stop` has to outlive this object.
  GracePeriod(const std::atomic<bool>& stop, std::chrono::milliseconds length);

  // Set at the end of the period. Fits search::Limits::stop.
  const std::atomic<bool>& end() const { return end_; }

 private:
  void watch(const std::atomic<bool>& stop, std::chrono::milliseconds length,
             const std::stop_token& noLonger);

  std::atomic<bool> end_ = false;
  std::jthread watching_;
};

}  // namespace comparing

#endif
