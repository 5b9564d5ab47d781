// SandboxedProcess.h: an untrusted program, running under bounds, and the conversation with it. It
// reads questions from descriptor 3 and writes answers to descriptor 4, as lines. Standard input is
// empty. Standard output and standard error are separate from the answers, so printed text does no
// harm.

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
    ended,     // no more lines: it ended, or closed descriptor 4
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
  static constexpr std::size_t kLongestLine = 64 << 10;

  // Starts the program. end() says if it could not be started. Throws std::system_error if this
  // machine has no process, thread or descriptor left.
  SandboxedProcess(const Command& command, Sandbox sandbox);

  // Kills what is left.
  ~SandboxedProcess();

  SandboxedProcess(SandboxedProcess&&) noexcept;
  SandboxedProcess& operator=(SandboxedProcess&&) noexcept;

  // Sends the line and a newline. False if the program can no longer read it. Waits while the
  // program reads nothing, at most until a bound ends it.
  bool send(std::string_view line);

  Reply receive(std::chrono::milliseconds wait);

  // User and system time so far of all its processes, including ended ones.
  std::chrono::nanoseconds cpuTime() const;

  // Whether any of its processes still runs.
  bool isRunning() const;

  // Waits until it ends by itself, or a bound ends it.
  Termination wait();

  // Kills its processes and waits until none runs. Returns the same each time.
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

// Runs the program to its end, without a conversation.
Termination run(const Command& command, Sandbox sandbox);

}  // namespace grading

#endif
