// PuzzleReader.h: reads the puzzles of a text, one at a time, in the formats of docs/formats.md.
// Squares that are nearly a puzzle are an error with their line and column. A text without any is
// one error, which says what the text seems to be.

#pragma once

#include <cstddef>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "sudoku/Letters.h"
#include "sudoku/Puzzle.h"
#include "sudoku/PuzzleError.h"
#include "sudoku/ShapeOptions.h"

namespace sudoku {

struct ReadOptions {
  Letters letters = Letters::automatic;
  ShapeOptions shape;         // of all boards, except where the text says another one
  bool areSolutions = false;  // of a puzzle and its solution in one line, the solution is read
  // Lines that stand in place of a board: each is returned as a title, without squares.
  bool (*isInPlaceOfBoard)(std::string_view line) = nullptr;
};

// A puzzle, with its line and title in the text that it was read from.
struct ReadPuzzle {
  Puzzle puzzle;
  int line = 1;       // of its first line; counts from 1
  std::string title;  // the text after the puzzle in its line, or else the line right above
  Letters letters = Letters::automatic;  // those of its values; automatic if there are none
  bool saysShape = false;       // the text says it; otherwise it is usual, or that of the options
  bool areBlanksZeros = false;  // it has blanks, and all are written as 0
};

class PuzzleReader {
 public:
  // `in` must outlive the reader. The name is for error messages.
  PuzzleReader(std::istream& in, std::string sourceName, const ReadOptions& options = {});
  ~PuzzleReader();

  // The next puzzle, or nullopt at the end; the first call returns a puzzle or throws. A puzzle is
  // returned before any line below it is waited for. Throws PuzzleError for text that can't be
  // read; the next call continues after it. For a text without a puzzle, the error has no line.
  std::optional<ReadPuzzle> next();

  // What the text names, but no board has, as PuzzleError::what(); empty if there is nothing new.
  // It may stand before a board, beside or below it: ask after each next(), also at the end.
  std::string takeNotice();

  // The number of characters that were read, but are no part of the puzzles yet.
  std::size_t ahead() const;

 private:
  class Reading;
  std::unique_ptr<Reading> reading_;
};

}  // namespace sudoku
