// Suite.h: the interface between the tests that mark a submission and the program that runs them.
// The tests are GoogleTest tests of this process, which never runs the student's code. They start
// subject programs (subject/Subject.cpp), ask them questions, and judge the answers. Call
// use(setting) once before RUN_ALL_TESTS(), and takeJudgement() at the end of each test.

#ifndef APPS_GRADE_SUITE_SUITE_H_
#define APPS_GRADE_SUITE_SUITE_H_

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/Conversation.h"
#include "apps/grade/sandbox/TimeBudget.h"

namespace grading {

// A fault that a test found, described for the student. Each text may be empty.
struct Finding {
  std::string expected;
  std::string came;
  std::string board;          // drawn, several lines
  std::string likelyMistake;  // a guess: the most frequent cause of this fault

  friend bool operator==(const Finding&, const Finding&) = default;
};

}  // namespace grading

namespace coursework {

// Capabilities of subject programs. subject/Subject.cpp is compiled with a macro SUBJECT_<name> for
// each: all in one program if that compiles, else several programs. A program for one capability
// also has those that it depends on.
inline constexpr std::array<std::string_view, 5> kCapabilities = {
    "board",           // Sudoku(int), getSquare
    "setSquare",       // board, and setSquare
    "searchable",      // setSquare, and the rest of Searchable, for the given BreadthFirstSearch
    "bestFirst",       // the submission's BestFirstSearch.h without its Sudoku.h
    "bestFirstSudoku"  // setSquare, and BestFirstSearch over the submission's own Sudoku
};

// The members of the submission behind each, for students.
inline constexpr std::array<std::string_view, 5> kMembers = {
    "Sudoku(int), getSquare()", "setSquare()", "the members of Searchable in Sudoku",
    "BestFirstSearch", "BestFirstSearch over boards"};

struct Capability {
  std::string name;                         // one of kCapabilities
  std::optional<grading::Command> command;  // starts a subject that has it, if one compiled
  std::string whyNot;                       // if there is no command: the reason, for the student
  std::string likelyMistake;                // if there is no command; may be empty
  bool isOutOfTime = false;  // the compiler was stopped by the clock: tests of it are not marked
};

struct Setting {
  std::vector<Capability> capabilities;

  // Compiles "bestFirstSudoku" optimised, for the race. The other subjects are not optimised.
  std::function<Capability()> optimisedBestFirst;
  std::function<std::unique_ptr<grading::Conversation>(const grading::Command&)> start;
  std::uint64_t seed = 1;       // for the fresh puzzles
  std::set<std::string> hints;  // tests without marks

  // After its deadline, no subject is waited for. The running test is not marked, and the remaining
  // tests are skipped.
  std::shared_ptr<grading::TimeBudget> budget;
};

void use(Setting setting);

using Finding = grading::Finding;

// The result of a test.
struct Judgement {
  bool isJudged = false;    // calls made later do not change it
  bool isCutShort = false;  // a deadline passed before it was judged
  double fraction = 0;      // of its marks, from 0 to 1, if it failed; a test that passed earns all
  std::vector<Finding> findings;
  std::vector<std::string> suspicious;  // for the instructor, a sentence each
};

// The judgement of the test that has just ended. Resets it for the next test.
Judgement takeJudgement();

}  // namespace coursework

#endif
