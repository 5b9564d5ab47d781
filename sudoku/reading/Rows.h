// Rows.h: reads boards in one line, boards with one row per line, and rows with spaces for blanks.
// Texts with millions of 9x9 puzzles, one per line, are common and have a fast path.

#ifndef SUDOKU_READING_ROWS_H_
#define SUDOKU_READING_ROWS_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Puzzle.h"
#include "sudoku/reading/BlockShape.h"
#include "sudoku/reading/Labels.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/ReadPuzzle.h"
#include "sudoku/reading/RowsAhead.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

// For each character its kind in a 9x9 board (one bit), with its value in the bits below. A table
// avoids a branch per square, which processors could not predict.
struct NineByNine {
  enum Kind : unsigned { given = 0, zero = 1, dot = 2, otherSign = 4, space = 8, other = 16 };

  std::uint16_t codes[256] = {};

  static int value(unsigned code) { return static_cast<std::int8_t>(code); }

  constexpr NineByNine() {
    for (unsigned i = 0; i < 256; ++i) {
      const char c = static_cast<char>(i);
      const Kind kind = c == '0'         ? zero
                        : isDigit(c)     ? given
                        : c == '.'       ? dot
                        : isBlankSign(c) ? otherSign
                        : c == ' '       ? space
                                         : other;
      const int value = kind == given ? c - '0' : kUndecided;
      codes[i] = static_cast<std::uint16_t>(kind << 8 | (static_cast<unsigned>(value) & 0xFF));
    }
  }
};

// Reads the line if its first 81 characters are a 9x9 board. Other text may follow. Takes zeros for
// blanks.
inline std::optional<ReadPuzzle> readNineByNine(std::string_view line, int number) {
  static constexpr NineByNine kNineByNine;
  constexpr std::size_t kSquares = 81;
  // A line that begins with an underscore can be a rule of a wide drawing.
  if (line.size() < kSquares || line[0] == '_') return std::nullopt;
  unsigned codes = 0;
  std::array<int, kSquares> values;
  for (std::size_t i = 0; i < kSquares; ++i) {
    const unsigned code = kNineByNine.codes[static_cast<unsigned char>(line[i])];
    codes |= code;
    values[i] = NineByNine::value(code);
  }
  const unsigned found = codes >> 8;
  // Spaces are blanks only if no other sign is.
  const bool hasSpaces = (found & NineByNine::space) != 0;
  if (hasSpaces ? found != NineByNine::space : found >= NineByNine::other) return std::nullopt;
  // 81 spaces are a blank board only if the line has nothing more.
  if (hasSpaces && line.size() > kSquares && isBlank(line)) return std::nullopt;
  const std::string_view behind = line.substr(kSquares);
  const bool isSeparated = behind.empty() || behind[0] == ',' || beginsComment(behind) ||
                           (isSpace(behind[0]) && (!hasSpaces || isBlank(withoutComment(behind))));
  const bool mayHaveMap = behind.size() + 9 >= kSquares;
  if (!isSeparated || (mayHaveMap && !mapAmong(behind, 9).empty())) return std::nullopt;

  ReadPuzzle read;
  read.puzzle.size = 9;
  read.puzzle.squares.assign(values.begin(), values.end());
  read.areBlanksZeros = found == NineByNine::zero;
  read.haveMixedBlanks = (found & (found - 1)) != 0 || found == NineByNine::otherSign;
  read.format = read.areBlanksZeros ? Format::sdm : Format::line;
  read.line = number;
  if (!behind.empty()) read.title = titleOf(behind);
  return read;
}

inline bool isComplete(const ReadPuzzle& read) {
  const std::vector<int>& values = read.puzzle.squares;
  return std::find(values.begin(), values.end(), kUndecided) == values.end();
}

