// Puzzles.h: the puzzles of size 9 that several tests use, and their solutions, one line each;
// makes boards of such lines.

#pragma once

#include <string>

#include "sudoku/Puzzle.h"

using sudoku::blankPuzzle;

// From Wikipedia's article "Sudoku". Naked singles solve it.
inline const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline const std::string kEasySolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

// Arto Inkala, 2012: breadth-first with the coursework's rules expands 5135 nodes.
inline const std::string kHard =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
inline const std::string kHardSolution =
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

// Arto Inkala, 2006.
inline const std::string kInkala2006 =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

// The example of docs/learning-from-conflicts.md.
inline const std::string kLearning =
    "....85..27.1.94......1.....1...6.8.3.....3.1.48..5...7....4.2.8397....5.8........";

// No solution; a search takes long to prove that.
inline const std::string kEndless =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

// No solution: two givens conflict.
inline const std::string kConflict = "55" + std::string(79, '.');

// A puzzle of digits, and dots for blanks.
inline sudoku::Puzzle puzzleOf(const std::string& line, int size = 9) {
  sudoku::Puzzle puzzle{size, {}};
  for (const char square : line) {
    puzzle.squares.push_back(square == '.' ? sudoku::kUndecided : square - '0');
  }
  return puzzle;
}
