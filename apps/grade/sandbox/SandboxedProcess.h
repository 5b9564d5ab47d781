// SandboxedProcess.h: runs an untrusted program within bounds and exchanges lines with it. The
// program reads questions from descriptor 3 and writes answers to descriptor 4. Its standard input
// is empty. Its standard output and standard error are separate, so that printed text cannot be
// mistaken for answers.

#ifndef APPS_GRADE_SANDBOX_SANDBOXEDPROCESS_H_
#define APPS_GRADE_SANDBOX_SANDBOXEDPROCESS_H_

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/FileDescriptor.h"

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

class Supervisor;

// Not thread-safe.
class SandboxedProcess {
 public:
  // In bytes. A longer line ends the program with outputLimit.
  static constexpr std::size_t kLongestLine = 64 << 10;

  // Starts the program. If it cannot be started, end() says so. Throws std::system_error if this
  // machine has no processes, threads or descriptors left.
  SandboxedProcess(const Command& command, Sandbox sandbox);

  // Kills the processes that still run.
  ~SandboxedProcess();

  SandboxedProcess(SandboxedProcess&&) noexcept;
  SandboxedProcess& operator=(SandboxedProcess&&) noexcept;

  // Sends the line and a newline. Returns false if the program can no longer read it, or reads no
  // more for `wait`. Then a part of the line may have been sent.
  bool send(std::string_view line, std::chrono::milliseconds wait = std::chrono::hours(24));

  Reply receive(std::chrono::milliseconds wait);

  // User and system time of all its processes so far, including ended ones.
  std::chrono::nanoseconds cpuTime() const;

  // Whether any of its processes still runs.
  bool isRunning() const;

  // Waits until the program ends or exceeds a bound.
  Termination wait();

  // Kills its processes and waits until none runs. Further calls return the same result.
  Termination end();

 private:
  bool isSilenced_ = false;
  std::size_t mostBytes_ = 0;
  std::size_t receivedBytes_ = 0;
  FileDescriptor questions_;
  FileDescriptor answers_;
  std::string received_;  // text after the last line returned
  std::unique_ptr<Supervisor> supervisor_;
};

// Runs the program to its end, without exchanging lines.
Termination run(const Command& command, Sandbox sandbox);

}  // namespace grading

#endif
