#include "apps/grade/suite/Subject.h"

#include <algorithm>
#include <csignal>
#include <thread>
#include <utility>

#include "apps/grade/suite/MarkedTest.h"

namespace coursework {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// The interval between two readings of the subject's processor time.
constexpr milliseconds kGlance{20};

constexpr milliseconds kLastMoment{1000};

// Longer messages of exceptions are cut, in bytes.
constexpr std::size_t kLongestText = 1000;

std::string mistakeBehind(const grading::Termination& ending) {
  using Kind = grading::Termination::Kind;
  switch (ending.kind) {
    case Kind::exited: return "the submission ends the program itself, as exit() does";
    case Kind::signalled:
      if (ending.code == SIGSEGV) {
        return "an index beyond the end of a vector (is the side of a box 3 on boards of all "
               "sizes?), a pointer that is null or whose object is gone, or a function that calls "
               "itself without end";
      }
      if (ending.code == SIGABRT) {
        return "memory is freed twice or written beyond its end, or an exception left a "
               "destructor";
      }
      if (ending.code == SIGFPE) return "a division by zero";
      return "";
    default: return "";
  }
}

std::string mistakeBehind(const std::string& thrown) {
  return thrown == "std::bad_alloc"
             ? "boards are made without end, or far too many are kept at a time"
             : "";
}

}  // namespace

Subject::Subject(std::string_view capability) : Subject(capabilityNamed(capability)) {}

Subject::Subject(const Capability& capability) {
  if (!capability.command) {
    if (capability.isOutOfTime) cutShort();
    fault({"headers that compile with what this test calls", capability.whyNot, "",
           capability.likelyMistake});
    throw CallFailed("did not compile");
  }
  process_ = setting().start(*capability.command);
}

void Subject::ask(const std::string& question, Call call) {
  call_ = std::move(call);
  begin_ = Clock::now();
  cpuBefore_ = cpuTime();
  tell(question);
}

// If the subject has ended, or does not read the line until the call is over, hear() reports it.
void Subject::tell(const std::string& line) {
  const auto left = std::chrono::ceil<milliseconds>(call_.limit.wall() - (Clock::now() - begin_));
  process_->send(line, std::max(left, kGlance));
}

std::string Subject::hear() {
  for (;;) {
    grading::Reply reply = process_->receive(kGlance);
    switch (reply.kind) {
      case grading::Reply::Kind::line:
        if (reply.line.rfind("threw ", 0) == 0) {
          const std::string thrown = reply.line.substr(6, kLongestText);
          fail("it threw an exception: " + thrown, mistakeBehind(thrown));
        }
        // A subject that writes lines without end never reaches the case timedOut.
        if (Clock::now() - begin_ > call_.limit.cpu() && isCallOver()) explainTimeout();
        return std::move(reply.line);
      case grading::Reply::Kind::ended: explainEnding();
      case grading::Reply::Kind::timedOut:
        if (isCallOver()) explainTimeout();
    }
  }
}

std::chrono::nanoseconds Subject::cpuTime() const {
  return process_->cpuTime();
}

bool Subject::isCallOver() const {
  return call_.limit.isExceeded(cpuTime() - cpuBefore_, Clock::now() - begin_) || isTimeOver();
}

void Subject::misunderstood(const std::string& line) {
  suspect("During " + call_.text + ", something other than the suite's own code answered.");
  fail("an answer that makes no sense: " + line.substr(0, 60),
       "the submission writes to files that it has not opened");
}

void Subject::fail(const std::string& came, const std::string& likelyMistake) {
  if (call_.isSilent) throw CallFailed(came);
  fault({call_.text + " to return", came, call_.board, likelyMistake});
  throw CallFailed(call_.text + ": " + came);
}

void Subject::endByDeadline() {
  cutShort();
  fail("the time for this submission was over before it returned", "");
}

void Subject::explainEnding() {
  // The subject has closed its end, but its exit status may follow a moment later.
  const Clock::time_point begin = Clock::now();
  while (process_->isRunning() && Clock::now() < begin + kLastMoment) {
    std::this_thread::sleep_for(milliseconds(1));
  }
  const grading::Termination ending = process_->end();
  if (isTimeOver()) endByDeadline();
  if (ending.kind == grading::Termination::Kind::notStarted) cutShort();  // not its fault
  fail("during " + call_.text + ": " + ending.sentence(), mistakeBehind(ending));
}

void Subject::explainTimeout() {
  const bool isWaiting = cpuTime() - cpuBefore_ < call_.limit.cpu();
  process_->end();
  if (isTimeOver()) endByDeadline();
  if (call_.isSilent) throw TooSlow(call_.text + " took too long", isWaiting);
  noteTimeout(isWaiting);
  fail("it did not return within its time limit", "an endless loop");
}

}  // namespace coursework
