// Subject.h: one subject program, and the conversation with it: subject/README.md has its lines.

#ifndef APPS_GRADE_SUITE_SUBJECT_H_
#define APPS_GRADE_SUITE_SUBJECT_H_

#include <chrono>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "apps/grade/sandbox/SandboxedProcess.h"
#include "apps/grade/suite/Suite.h"
#include "apps/grade/suite/TimeLimit.h"

namespace coursework {

// A call of the submission's code that did not come to its end as it should. The finding has been
// made when this is thrown, unless the call is silent; a test that can go on without the answer
// catches it.
class CallFailed : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// A silent call that took longer than it may.
class TooSlow : public CallFailed {
 public:
  TooSlow(const std::string& what, bool isWaiting) : CallFailed(what), isWaiting_(isWaiting) {}

  // Whether it used little processor time.
  bool isWaiting() const { return isWaiting_; }

 private:
  bool isWaiting_;
};

// What a subject is asked to do, as the student knows it.
struct Call {
  std::string text;   // "setSquare(0, 4, 3)"
  std::string board;  // drawn: the one that is asked, may be empty
  TimeLimit limit{std::chrono::milliseconds(0)};
  bool isSilent = false;  // no finding is made, whatever comes: CallFailed says what
};

class Subject {
 public:
  // Throws CallFailed if there is no program with that capability.
  explicit Subject(std::string_view capability);
  explicit Subject(const Capability& capability);

  // Begins a call: its answer, and what else the subject says during it, comes from hear().
  void ask(const std::string& question, Call call);

  // The next line that the subject says. Throws CallFailed if the call threw an exception, ended
  // the program, or takes too long.
  std::string hear();

  // Answers what the subject asked.
  void tell(const std::string& line);

  // Processor time that it has used so far, of all calls.
  std::chrono::nanoseconds cpuTime() const;

  // Makes a finding of an answer that makes no sense, and throws CallFailed.
  [[noreturn]] void misunderstood(const std::string& line);

 private:
  bool isTimeOver();
  [[noreturn]] void fail(const std::string& came, const std::string& likelyMistake);
  [[noreturn]] void explainEnding();
  [[noreturn]] void explainTimeout();

  std::unique_ptr<grading::SandboxedProcess> process_;
  Call call_;
  std::chrono::steady_clock::time_point begin_;
  std::optional<std::chrono::nanoseconds> cpuBefore_;  // the call, as far as it was looked at
};

}  // namespace coursework

#endif
