// Candidate.h: a value that a square may have.

#pragma once

namespace sudoku {

struct Candidate {
  int square;  // numbered as in Shape.h
  int value;

  friend constexpr bool operator==(const Candidate& one, const Candidate& other) {
    return one.square == other.square && one.value == other.value;
  }
};

}  // namespace sudoku
