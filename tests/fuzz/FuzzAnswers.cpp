// FuzzAnswers.cpp: whatever a submission answers, each test of the suite ends with a judgement. A
// subject with our own headers plays the submission. The bytes choose the test, and where it
// answers otherwise.

#include <chrono>
#include <memory>
#include <sstream>
#include <string_view>
#include <vector>

#include "BestFirstSearch.h"
#include "Sudoku.h"
#include "apps/grade/marking/Marking.h"
#include "apps/grade/marking/Weights.h"
#include "apps/grade/suite/Suite.h"
#include "tests/fuzz/Fuzz.h"

#define SUBJECT_searchable
#define SUBJECT_bestFirstSudoku
#define main answerJudge  // it is not called: the answers below go to the judge
#pragma GCC diagnostic ignored "-Wunknown-pragmas"
#include "tests/coursework/subject/Subject.cpp"
#undef main

namespace {

using grading::Reply;
using grading::Termination;

int searches = 0;  // since the test began

// No driver asks back, and only a few searches find anything: races are many searches.
std::string rightAnswerTo(const std::string& line) {
  const bool isSearch = line.find("First") != line.npos;
  if (line.rfind("BestFirstSearch", 0) == 0 || (isSearch && ++searches > 4)) return "nothing 0";
  return subject::answerTo(line);
}

// Answers rightly until the bytes say otherwise.
class Answers : public grading::Conversation {
 public:
  explicit Answers(fuzz::Input& input) : input_(input) {}

  bool send(std::string_view line, std::chrono::milliseconds) override {
    question_ = line;
    return input_.below(256) != 255;
  }

  Reply receive(std::chrono::milliseconds) override {
    cpu_ += std::chrono::microseconds(1);
    const std::string right = isOver_ ? "" : rightAnswerTo(question_);
    switch (isOver_ ? 1 : input_.below(64)) {
      case 1: isOver_ = true; return {Reply::Kind::ended, ""};
      case 2: cpu_ += std::chrono::hours(1); return {Reply::Kind::timedOut, ""};
      case 3: return {Reply::Kind::line, "threw " + input_.text(9)};
      case 4: return {Reply::Kind::line, input_.text(99)};
      case 5: return {Reply::Kind::line, withAnotherNumber(right)};
      case 6: return {Reply::Kind::line, right + ' ' + anyNumber()};
      case 7: return {Reply::Kind::line, right == "true" ? "false" : "true"};
      case 8: return {Reply::Kind::line, "nothing " + anyNumber()};
      case 9: return {Reply::Kind::line, askedState("found " + anyNumber())};
      case 10: return {Reply::Kind::line, askedState("isSolution")};
      case 11: return {Reply::Kind::line, askedState("successors")};
      default: return {Reply::Kind::line, right};
    }
  }

  std::chrono::nanoseconds cpuTime() override { return cpu_; }
  bool isRunning() override { return false; }

  Termination end() override {
    isOver_ = true;
    const auto kind = static_cast<Termination::Kind>(input_.below(7));
    return {.kind = kind, .code = input_.below(64)};
  }

 private:
  std::string anyNumber() {
    static const std::vector<std::string> kNumbers = {
        "0", "1", "-1", "9", "21845", "-2147483648", "9223372036854775808", "1e9", "nan", ""};
    return kNumbers[static_cast<std::size_t>(input_.below(static_cast<int>(kNumbers.size())))];
  }

  std::string withAnotherNumber(const std::string& line) {
    std::istringstream in(line);
    std::string all, word;
    for (int left = input_.below(64); in >> word; --left) {
      (all += all.empty() ? "" : " ") += left == 0 ? anyNumber() : word;
    }
    return all;
  }

  // Asks for one of the states that the judge has named in its latest line.
  std::string askedState(const std::string& what) {
    std::istringstream in(question_);
    std::string word, token;
    for (int left = input_.below(8); in >> word && left >= 0; --left) token = word;
    return what + ' ' + token;
  }

  fuzz::Input& input_;
  std::string question_;
  std::chrono::nanoseconds cpu_{};
  bool isOver_ = false;
};

// A part with one test of the suite, the last one if there are fewer.
grading::PartResult onlyTest(int which) {
  static const std::vector<grading::PartResult> all =
      grading::unmarkedParts(grading::defaultWeights(), "weights.json");
  grading::PartResult only;
  for (const grading::PartResult& part : all) {
    for (const grading::TestResult& test : part.tests) {
      if (which-- < 0) return only;
      only = part;
      only.tests = {test};
      only.tests[0].outOf = part.outOf;
    }
  }
  return only;
}

}  // namespace

void fuzz::check(Input& input) {
  if (input.bytes().rfind("=== ", 0) == 0) input.text(999);  // the title of a case
  subject::boards().clear();
  searches = 0;
  grading::Report report;
  report.parts = {onlyTest(input.below(64))};
  coursework::Setting setting;
  for (const coursework::Capability& each : coursework::kCapabilities) {
    setting.subjects.push_back(
        {.capability = std::string(each.name), .attempt = {.isCompiled = true}});
  }
  setting.optimised = setting.subjects.back();
  setting.start = [&](const auto&) { return std::make_unique<Answers>(input); };
  setting.tests = {report.parts[0].tests[0].name};
  setting.budget = std::make_shared<grading::TimeBudget>(std::chrono::hours(24 * 365));
  coursework::runSuite(setting, [&](grading::Judgement judgement) {
    // Otherwise an exception of ours has ended the test.
    const bool isFailed = judgement.status == grading::TestStatus::failed;
    require(!isFailed || !judgement.findings.at(0).expected.empty(),
            "a test that fails has a finding");
    grading::mark(report, std::move(judgement));
  });
  for (const grading::PartResult& part : report.parts) {
    require(0 <= part.marks && part.marks <= part.outOf, "marks are within their bounds");
  }
}
