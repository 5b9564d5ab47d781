// Puzzles.h: the puzzles that submissions are tested with (fixed puzzles, the same with renamed
// values, and fresh ones), their values as placements, and what our own searches make of them.

#ifndef APPS_GRADE_SUITE_PUZZLES_H_
#define APPS_GRADE_SUITE_PUZZLES_H_

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/support/BoardText.h"
#include "apps/support/Random.h"
#include "sudoku/Message.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/Puzzle.h"

namespace coursework {

struct Placement {
  int row = 0;  // from 0
  int col = 0;
  int value = 0;
};

using Placements = std::vector<Placement>;

using sudoku::blankPuzzle;

inline void place(sudoku::Puzzle& puzzle, const Placement& placement) {
  puzzle.squares[static_cast<std::size_t>(placement.row * puzzle.size() + placement.col)] =
      placement.value;
}

// The values of a puzzle in reading order.
inline std::vector<Placement> placementsOf(const sudoku::Puzzle& puzzle) {
  std::vector<Placement> placements;
  for (int row = 0; row < puzzle.size(); ++row) {
    for (int col = 0; col < puzzle.size(); ++col) {
      const int value = puzzle.at(row, col);
      if (value != sudoku::kUndecided) placements.push_back({row, col, value});
    }
  }
  return placements;
}

inline bool isUndecidedSomewhere(const sudoku::Puzzle& board) {
  return placementsOf(board).size() < board.squares.size();
}

// "r1c5 = 3", or "r1c5 undecided".
inline std::string said(int row, int col, int value) {
  const std::string square = sudoku::squareName(row, col);
  return value == sudoku::kUndecided ? square + " undecided"
                                     : square + " = " + std::to_string(value);
}

// "setSquare(0, 4, 3)", as in the student's code.
inline std::string callOf(const Placement& placement) {
  return "setSquare(" + std::to_string(placement.row) + ", " + std::to_string(placement.col) +
         ", " + std::to_string(placement.value) + ')';
}

using apps::drawing;

// Two boards, each below its caption.
inline std::string drawing(const std::string& caption, const sudoku::Puzzle& board,
                           const std::string& otherCaption, const sudoku::Puzzle& other) {
  return caption + '\n' + drawing(board) + otherCaption + '\n' + drawing(other);
}

// A fixed easy puzzle of size 4, 9 or 16.
sudoku::Puzzle easy(int size);

// Reads a puzzle in one line: 1 to 9, A to G for 10 to 16, dots for undecided squares.
sudoku::Puzzle puzzleIn(std::string_view squares);

// The puzzle under a random permutation of its values, which changes the difficulty for hardly any
// solver.
sudoku::Puzzle renamed(const sudoku::Puzzle& puzzle, apps::Random& random);

// A generator seeded with nothing but the run's seed and that text, or the running test.
apps::Random randomFor(std::string_view what);
apps::Random freshRandom();

// A new minimal 9x9 puzzle: without any of its givens it has several solutions. Breadth-first
// search with naked singles alone expands 10 to 149 nodes, few enough for slow boards.
sudoku::Puzzle freshHard(apps::Random& random);

// A new puzzle of size 9 or 16 with several solutions, so that no rule solves it without search. A
// few hundred nodes at most, with naked pairs, for all of them; thousands for one without.
sudoku::Puzzle freshOpen(int size, apps::Random& random);

// The first solution of the board. Empty if it has none, or the search gave up after 20,000 nodes.
std::optional<sudoku::Puzzle> firstSolution(const sudoku::Puzzle& board);

struct OurSearch {
  std::uint64_t expanded = 0;       // states
  std::chrono::nanoseconds time{};  // processor time, measured now
};

// Best-first search; the rules of the race are naked pairs and collapse. Throws std::logic_error if
// the puzzle has no solution.
OurSearch ourBestFirst(const sudoku::Puzzle& puzzle,
                       const sudoku::RuleSet& rules = sudoku::kPairsCollapse);

}  // namespace coursework

#endif
