#include "apps/grade/suite/JudgePlacements.h"

#include <optional>
#include <string>

#include "apps/grade/suite/Diagnosis.h"
#include "apps/grade/suite/Puzzles.h"

namespace coursework {
namespace {

using Placements = std::vector<Placement>;

std::string mistakeBehind(StudentProgram& program, const Placements& placements,
                          const sudoku::Puzzle& came) {
  return likelyMistake({placements, came}, [&] {
    const int size = came.size(), last = size - 1, box = size - came.shape.boxHeight();
    const SolvedPuzzle probe = easy(size);
    Placements units;  // all of a row, of a column and of a box but one square
    for (const Placement& each : placementsOf(probe.solution)) {
      const bool isInBox = each.row >= box && each.col >= box && each.row + each.col < 2 * last;
      const bool isInRow = each.row == 0 && each.col < last;
      if (isInBox || isInRow || (each.col == 0 && each.row < last)) units.push_back(each);
    }
    std::vector<SeenBoard> boards;
    for (const Placements& each : {units, placementsOf(probe.puzzle)}) {
      boards.push_back({each, StudentBoard::with(program, size, each).squares()});
    }
    return boards;
  });
}

// A square with a wrong value, or an undecided one whose value follows; and its right value.
std::optional<Placement> flawOf(const sudoku::Puzzle& came, const sudoku::Puzzle& least,
                                const sudoku::Puzzle& solution) {
  for (const Placement& right : placementsOf(solution)) {
    const int value = came.at(right.row, right.col);
    const bool isMissing = value == sudoku::kUndecided;
    const int wanted = isMissing ? least.at(right.row, right.col) : right.value;
    if (value != wanted) return right;
  }
  return std::nullopt;
}

std::string picture(const StudentBoard& board, const sudoku::Puzzle& came) {
  return drawing("What was set:", board.asked(), "What getSquare() gives:", came);
}

struct PlacementFault {
  Finding finding;
  bool decidesTooMuch;  // a right value was refused, or a square has a wrong value
};

std::optional<PlacementFault> faultOf(StudentProgram& program, const Trial& trial) {
  const sudoku::Puzzle& solution = *trial.solution;
  StudentBoard board = StudentBoard::blank(program, trial.size);
  Placements done;
  for (const Placement& placement : trial.placements) {
    done.push_back(placement);
    const bool wasDecided = board.came().at(placement.row, placement.col) == placement.value;
    const bool holds = board.set(placement);
    const sudoku::Puzzle came = holds ? board.came() : board.squares();
    if (!holds) {
      return PlacementFault{
          {callOf(placement) + " to return true: a solution has that value there", "false",
           picture(board, came),
           wasDecided ? "the square has that value already, for it followed from others: setting "
                        "it again is no contradiction"
                      : mistakeBehind(program, done, came)},
          !wasDecided};
    }
    const auto flaw = flawOf(came, *decided(board.asked()), solution);
    if (!flaw) continue;
    const auto& [row, col, value] = *flaw;
    const bool isMissing = came.at(row, col) == sudoku::kUndecided;
    return PlacementFault{
        {said(row, col, value) + " after " + callOf(placement) +
             (isMissing ? ", which leaves nothing else for it" : ", if it is decided at all"),
         said(row, col, came.at(row, col)), picture(board, came),
         mistakeBehind(program, done, came)},
        !isMissing};
  }
  return std::nullopt;
}

// The last placement has to be refused. An earlier refusal is right too, if no solution has the
// squares set so far: further rules may see the contradiction earlier.
std::optional<PlacementFault> faultOfDeadEnd(StudentProgram& program, const Trial& trial) {
  StudentBoard board = StudentBoard::blank(program, trial.size);
  for (const Placement& placement : trial.placements) {
    const bool isLast = &placement == &trial.placements.back();
    if (board.set(placement)) {
      if (!isLast) continue;
      return PlacementFault{
          {callOf(placement) + " to return false: after it, a square has no value left", "true",
           picture(board, board.came()),
           "a square whose last value is taken is not noticed, or only in the first round of what "
           "follows from setting a square"},
          false};
    }
    if (isLast || solutionsOf(board.asked()).empty()) break;
    return PlacementFault{
        {callOf(placement) + " to return true: there are solutions with that value", "false",
         picture(board, board.squares()),
         "the value is taken from more squares than the row, the column and the box have, or a "
         "square loses its own value"},
        true};
  }
  return std::nullopt;
}

// The first fault when the trials are made in turn.
std::optional<PlacementFault> firstFault(StudentProgram& program, const Trials& trials) {
  for (const Trial& trial : trials) {
    auto fault = trial.solution ? faultOf(program, trial) : faultOfDeadEnd(program, trial);
    if (fault) return fault;
  }
  return std::nullopt;
}

bool decidesTooMuchSomewhere() {
  apps::Random random = freshRandom();
  StudentProgram program("setSquare");
  for (const Trial& trial : freshPuzzles(9, 8, random)) {
    const auto fault = firstFault(program, {trial});
    if (fault && fault->decidesTooMuch) return true;
  }
  return false;
}

}  // namespace

bool isFurtherRuleAtFault() {
  std::optional<bool>& isAtFault = knownOfFurtherRules();
  if (!isAtFault) isAtFault = !wasClean("PartB_") && decidesTooMuchSomewhere();
  return *isAtFault;
}

bool mayExcuse() {
  return isFurtherRuleAtFault() || !wasClean("PartB_");
}

void judge(const Trials& trials, const std::function<std::vector<Trials>()>& plain) {
  StudentProgram program("setSquare");
  std::optional<PlacementFault> found = firstFault(program, trials);
  if (!found) return;
  std::optional<bool>& isAtFault = knownOfFurtherRules();
  if (!isAtFault || found->decidesTooMuch) {
    isAtFault = found->decidesTooMuch || decidesTooMuchSomewhere();
  }
  if (*isAtFault) {
    for (const Trials& each : plain()) {
      StudentProgram other("setSquare");
      found = firstFault(other, each);
      if (!found) break;
    }
  }
  if (found) {
    fault(found->finding);
    return;
  }
  remark(
      {"setSquare() to decide what follows, and nothing else",
       "it decides too much, or refuses what is right, but is right where no two squares have two "
       "candidates",
       "",
       "naked singles are right, and a further rule, such as naked pairs, is wrong. That costs "
       "nothing here, but speed in part d"});
}

DeadBoard deadBoard(StudentProgram& program, int size, apps::Random& random) {
  StudentBoard board = StudentBoard::blank(program, size);
  Placement latest;
  for (const Placement& placement : playedIntoADeadEnd(size, random)) {
    latest = placement;
    if (!board.set(placement)) return {board, latest, true};
  }
  return {board, latest, false};
}

}  // namespace coursework