// The squares of a puzzle that is at the beginning of the line, one character each.
inline BoardSquares squaresOf(const Line& line, ReadPuzzle read) {
  BoardSquares board{{}, false, std::move(read)};
  const std::size_t squares = board.read.puzzle.squares.size();
  for (std::size_t i = 0; i < squares; ++i) board.squares.push_back(squareAt(line, line.text, i));
  return board;
}

// Reads the next line, whose squares are a board.
inline BoardSquares readBoardInLine(Lines& lines, const LineSquares& squares) {
  const Line& line = *lines.peek();
  lines.take();
  std::string title = titleOf(squares.textBehind);
  const bool hasOptions = title.compare(0, 2, "--") == 0;
  if (line.isHeading() && !hasOptions)
    title = headingBefore(line.text, squares.squares.front().at.offset);
  return {squares.squares, squares.areSeparated, {{}, Format::line, line.number, title}};
}

inline BoardSquares readSpacedRows(Lines& lines, std::size_t size) {
  BoardSquares board{{}, false, {{}, Format::spacedRows, lines.number(), ""}};
  for (std::size_t row = 0; row < size; ++row) {
    const Line& line = *lines.peek();
    for (std::size_t col = 0; col < size; ++col) {
      board.squares.push_back(squareAt(line, line.text, col));
    }
    lines.take();
  }
  return board;
}

// Takes `rows` spaced rows that do not make a board, and returns the error.
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

// Takes the rows of a board that is larger than any that is read, and returns the error.
inline PuzzleError tooLargeBoard(Lines& lines, std::size_t size) {
  const int first = lines.number();
  for (std::size_t row = 0; row < size; ++row) lines.take();
  return lines.error(first, {"found ", size, " rows of ", size, " squares; the largest board is ",
                             kMaxSize, "x", kMaxSize});
}

// The error if the next line, or the end of the text, is where row `row` (from 1) should be.
inline PuzzleError missingRow(Lines& lines, std::size_t row, std::size_t size) {
  const bool isEnd = lines.peek() == nullptr && !lines.isBeforeLongLine();
  return lines.error(lines.number(), {"expected row ", row, " of ", size,
                                      isEnd ? ", but the text ends" : ", but found no row"});
}

// The number of rows of a box, if rules below so many rows each stand between all boxes of a board
// of that size; otherwise 0.
inline std::size_t heightBetween(const std::vector<std::size_t>& rules, std::size_t size) {
  const std::size_t height = rules.empty() ? 0 : rules.front();
  if (height < 2 || size % height != 0 || rules.size() + 1 != size / height) return 0;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    if (rules[i] != height * (i + 1)) return 0;
  }
  return height;
}

// Rows of `size` squares from the next line on. Rules and comments may stand between the rows, and
// a blank line below each row of boxes.
class Rows {
 public:
  // Looks at the lines below the board only if it `mayWait` for them.
  Rows(Lines& lines, std::size_t size, bool mayWait = false)
      : lines_(lines), size_(size), mayWait_(mayWait), boxHeight_(usualBoxHeight(size)) {}

  // Takes the lines of the puzzle, even if it throws PuzzleError.
  BoardSquares read() {
    board_.read.format = Format::rows;
    board_.read.line = lines_.number();
    isDoubleSpaced_ = areRowsDoubleSpaced(lines_, size_);
    while (rows_ < size_) {
      const Line* line = lines_.peek();
      if (line != nullptr &&
          (line->kind() == LineKind::rule || line->kind() == LineKind::comment)) {
        if (line->kind() == LineKind::rule && rows_ > 0) rules_.push_back(rows_);
        lines_.take();
      } else if (line != nullptr && line->kind() == LineKind::blank &&
                 (isDoubleSpaced_ || isBelowBoxes())) {
        lines_.take();
        if (!isDoubleSpaced_) ++gaps_;
      } else {
        addRow(line);
      }
    }
    // Rules below each row of boxes tell how many rows the boxes have, unless they are square.
    const std::size_t height = isOrdinarySize(size_) ? 0 : heightBetween(rules_, size_);
    if (gaps_ == 0 && height > 0) boxHeight_ = height;
    if (gaps_ == 0 && height == 0) findBoxesBetweenColumns();
    if (boxHeight_ > 0 && boxHeight_ != usualBoxHeight(size_)) {
      board_.read.puzzle.shape =
          Shape::boxes(static_cast<int>(boxHeight_), static_cast<int>(size_ / boxHeight_));
    }
    if (const std::size_t part = sizeOfBoardsBeside()) throw boardsBeside(part);
    if (const std::size_t further = furtherRows()) throw tooManyRows(further);
    return std::move(board_);
  }

