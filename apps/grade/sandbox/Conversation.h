// Conversation.h: the lines that the judge exchanges with a subject, and how a program ended.
// SandboxedProcess holds one with a program. A fuzz target answers itself.

#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace grading {

struct Termination {
  enum class Kind {
    exited,     // normally, with the status `code`
    signalled,  // crashed by the signal `code`
    cpuLimit,   // killed for exceeding Bounds::cpu, or the budget
    wallLimit,
    outputLimit,  // answered too much
    killedByUs,   // still running when it was no longer needed
    notStarted,   // not the program's fault; `output` has the reason
  };

  Kind kind = Kind::notStarted;
  int code = 0;                     // for exited and signalled
  std::chrono::nanoseconds cpu{0};  // user and system time, with that of processes it waited for
  std::string output{};             // what a compiler or grader printed, up to Bounds::outputBytes

  // "It crashed: Segmentation fault (signal 11)."
  std::string sentence() const;
};

struct Reply {
  enum class Kind {
    line,
    ended,     // no more lines: the subject ended, or closed its end
    timedOut,  // no line yet
  };
  Kind kind = Kind::ended;
  std::string line;  // without its newline
};

// Not thread-safe.
class Conversation {
 public:
  virtual ~Conversation() = default;

  // Sends the line and a newline. Returns false if the subject can no longer read it, or reads no
  // more for `wait`. Then a part of the line may have been sent.
  virtual bool send(std::string_view line, std::chrono::milliseconds wait) = 0;

  virtual Reply receive(std::chrono::milliseconds wait) = 0;

  // User and system time of the subject so far, and all the time that it slept while we waited for
  // it. Never decreases.
  virtual std::chrono::nanoseconds cpuTime() = 0;

  virtual bool isRunning() = 0;

  // Ends the subject. Further calls return the same result.
  virtual Termination end() = 0;
};

}  // namespace grading
