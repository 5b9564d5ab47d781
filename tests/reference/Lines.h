// Lines.h: makes puzzles from one-line texts, and blank ones.

#ifndef TESTS_REFERENCE_LINES_H_
#define TESTS_REFERENCE_LINES_H_

#include <cstddef>
#include <string>
#include <vector>

#include "sudoku/Candidate.h"
#include "sudoku/Puzzle.h"

namespace reference {

// A 9x9 puzzle: 81 digits, or dots for blanks.
inline sudoku::Puzzle puzzleOf(const std::string& line) {
  sudoku::Puzzle puzzle{9, {}};
  for (const char square : line) {
    puzzle.squares.push_back(square == '.' ? sudoku::kUndecided : square - '0');
  }
  return puzzle;
}

inline sudoku::Puzzle blank(const sudoku::Shape& shape) {
  return {shape, std::vector<int>(static_cast<std::size_t>(shape.squares()), sudoku::kUndecided)};
}

inline std::vector<sudoku::Candidate> givensOf(const sudoku::Puzzle& puzzle) {
  std::vector<sudoku::Candidate> givens;
  for (std::size_t square = 0; square < puzzle.squares.size(); ++square) {
    const int value = puzzle.squares[square];
    if (value != sudoku::kUndecided) givens.push_back({static_cast<int>(square), value});
  }
  return givens;
}

}  // namespace reference

#endif
