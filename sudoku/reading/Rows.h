// Rows.h: reads a board in one line, in one row a line, and in rows with spaces for blanks. Texts
// with millions of 9x9 puzzles, one a line, are common, so they have a fast path of their own.

#ifndef SUDOKU_READING_ROWS_H_
#define SUDOKU_READING_ROWS_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "sudoku/Puzzle.h"
#include "sudoku/reading/BlockShape.h"
#include "sudoku/reading/BoardValues.h"
#include "sudoku/reading/Letters.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/ReadPuzzle.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

// For each character the kind that it has in a 9x9 board, one bit, above its value. This is a table
// because no processor predicts a branch for each square that may be blank or not.
class NineByNine {
 public:
  static constexpr std::size_t kSquares = 81;

  enum Kind : unsigned { kGiven = 0, kZero = 1, kSign = 2, kSpace = 4, kOther = 8 };

  constexpr NineByNine() : codes_() {
    for (unsigned i = 0; i < 256; ++i) {
      const char c = static_cast<char>(i);
      const Kind kind = c == '0'         ? kZero
                        : isDigit(c)     ? kGiven
                        : isBlankSign(c) ? kSign
                        : c == ' '       ? kSpace
                                         : kOther;
      const int value = kind == kGiven ? c - '0' : kUndecided;
      codes_[i] = static_cast<std::uint16_t>(kind << 8 | (static_cast<unsigned>(value) & 0xFF));
    }
  }

  unsigned code(char c) const { return codes_[static_cast<unsigned char>(c)]; }
  static int value(unsigned code) { return static_cast<std::int8_t>(code); }
  static unsigned kinds(unsigned codes) { return codes >> 8; }

 private:
  std::uint16_t codes_[256];
};

// Reads the line if its first 81 characters are a 9x9 board, whatever follows them.
inline std::optional<ReadPuzzle> readNineByNine(std::string_view line, int number) {
  static constexpr NineByNine kNineByNine;
  constexpr std::size_t kSquares = NineByNine::kSquares;
  // A line that begins with an underscore can be a rule of a wide drawing.
  if (line.size() < kSquares || line[0] == '_') return std::nullopt;
  unsigned codes = 0;
  std::array<int, kSquares> values;
  for (std::size_t i = 0; i < kSquares; ++i) {
    const unsigned code = kNineByNine.code(line[i]);
    codes |= code;
    values[i] = NineByNine::value(code);
  }
  const unsigned found = NineByNine::kinds(codes);
  // Where other signs are the blanks, spaces are none.
  const bool hasSpaces = (found & NineByNine::kSpace) != 0;
  if (hasSpaces ? found != NineByNine::kSpace : found >= NineByNine::kOther) return std::nullopt;
  // Spaces alone are a blank board only if there are exactly as many as squares.
  if (hasSpaces && line.size() > kSquares && isBlank(line)) return std::nullopt;
  const std::string_view behind = line.substr(kSquares);
  const bool isSeparated = behind.empty() || behind[0] == ',' || beginsComment(behind) ||
                           (isSpace(behind[0]) && (!hasSpaces || isBlank(withoutComment(behind))));
  if (!isSeparated) return std::nullopt;

  ReadPuzzle read;
  read.puzzle.size = 9;
  read.puzzle.squares.assign(values.begin(), values.end());
  read.format = found == NineByNine::kZero ? Format::sdm : Format::line;
  read.line = number;
  if (!behind.empty()) read.title = titleOf(behind);
  return read;
}

// Reads the next line, whose squares are a board.
inline ReadPuzzle readBoardInLine(Lines& lines, const LineSquares& squares, Letters letters) {
  const Line& line = *lines.peek();
  lines.take();
  ReadPuzzle read;
  read.line = line.number;
  const BoardValues values(lines, squares.squares, squares.areSeparated);
  read.puzzle = values.read(letters);
  read.format = squares.areSeparated && values.areNumbers() ? Format::numbers : Format::line;
  read.title = titleOf(squares.textBehind);
  if (line.isHeading()) {
    const std::string_view title =
        std::string_view(line.text).substr(0, squares.squares.front().at.offset);
    read.title = trimmed(title.substr(0, title.find_last_not_of(" \t,:;=-(") + 1));
  }
  return read;
}

inline ReadPuzzle readSpacedRows(Lines& lines, std::size_t size, Letters letters) {
  ReadPuzzle read;
  read.line = lines.number();
  read.format = Format::spacedRows;
  std::vector<SquareText> squares;
  for (std::size_t row = 0; row < size; ++row) {
    const Line& line = *lines.peek();
    for (std::size_t col = 0; col < size; ++col) squares.push_back(squareAt(line, line.text, col));
    lines.take();
  }
  read.puzzle = BoardValues(lines, squares, false).read(letters);
  return read;
}

// Takes that many spaced rows, which are no board, and returns the error.
inline PuzzleError brokenSpacedRows(Lines& lines, std::size_t rows) {
  const int first = lines.number();
  std::size_t longest = 0;
  TextPosition shortRow;
  for (std::size_t row = 0; row < rows; ++row) {
    const Line& line = *lines.peek();
    longest = std::max(longest, line.text.size());
    if (shortRow.line == nullptr && line.text.size() < rows) shortRow = {&line, line.text.size()};
    lines.take();
  }
  if (shortRow.line != nullptr && longest == rows && isSize(rows)) {
    return lines.error(shortRow, {"the row ends after ", shortRow.offset, " of ", rows,
                                  " squares; its last spaces can't be missing where those of ",
                                  "other rows are there"});
  }
  return lines.error(first, {"found ", rows, " rows with spaces for blanks, of up to ", longest,
                             " squares; a board has as many rows as columns, and its first and ",
                             "its last row can't be empty lines"});
}

