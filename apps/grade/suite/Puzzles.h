// Puzzles.h: the puzzles that submissions are tested with: fixed puzzles, the same with renamed
// values, and fresh ones.

#ifndef APPS_GRADE_SUITE_PUZZLES_H_
#define APPS_GRADE_SUITE_PUZZLES_H_

#include <cstddef>
#include <string_view>
#include <vector>

#include "apps/support/Random.h"
#include "sudoku/Puzzle.h"

namespace coursework {

struct SolvedPuzzle {
  sudoku::Puzzle puzzle;
  sudoku::Puzzle solution;
};

// Fixed hard puzzles: the first and the last were published by Arto Inkala (2012 and 2006), the one
// between them is from our generator. With naked singles alone, breadth-first search expands 5135
// nodes for the first.
inline constexpr const char* kHardPuzzles[] = {
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "...47............23......1.......9....68.4.5.253...1..........6..1.58...865.32...",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."};

// Breadth-first search with naked singles alone expands 119 and 364 nodes for these.
inline constexpr const char* kSearchedPuzzles[] = {
    kHardPuzzles[2],
    ".........6..5...74..46..593.....5.1....7.92....9.8......1.3..69....4..3..6....7.."};

// A generator seeded with nothing but the run's seed and the running test.
apps::Random freshRandom();

// Reads a puzzle in one line: 1 to 9, A to G for 10 to 16, dots for undecided squares. It has to
// have exactly one solution.
SolvedPuzzle solved(std::string_view squares);

// A solution of the puzzle. Throws std::logic_error if it has none.
sudoku::Puzzle solvedBoard(const sudoku::Puzzle& puzzle);

// The puzzle under a random permutation of its values, which changes the difficulty for hardly any
// solver.
sudoku::Puzzle renamed(const sudoku::Puzzle& puzzle, apps::Random& random);

// A new puzzle that naked singles solve without search.
SolvedPuzzle freshEasy(int size, apps::Random& random);

// A new minimal 9x9 puzzle: without any of its givens it has several solutions. Breadth-first
// search with naked singles alone expands 10 to 149 nodes, few enough for slow boards.
SolvedPuzzle freshHard(apps::Random& random);

// A puzzle like that of freshHard() with one given removed, so that it has several solutions. The
// result holds one of them.
SolvedPuzzle freshOpen(apps::Random& random);

// The first solutions of the board, at most `most`.
std::vector<sudoku::Puzzle> solutionsOf(const sudoku::Puzzle& board, std::size_t most);

// A fixed easy puzzle of size 4, 9 or 16. Throws std::logic_error for other sizes.
SolvedPuzzle easy(int size);

}  // namespace coursework

#endif
