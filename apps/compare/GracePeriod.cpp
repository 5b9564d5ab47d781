#include "apps/compare/GracePeriod.h"

#include <condition_variable>
#include <mutex>

namespace comparing {

GracePeriod::GracePeriod(const std::atomic<bool>& stop, std::chrono::milliseconds length)
    : watching_([this, &stop, length](const std::stop_token& noLonger) {
        watch(stop, length, noLonger);
      }) {}

// A signal handler cannot wake a waiting thread, so this thread polls.
void GracePeriod::watch(const std::atomic<bool>& stop, std::chrono::milliseconds length,
                        const std::stop_token& noLonger) {
  constexpr std::chrono::milliseconds kLookEvery(20);
  std::mutex mutex;
  std::unique_lock lock(mutex);
  std::condition_variable_any over;
  const auto sleep = [&](std::chrono::milliseconds time) {
    over.wait_for(lock, noLonger, time, [] { return false; });
  };
  while (!stop && !noLonger.stop_requested()) sleep(kLookEvery);
  sleep(length);
  end_ = true;
}

}  // namespace comparing