// The error if the next line, or the end of the text, stands where that row (counted from 1) has to
// be.
inline PuzzleError missingRow(Lines& lines, std::size_t row, std::size_t size) {
  const bool isEnd = lines.peek() == nullptr && !lines.isBeforeLongLine();
  return lines.error(lines.number(), {isEnd ? "the text ends" : "found no row", " where row ", row,
                                      " of ", size, " has to be"});
}

// Rows of `size` squares from the next line on. Rules and comments may stand between them, and a
// blank line below every row of boxes.
class Rows {
 public:
  Rows(Lines& lines, std::size_t size) : lines_(lines), size_(size), order_(squareRoot(size)) {}

  // Takes the lines of the puzzle; also before it throws PuzzleError for a wrong one.
  ReadPuzzle read(Letters letters) {
    ReadPuzzle read;
    read.line = lines_.number();
    while (rows_ < size_) {
      const Line* line = lines_.peek();
      if (line != nullptr &&
          (line->kind() == LineKind::rule || line->kind() == LineKind::comment)) {
        lines_.take();
      } else if (line != nullptr && line->kind() == LineKind::blank && isBelowBoxes()) {
        lines_.take();
        ++gaps_;
      } else {
        addRow(line, read);
      }
    }
    const BoardValues values(lines_, squares_, areSeparated_);
    read.puzzle = values.read(letters);
    read.format = areSeparated_ && values.areNumbers() ? Format::numbers : Format::rows;
    return read;
  }

 private:
  // True if a blank line is in place here: where one was below the boxes above, and a row follows.
  bool isBelowBoxes() {
    if (rows_ == 0 || rows_ % order_ != 0 || gaps_ + 1 != rows_ / order_) return false;
    const Line* below = lines_.peek(1);
    return mayBeRow(below) && splitSquares(*below, size_).count() == size_;
  }

  void addRow(const Line* line, ReadPuzzle& read) {
    if (!mayBeRow(line)) {
      const PuzzleError error = missingRow(lines_, rows_ + 1, size_);
      skipBoxes();
      throw error;
    }
    if (gaps_ > 0 && gaps_ < rows_ / order_) throw missingGap();
    const LineSquares row = splitSquares(*line, size_);
    if (row.count() != size_ || !isBlank(withoutComment(row.textBehind))) {
      const PuzzleError error = wrongRow(*line, row);
      skipRows();
      throw error;
    }
    lines_.take();
    ++rows_;
    areSeparated_ = areSeparated_ || row.areSeparated;
    squares_.insert(squares_.end(), row.squares.begin(), row.squares.end());
    if (read.title.empty()) read.title = titleOf(row.textBehind);
  }

  // False for the end of the text, a line without squares, with bars, or with a board of its own.
  bool mayBeRow(const Line* line) const {
    if (line == nullptr || line->isHeading() || line->isDrawnRow()) return false;
    const LineKind kind = line->kind();
    if (kind == LineKind::blank || kind == LineKind::comment || kind == LineKind::section) {
      return false;
    }
    const std::size_t squares = splitSquares(*line, size_).count();
    return squares == size_ || squares < 16 || !isBoard(squares);
  }

  // The rows above a blank line may be all that is left of one puzzle, those below another one.
  PuzzleError missingGap() const {
    return lines_.error(lines_.number(), {"a blank line stands below row ", order_,
                                          ", so one has to be below row ", rows_, " too"});
  }

  PuzzleError wrongRow(const Line& line, const LineSquares& row) const {
    if (row.firstWrong < row.end) return wrongCharacter(lines_, {&line, row.firstWrong});
    const std::size_t found = row.count();
    const std::size_t number = rows_ + 1;
    const TextPosition end{&line, row.end};
    if (found == size_) {
      return lines_.error(end, {"nothing but a comment can stand behind row ", number});
    }
    return lines_.error(found < size_ ? end : row.squares[size_].at,
                        {"row ", number, found < size_ ? " ends after " : " has ", found,
                         " squares; ", size_, " squares make a row of this board"});
  }

  // Goes past the rest of a puzzle with a wrong row, so that the next one can be read.
  void skipRows() {
    const Line* line = lines_.peek();
    for (; rows_ < size_ && mayBeRow(line); line = lines_.peek()) {
      if (line->kind() != LineKind::rule) ++rows_;
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

  // True if the next line is blank, and exactly as many rows are below it as a box has.
  bool areBoxesBelow() {
    const Line* line = lines_.peek();
    if (line == nullptr || line->kind() != LineKind::blank) return false;
    std::size_t rows = 0;
    while (rows <= order_ && mayBeRow(lines_.peek(rows + 1))) ++rows;
    return rows == order_;
  }

  Lines& lines_;
  std::size_t size_;
  std::size_t order_;
  std::vector<SquareText> squares_;
  std::size_t rows_ = 0;
  bool areSeparated_ = false;
  std::size_t gaps_ = 0;  // blank lines between rows
};

}  // namespace sudoku

#endif
