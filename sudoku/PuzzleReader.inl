// PuzzleReader.inl: the functions of PuzzleReader.h.

#include <cstddef>
#include <optional>
#include <string>

#include "sudoku/Geometry.h"
#include "sudoku/Linkage.h"
#include "sudoku/PuzzleReader.h"
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

SUDOKU_SEARCH_INLINE std::optional<ReadPuzzle> PuzzleReader::next() {
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
      linesOfSection_ = heading_ && heading_->isOfPuzzle() ? lines_.number() - read->line : 0;
      heading_.reset();
      return read;
    }
  } catch (const PuzzleError&) {
    heading_.reset();
    throw;
  }
}

SUDOKU_SEARCH_INLINE std::optional<ReadPuzzle> PuzzleReader::end() {
  if (lines_.isBroken() && !isBroken_) {
    isBroken_ = true;
    throw lines_.error({lines_.number(), 0}, {"the text can't be read from here on"});
  }
  if (heading_ && heading_->hasSection()) throw emptySection();
  return std::nullopt;
}

// Takes the line if it is no part of a puzzle.
SUDOKU_SEARCH_INLINE bool PuzzleReader::takeIfNoPuzzle(const std::string& line) {
  if (isBlankLine(line)) {
    // A blank first row looks like a blank line, if spaces stand for blanks.
    if (SpacedRows::size(lines_) > 0) return false;
    if (heading_ && !heading_->hasSection()) heading_.reset();
  } else if (isComment(line) || (isHeading(line) && puzzleInHeading(line) == line.size())) {
    heading().addComment(trimmed(line));
  } else if (isSection(line)) {
    if (heading().hasSection()) throw emptySection();
    if (linesOfSection_ > 0 && isSectionOfProgress(line)) {
      skipSection();
      return true;
    }
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

SUDOKU_SEARCH_INLINE void PuzzleReader::skipSection() {
  lines_.take();
  for (int i = 0; i < linesOfSection_; ++i) {
    const std::string* const line = lines_.peek();
    if (line == nullptr || isSection(*line) || isComment(*line)) return;
    lines_.take();
  }
}

// Decides what the next line begins, and reads it.
SUDOKU_SEARCH_INLINE ReadPuzzle PuzzleReader::readPuzzle(const std::string& line) {
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

SUDOKU_SEARCH_INLINE ReadPuzzle PuzzleReader::readBoard(const LineSquares& squares) {
  squaresAbove_ = squares.squares.size();
  lineBelow_ = lines_.number() + 1;
  return readLine(lines_, squares, letters_);
}

SUDOKU_SEARCH_INLINE ReadPuzzle PuzzleReader::readOrderAndNumbers(std::size_t order) {
  const int line = lines_.number();
  lines_.take();
  lines_.take();
  ReadPuzzle read = Rows(lines_, order * order, letters_).read();
  read.format = Format::orderAndNumbers;
  read.line = line;
  return read;
}

SUDOKU_SEARCH_INLINE PuzzleError PuzzleReader::emptySection() const {
  return lines_.error(heading_->sectionPlace(),
                      {"found no puzzle in the section ", heading_->section()});
}

}  // namespace sudoku
