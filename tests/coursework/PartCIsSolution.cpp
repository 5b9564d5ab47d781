// Part c: isSolution(), on boards of the submission. What setSquare() is known to do wrong costs
// nothing here.

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "apps/grade/judges/JudgeSetSquare.h"
#include "tests/coursework/Evidence.h"

namespace coursework {
namespace {

void expectIsSolution(StudentBoard& board, bool expected, const std::string& reason) {
  if (board.isSolution() == expected) return;
  throw Finding{
      std::string(expected ? "true" : "false") + " from isSolution(): " + reason,
      expected ? "false" : "true", drawing(board.squares()),
      expected ? "" : "not all squares are looked at, or one without any value counts as decided"};
}

// Of boards on which some row or column at the border is decided.
void askBorders(StudentProgram& program, const Habits& known, apps::Random& random) {
  const sudoku::Puzzle full = fullBoard(9, random);
  for (const Unit kind : {Unit::row, Unit::column}) {
    for (const int last : {0, 80}) {
      const auto made = chain(kind, last, full, 2, known, random);
      if (!made) continue;
      StudentBoard board = StudentBoard::with(program, 9, made->placements);
      expectIsSolution(board, false, "squares are undecided");
    }
  }
}

void askDeadBoard(StudentProgram& program, const Habits& known, apps::Random& random) {
  StudentBoard board = StudentBoard::blank(program, 9);
  for (const Placement& each : playedIntoADeadEnd(9, known, random)) {
    if (!board.set(each)) break;
  }
  if (!isUndecidedSomewhere(board.came())) throw Spoilt();
  expectIsSolution(board, false, "a square has no value left, so that not all are decided");
}

// Fills the board, and asks isSolution() on the way and at its end.
void fillUp(Trial& trial, Start start, const Evidence& evidence, apps::Random& random) {
  const int size = start.solution.size();
  StudentBoard board = StudentBoard::blank(trial.program, size);
  bool holds = true;
  // A board that decided too much may be repaired.
  for (int round = 0; round < (evidence.isSound ? 1 : 3); ++round) {
    const Placements more = shuffled(start.solution, random);
    start.placements.insert(start.placements.end(), more.begin(), more.end());
    for (const Placement& each : std::exchange(start.placements, {})) {
      if (isRight(board.came(), each)) continue;
      if (holds && !trial.isWrong(Skill::unsolved) && isUndecidedSomewhere(board.came()) &&
          (size < 16 || random.below(8) == 0)) {
        trial.judge(Skill::unsolved,
                    [&] { expectIsSolution(board, false, "squares are undecided"); });
      }
      holds = board.set(each);
      if (!evidence.isSound || (holds && extends(start.solution, board.came()))) continue;
      throw refusal(board, kLater);
    }
  }
  if (!holds || isUndecidedSomewhere(board.came())) throw Spoilt();
  // It may know that another full board is wrong.
  if (board.came() != start.solution && !board.isSolution()) throw Spoilt();
  expectIsSolution(board, true, "all squares are set, without a contradiction");
}

TEST_OF_SKILL(solved, PartC_Searching, IsSolutionIsTrueForSolvedBoards)
TEST_OF_SKILL(unsolved, PartC_Searching, IsSolutionIsFalseForOtherBoards)

}  // namespace

void findSolutions(Evidence& evidence) {
  apps::Random random = randomFor("isSolution");
  const std::vector<int>& sizes = evidence.sizes;
  const int wanted = evidence.isSound ? 12 : 6;
  bool isShown = evidence.isSound;
  makeTrials(evidence, "searchable", {Skill::unsolved, Skill::solved}, wanted, [&](Trial& trial) {
    const int i = trial.number;
    const int size = i % 4 < 2 ? sizes[static_cast<std::size_t>(i / 2) % sizes.size()] : 9;
    StudentBoard blank = StudentBoard::blank(trial.program, size);
    expectIsSolution(blank, false, "nothing was set");
    if (i % 4 == 3) {
      // A call that does not see the contradiction, or crashes, has its own line.
      if (evidence.share(Skill::refuses) < 1) throw Spoilt();
      trial.judge(Skill::unsolved, [&] { askDeadBoard(trial.program, evidence.known, random); });
      throw Spoilt();
    }
    trial.judge(Skill::unsolved, [&] { askBorders(trial.program, evidence.known, random); });
    Start start{fullBoard(evidence.isSound ? size : 9, random), {}};
    if (!evidence.isSound && i % 4 < 2) {
      start.placements = plainOrder(start.solution, evidence.known, random);
    }
    trial.judge(Skill::solved, [&] { fillUp(trial, start, evidence, random); });
    isShown = isShown || trial.verdicts().contains(Skill::solved);
  });
  // An isSolution() that is never true is not written yet.
  if (evidence.share(Skill::solved) > 0 || !isShown) return;
  evidence.lines[Skill::unsolved].share = 0;
  evidence.tell(Skill::unsolved,
                {"an isSolution() that is true for some boards and false for others",
                 "it is false for every board", "", "isSolution() is not written yet"});
}

}  // namespace coursework
