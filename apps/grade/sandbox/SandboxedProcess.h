// SandboxedProcess.h: a program that nobody trusts, running under bounds, and the conversation with
// it.
//
// The program reads questions from descriptor 3 and writes answers to descriptor 4, as lines.
// Standard input is empty; standard output and standard error are kept apart from the answers, so
// that whatever it prints can do no harm.

#ifndef APPS_GRADE_SANDBOX_SANDBOXEDPROCESS_H_
#define APPS_GRADE_SANDBOX_SANDBOXEDPROCESS_H_

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/FileDescriptor.h"
#include "apps/grade/sandbox/Sandbox.h"
#include "apps/grade/sandbox/Termination.h"

namespace grading {

struct Reply {
  enum class Kind {
    line,
    ended,     // no line will come any more: it ended, or closed descriptor 4
    timedOut,  // it may still come
  };
  Kind kind = Kind::ended;
  std::string line;  // without its newline
};

class Supervisor;

// One thread at a time may use it.
class SandboxedProcess {
 public:
  // A longer line ends the program, as outputLimit.
  static constexpr std::size_t kLongestLine = 1 << 20;

  // Starts it. That it could not be started is for `end` to say; throws std::system_error only if
  // this machine has no process, thread or descriptor left.
  SandboxedProcess(const Command& command, Sandbox sandbox);

  // Kills what is left.
  ~SandboxedProcess();

  SandboxedProcess(SandboxedProcess&&) noexcept;
  SandboxedProcess& operator=(SandboxedProcess&&) noexcept;

  // Sends the line and a newline. False: nobody will read it any more. Waits while the program
  // reads nothing, at most until a bound ends it.
  bool send(std::string_view line);

  Reply receive(std::chrono::milliseconds wait);

  // User and system time so far of all processes in it, those that have ended included.
  std::chrono::nanoseconds cpuTime() const;

  // Whether any of it still runs.
  bool isRunning() const;

  // Waits for it to end by itself, at most until a bound ends it.
  Termination wait();

  // Kills what is left and waits until nothing of it runs. The same answer each time.
  Termination end();

 private:
  FileDescriptor questions_;
  FileDescriptor answers_;
  std::string received_;  // what follows the last line handed out
  std::unique_ptr<Supervisor> supervisor_;
};

// Runs it to its end, without a conversation.
Termination run(const Command& command, Sandbox sandbox);

}  // namespace grading

#endif
