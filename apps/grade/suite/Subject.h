// Subject.h: one subject program and the conversation with it. subject/README.md defines the
// protocol.

#ifndef APPS_GRADE_SUITE_SUBJECT_H_
#define APPS_GRADE_SUITE_SUBJECT_H_

#include <chrono>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include "apps/grade/sandbox/Conversation.h"
#include "apps/grade/suite/Suite.h"
#include "apps/grade/suite/TimeLimit.h"

namespace coursework {

// A call of the submission's code that did not return normally. Unless the call is silent, a
// finding was made before the throw. A test that can go on without the answer catches it.
class CallFailed : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// A silent call that exceeded its time limit.
class TooSlow : public CallFailed {
 public:
  TooSlow(const std::string& what, bool isWaiting) : CallFailed(what), isWaiting_(isWaiting) {}

  // Whether it used less processor time than its limit, as a call that sleeps does.
  bool isWaiting() const { return isWaiting_; }

 private:
  bool isWaiting_;
};

// A call of the submission's code, described for the student.
struct Call {
  std::string text;   // "setSquare(0, 4, 3)"
  std::string board;  // a drawing of the board that is called; may be empty
  TimeLimit limit{std::chrono::milliseconds(0)};
  bool isSilent = false;  // makes no finding; CallFailed says what went wrong
};

class Subject {
 public:
  // Starts the program. Throws CallFailed, with a finding made, if none has that capability.
  explicit Subject(std::string_view capability);
  explicit Subject(const Capability& capability);

  // Begins a call. hear() returns its answer, and the questions that the subject asks during it.
  void ask(const std::string& question, Call call);

  // Waits for the next line from the subject. Throws CallFailed if the call threw an exception,
  // ended the program, or exceeded its time limit.
  std::string hear();

  // Answers a question of the subject.
  void tell(const std::string& line);

  // Processor time of all its calls so far.
  std::chrono::nanoseconds cpuTime() const;

  // Reports a line that violates the protocol: makes a finding and throws CallFailed.
  [[noreturn]] void misunderstood(const std::string& line);

 private:
  bool isCallOver() const;
  [[noreturn]] void fail(const std::string& came, const std::string& likelyMistake);
  [[noreturn]] void endByDeadline();
  [[noreturn]] void explainEnding();
  [[noreturn]] void explainTimeout();

  std::unique_ptr<grading::Conversation> process_;
  Call call_;
  std::chrono::steady_clock::time_point begin_;
  std::chrono::nanoseconds cpuBefore_{};  // when the call began
};

}  // namespace coursework

#endif
