#include "apps/grade/program/SuiteRun.h"

#include <algorithm>
#include <utility>

#include "apps/grade/marking/SuiteListener.h"
#include "apps/grade/suite/Suite.h"

namespace grading {
namespace {

using namespace std::chrono_literals;

// What one subject may use over its whole life. The suite gives up on single calls sooner.
Bounds subjectBounds() {
  Bounds bounds;
  bounds.cpu = 60s;
  bounds.wall = 120s;
  bounds.memoryBytes = 1024ULL << 20;
  bounds.processes = 8;
  bounds.fileBytes = 1 << 20;
  return bounds;
}

coursework::Capability capabilityOf(const Subject& subject) {
  const Attempt& attempt = subject.attempt;
  coursework::Capability capability;
  capability.name = subject.capability;
  if (attempt.isCompiled) {
    Command command;
    command.arguments = {attempt.program.string()};
    command.folder = attempt.program.parent_path();
    command.bounds = subjectBounds();
    // A process that hands its work on before it is looked at would use time that nobody counts.
    command.mayFork = false;
    capability.command = std::move(command);
  } else if (attempt.isRefused) {
    capability.whyNot = "the compiler refuses it: its first error is told above";
    capability.likelyMistake =
        "a member is missing or has another type; the compiler's message says which";
  } else {
    capability.whyNot = attempt.error;
  }
  return capability;
}

TestOutcome outcomeOfSuite() {
  coursework::Judgement found = coursework::takeJudgement();
  TestOutcome outcome;
  outcome.fraction = found.fraction;
  outcome.suspicious = std::move(found.suspicious);
  outcome.findings = std::move(found.findings);
  return outcome;
}

// Tests fail then, but for no fault of the submission.
bool isOutOfTime(const std::vector<Subject>& subjects) {
  return std::any_of(subjects.begin(), subjects.end(),
                     [](const Subject& each) { return each.attempt.isOutOfTime; });
}

bool areAllRun(const Report& report) {
  for (const PartResult& part : report.parts) {
    for (const TestResult& test : part.tests) {
      if (test.outcome == Outcome::notRun && test.outOf > 0) return false;
    }
  }
  return true;
}

}  // namespace

void runSuiteOn(const std::vector<Subject>& subjects, Sandbox sandbox, const Weights& weights,
                std::chrono::steady_clock::time_point deadline, Report& report,
                const std::function<void()>& afterEach) {
  coursework::Setting setting;
  for (const Subject& each : subjects) setting.capabilities.push_back(capabilityOf(each));
  setting.sandbox = sandbox;
  setting.seed = report.seed;
  setting.deadline = deadline;
  coursework::use(std::move(setting));
  SuiteListener listener(report, outcomeOfSuite, afterEach);
  runSuite(weights, listener);
  report.isComplete = areAllRun(report) && !isOutOfTime(subjects);
}

}  // namespace grading
