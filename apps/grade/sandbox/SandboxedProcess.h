// SandboxedProcess.h: runs an untrusted program within bounds and exchanges lines with it. The
// program reads questions from descriptor 3 and writes answers to descriptor 4. Its standard input
// is empty, and what it prints is dropped, so printed text cannot be mistaken for answers.

#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/Conversation.h"
#include "apps/grade/sandbox/Sandbox.h"

namespace grading {

// The thread that starts a program has to live as long as it.
class SandboxedProcess : public Conversation {
 public:
  // In bytes. A longer line ends the program with outputLimit.
  static constexpr std::size_t kLongestLine = 64 << 10;

  // Starts the program, a subject. If it cannot be started, end() says so.
  SandboxedProcess(const Command& command, Sandbox sandbox);

  // Kills the program if it still runs.
  ~SandboxedProcess() override;

  bool send(std::string_view line, std::chrono::milliseconds wait) override;
  // Ends the program if it exceeds a bound or the budget.
  Reply receive(std::chrono::milliseconds wait) override;
  std::chrono::nanoseconds cpuTime() override;
  bool isRunning() override;
  Termination end() override;

 private:
  Termination stop(Termination::Kind reason);
  void note(std::chrono::nanoseconds cpu);
  bool isTimeUsed();

  const Command command_;
  Launched launched_;  // its process is -1 after its end
  std::size_t receivedBytes_ = 0;
  std::string received_;               // the latest text received
  std::size_t begin_ = 0;              // of the text in it that is after the last line returned
  std::chrono::nanoseconds asleep_{};  // while we waited for it
  Termination termination_;
};

// Runs a compiler or a grader to its end, or until `stop` is raised or its limit of elapsed time is
// over, which both end it with wallLimit.
Termination run(const Command& command, Sandbox sandbox, Role role = Role::compiler,
                const std::atomic<bool>& stop = false);

}  // namespace grading
