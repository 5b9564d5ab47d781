// SandboxedProcess.h: runs an untrusted program within bounds and exchanges lines with it. The
// program reads questions from descriptor 3 and writes answers to descriptor 4. Its standard input
// is empty, and what it prints is dropped, so printed text cannot be mistaken for answers.

#ifndef APPS_GRADE_SANDBOX_SANDBOXEDPROCESS_H_
#define APPS_GRADE_SANDBOX_SANDBOXEDPROCESS_H_

#include <sys/types.h>

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/FileDescriptor.h"
#include "apps/grade/sandbox/Sandbox.h"

namespace grading {

struct Reply {
  enum class Kind {
    line,
    ended,     // no more lines: the program ended, or closed descriptor 4
    timedOut,  // no line yet
  };
  Kind kind = Kind::ended;
  std::string line;  // without its newline
};

// A subject. Not thread-safe. The thread that starts it has to live as long as it.
class SandboxedProcess {
 public:
  // In bytes. A longer line ends the program with outputLimit.
  static constexpr std::size_t kLongestLine = 64 << 10;

  // Starts the program. If it cannot be started, end() says so.
  SandboxedProcess(const Command& command, Sandbox sandbox);

  // Kills the program if it still runs.
  ~SandboxedProcess();

  SandboxedProcess(SandboxedProcess&& other) noexcept;
  SandboxedProcess& operator=(SandboxedProcess&& other) noexcept;

  // Sends the line and a newline. Returns false if the program can no longer read it, or reads no
  // more for `wait`. Then a part of the line may have been sent.
  bool send(std::string_view line, std::chrono::milliseconds wait = std::chrono::hours(24));

  // Ends the program if it exceeds a bound or the budget.
  Reply receive(std::chrono::milliseconds wait);

  // User and system time so far. Never decreases.
  std::chrono::nanoseconds cpuTime();

  bool isRunning();

  // Kills the program and waits until it has ended. Further calls return the same result.
  Termination end();

 private:
  Termination stop(Termination::Kind reason);
  void note(std::chrono::nanoseconds cpu);
  bool isTimeUsed();

  pid_t process_ = -1;  // -1: its end was waited for
  Bounds bounds_;
  std::shared_ptr<TimeBudget> budget_;  // may be null
  FileDescriptor questions_;
  FileDescriptor answers_;
  std::size_t receivedBytes_ = 0;
  std::string received_;   // the latest text received
  std::size_t begin_ = 0;  // of the text in it that is after the last line returned
  Termination termination_;
};

// Runs a compiler to its end, or until it exceeds a bound.
Termination run(const Command& compiler, Sandbox sandbox);

}  // namespace grading

#endif
