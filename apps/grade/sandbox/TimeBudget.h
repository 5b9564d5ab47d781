// TimeBudget.h: the time that grading one submission may take, with all its programs. A submission
// that wastes time has an earlier deadline, so that a class with several of them is graded soon.
// Its calls waste time by waiting only: those that compute are bounded by their processor time, so
// that a busy machine costs no marks. Reads no clock. Thread-safe.

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
  explicit TimeBudget(Duration cpu, TimePoint deadline = TimePoint::max(),
                      TimePoint deadlineOfWaste = TimePoint::max())
      : cpu_(cpu), deadline_(deadline), deadlineOfWaste_(deadlineOfWaste) {}

  void useCpu(Duration time) { usedCpu_ += time.count(); }
  bool isCpuUsed() const { return usedCpu_ >= cpu_.count(); }
  Duration cpu() const { return cpu_; }

  // Notes a call that took `wall` and used `cpu`. On a busy machine, programs run more slowly. What
  // goes far beyond that is waiting, and 10 s of it are waste.
  void noteCall(Duration wall, Duration cpu) {
    constexpr int kBusiest = 50;  // programs for each processor
    if (wall > kBusiest * cpu) waited_ += (wall - kBusiest * cpu).count();
    if (waited_ >= Duration(std::chrono::seconds(10)).count()) noteWaste();
  }

  // To be called when a call that waited was stopped, or the compiler.
  void noteWaste() { isWasteful_ = true; }

  TimePoint deadline() const {
    return isWasteful_ && deadlineOfWaste_ < deadline_ ? deadlineOfWaste_ : deadline_;
  }

  // Whether only its waste ends it at `now`.
  bool isEndedByWaste(TimePoint now) const { return now >= deadline() && now < deadline_; }

 private:
  const Duration cpu_;
  const TimePoint deadline_;
  const TimePoint deadlineOfWaste_;
  std::atomic<Duration::rep> usedCpu_ = 0;
  std::atomic<Duration::rep> waited_ = 0;
  std::atomic<bool> isWasteful_ = false;
};

}  // namespace grading

#endif
