// TimeBudget.h: the time that grading one submission may take, with all its programs. Reads no
// clock. Thread-safe.

#ifndef APPS_GRADE_SANDBOX_TIMEBUDGET_H_
#define APPS_GRADE_SANDBOX_TIMEBUDGET_H_

#include <atomic>
#include <chrono>

namespace grading {

class TimeBudget {
 public:
  using TimePoint = std::chrono::steady_clock::time_point;
  using Duration = std::chrono::nanoseconds;

  // `cpu`: the processor time of all calls together.
  explicit TimeBudget(Duration cpu, TimePoint deadline = TimePoint::max())
      : cpu_(cpu), deadline_(deadline) {}

  void useCpu(Duration time) { usedCpu_ += time.count(); }
  bool isCpuUsed() const { return usedCpu_ >= cpu_.count(); }
  Duration cpu() const { return cpu_; }
  TimePoint deadline() const { return deadline_; }

 private:
  const Duration cpu_;
  const TimePoint deadline_;
  std::atomic<Duration::rep> usedCpu_ = 0;
};

}  // namespace grading

#endif
