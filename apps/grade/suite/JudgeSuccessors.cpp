#include "apps/grade/suite/JudgeSuccessors.h"

#include <string>

#include "apps/grade/suite/MarkedTest.h"
#include "apps/grade/suite/Reference.h"
#include "apps/grade/suite/Text.h"
#include "sudoku/Checker.h"
#include "sudoku/NamedRuleSets.h"

namespace coursework {

bool extends(const sudoku::Puzzle& board, const sudoku::Puzzle& other) {
  for (const auto& [row, col, value] : placementsOf(other)) {
    if (board.at(row, col) != value) return false;
  }
  return true;
}

Finding flawOfSuccessor(const sudoku::Puzzle& parent, const sudoku::Puzzle& successor) {
  const std::string picture = drawing("The board:", parent, "One of its successors:", successor);
  if (!extends(successor, parent)) {
    return {"successors that keep what is decided on the board", "one that does not", picture,
            "a successor has to be a copy of the board, with one square set"};
  }
  if (successor == parent) {
    return {"successors that have another square set", "one that is the same board", picture,
            "the copy is returned without its square set, or the square is set on another copy"};
  }
  const auto faults = sudoku::checkGivens(successor);
  if (!faults.empty() || !decided(successor, sudoku::kCoursework)) {
    return {"successors that hold",
            faults.empty() ? "one in which a square has no value left"
                           : "one in which " + faults.front().message(),
            picture, "a copy whose setSquare() returns false does not belong to the successors"};
  }
  return {};
}

void Sighting::see(StudentBoard& board, const std::vector<StudentBoard>& successors) {
  isMade_ = isMade_ || !successors.empty();
  if (isMade_) return;
  const sudoku::Puzzle squares = board.squares();
  if (isUndecidedSomewhere(squares)) without_ = squares;
}

void Sighting::judge() const {
  if (isMade_ || without_.squares.empty()) return;
  fault({"successors of a board that has a solution, and squares that are undecided",
         "there are none", drawing(without_),
         "successors() is not written yet, or takes every copy for one that does not hold"});
}

bool comesFromTheDead(const sudoku::Puzzle& successor, const Placement& refused) {
  return successor.at(refused.row, refused.col) == refused.value ||
         !decided(successor, sudoku::kCoursework);
}

}  // namespace coursework
