// FuzzAnswers.cpp: whatever a submission answers, each test of the suite ends with a judgement. Our
// own board plays the submission. The bytes choose the test, and where it answers otherwise.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "Sudoku.h"
#include "apps/grade/marking/Marking.h"
#include "apps/grade/suite/Suite.h"
#include "apps/support/EmbeddedText.h"
#include "sudoku/NamedRuleSets.h"
#include "tests/fuzz/Fuzz.h"

namespace {

using grading::Reply;
using grading::Termination;

// A subject with all capabilities, as tests/coursework/subject/README.md describes it.
class RightAnswers {
 public:
  std::string to(const std::string& question) {
    std::istringstream in(question);
    std::string word;
    std::size_t number = 0;
    in >> word >> number;
    if (word == "board") {
      return "board " +
             keep(std::make_unique<Sudoku>(static_cast<int>(number), sudoku::kCoursework));
    }
    if (word == "bestFirstAny") return "nothing 0";
    const auto board = boards_.find(number);
    if (board == boards_.end()) return "threw there is no such board";
    Sudoku& sudoku = *board->second;
    if (word == "set") return set(sudoku, in);
    if (word == "squares") return "squares" + squaresOf(sudoku);
    if (word == "isSolution") return sudoku.isSolution() ? "true" : "false";
    if (word == "successors") return successorsOf(sudoku);
    if (word == "heuristicValue") return "value " + std::to_string(sudoku.heuristicValue());
    if (word == "write") return "written 9";
    if (word == "breadthFirst") return search<BreadthFirstSearch>(std::move(board->second));
    if (word == "bestFirst") return search<BestFirstSearch>(std::move(board->second));
    boards_.erase(board);
    return "forgotten";
  }

 private:
  std::string keep(std::unique_ptr<Sudoku> board) {
    boards_.emplace(boards_.size(), std::move(board));
    return std::to_string(boards_.size() - 1);
  }

  static std::string set(Sudoku& board, std::istringstream& in) {
    bool holds = false;
    for (int row, col, value; in >> row >> col >> value;) holds = board.setSquare(row, col, value);
    return holds ? "true" : "false";
  }

  static std::string squaresOf(const Sudoku& board) {
    std::string text;
    for (const int value : board.squares().squares) text += ' ' + std::to_string(value);
    return text;
  }

  std::string successorsOf(const Sudoku& board) {
    std::string numbers = "boards";
    for (auto& each : board.successors()) {
      numbers += ' ' + keep(std::unique_ptr<Sudoku>(static_cast<Sudoku*>(each.release())));
    }
    return numbers;
  }

  template <class Driver>
  static std::string search(std::unique_ptr<Sudoku> board) {
    Driver driver(std::move(board));
    search::Limits limits;
    limits.expanded = 200;
    driver.setLimits(limits);
    const Searchable* const solution = driver.solve();
    return solution == nullptr ? "nothing"
                               : "found -1" + squaresOf(static_cast<const Sudoku&>(*solution));
  }

  std::map<std::size_t, std::unique_ptr<Sudoku>> boards_;
};

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
    const std::string right = isOver_ ? "" : answers_.to(question_);
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
    Termination ending;
    ending.kind = static_cast<Termination::Kind>(input_.below(7));
    ending.code = input_.below(64);
    return ending;
  }

 private:
  std::string anyNumber() {
    static constexpr const char* kNumbers[] = {"0",          "1",
                                               "2",          "9",
                                               "16",         "-1",
                                               "-2",         "10",
                                               "21845",      "10000",
                                               "2147483647", "-2147483648",
                                               "2147483648", "9223372036854775807",
                                               "1e9",        "0x10",
                                               "nan",        ""};
    return kNumbers[input_.below(static_cast<int>(std::size(kNumbers)))];
  }

  std::string withAnotherNumber(const std::string& line) {
    std::istringstream in(line);
    std::string all, word;
    for (int left = input_.below(256); in >> word; --left) {
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
  RightAnswers answers_;
  std::string question_;
  std::chrono::nanoseconds cpu_{};
  bool isOver_ = false;
};

// Weights by which one test of the suite is run.
grading::Weights onlyTest(int which) {
  static const grading::Weights all =
      grading::weightsIn(apps::embeddedText("weights.json"), "weights.json");
  for (grading::PartWeights part : all) {
    if (which >= static_cast<int>(part.tests.size())) {
      which -= static_cast<int>(part.tests.size());
      continue;
    }
    const std::string name = part.tests[static_cast<std::size_t>(which)].name;
    part.tests = {{name, 1, false, false}};
    return {part};
  }
  return {all.front()};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  const grading::Weights weights = onlyTest(input.below(64));
  coursework::Setting setting;
  for (const std::string_view name : coursework::kCapabilities) {
    grading::Subject subject;
    subject.capability = name;
    subject.attempt.isCompiled = true;
    setting.subjects.push_back(subject);
  }
  setting.optimised = setting.subjects.back();
  setting.start = [&](const auto&) { return std::make_unique<Answers>(input); };
  setting.tests = {weights.front().tests.front().name};
  setting.budget = std::make_shared<grading::TimeBudget>(std::chrono::hours(24 * 365));
  grading::Report report;
  report.parts = grading::unmarkedParts(weights);
  coursework::runSuite(setting, [&](grading::Judgement judgement) {
    // Otherwise an exception of ours has ended the test.
    const bool isFailed = judgement.status == grading::TestStatus::failed;
    fuzz::require(!isFailed || !judgement.findings.at(0).expected.empty(),
                  "a test that fails has a finding");
    grading::mark(report, std::move(judgement));
  });
  for (const grading::PartResult& part : report.parts) {
    fuzz::require(0 <= part.marks && part.marks <= part.outOf, "marks are within their bounds");
  }
  return 0;
}
