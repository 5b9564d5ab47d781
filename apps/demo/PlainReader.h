// PlainReader.h: reads three plain formats, and compiles fast. sudoku/PuzzleReader.h reads all.
// Undecided squares are . 0 _ * x, or 0 or -1 among numbers. Comments begin with #.
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
#include <vector>

#include "sudoku/Characters.h"
#include "sudoku/LineStream.h"
#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"
#include "sudoku/PuzzleError.h"
#include "sudoku/SquareName.h"

namespace demo {

class PlainReader {
 public:
  // The stream must outlive the reader. `source` names it in error messages.
  PlainReader(std::istream& in, std::string source) : stream_(in), source_(std::move(source)) {}

  // Reads the next puzzle into a new one. Returns false at the end. Throws sudoku::PuzzleError for
  // text that is not a puzzle. The next call then continues after the lines of that puzzle.
  bool read(sudoku::Puzzle& puzzle) {
    row_ = rows_ = 0;
    while (findLine() && (line_.empty() || isComment())) isTaken_ = true;
    if (!findLine()) return false;
    if (line_.size() >= 81) return readRows(puzzle, 9, 1, &PlainReader::addSquares);
    const bool isOrder = line_.size() <= 2 && line_.find_first_not_of("0123456789") == line_.npos;
    if (!isOrder) return readRows(puzzle, 9, 9, &PlainReader::addSquares);
    const auto order = static_cast<std::size_t>(std::atoi(line_.c_str()));
    isTaken_ = true;
    if (order < 1 || order > 20) fail(0, {"found no order from 1 to 20"});
    findLine();
    isTaken_ = true;
    return readRows(puzzle, order * order, order * order, &PlainReader::addNumbers);
  }

 private:
  static constexpr const char* kAdvice =
      "; a puzzle is a line of 81 characters, nine lines of nine, or an order and rows of numbers. "
      "(The program `sudoku` reads more formats.)";

  bool readRows(sudoku::Puzzle& puzzle, std::size_t size, std::size_t rows,
                void (PlainReader::*addRow)(sudoku::Puzzle&)) {
    puzzle.shape = static_cast<int>(size);
    puzzle.squares = std::vector<int>(size * size, sudoku::kUndecided);
    rows_ = rows;
    for (row_ = 0; row_ < rows_;) {
      const char* found = findLine() ? ", but found no row" : ", but the text ends";
      isTaken_ = isRow();
      if (!isTaken_) fail(0, {"expected row ", row_ + 1, " of ", rows_, found});
      ++row_;
      (this->*addRow)(puzzle);
    }
    return true;
  }

  // Adds the squares of the current line: 81 of them, or a row of nine.
  void addSquares(sudoku::Puzzle& puzzle) {
    const std::size_t count = 81 / rows_;
    for (std::size_t i = 0; i < count && i < line_.size(); ++i) {
      const char c = line_[i];
      if (!sudoku::isDigit(c) && !sudoku::isBlankSign(c)) {
        const bool isPrintable = ' ' <= c && c <= '~';
        fail(i, {"found ", isPrintable ? "'" + line_.substr(i, 1) + "'" : "no value and no blank"});
      }
      if ('1' <= c && c <= '9') puzzle.squares[(row_ - 1) * 9 + i] = c - '0';
    }
    if (line_.size() < count) {
      fail(line_.size(), {"the row ends after ", line_.size(), " of ", count, " squares"});
    }
    const bool mayContinue = count == 81 && line_.find_first_of(" \t,;#", count) == count;
    if (line_.size() > count && !mayContinue) fail(count, {"found more than ", count, " squares"});
  }

  void addNumbers(sudoku::Puzzle& puzzle) {
    std::size_t next = 0;
    for (std::size_t col = 1; col <= rows_; ++col) {
      next = std::min(line_.find_first_not_of(" \t", next), line_.size());
      char* end = nullptr;
      const long value = std::strtol(&line_[next], &end, 10);
      if (end == &line_[next] || value < -1 || value > puzzle.size()) {
        fail(next, {"found no number from -1 to ", rows_, " for ",
                    sudoku::squareName(static_cast<int>(row_) - 1, static_cast<int>(col) - 1)});
      }
      if (value > 0) puzzle.squares[(row_ - 1) * rows_ + col - 1] = static_cast<int>(value);
      next = static_cast<std::size_t>(end - line_.data());
    }
    if (next < line_.size()) fail(next, {"found more than ", rows_, " numbers in a row"});
  }

  // Throws the error at that offset in the current line. The remaining rows of the puzzle are
  // skipped, so that they are not read as the next one.
  [[noreturn]] void fail(std::size_t offset, std::initializer_list<sudoku::MessagePart> problem) {
    const sudoku::PuzzleError error(source_, number_, static_cast<int>(offset) + 1,
                                    sudoku::message(problem) + kAdvice);
    for (; row_ < rows_ && findLine() && (isRow() || isComment()); isTaken_ = true) {
      row_ += isRow();
    }
    throw error;
  }

  // Makes the next line the current one if that was taken. Returns false if there is none.
  bool findLine() {
    if (isTaken_) {
      hasLine_ = stream_.read(line_) != sudoku::LineStream::Found::none;
      line_.erase(line_.find_last_not_of(" \t") + 1);
      isTaken_ = false;
      ++number_;
    }
    return hasLine_;
  }

  bool isComment() const { return !line_.empty() && line_[0] == '#'; }
  // A line that could be a whole puzzle is not one of nine rows, not even a wrong one.
  bool isRow() const { return !line_.empty() && !isComment() && (rows_ != 9 || line_.size() < 81); }

  sudoku::LineStream stream_;
  std::string source_;
  std::string line_;      // the current line; empty at the end
  bool hasLine_ = true;   // false at the end
  bool isTaken_ = true;   // the current line was used
  int number_ = 0;        // its number, from 1
  std::size_t rows_ = 0;  // rows of the puzzle
  std::size_t row_ = 0;   // those read so far
};

}  // namespace demo

#endif
