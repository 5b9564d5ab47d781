// PlainReader.h: reads puzzles in the plainest formats, and compiles in no time, which the reader
// of all formats (sudoku/PuzzleReader.h) does not: the demo programs are for compiling by one
// command.
//
//   a line of 81 characters, a puzzle each; what follows behind a blank or comma is a comment
//   nine lines of nine characters
//   the order of a board (3 for 9x9) in a line, a line to ignore, and then its rows as numbers
//
// Blanks are . 0 _ * x, among numbers 0 or -1; or spaces, if a puzzle has no such sign. Then only a
// comment with # can stand behind a line of 81, and rows may have lost the spaces at their ends; so
// one among them can be an empty line, if there is another below the puzzle. Lines that begin with
// # are comments.

#ifndef APPS_DEMO_PLAINREADER_H_
#define APPS_DEMO_PLAINREADER_H_

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "apps/demo/PlainLines.h"
#include "sudoku/Puzzle.h"

namespace demo {

class PlainReader : private PlainLines {
 public:
  // The stream outlives the reader; the name is for error messages.
  PlainReader(std::istream& in, std::string source) : PlainLines(in, std::move(source)) {}

  // The next puzzle, or nothing at the end. Throws sudoku::PuzzleError for what it cannot read; the
  // next call goes on behind the lines of that puzzle.
  std::optional<sudoku::Puzzle> next() {
    while (nextLine()) {
      if (line_.empty() || isComment()) continue;
      rowsLeft_ = 0;
      hasSigns_ = hasSpaces_ = false;
      expectWholeLine();
      return line_.size() < kSquares ? readRows() : readLine();
    }
    return std::nullopt;
  }

 private:
  static constexpr int kSize = 9;
  static constexpr std::size_t kSquares = 81;

  sudoku::Puzzle readLine() {
    sudoku::Puzzle puzzle{kSize, {}};
    addSquares(puzzle, kSquares);
    // What follows a blank that may be a square would be hard to tell from more squares.
    std::size_t behind = hasSpaces_ ? line_.find_first_not_of(" \t", kSquares) : kSquares;
    behind = std::min(behind, line_.size());
    if (behind < line_.size() && !isOneOf(line_[behind], hasSpaces_ ? "#" : " \t,;#")) {
      fail(behind, {"found more than 81 squares"});
    }
    return puzzle;
  }

  sudoku::Puzzle readRows() {
    sudoku::Puzzle puzzle{kSize, {}};
    rowsLeft_ = kSize - 1;
    longestRow_ = kSquares - 1;
    if (isNumber(line_)) {
      std::string first = line_;
      nextRow(puzzle);
      if (isNumber(line_)) return readNumbers(std::stoi(first));
      if (isOneOf('0', first)) fail(0, {"found no number below the order of a board"});
      line_.swap(first);
      addRow(puzzle);
      line_.swap(first);
    } else {
      addRow(puzzle);
      nextRow(puzzle);
    }
    addRow(puzzle);
    bool hasEmptyLine = line_.empty();
    while (rowsLeft_ > 0) {
      nextRow(puzzle);
      addRow(puzzle);
      hasEmptyLine = hasEmptyLine || line_.empty();
    }
    if (hasEmptyLine) expectEmptyLine();
    return puzzle;
  }

  // An empty line can be a row without givens, or stand between the rows of two puzzles, of which
  // the first lacks some. Only what is below tells.
  void expectEmptyLine() {
    if (!nextLine() || line_.empty() || isComment()) return;
    isAhead_ = line_.size() > longestRow_;
    rowsLeft_ = kSize - 2;
    fail(0, {"found no empty line below nine lines of which one is empty"});
  }

  sudoku::Puzzle readNumbers(int order) {
    if (order < 1 || order > 20) {
      rowsLeft_ = 0;
      fail(0, {"the number above is no order from 1 to 20"});
    }
    sudoku::Puzzle puzzle{order * order, {}};
    rowsLeft_ = puzzle.size;
    longestRow_ = line_.npos;
    while (rowsLeft_ > 0) {
      nextRow(puzzle);
      addNumbers(puzzle);
    }
    return puzzle;
  }

  void nextRow(const sudoku::Puzzle& puzzle) {
    const bool isThere = nextLine();
    isAhead_ = isThere && line_.size() > longestRow_;
    if (!isThere || isAhead_ || isComment()) {
      fail(0, {isThere ? "found no row" : "the text ends", " where row ",
               puzzle.size - rowsLeft_ + 1, " of ", puzzle.size, " has to be"});
    }
    --rowsLeft_;
    expectWholeLine();
  }

  void addRow(sudoku::Puzzle& puzzle) {
    if (line_.size() > kSize) fail(kSize, {"found ", line_.size(), " squares"});
    if (line_.empty() && (hasSigns_ || rowsLeft_ == 0)) {
      const int row = kSize - rowsLeft_;
      rowsLeft_ = 0;  // the next puzzle can begin below
      fail(0, {"found an empty line where row ", row, " of 9 has to be"});
    }
    addSquares(puzzle, kSize);
  }

  // Adds that many squares; where the line is shorter, its last spaces were lost.
  void addSquares(sudoku::Puzzle& puzzle, std::size_t count) {
    const std::string_view squares = std::string_view(line_).substr(0, count);
    noteBlanks(squares);
    hasSpaces_ = hasSpaces_ || squares.size() < count;
    if (hasSigns_ && squares.size() < count) {
      fail(squares.size(), {"the row ends after ", squares.size(), " of ", count, " squares"});
    }
    for (std::size_t i = 0; i < count; ++i) {
      const char c = i < squares.size() ? squares[i] : ' ';
      if ('1' <= c && c <= '9') {
        puzzle.squares.push_back(c - '0');
      } else if (c == ' ' || isOneOf(c, kBlankSigns)) {
        if (hasSigns_ && hasSpaces_) {
          fail(i, {"found '", std::string_view(&c, 1),
                   "' in a puzzle that has both spaces and other signs for blanks"});
        }
        puzzle.squares.push_back(sudoku::kUndecided);
      } else if ('!' <= c && c <= '~') {
        fail(i, {"found '", std::string_view(&c, 1), "'"});
      } else {
        fail(i, {"found a character that is neither a value nor a blank"});
      }
    }
  }

  void addNumbers(sudoku::Puzzle& puzzle) {
    const char* rest = line_.c_str();
    for (int col = 1; col <= puzzle.size; ++col) {
      while (*rest == ' ' || *rest == '\t') ++rest;
      char* end = nullptr;
      const long value = std::strtol(rest, &end, 10);
      if (end == rest || value < -1 || value > puzzle.size) {
        fail(static_cast<std::size_t>(rest - line_.c_str()),
             {"found no number from -1 to ", puzzle.size, " for r", puzzle.size - rowsLeft_, "c",
              col});
      }
      puzzle.squares.push_back(value < 1 ? sudoku::kUndecided : static_cast<int>(value));
      rest = end;
    }
    const auto end = static_cast<std::size_t>(rest - line_.c_str());
    const std::size_t more = line_.find_first_not_of(" \t", end);
    if (more != line_.npos) {
      fail(more, {"found more than ", puzzle.size, " numbers in a row"});
    }
  }

  static bool isOneOf(char c, std::string_view characters) {
    return characters.find(c) != characters.npos;
  }

  // A number alone in its line; two of them are the order and what follows it.
  static bool isNumber(const std::string& line) {
    return !line.empty() && line.size() <= 2 && line.find_first_not_of("0123456789") == line.npos;
  }
};

}  // namespace demo

#endif
