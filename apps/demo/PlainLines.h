// PlainLines.h: the lines that PlainReader reads, and what it does about a wrong one: it goes past
// the rows that are left of the puzzle, so that they are not taken for a part of the next one.

#ifndef APPS_DEMO_PLAINLINES_H_
#define APPS_DEMO_PLAINLINES_H_

#include <cstddef>
#include <initializer_list>
#include <istream>
#include <string>
#include <string_view>
#include <utility>

#include "sudoku/Message.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/PuzzleError.h"

namespace demo {

constexpr std::string_view kBlankSigns = ".0_*xX";

class PlainLines {
 protected:
  PlainLines(std::istream& in, std::string source) : stream_(in), source_(std::move(source)) {}

  // False at the end.
  bool nextLine() {
    if (isAhead_) {
      isAhead_ = false;
      return true;
    }
    ++number_;
    const auto found = stream_.read(line_);
    isTooLong_ = found == sudoku::LineStream::Line::tooLong;
    return found != sudoku::LineStream::Line::none;
  }

  bool isComment() const { return !line_.empty() && line_[0] == '#'; }

  void expectWholeLine() {
    if (isTooLong_) fail(line_.size(), {"the line is longer than any board can need"});
  }

  void noteBlanks(std::string_view squares) {
    hasSigns_ = hasSigns_ || squares.find_first_of(kBlankSigns) != squares.npos;
    hasSpaces_ = hasSpaces_ || squares.find(' ') != squares.npos;
  }

  // Throws the error at that place in the line, after going past what is left of the puzzle.
  [[noreturn]] void fail(std::size_t position, std::initializer_list<sudoku::MessagePart> problem) {
    const sudoku::PuzzleError error(
        source_, number_, static_cast<int>(position) + 1,
        sudoku::message({sudoku::message(problem),
                         "; a puzzle is a line of 81 characters or nine lines of nine. (The ",
                         "program `sudoku` reads more formats.)"}));
    while (rowsLeft_ > 0 && !isAhead_ && nextLine()) {
      if (line_.empty() && hasSigns_) break;  // it is no row
      isAhead_ = line_.size() > longestRow_;
      if (!isComment()) --rowsLeft_;
      if (!isAhead_) noteBlanks(line_);
    }
    throw error;
  }

  std::string line_;
  bool isAhead_ = false;        // the line has been read, but was not for the puzzle before
  int rowsLeft_ = 0;            // of the puzzle being read, below the line
  bool hasSigns_ = false;       // for blanks, in what was read of the puzzle
  bool hasSpaces_ = false;      // for blanks, or has lost some
  std::size_t longestRow_ = 0;  // a longer line is no row of it, not even a wrong one

 private:
  sudoku::LineStream stream_;
  std::string source_;
  int number_ = 0;          // of the line, counts from 1
  bool isTooLong_ = false;  // the line is cut
};

}  // namespace demo

#endif
