// Rows.h: a puzzle with one row a line. Its first row says how many there are. Rules and comments
// may stand between rows, and a blank line below every row of boxes.

#ifndef SUDOKU_READING_ROWS_H_
#define SUDOKU_READING_ROWS_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/reading/BoardValues.h"
#include "sudoku/reading/Format.h"
#include "sudoku/reading/HeadingLine.h"
#include "sudoku/reading/Letters.h"
#include "sudoku/reading/LineKinds.h"
#include "sudoku/reading/LineSquares.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/OneLine.h"
#include "sudoku/reading/ReadPuzzle.h"

namespace sudoku {

class Rows {
 public:
  // Reads rows of that many squares from the next line on.
  Rows(Lines& lines, std::size_t size, Letters letters)
      : lines_(lines),
        size_(size),
        order_(static_cast<std::size_t>(squareRoot(size))),
        letters_(letters) {}

  // Takes the lines of the puzzle; also before it throws PuzzleError for one that is wrong.
  ReadPuzzle read() {
    ReadPuzzle read;
    read.line = lines_.number();
    while (rows_ < size_) {
      const std::string* line = lines_.peek();
      if (line != nullptr && (isRule(*line) || isComment(*line))) {
        lines_.take();
      } else if (line != nullptr && isBlankLine(*line) && isBelowBoxes()) {
        lines_.take();
        ++gaps_;
      } else {
        addRow(line, read);
      }
    }
    const BoardValues values(lines_, squares_, separated_);
    read.puzzle = values.read(letters_);
    read.format = separated_ && values.areNumbers() ? Format::numbers : Format::rows;
    return read;
  }

 private:
  // True if a blank line is in place here: where one was below the boxes above, and a row follows.
  bool isBelowBoxes() {
    if (rows_ == 0 || rows_ % order_ != 0 || gaps_ + 1 != rows_ / order_) return false;
    const std::string* below = lines_.peek(1);
    return below != nullptr && isRow(*below);
  }

  void addRow(const std::string* line, ReadPuzzle& read) {
    if (line == nullptr || !mayBeRow(*line)) {
      const PuzzleError error = missingRow(lines_, rows_ + 1, size_);
      skipBoxes();
      throw error;
    }
    if (gaps_ > 0 && gaps_ < rows_ / order_) throw missingGap();
    LineSquares row = splitSquares(*line, lines_.number(), size_);
    if (row.squares.size() != size_ || !isBlankLine(boardPart(row.rest))) {
      const PuzzleError error = wrongRow(row);
      skipRows();
      throw error;
    }
    lines_.take();
    ++rows_;
    separated_ = separated_ || row.separated;
    squares_.insert(squares_.end(), row.squares.begin(), row.squares.end());
    if (read.title.empty()) read.title = titleOf(row.rest);
  }

  bool isRow(std::string_view line) const {
    return mayBeRow(line) && splitSquares(line, 0, size_).squares.size() == size_;
  }

  // False for what is meant as something else: a line without squares, with bars, or with a board
  // of its own.
  bool mayBeRow(std::string_view line) const {
    if (isBlankLine(line) || isComment(line) || isSection(line) || isHeading(line)) return false;
    if (isDrawnRow(line)) return false;
    const std::size_t squares = splitSquares(line, 0, size_).squares.size();
    return squares == size_ || squares < 16 || !isBoard(squares);
  }

  // The rows above a blank line may be all that is left of one puzzle, those below another one.
  PuzzleError missingGap() const {
    return lines_.error({lines_.number(), 0}, {"a blank line stands below row ", order_,
                                               ", so one has to be below row ", rows_, " too"});
  }

  PuzzleError wrongRow(const LineSquares& row) const {
    const int line = lines_.number();
    if (row.odd < row.end) return oddCharacter(lines_, {line, row.odd});
    const std::size_t found = row.squares.size();
    const std::size_t number = rows_ + 1;
    if (found == size_) {
      return lines_.error({line, row.end}, {"nothing but a comment can stand behind row ", number});
    }
    return lines_.error(found < size_ ? Place{line, row.end} : row.squares[size_].place,
                        {"row ", number, found < size_ ? " ends after " : " has ", found,
                         " squares; ", size_, " squares make a row of this board"});
  }

  // Goes past what is left of a puzzle with a wrong row, so that the next one can be read.
  void skipRows() {
    const std::string* line = lines_.peek();
    for (; rows_ < size_ && line != nullptr && mayBeRow(*line); line = lines_.peek()) {
      if (!isRule(*line)) ++rows_;
      lines_.take();
    }
    skipBoxes();
  }

  // Goes past further rows of boxes of that puzzle, each below a blank line: else the last ones and
  // the first ones of the next puzzle would look like one puzzle.
  void skipBoxes() {
    for (; gaps_ + 1 < order_ && areBoxesBelow(); ++gaps_) {
      for (std::size_t line = 0; line <= order_; ++line) lines_.take();
    }
  }

  // True if the next line is blank, and just as many rows are below it as a box has.
  bool areBoxesBelow() {
    const std::string* line = lines_.peek();
    if (line == nullptr || !isBlankLine(*line)) return false;
    std::size_t rows = 0;
    for (; rows <= order_; ++rows) {
      line = lines_.peek(rows + 1);
      if (line == nullptr || !mayBeRow(*line)) break;
    }
    return rows == order_;
  }

  Lines& lines_;
  std::size_t size_;
  std::size_t order_;
  Letters letters_;
  std::vector<SquareText> squares_;
  std::size_t rows_ = 0;
  bool separated_ = false;
  std::size_t gaps_ = 0;  // blank lines between rows
};

}  // namespace sudoku

#endif
