// PlainReader.h: reads puzzles in the plainest formats, and compiles in no time, which the reader
// of all formats (sudoku/PuzzleReader.h) does not: the demo programs are for compiling by one
// command.
//
//   a line of 81 characters, a puzzle each; what follows behind a blank or comma is a comment
//   nine lines of nine characters, or fewer if only blanks are missing at their ends; so a line
//     among them can be empty, if there is another empty line below the puzzle
//   the order of a board (3 for 9x9) in a line, a line to ignore, and then its rows as numbers
//
// Blanks are . 0 _ * x or spaces, among numbers 0 or -1. Lines that begin with # are comments.

#ifndef APPS_DEMO_PLAINREADER_H_
#define APPS_DEMO_PLAINREADER_H_

#include <cstddef>
#include <cstdlib>
#include <initializer_list>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"
#include "sudoku/reading/PuzzleError.h"

namespace demo {

class PlainReader {
 public:
  // The stream outlives the reader; the name is for error messages.
  PlainReader(std::istream& in, std::string source) : in_(in), source_(std::move(source)) {}

  // The next puzzle, or nothing at the end. Throws sudoku::PuzzleError for what it cannot read; the
  // next call goes on behind the lines of that puzzle.
  std::optional<sudoku::Puzzle> next() {
    while (nextLine()) {
      if (line_.empty() || isComment()) continue;
      return line_.size() < kSquares ? readRows() : readLine();
    }
    return std::nullopt;
  }

 private:
  static constexpr int kSize = 9;
  static constexpr std::size_t kSquares = 81;

  bool nextLine() {
    if (isAhead_) {
      isAhead_ = false;
      return true;
    }
    ++number_;
    if (!std::getline(in_, line_)) return false;
    if (!line_.empty() && line_.back() == '\r') line_.pop_back();
    return true;
  }

  sudoku::Puzzle readLine() {
    sudoku::Puzzle puzzle{kSize, {}};
    rowsLeft_ = 0;
    addSquares(puzzle, kSquares);
    if (line_.size() > kSquares && !isOneOf(line_[kSquares], " \t,;#")) {
      fail(kSquares, {"found more than 81 squares"});
    }
    return puzzle;
  }

  sudoku::Puzzle readRows() {
    sudoku::Puzzle puzzle{kSize, {}};
    rowsLeft_ = kSize - 1;
    longestRow_ = kSquares - 1;
    addRow(puzzle);
    const std::string first = line_;
    nextRow(puzzle);
    if (isNumber(first) && isNumber(line_)) return readNumbers(std::stoi(first));
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
  }

  void addRow(sudoku::Puzzle& puzzle) {
    if (line_.size() > kSize) fail(kSize, {"found ", line_.size(), " squares"});
    // A blank line below eight rows tells that one is missing.
    if (line_.empty() && rowsLeft_ == 0) {
      fail(0, {"found an empty line where row 9 of 9 has to be"});
    }
    addSquares(puzzle, kSize);
  }

  void addSquares(sudoku::Puzzle& puzzle, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      const char c = i < line_.size() ? line_[i] : ' ';
      if ('1' <= c && c <= '9') {
        puzzle.squares.push_back(c - '0');
      } else if (isOneOf(c, ".0_*xX ")) {
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

  bool isComment() const { return !line_.empty() && line_[0] == '#'; }

  static bool isOneOf(char c, std::string_view characters) {
    return characters.find(c) != characters.npos;
  }

  // A number alone in its line; two of them are the order and what follows it.
  static bool isNumber(const std::string& line) {
    return !line.empty() && line.size() <= 2 && line.find_first_not_of("0123456789") == line.npos;
  }

  // Throws the error, after going past the rows that are left of the puzzle, so that they are not
  // taken for a part of the next one.
  [[noreturn]] void fail(std::size_t position, std::initializer_list<sudoku::MessagePart> problem) {
    const sudoku::PuzzleError error(
        source_, number_, static_cast<int>(position) + 1,
        sudoku::message({sudoku::message(problem),
                         "; a puzzle is a line of 81 characters or nine lines of nine. (The ",
                         "program `sudoku` reads more formats.)"}));
    while (rowsLeft_ > 0 && !isAhead_ && nextLine()) {
      isAhead_ = line_.size() > longestRow_;
      if (!isComment()) --rowsLeft_;
    }
    throw error;
  }

  std::istream& in_;
  std::string source_;
  std::string line_;
  int number_ = 0;              // of the line, counts from 1
  bool isAhead_ = false;        // the line has been read, but was not for the puzzle before
  int rowsLeft_ = 0;            // of the puzzle being read, below the line
  std::size_t longestRow_ = 0;  // a longer line is no row of it, not even a wrong one
};

}  // namespace demo

#endif
