// Puzzles.h: the puzzles that submissions are tried on: fixed ones, the same ones in disguise, and
// fresh ones.

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

// Hard ones, always the same: two published ones (Arto Inkala, 2012 and 2006), and between them one
// of our generator's. With naked singles alone, breadth-first search takes 5135 nodes for the
// first.
inline constexpr const char* kHardPuzzles[] = {
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "...47............23......1.......9....68.4.5.253...1..........6..1.58...865.32...",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."};

// Those for which breadth-first search with naked singles alone takes 119 and 364 nodes.
inline constexpr const char* kSearchedPuzzles[] = {
    kHardPuzzles[2],
    ".........6..5...74..46..593.....5.1....7.92....9.8......1.3..69....4..3..6....7.."};

// Random numbers that depend on the run's seed and on the running test alone.
apps::Random freshRandom();

// A puzzle in one line: 1-9 and A-G for 10 to 16, dots for blanks. It has exactly one solution.
SolvedPuzzle solved(std::string_view squares);

// The solution of a puzzle that has one.
sudoku::Puzzle solvedBoard(const sudoku::Puzzle& puzzle);

// The puzzle with its values renamed: as hard as before for nearly every way of solving it.
sudoku::Puzzle renamed(const sudoku::Puzzle& puzzle, apps::Random& random);

// A new puzzle that setting its givens solves, by naked singles alone.
SolvedPuzzle freshEasy(int size, apps::Random& random);

// A new 9x9 puzzle with as few givens as can be. Breadth-first search with naked singles alone
// takes some dozens of nodes, and no more than boards made of sets come to in time.
SolvedPuzzle freshHard(apps::Random& random);

// The same with one given less, so that it has several solutions; one of them is given.
SolvedPuzzle freshOpen(apps::Random& random);

// The first so many solutions of the board.
std::vector<sudoku::Puzzle> solutionsOf(const sudoku::Puzzle& board, std::size_t most);

// An easy puzzle of size 4, 9 or 16, always the same.
SolvedPuzzle easy(int size);

}  // namespace coursework

#endif