 private:
  // True if a blank line is allowed here: there was one below each row of boxes so far, and a row
  // follows. The first one tells how many rows the boxes have, unless they are square.
  bool isBelowBoxes() {
    if (rows_ == 0) return false;
    const Line* below = lines_.peek(1);
    if (!mayBeRow(below) || splitSquares(*below, size_).count() != size_) return false;
    if (gaps_ == 0 && !isOrdinarySize(size_) && rows_ > 1 && size_ % rows_ == 0) boxHeight_ = rows_;
    return boxHeight_ > 0 && rows_ % boxHeight_ == 0 && gaps_ + 1 == rows_ / boxHeight_;
  }

  // Wider gaps behind the columns of each box tell how wide the boxes are, unless they are square.
  void findBoxesBetweenColumns() {
    if (isOrdinarySize(size_) || boxHeight_ == 0) return;
    if (areGroupsOf(board_.squares, size_, size_ / boxHeight_)) return;
    for (std::size_t width = 2; width <= size_ / 2; ++width) {
      if (size_ % width == 0 && areGroupsOf(board_.squares, size_, width)) {
        boxHeight_ = size_ / width;
      }
    }
  }

  // The size of the smaller boards that the rows seem to be, side by side, if each would be one
  // without conflicts: blank lines stand below them, or the values conflict in one large board.
  // Otherwise 0, and if the size of the boards is named.
  std::size_t sizeOfBoardsBeside() const {
    const bool isNamed =
        lines_.namedSize() > 0 || lines_.hasNoBoxes() || board_.read.title.compare(0, 2, "--") == 0;
    if (isNamed || size_ < 8 || boxHeight_ == 0) return 0;
    for (std::size_t part = 4; part <= size_ / 2; ++part) {
      if (size_ % part != 0 || !isSize(part)) continue;
      const bool areApart = gaps_ > 0 && boxHeight_ == part && boxHeight_ != usualBoxHeight(size_);
      const bool areAtMostPart =
          std::all_of(board_.squares.begin(), board_.squares.end(),
                      [part](const SquareText& square) { return isAtMost(square.text, part); });
      const bool hasValue =
          std::any_of(board_.squares.begin(), board_.squares.end(),
                      [](const SquareText& square) { return !isBlankSquare(square.text); });
      if (areAtMostPart && hasValue && !haveConflict(part) && (areApart || haveConflict(size_))) {
        return part;
      }
    }
    return 0;
  }

  // True if a value occurs twice in a row or column of one of the boards of that size that fill the
  // rows.
  bool haveConflict(std::size_t size) const {
    for (std::size_t line = 0; line < size_; ++line) {
      for (std::size_t first = 0; first < size_; first += size) {
        LineSquares row, column;
        for (std::size_t i = first; i < first + size; ++i) {
          row.squares.push_back(board_.squares[line * size_ + i]);
          column.squares.push_back(board_.squares[i * size_ + line]);
        }
        if (hasValueTwice(row) || hasValueTwice(column)) return true;
      }
    }
    return false;
  }

  PuzzleError boardsBeside(std::size_t part) const {
    return lines_.error(board_.read.line,
                        {"these ", size_, " rows seem to be ", part, "x", part,
                         " boards side by side; write each below the other, or add --boxes ",
                         boxHeight_, "x", size_ / boxHeight_, " if they are one board"});
  }

