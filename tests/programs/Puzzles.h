// Puzzles.h: puzzles shared by the tests of several programs, one line each.

#ifndef TESTS_PROGRAMS_PUZZLES_H_
#define TESTS_PROGRAMS_PUZZLES_H_

#include <string>

// From Wikipedia's article "Sudoku".
inline const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2.."
    ".6.6....28....419..5....8..79";

// Arto Inkala, 2012: breadth-first with the coursework's rules expands 5135 nodes.
inline const std::string kHard =
    "8..........36......7..9.2...5...7.......457.....1..."
    "3...1....68..85...1..9....4..";

// No solution; a search takes long to prove that.
inline const std::string kEndless =
    ".....5.8....6.1.43..........1.5........1.6...3..."
    "....553.....61........4.........";

#endif
