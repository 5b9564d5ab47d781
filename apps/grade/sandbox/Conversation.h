// Conversation.h: the lines that the judge exchanges with a subject. SandboxedProcess holds one
// with a program. Fuzz targets answer themselves.

#ifndef APPS_GRADE_SANDBOX_CONVERSATION_H_
#define APPS_GRADE_SANDBOX_CONVERSATION_H_

#include <chrono>
#include <string>
#include <string_view>

#include "apps/grade/sandbox/Command.h"

namespace grading {

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
  Conversation() = default;
  virtual ~Conversation() = default;
  Conversation(const Conversation&) = delete;
  Conversation& operator=(const Conversation&) = delete;

  // Sends the line and a newline. Returns false if the subject can no longer read it, or reads no
  // more for `wait`. Then a part of the line may have been sent.
  virtual bool send(std::string_view line, std::chrono::milliseconds wait) = 0;

  virtual Reply receive(std::chrono::milliseconds wait) = 0;

  // User and system time of the subject so far. Never decreases.
  virtual std::chrono::nanoseconds cpuTime() = 0;

  virtual bool isRunning() = 0;

  // Ends the subject. Further calls return the same result.
  virtual Termination end() = 0;
};

}  // namespace grading

#endif
