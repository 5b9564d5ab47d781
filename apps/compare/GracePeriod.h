// GracePeriod.h: a period after a request to stop, in which started work can be finished.

#ifndef APPS_COMPARE_GRACEPERIOD_H_
#define APPS_COMPARE_GRACEPERIOD_H_

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

namespace compareSearch {

class GracePeriod {
 public:
  // The period begins when `stop` is set. `stop` must outlive this object.
  GracePeriod(const std::atomic<bool>& stop, std::chrono::milliseconds length)
      : watching_([this, &stop, length](const std::stop_token& noLonger) {
          watch(stop, length, noLonger);
        }) {}

  // Set at the end of the period. Can be used as search::Limits::stop.
  const std::atomic<bool>& end() const { return end_; }

 private:
  // A signal handler cannot wake a waiting thread, so this thread polls.
  void watch(const std::atomic<bool>& stop, std::chrono::milliseconds length,
             const std::stop_token& noLonger) {
    constexpr std::chrono::milliseconds kPollEvery(20);
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any over;
    const auto sleep = [&](std::chrono::milliseconds time) {
      over.wait_for(lock, noLonger, time, [] { return false; });
    };
    while (!stop && !noLonger.stop_requested()) sleep(kPollEvery);
    sleep(length);
    end_ = true;
  }

  std::atomic<bool> end_ = false;
  std::jthread watching_;
};

}  // namespace compareSearch

#endif
