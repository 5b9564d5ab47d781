// Puzzles.h: the puzzles that submissions are tested with (fixed puzzles, the same with renamed
// values, and fresh ones), and what our own searches make of them.

#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/grade/suite/Placement.h"
#include "apps/solving/Random.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/Puzzle.h"

namespace coursework {

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

// The puzzles of races.txt that have this size, in its order, each with its columns in a new order:
// never the same boards, and hardly easier or harder for any search.
std::vector<sudoku::Puzzle> forRaces(int size, apps::Random& random);

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
