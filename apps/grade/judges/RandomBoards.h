// RandomBoards.h: draws the boards that parts a to c are judged with.

#pragma once

#include <cstddef>
#include <optional>

#include "apps/grade/judges/Puzzles.h"
#include "apps/grade/judges/Singles.h"
#include "apps/solving/Random.h"
#include "sudoku/Puzzle.h"

namespace coursework {

// Uniform from 0 to bound - 1.
inline int below(int bound, apps::Random& random) {
  return static_cast<int>(random.below(static_cast<std::size_t>(bound)));
}

// One of the items, which must not be empty.
template <class Items>
const auto& oneOf(const Items& items, apps::Random& random) {
  return items[random.below(std::size(items))];
}

// A placement off the diagonal, which shows whether rows and columns are swapped.
Placement anyPlacement(int size, apps::Random& random);

sudoku::Puzzle boardWith(int size, const Placements& placements);

inline bool isRight(const sudoku::Puzzle& came, const Placement& right) {
  return came.at(right.row, right.col) == right.value;
}

// Whether the board has all values of the other one.
bool extends(const sudoku::Puzzle& board, const sudoku::Puzzle& other);

// A random solution of the board. Empty if it has none, or none was found soon.
std::optional<sudoku::Puzzle> solutionBehind(const sudoku::Puzzle& board, apps::Random& random);

// A random full board.
sudoku::Puzzle fullBoard(int size, apps::Random& random);

// The values of a puzzle in random order.
Placements shuffled(const sudoku::Puzzle& puzzle, apps::Random& random);

// Placements for a new board, in this order, and a solution of that board.
struct Start {
  sudoku::Puzzle solution;
  Placements placements;
};

// The same with rows, columns and values in another order that keeps the rules.
Start moved(const Start& start, apps::Random& random);

// To be set on a new board, in this order. After the last, the followers are decided, one after
// another.
struct Chain {
  Placements placements, followers;
};

// Fills a unit but for some squares, which then follow, each from the one before: its further
// candidates are excluded by values outside of the unit. There are never two squares with two
// candidates in one unit, so that a rule of pairs finds nothing, be it right or wrong; with one
// follower there may be. `last` is the square that follows last. Empty if there is none for these
// habits.
std::optional<Chain> chain(Unit kind, int last, const sudoku::Puzzle& full, int followers,
                           const Habits& habits, apps::Random& random);

// A naked single that is the last square of no unit, and whose value has further places in each:
// after these placements it is the only follower. Empty if there is none for these habits.
std::optional<Chain> mixedSingle(const sudoku::Puzzle& full, const Habits& habits,
                                 apps::Random& random);

// Placements without lookahead. Each value is a candidate of its square when it is set. After the
// last one, naked singles leave some square without candidates. Empty if that is hardly possible.
Placements playedIntoADeadEnd(int size, const Habits& habits, apps::Random& random);

// The same of size 9 or 16, where a rule of pairs finds nothing before the last placement.
Placements plainDeadEnd(int size, const Habits& habits, apps::Random& random);

}  // namespace coursework
