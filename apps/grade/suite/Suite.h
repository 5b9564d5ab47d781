// Suite.h: runs the tests that mark a submission, and holds what these tests share. They are
// GoogleTest tests of this process (tests/coursework/), which never runs the student's code: they
// start programs with it, ask them questions, and judge the answers.

#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/Conversation.h"
#include "apps/grade/subjects/SubjectCompiler.h"
#include "apps/grade/suite/Judgement.h"
#include "apps/grade/suite/TimeLimit.h"
#include "apps/solving/Suspects.h"

namespace coursework {

using grading::Finding;

// A capability of subject programs. subject/Subject.cpp is compiled with a macro SUBJECT_<name> for
// each: all in one program if that compiles, else several programs. A program for one capability
// also has those that it depends on.
struct Capability {
  std::string_view name, header;
  std::string_view members;  // of the submission, for students
  std::string_view tests;    // that need it: how their names begin
};

inline constexpr std::string_view kOfBoards =
    "PartA PartB PartC PartD_N PartD_S PartD_BestFirst.It PartD_BestFirst.H PartD_BestFirst.AS";

inline constexpr Capability kCapabilities[] = {
    {"board", "Sudoku.h", "Sudoku(int), getSquare()", kOfBoards},
    {"setSquare", "Sudoku.h", "setSquare()", kOfBoards},                           // and board
    {"searchable", "Sudoku.h", "the members of Searchable in Sudoku", kOfBoards},  // and setSquare
    // Drivers, which may not name Sudoku.
    {"BreadthFirstSearch", "BreadthFirstSearch.h", "BreadthFirstSearch", "BreadthFirstSearch"},
    {"DepthFirstSearch", "DepthFirstSearch.h", "DepthFirstSearch", "DepthFirstSearch"},
    {"AStarSearch", "AStarSearch.h", "AStarSearch", "AStarSearch"},
    {"BestFirstSearch", "BestFirstSearch.h", "BestFirstSearch", "PartD_S PartD_BestFirst"},
    // setSquare, and BestFirstSearch over the submission's own Sudoku.
    {"bestFirstSudoku", "Sudoku.h", "BestFirstSearch over boards", "PartD_S PartD_BestFirst.It"}};

// What tests need, in the order above: names of capabilities, and the headers to be handed in.
struct Coursework {
  std::vector<std::string> capabilities{}, headers{};
};
Coursework courseworkOf(const std::set<std::string>& tests);

struct Setting {
  std::vector<grading::Subject> subjects;  // one for each capability that a test needs
  grading::Subject optimised;  // "bestFirstSudoku" once more, for the race, and "BestFirstSearch"
                               // if it compiles, for the nodes
  std::function<std::unique_ptr<grading::Conversation>(const std::filesystem::path& program)> start;

  // Starts the submission compiled with checks, which say why it crashes. May be empty, or give
  // null.
  std::function<std::unique_ptr<grading::Conversation>()> startChecked;

  std::uint64_t seed = 1;       // for the fresh puzzles
  std::set<std::string> tests;  // are run

  // After its deadline, no program is waited for. The running test and the remaining ones are not
  // marked.
  std::shared_ptr<grading::TimeBudget> budget;
};

// The names of all tests.
std::set<std::string> suiteTests();

// Runs tests on a submission, without GoogleTest's own output, and passes on each judgement. A test
// that a deadline ended is not run.
void runSuite(Setting setting, const std::function<void(grading::Judgement)>& afterEach);

// What follows is for the tests and their judges.

// A call of the submission's code that did not return normally.
class CallFailed : public std::runtime_error {
 public:
  explicit CallFailed(const std::string& why, std::optional<Finding> toldOf = std::nullopt)
      : runtime_error(why), finding(std::move(toldOf)) {}

  const std::optional<Finding> finding;  // none after a deadline, or if the call is silent
};

// The judgement on the running test, while it is formed.
class RunningTest {
 public:
  explicit RunningTest(const std::string& name = "")
      : judgement_{name, grading::TestStatus::passed} {}

  const std::string& name() const { return judgement_.test; }

  // Runs the body. It fails the test by throwing a Finding, or by a call that fails.
  void run(void (*body)());

  // Fails the test. Only the first few findings are kept.
  void fault(Finding finding);

  // Tells the student without failing the test, which keeps its marks.
  void remark(Finding finding);

  // Sets the share of its marks, from 0 to 1, that the test earns. It fails if that is not all.
  void earn(double fraction) {
    judgement_.fraction = fraction;
    if (fraction < 1) judgement_.status = grading::TestStatus::failed;
  }

  // To be called if a deadline ended a call or the compiler. The test is not marked then.
  void cutShort();

  // Whether cutShort() was called. Takes that back.
  bool takeCutShort();

  // To be called when the test is judged. A deadline cannot change its result afterwards.
  void beginSuspecting() { isJudged_ = true; }

  // Tells the instructor, who reads each sentence once.
  void suspect(const std::string& sentence);

  // The judgement, when the test has ended.
  grading::Judgement end();

 private:
  grading::Judgement judgement_;
  bool isJudged_ = false;
  bool isCutShort_ = false;
};

struct Evidence;

// The submission under test.
struct UnderTest {
  Setting setting{};
  TimeLimits limits{};
  std::shared_ptr<Evidence> evidence{};  // what was found out of it; empty at first
  std::map<std::string, std::chrono::nanoseconds> used{};  // processor time, by the call
  RunningTest test{};
  std::vector<std::shared_ptr<apps::SeenBoard>> seen{};  // all calls of setSquare so far

  // Whether its deadline has passed.
  bool isTimeOver() const;
};

// There is one in the process, because GoogleTest's tests have no parameters. runSuite() sets it.
UnderTest& underTest();

inline RunningTest& runningTest() {
  return underTest().test;
}

// A test whose body fails by throwing.
#define TEST_THAT_THROWS(part, name) \
  static void part##name();          \
  TEST(part, name) {                 \
    runningTest().run(part##name);   \
  }                                  \
  static void part##name()

}  // namespace coursework