  // The number of rows right below the board that are too few for another one; 0 if there are none,
  // or if they may be the first boxes or the broken part of one, or boards in one line.
  std::size_t furtherRows() {
    if (!mayWait_ || isBoard(size_)) return 0;
    const std::size_t rows = rowsFrom(0);
    if (rows == 0 || rows >= size_) return 0;
    const Line* const end = lines_.peek(rows);
    const bool isGap =
        end != nullptr && (end->kind() == LineKind::blank || end->kind() == LineKind::rule);
    if (!isGap) return end == nullptr || end->isHeading() ? rows : 0;
    const Line* const next = lines_.peek(rows + 1);
    const std::size_t below = rowsFrom(rows + 1);
    const bool mayBeBoxes = size_ % rows == 0 && below <= rows && (rows > 1 || below == 1) &&
                            next != nullptr && next->kind() == LineKind::squares;
    return mayBeBoxes ? 0 : rows;
  }

  // The number of rows without mistakes, one right below the other, from that line on.
  std::size_t rowsFrom(std::size_t ahead) {
    std::size_t rows = 0;
    for (; rows < size_; ++rows) {
      const Line* const line = lines_.peek(ahead + rows);
      if (line == nullptr || line->kind() != LineKind::squares || line->isDrawnRow()) break;
      const LineSquares row = splitSquares(*line, size_);
      if (row.count() != size_ || !mayBeOfSize(row, size_) || hasValueTwice(row)) break;
      if (row.all([](std::string_view text) { return text.empty(); })) break;  // of a sheet
    }
    return rows;
  }

  PuzzleError tooManyRows(std::size_t further) {
    for (std::size_t row = 0; row < further; ++row) lines_.take();
    return lines_.error(board_.read.line, {"found a block of ", size_ + further, " rows of ", size_,
                                           " squares; ", size_, " rows make a board"});
  }

  void addRow(const Line* line) {
    if (!mayBeRow(line)) {
      if (rows_ == 1 && isRowBelowGap() && !isRowAt(2)) throw doubleSpaced();
      const PuzzleError error =
          areLastSquaresLabels() ? labelsBehind() : missingRow(lines_, rows_ + 1, size_);
      skipBoxes();
      throw error;
    }
    if (gaps_ > 0 && gaps_ < rows_ / boxHeight_) throw missingGap();
    const LineSquares row = splitSquares(*line, size_);
    if (row.count() != size_ || !isBlank(withoutComment(row.textBehind))) {
      const PuzzleError error = wrongRow(*line, row);
      skipRows();
      throw error;
    }
    lines_.take();
    ++rows_;
    board_.areSeparated = board_.areSeparated || row.areSeparated;
    board_.squares.insert(board_.squares.end(), row.squares.begin(), row.squares.end());
    if (board_.read.title.empty()) board_.read.title = titleOf(row.textBehind);
  }

  // True if the last row is missing, and the last squares of the others count them.
  bool areLastSquaresLabels() const {
    if (rows_ + 1 != size_) return false;
    Words texts;
    for (std::size_t row = 1; row <= rows_; ++row) {
      texts.push_back(board_.squares[row * size_ - 1].text);
    }
    return areLabels(texts);
  }
  PuzzleError labelsBehind() const {
    return lines_.error(board_.read.line, {"the last squares of these ", rows_,
                                           " rows seem to count them; remove these labels"});
  }

  // False for the end of the text, and for a line with no squares, with bars, or with a board of
  // its own.
  bool mayBeRow(const Line* line) const {
    if (line == nullptr || line->isHeading() || line->isDrawnRow()) return false;
    const LineKind kind = line->kind();
    if (kind == LineKind::blank || kind == LineKind::comment || kind == LineKind::section) {
      return false;
    }
    const std::size_t squares = splitSquares(*line, size_).count();
    return squares == size_ || squares < 16 || !isBoard(squares);
  }

