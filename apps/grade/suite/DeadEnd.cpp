#include "apps/grade/suite/DeadEnd.h"

#include <cstddef>

#include "Sudoku.h"
#include "sudoku/NamedRuleSets.h"

namespace coursework {
namespace {

std::vector<Placement> choicesOn(const Sudoku& board) {
  std::vector<Placement> choices;
  for (int row = 0; row < board.size(); ++row) {
    for (int col = 0; col < board.size(); ++col) {
      if (board.getSquare(row, col) != sudoku::kUndecided) continue;
      for (const int value : board.candidates(row, col)) choices.push_back({row, col, value});
    }
  }
  return choices;
}

}  // namespace

std::vector<Placement> playedIntoADeadEnd(int size, apps::Random& random) {
  for (;;) {
    Sudoku board(size, sudoku::kCoursework);
    std::vector<Placement> played;
    while (!board.isContradictory()) {
      const std::vector<Placement> choices = choicesOn(board);
      if (choices.empty()) break;  // solved
      played.push_back(choices[random.below(choices.size())]);
      board.setSquare(played.back().row, played.back().col, played.back().value);
    }
    if (board.isContradictory()) return played;
  }
}

DeadBoard deadBoard(Subject& subject, int size, apps::Random& random) {
  StudentBoard board = StudentBoard::blank(subject, size);
  Placement latest;
  for (const Placement& placement : playedIntoADeadEnd(size, random)) {
    latest = placement;
    if (!board.set(placement)) return {board, latest, true};
  }
  return {board, latest, false};
}

}  // namespace coursework
