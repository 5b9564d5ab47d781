// Suite.h: the tests that mark a submission, seen from the program that runs them. They are
// GoogleTest tests of this process, which holds no code of the student's: they start subject
// programs (subject/Subject.cpp), ask them questions over a pipe, and judge every answer.
//
//   use(setting);                  once, before RUN_ALL_TESTS()
//   ... a listener, at the end of each test: takeJudgement()

#ifndef APPS_GRADE_SUITE_SUITE_H_
#define APPS_GRADE_SUITE_SUITE_H_

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/suite/Finding.h"

namespace coursework {

// What subjects can be asked to do. Each is a macro, SUBJECT_ and the name, that
// subject/Subject.cpp is compiled with: all in one program if that compiles, else each in one of
// its own. It then brings along those that it cannot do without.
inline constexpr std::array<std::string_view, 5> kCapabilities = {
    "board",           // Sudoku(int), getSquare
    "setSquare",       // that and setSquare
    "searchable",      // that and the rest of Searchable, for the given BreadthFirstSearch
    "bestFirst",       // the submission's BestFirstSearch.h without its Sudoku.h
    "bestFirstSudoku"  // setSquare, and BestFirstSearch over the submission's own Sudoku
};

struct Capability {
  std::string name;                         // one of kCapabilities
  std::optional<grading::Command> command;  // starts a subject that has it; none: there is none
  std::string whyNot;                       // then: what is said of it
  std::string likelyMistake;                // then, too; may be empty
};

struct Setting {
  std::vector<Capability> capabilities;

  // Compiles "bestFirstSudoku" for the race: optimised, which the others are not.
  std::function<Capability()> optimisedBestFirst;
  grading::Sandbox sandbox;
  std::uint64_t seed = 1;       // of the fresh puzzles
  std::set<std::string> hints;  // tests without marks

  // No subject is started or waited for any longer; the tests that are left are skipped.
  std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
};

// The suite ends within this time for every submission, even without a deadline, if it has a
// processor of its own. TimeLimit.h says what a call that does not return costs.
inline constexpr std::chrono::seconds kLongestRun{240};

void use(Setting setting);

using Finding = grading::Finding;

// What a test found out.
struct Judgement {
  double fraction = 0;  // of its marks, from 0 to 1, if it failed; one that passed has earned all
  std::vector<Finding> findings;
  std::vector<std::string> suspicious;  // for the instructor; a sentence each
};

// Of the test that has just ended. The next test starts with an empty one.
Judgement takeJudgement();

}  // namespace coursework

#endif
