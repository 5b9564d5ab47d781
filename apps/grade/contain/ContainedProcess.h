// ContainedProcess.h: a program that nobody trusts, running under bounds, and the conversation with
// it.
//
// The program reads questions from descriptor 3 and writes answers to descriptor 4, as lines.
// Standard input is empty; standard output and standard error are kept apart from the answers, so
// that whatever it prints can do no harm.

#ifndef APPS_GRADE_CONTAIN_CONTAINEDPROCESS_H_
#define APPS_GRADE_CONTAIN_CONTAINEDPROCESS_H_

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "apps/grade/contain/Command.h"
#include "apps/grade/contain/Containment.h"
#include "apps/grade/contain/Descriptor.h"
#include "apps/grade/contain/Ending.h"

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
class ContainedProcess {
 public:
  // A longer line ends the program, as outputLimit.
  static constexpr std::size_t kLongestLine = 1 << 20;

  // Starts it. That it could not be started is for `end` to say; throws std::system_error only if
  // this machine has no process, thread or descriptor left.
  ContainedProcess(const Command& command, Containment containment);

  // Kills what is left.
  ~ContainedProcess();

  ContainedProcess(ContainedProcess&&) noexcept;
  ContainedProcess& operator=(ContainedProcess&&) noexcept;

  // Sends the line and a newline. False: nobody will read it any more. Waits while the program
  // reads nothing, at most until a bound ends it.
  bool send(std::string_view line);

  Reply receive(std::chrono::milliseconds wait);

  // User and system time so far of all processes in it, those that have ended included.
  std::chrono::nanoseconds cpuTime() const;

  // Whether any of it still runs.
  bool isRunning() const;

  // Waits for it to end by itself, at most until a bound ends it.
  Ending wait();

  // Kills what is left and waits until nothing of it runs. The same answer each time.
  Ending end();

 private:
  Descriptor questions_;
  Descriptor answers_;
  std::string received_;  // what follows the last line handed out
  std::unique_ptr<Supervisor> supervisor_;
};

// Runs it to its end, without a conversation.
Ending run(const Command& command, Containment containment);

}  // namespace grading

#endif
