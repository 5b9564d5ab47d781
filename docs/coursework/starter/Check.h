// Check.h: checks answers. Given.

#ifndef CHECK_H_
#define CHECK_H_

#include <set>
#include <string>
#include <utility>

#include "Puzzles.h"

inline std::string squareName(int row, int col) {
  return "row " + std::to_string(row) + ", column " + std::to_string(col);
}

// What is wrong with the answer: empty if it has each value once in each row, column and box, and
// has the givens of the puzzle.
template <class Board>
std::string checkAnswer(Board& answer, const Puzzle& puzzle) {
  int side = 1;  // of a box
  while (side * side < puzzle.size) ++side;
  std::set<std::pair<std::string, int>> seen;
  for (int row = 0; row < puzzle.size; ++row) {
    for (int col = 0; col < puzzle.size; ++col) {
      const int value = answer.getSquare(row, col), given = puzzle.at(row, col);
      const std::string found = squareName(row, col) + " has the value " + std::to_string(value);
      if (value == -1) return squareName(row, col) + " is undecided";
      if (value < 1 || value > puzzle.size) return found;
      if (given != 0 && given != value)
        return found + " instead of the given " + std::to_string(given);
      const int box = row / side * side + col / side;
      const std::string units[] = {"row " + std::to_string(row), "column " + std::to_string(col),
                                   "box " + std::to_string(box)};
      for (const std::string& unit : units) {
        if (seen.insert(std::make_pair(unit, value)).second) continue;
        return unit + " has the value " + std::to_string(value) + " twice";
      }
    }
  }
  return "";
}

#endif
