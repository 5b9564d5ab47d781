// Supervisor.h: a thread that watches one sandboxed program. It reads the program's output,
// enforces its bounds, and finds out how it ended.

#ifndef APPS_GRADE_SANDBOX_SUPERVISOR_H_
#define APPS_GRADE_SANDBOX_SUPERVISOR_H_

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <thread>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/Launch.h"
#include "apps/grade/sandbox/ProcessTree.h"

namespace grading {

class Supervisor {
 public:
  // Takes all descriptors of `launched` except `questions` and `answers`.
  Supervisor(Launched launched, const Command& command, Sandbox sandbox);

  // Kills the processes that are left.
  ~Supervisor();

  Supervisor(const Supervisor&) = delete;
  Supervisor& operator=(const Supervisor&) = delete;

  // Kills the program and records the reason, unless it has ended. Thread-safe.
  void stop(Termination::Kind reason);

  bool isRunning() const;
  std::chrono::nanoseconds cpuTime();  // so far; never more than in termination()

  // Waits until no process of the program runs.
  Termination termination();

 private:
  using Clock = std::chrono::steady_clock;

  void watch();
  bool takeOutput();
  void checkBounds();
  void lookAtFiles();
  Usage usageLocked();
  void useBudgetLocked();
  void finish(int status);
  void stopLocked(Termination::Kind reason);

  const Bounds bounds_;
  const std::shared_ptr<TimeBudget> budget_;  // may be null
  const Sandbox sandbox_;
  const std::filesystem::path watchedFolder_;  // empty if the program may not write
  const std::uint64_t folderBytes_;            // at the start
  const Clock::time_point start_ = Clock::now();
  const pid_t reaper_;
  const FileDescriptor output_;
  const FileDescriptor status_;
  const FileDescriptor starting_;
  std::uint64_t printedBytes_ = 0;
  std::uint64_t addedBytes_ = 0;  // to watchedFolder_

  mutable std::mutex mutex_;  // guards the members below
  std::condition_variable over_;
  FileDescriptor lifeline_;
  ProcessTree tree_;
  Termination termination_;
  std::chrono::nanoseconds budgeted_{0};     // the part of its time already in budget_
  std::optional<Termination::Kind> reason_;  // set by stop()
  bool isOver_ = false;

  std::thread watching_;
};

}  // namespace grading

#endif
