// PuzzleReader.h: reads puzzles in the formats that people have, in any mix, one at a time.
// It skips nothing silently: what it can't read is an error with its line and column.

#ifndef SUDOKU_PUZZLEREADER_H_
#define SUDOKU_PUZZLEREADER_H_

#include <algorithm>
#include <cstddef>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Geometry.h"
#include "sudoku/Puzzle.h"
#include "sudoku/reading/BoardValues.h"
#include "sudoku/reading/DrawnRows.h"
#include "sudoku/reading/Format.h"
#include "sudoku/reading/Heading.h"
#include "sudoku/reading/HeadingLine.h"
#include "sudoku/reading/Letters.h"
#include "sudoku/reading/LineKinds.h"
#include "sudoku/reading/LineSquares.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/OneLine.h"
#include "sudoku/reading/PuzzleError.h"
#include "sudoku/reading/ReadPuzzle.h"
#include "sudoku/reading/Rows.h"
#include "sudoku/reading/RowsAhead.h"
#include "sudoku/reading/SpacedRows.h"
#include "sudoku/reading/TitledLine.h"
#include "sudoku/reading/WrongLine.h"

namespace sudoku {

struct ReadOptions {
  Letters letters = Letters::automatic;
};

// A text is any sequence of
//   blank lines
//   comments       # or ; or % or //, and anything behind; at the end of a line too
//   headings       such as "Grid 01" or "puzzle,solution"; "Puzzle 1: 53..7...." has a puzzle too
//   rules          such as ---+---+---
//   sections       such as [Puzzle]
//   puzzles        a line, or rows, or the order, a line to ignore, and rows
//
// A line has size x size squares. Rows have `size` squares each, and are as many. Squares are
//   characters     53..7...., or in groups, 53. .7. ...
//   numbers        with spaces or commas between them
//   drawn          with bars between the boxes, or between all squares
// A blank is one of . 0 _ * x X, or -1 among numbers, or a space if there is no such sign. With
// spaces for blanks, a row may have lost those at its end, and be an empty line if others are above
// and below. Spaces alone are a blank
// board if they are 81 in a line, or nine, 16 or 25 lines of as many. Letters stand for values as
// in Letters.h. A line longer than LineStream::kLongest is an error; so a text of any length takes
// little memory.
//
// Sixteen squares can be a board, or a row of a larger one (as numbers, so can 81 or 256). They are
// a board if its values are in range and one is there twice. Otherwise they are a row if with the
// next lines they make a larger board, of which some value is too large for the smaller boards; or
// of which all squares are blank, if that stands alone: the lines right above and below have other
// numbers of squares. Blank boards of size 4 are sixteen lines with blank lines between.
class PuzzleReader {
 public:
  // The stream has to live as long as the reader. The name is for error messages.
  PuzzleReader(std::istream& in, std::string sourceName, const ReadOptions& options = {})
      : lines_(in, std::move(sourceName)), letters_(options.letters) {}

  // The next puzzle, or nullopt at the end. A puzzle in one line is there as soon as its line is,
  // unless that line can be a row as well.
  // Throws PuzzleError for what it can't read; the next call goes on after that.
  std::optional<ReadPuzzle> next();

 private:
  std::optional<ReadPuzzle> end();
  bool takeIfNoPuzzle(const std::string& line);
  Heading& heading() { return heading_ ? *heading_ : heading_.emplace(); }
  ReadPuzzle readPuzzle(const std::string& line);
  ReadPuzzle readBoard(const LineSquares& squares);
  ReadPuzzle readOrderAndNumbers(std::size_t order);
  PuzzleError emptySection() const;

