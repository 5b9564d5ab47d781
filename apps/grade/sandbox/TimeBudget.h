// TimeBudget.h: the time that grading one submission may take, with all its programs. A submission
// that wastes time has an earlier deadline, so that a class with several of them is graded soon.
// Its calls waste time by waiting only: those that compute are bounded by their processor time, so
// that a busy machine costs no marks. Reads no clock. Thread-safe.

#ifndef APPS_GRADE_SANDBOX_TIMEBUDGET_H_
#define APPS_GRADE_SANDBOX_TIMEBUDGET_H_

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string_view>

namespace grading {

// How busy this machine is: the programs for each processor that run or could run, now, or on
// average in the last minute if that is more. 50 if the system does not tell.
double busyness();

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

  // busyness(), or its replacement in tests.
  using Busyness = double (*)();

  // Notes that a line is sent to the submission, which has to be woken for it.
  void noteWakeUp() { ++wakeUps_; }

  // Notes that a call of the submission, or a part of one, took `wall`. The total of all calls is
  // compared with the total of useCpu().
  void noteCall(Duration wall, Busyness busyness) {
    const Duration called(called_ += wall.count());
    if (called.count() < nextLook_) return;
    nextLook_ = (called + kBetweenLooks).count();
    if (isWaiting(called, Duration(usedCpu_), wakeUps_, busyness)) {
      noteWaste("its calls waited long");
    }
  }

  // Notes a compilation that took `wall` and used `cpu`. The processor time of all is added up.
  void noteCompilation(Duration wall, Duration cpu, Busyness busyness) {
    if (isWaiting(wall, cpu, 1, busyness)) noteWaste("the compiler waited long");
    compiledCpu_ += cpu.count();
    if (compiledCpu_ >= kFreeCompiling.count()) noteWaste("compiling it took long in all");
  }

  // `how`: a main clause, for the report. The first is kept.
  void noteWaste(const char* how) {
    const char* none = nullptr;
    waste_.compare_exchange_strong(none, how);
  }

  // How time was wasted. Empty if none was.
  std::string_view waste() const {
    const char* const how = waste_;
    return how == nullptr ? std::string_view() : how;
  }

  TimePoint deadline() const {
    return waste_ != nullptr && deadlineOfWaste_ < deadline_ ? deadlineOfWaste_ : deadline_;
  }

  // Whether only its waste ends it at `now`.
  bool isEndedByWaste(TimePoint now) const { return now >= deadline() && now < deadline_; }

 private:
  static constexpr Duration kFreeWait = std::chrono::seconds(10);
  static constexpr Duration kFreeCompiling = std::chrono::seconds(30);  // three times the usual
  // Delay of a line and its answer for each further program per processor: one time slice each.
  static constexpr Duration kLate = std::chrono::milliseconds(8);
  static constexpr Duration kBetweenLooks = std::chrono::milliseconds(500);

  // Programs that share a processor run more slowly, and are woken late.
  static bool isWaiting(Duration wall, Duration cpu, std::int64_t wakeUps, Busyness busyness) {
    using Seconds = std::chrono::duration<double>;
    const Duration waited = wall - cpu - kFreeWait;
    if (waited <= 2 * cpu) return false;
    const double busy = busyness();
    const Seconds late = std::max(0.0, busy - 1) * static_cast<double>(wakeUps) * Seconds(kLate);
    return waited > 2 * (1 + busy) * Seconds(cpu) + late;
  }

  const Duration cpu_;
  const TimePoint deadline_;
  const TimePoint deadlineOfWaste_;
  std::atomic<Duration::rep> usedCpu_ = 0;
  std::atomic<Duration::rep> compiledCpu_ = 0;
  std::atomic<Duration::rep> called_ = 0;
  std::atomic<std::int64_t> wakeUps_ = 0;
  // The total time of calls at which waiting is checked next.
  std::atomic<Duration::rep> nextLook_ = kFreeWait.count();
  std::atomic<const char*> waste_ = nullptr;
};

}  // namespace grading

#endif
