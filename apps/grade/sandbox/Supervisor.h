// Supervisor.h: a thread that watches one sandboxed program: takes what it prints, holds it to its
// bounds, and finds out how it ended.

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
#include "apps/grade/sandbox/Sandbox.h"
#include "apps/grade/sandbox/Termination.h"

namespace grading {

class Supervisor {
 public:
  // Of `launched`, takes all but the conversation.
  Supervisor(Launched launched, const Command& command, Sandbox sandbox);

  // Kills what is left.
  ~Supervisor();

  Supervisor(const Supervisor&) = delete;
  Supervisor& operator=(const Supervisor&) = delete;

  // Ends the program for that reason, unless it has ended. Any thread may call it.
  void stop(Termination::Kind reason);

  bool isRunning() const;
  std::chrono::nanoseconds cpuTime();  // so far; ending() tells no less

  // Waits until nothing of the program runs.
  Termination ending();

 private:
  using Clock = std::chrono::steady_clock;

  void watch();
  bool takeOutput();
  void checkBounds();
  void lookAtFiles();
  Usage usageLocked();
  void finish(int status);
  void stopLocked(Termination::Kind reason);

  const Bounds bounds_;
  const Sandbox sandbox_;
  const std::filesystem::path watchedFolder_;  // empty: it may not write
  const std::uint64_t folderBytes_;            // at the start
  const Clock::time_point start_ = Clock::now();
  const pid_t reaper_;
  const FileDescriptor output_;
  const FileDescriptor status_;
  const FileDescriptor starting_;
  std::uint64_t printedBytes_ = 0;
  std::uint64_t addedBytes_ = 0;  // to its folder

  mutable std::mutex mutex_;  // of what follows
  std::condition_variable over_;
  FileDescriptor lifeline_;
  ProcessTree tree_;
  Termination ending_;
  std::optional<Termination::Kind> reason_;  // why we stopped it
  bool isOver_ = false;

  std::thread watching_;
};

}  // namespace grading

#endif