  Lines lines_;
  Letters letters_;
  std::optional<Heading> heading_;  // of the next puzzle
  std::size_t squaresAbove_ = 0;    // of the latest board in one line
  int lineBelow_ = 0;               // the number of the line below that one
  bool isBroken_ = false;
};

inline std::optional<ReadPuzzle> PuzzleReader::next() {
  try {
    for (;;) {
      lines_.release();
      const std::string* line = lines_.peek();
      if (lines_.isBeforeLongLine() && line == nullptr) throw lines_.skipLongLine();
      if (line == nullptr) return end();
      std::optional<ReadPuzzle> read = readNineByNine(*line, lines_.number());
      if (read) {
        lines_.take();
      } else if (takeIfNoPuzzle(*line)) {
        continue;
      } else {
        read = readPuzzle(*line);
      }
      if (heading_) heading_->addTo(*read);
      heading_.reset();
      return read;
    }
  } catch (const PuzzleError&) {
    heading_.reset();
    throw;
  }
}

inline std::optional<ReadPuzzle> PuzzleReader::end() {
  if (lines_.isBroken() && !isBroken_) {
    isBroken_ = true;
    throw lines_.error({lines_.number(), 0}, {"the text can't be read from here on"});
  }
  if (heading_ && heading_->hasSection()) throw emptySection();
  return std::nullopt;
}

// Takes the line if it is no part of a puzzle.
inline bool PuzzleReader::takeIfNoPuzzle(const std::string& line) {
  if (isBlankLine(line)) {
    // A blank first row looks like a blank line, if spaces stand for blanks.
    if (SpacedRows::size(lines_) > 0) return false;
    if (heading_ && !heading_->hasSection()) heading_.reset();
  } else if (isComment(line) || (isHeading(line) && puzzleInHeading(line) == line.size())) {
    heading().addComment(trimmed(line));
  } else if (isSection(line)) {
    if (heading().hasSection()) throw emptySection();
    heading().addSection(trimmed(line), {lines_.number(), 0});
  } else if (isRule(line)) {
    heading().addRule(trimmed(line));
  } else if (isUnderscores(line) && !isDrawnRow(line)) {
    const std::string* below = lines_.peek(1);
    if (below == nullptr || !isDrawnRow(*below)) return false;
  } else {
    return false;
  }
  lines_.take();
  return true;
}

// Decides what the next line begins, and reads it.
inline ReadPuzzle PuzzleReader::readPuzzle(const std::string& line) {
  if (isHeading(line)) return readBehindHeading(lines_, letters_);
  if (isDrawnRow(line)) return DrawnRows(lines_, letters_).read();
  if (const std::size_t order = orderAhead(lines_)) return readOrderAndNumbers(order);

  const LineSquares squares = splitSquares(line, lines_.number());
  const std::size_t count = squares.squares.size();
  if (count > 1 && isBoard(count) && !canBeRow(squares)) return readBoard(squares);
  if (const std::size_t size = SpacedRows::size(lines_)) {
    if (!isSize(count) || !areRowsOfNumbers(lines_, count)) {
      return SpacedRows::read(lines_, size, letters_);
    }
  }
  if (isBoard(count) && !isOrder(line)) {
    const bool standsAlone = lines_.number() != lineBelow_ || count != squaresAbove_;
    if (isRowOfLargerBoard(lines_, count, standsAlone)) return Rows(lines_, count, letters_).read();
    return readBoard(squares);
  }
  const LineSquares board = splitBoardWithSpaces(line, lines_.number());
  if (!board.squares.empty()) return readLine(lines_, board, letters_);
  if (const std::size_t size = count > 1 ? sizeOfRows(lines_, squares) : 0) {
    return Rows(lines_, size, letters_).read();
  }
  if (const std::size_t rows = SpacedRows::broken(lines_)) throw SpacedRows::error(lines_, rows);
  const PuzzleError error = wrongLine(lines_, squares);
  lines_.take();
  throw error;
}

inline ReadPuzzle PuzzleReader::readBoard(const LineSquares& squares) {
  squaresAbove_ = squares.squares.size();
  lineBelow_ = lines_.number() + 1;
  return readLine(lines_, squares, letters_);
}

inline ReadPuzzle PuzzleReader::readOrderAndNumbers(std::size_t order) {
  const int line = lines_.number();
  lines_.take();
  lines_.take();
  ReadPuzzle read = Rows(lines_, order * order, letters_).read();
  read.format = Format::orderAndNumbers;
  read.line = line;
  return read;
}

inline PuzzleError PuzzleReader::emptySection() const {
  return lines_.error(heading_->sectionPlace(),
                      {"found no puzzle in the section ", heading_->section()});
}

}  // namespace sudoku

#endif
