// PlainReader.h: reads three plain formats, and compiles fast. sudoku/PuzzleReader.h reads all.
// Undecided squares are . 0 _ * x, or 0 or -1 among numbers. Between puzzles, there may be empty
// lines and comments, which begin with #.
//
//   81 characters     one line; a comment may follow after a space, tab, comma, semicolon or #
//   nine rows         nine lines of nine characters
//   numbers           the order (3 for 9x9), a line that is ignored, then one line of numbers a row

#ifndef APPS_DEMO_PLAINREADER_H_
#define APPS_DEMO_PLAINREADER_H_

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <initializer_list>
#include <istream>
#include <string>
#include <utility>

#include "sudoku/Characters.h"
#include "sudoku/LineStream.h"
#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"
#include "sudoku/PuzzleError.h"

namespace demo {

class PlainReader {
 public:
  // The stream must outlive the reader. `source` names it in error messages.
  PlainReader(std::istream& in, std::string source) : stream_(in), source_(std::move(source)) {}

  // Reads the next puzzle into a new one. Returns false at the end. Throws sudoku::PuzzleError for
  // text that is not a puzzle; nothing can be read after that.
  bool read(sudoku::Puzzle& puzzle) {
    do {
      if (!readLine()) return false;
    } while (line_.empty() || line_[0] == '#');
    const bool isOrder = line_.size() <= 2 && line_.find_first_not_of("0123456789") == line_.npos;
    if (isOrder) {
      const int order = std::atoi(line_.c_str());
      if (order < 1 || order > 20) fail(0, {"found no order from 1 to 20"});
      readLine();
      readNumbers(puzzle, order * order);
    } else {
      readSquares(puzzle, line_.size() < 81 ? 9 : 81);
    }
    return true;
  }

 private:
  // Reads a 9x9 board from the current line on, each line with so many squares.
  void readSquares(sudoku::Puzzle& puzzle, std::size_t count) {
    puzzle = {9, {}};
    for (;;) {
      const std::size_t length = std::min(count, line_.size());
      for (std::size_t i = 0; i < length; ++i) {
        const char c = line_[i];
        if (!sudoku::isDigit(c) && !sudoku::isBlankSign(c)) {
          fail(i, {"found no value and no blank"});
        }
        puzzle.squares.push_back('1' <= c && c <= '9' ? c - '0' : sudoku::kUndecided);
      }
      if (length < count) fail(length, {"found ", length, " of ", count, " squares"});
      const bool mayContinue = count == 81 && line_.find_first_of(" \t,;#", count) == count;
      if (line_.size() > count && !mayContinue) {
        fail(count, {"found more than ", count, " squares"});
      }
      if (puzzle.squares.size() == 81) return;
      readLine();
    }
  }

  void readNumbers(sudoku::Puzzle& puzzle, int size) {
    puzzle = {size, {}};
    for (int row = 0; row < size; ++row) {
      readLine();
      std::size_t next = 0;
      for (int col = 0; col < size; ++col) {
        next = std::min(line_.find_first_not_of(" \t", next), line_.size());
        char* end = nullptr;
        const long value = std::strtol(&line_[next], &end, 10);
        if (end == &line_[next] || value < -1 || value > size) {
          fail(next, {"found no number from -1 to ", size, " for ", sudoku::squareName(row, col)});
        }
        puzzle.squares.push_back(value > 0 ? static_cast<int>(value) : sudoku::kUndecided);
        next = static_cast<std::size_t>(end - line_.data());
      }
      if (next < line_.size()) fail(next, {"found more than ", size, " numbers in a row"});
    }
  }

  // Throws the error at that offset in the current line.
  [[noreturn]] void fail(std::size_t offset, std::initializer_list<sudoku::MessagePart> problem) {
    throw sudoku::PuzzleError(
        source_, number_, static_cast<int>(offset) + 1,
        sudoku::message(problem) +
            "; a puzzle is a line of 81 characters, nine lines of nine, or an order and rows of "
            "numbers. (The program `sudoku` reads more formats.)");
  }

  // Makes the next line the current one, without spaces at its end. Returns false if there is none.
  bool readLine() {
    const bool isFound = stream_.read(line_) != sudoku::LineStream::Found::none;
    line_.erase(line_.find_last_not_of(" \t") + 1);
    ++number_;
    return isFound;
  }

  sudoku::LineStream stream_;
  std::string source_;
  std::string line_;  // the current line; empty at the end
  int number_ = 0;    // its number, from 1
};

}  // namespace demo

#endif
