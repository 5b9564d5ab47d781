// PuzzleError.h: the error for text that cannot be read as a puzzle: where it is, what is wrong,
// and what would be right.

#pragma once

#include <stdexcept>
#include <string>

#include "sudoku/Message.h"

namespace sudoku {

// what() is "SOURCE:LINE:COLUMN: PROBLEM", or "SOURCE: PROBLEM" if the error has no line.
class PuzzleError : public std::runtime_error {
 public:
  PuzzleError(const std::string& source, int line, int column, const std::string& problem)
      : std::runtime_error(line == 0 ? message({source, ": ", problem})
                                     : message({source, ":", line, ":", column, ": ", problem})),
        line_(line),
        column_(column) {}

  // Line and column count from 1, columns in characters. Both are 0 if the error has no line.
  int line() const { return line_; }
  int column() const { return column_; }

 private:
  int line_, column_;
};

}  // namespace sudoku