  bool isRowAt(std::size_t ahead) {
    const Line* const line = lines_.peek(ahead);
    return mayBeRow(line) && splitSquares(*line, size_).count() == size_;
  }
  bool isRowBelowGap() {
    const Line* const line = lines_.peek();
    return line != nullptr && line->kind() == LineKind::blank && isRowAt(1);
  }

  // Takes all rows that have a blank line above, and returns the error.
  PuzzleError doubleSpaced() {
    const int number = lines_.number();
    std::size_t rows = 1;
    for (; isRowBelowGap(); ++rows) {
      lines_.take();
      lines_.take();
    }
    return lines_.error(number,
                        {"found ", rows, " rows with blank lines between them, where ", size_,
                         " rows make a board; blank lines may stand only between boxes"});
  }

  // The rows above a blank line may be the rest of one puzzle, and those below another puzzle.
  PuzzleError missingGap() const {
    return lines_.error(lines_.number(), {"a blank line stands below row ", boxHeight_,
                                          ", so one must be below row ", rows_, " too"});
  }

  PuzzleError wrongRow(const Line& line, const LineSquares& row) const {
    if (row.firstWrong < row.end) return wrongCharacter(lines_, {&line, row.firstWrong});
    const std::size_t found = row.count();
    const std::size_t number = rows_ + 1;
    const TextPosition end{&line, row.end};
    if (found == size_) {
      return lines_.error(end, {"only a comment can follow row ", number});
    }
    return lines_.error(found < size_ ? end : row.squares[size_].at,
                        {"row ", number, found < size_ ? " ends after " : " has ", found,
                         " squares; ", size_, " squares make a row of this board"});
  }

  // Skips the rest of a puzzle with a wrong row, so that the next puzzle can be read.
  void skipRows() {
    const Line* line = lines_.peek();
    for (; rows_ < size_ && mayBeRow(line); line = lines_.peek()) {
      if (line->kind() != LineKind::rule) ++rows_;
      lines_.take();
    }
    skipBoxes();
  }

  // Skips further rows of boxes of that puzzle, each below a blank line. Otherwise its last rows
  // and the first rows of the next puzzle would look like one puzzle.
  void skipBoxes() {
    if (boxHeight_ == 0) return;
    for (; gaps_ + 1 < size_ / boxHeight_ && areBoxesBelow(); ++gaps_) {
      for (std::size_t line = 0; line <= boxHeight_; ++line) lines_.take();
    }
  }

  // True if the next line is blank and is followed by exactly as many rows as a box has.
  bool areBoxesBelow() {
    const Line* line = lines_.peek();
    if (line == nullptr || line->kind() != LineKind::blank) return false;
    std::size_t rows = 0;
    while (rows <= boxHeight_ && mayBeRow(lines_.peek(rows + 1))) ++rows;
    return rows == boxHeight_;
  }

  Lines& lines_;
  std::size_t size_;
  bool mayWait_;
  std::size_t boxHeight_;  // 0 if it is not known
  BoardSquares board_;
  std::size_t rows_ = 0;
  std::size_t gaps_ = 0;            // blank lines between rows of boxes
  bool isDoubleSpaced_ = false;     // a blank line is between all rows
  std::vector<std::size_t> rules_;  // for each rule between rows: the number of rows above it
};

// Takes the rows of two boards of that size side by side, and returns the error.
inline PuzzleError twoBoardsBeside(Lines& lines, std::size_t size) {
  const int first = lines.number();
  for (std::size_t row = 0; row < size; ++row) lines.take();
  return lines.error(
      first, {"these ", size, " rows seem to be two ", size, "x", size,
              " boards, or a board and its map, side by side; ", "write each below the other"});
}

inline BoardSquares readOrderAndNumbers(Lines& lines, std::size_t size) {
  const int line = lines.number();
  lines.take();
  lines.take();
  BoardSquares board = Rows(lines, size).read();
  board.read.format = Format::orderAndNumbers;
  board.read.line = line;
  return board;
}

}  // namespace sudoku

#endif
