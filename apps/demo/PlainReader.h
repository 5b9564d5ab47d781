// PlainReader.h: reads puzzles in the plainest formats, and compiles in no time, which the reader
// of all formats (sudoku/PuzzleReader.h) does not: the demo programs are for compiling by one
// command.
//
//   a line of 81 characters, a puzzle each; what follows behind a blank or comma is a comment
//   nine lines of nine characters, or fewer if only blanks are missing at their ends
//   the order of a board (3 for 9x9) in a line, a line to ignore, and then the squares as numbers
//
// Blanks are . 0 _ * x or spaces, among numbers 0 or -1. Lines that begin with # are comments.

#ifndef APPS_DEMO_PLAINREADER_H_
#define APPS_DEMO_PLAINREADER_H_

#include <cstddef>
#include <istream>
#include <optional>
#include <string>
#include <utility>

#include "sudoku/Puzzle.h"
#include "sudoku/reading/PuzzleError.h"

namespace demo {

class PlainReader {
 public:
  // The stream outlives the reader; the name is for error messages.
  PlainReader(std::istream& in, std::string source) : in_(in), source_(std::move(source)) {}

  // The next puzzle, or nothing at the end. Throws sudoku::PuzzleError for what it cannot read; the
  // next call goes on with the line after that.
  std::optional<sudoku::Puzzle> next() {
    while (nextLine()) {
      if (line_.empty() || line_[0] == '#') continue;
      sudoku::Puzzle puzzle{kSize, {}};
      if (line_.size() >= kSquares) {
        addSquares(puzzle, kSquares);
        if (line_.size() > kSquares && std::string(" \t,;#").find(line_[kSquares]) == line_.npos) {
          throw error(kSquares, "found more than 81 squares");
        }
        return puzzle;
      }
      addRow(puzzle);
      const std::string first = line_;
      if (!nextLine()) throw error(0, "the text ends after 1 row");
      if (isNumber(first) && isNumber(line_)) return readNumbers(std::stoi(first));
      addRow(puzzle);
      for (int row = 2; row < kSize; ++row) {
        if (!nextLine()) throw error(0, "the text ends after " + std::to_string(row) + " rows");
        addRow(puzzle);
      }
      return puzzle;
    }
    return std::nullopt;
  }

 private:
  static constexpr int kSize = 9;
  static constexpr std::size_t kSquares = 81;

  bool nextLine() {
    if (!std::getline(in_, line_)) return false;
    ++number_;
    if (!line_.empty() && line_.back() == '\r') line_.pop_back();
    return true;
  }

  // A number alone in its line; two of them, one after the other, are the order and what follows
  // it.
  static bool isNumber(const std::string& line) {
    return !line.empty() && line.size() <= 2 &&
           line.find_first_not_of("0123456789") == std::string::npos;
  }

  sudoku::PuzzleError error(std::size_t position, const std::string& problem) const {
    return sudoku::PuzzleError(source_, number_, static_cast<int>(position) + 1,
                               problem +
                                   "; a puzzle is a line of 81 characters or nine lines of nine. "
                                   "(The program `sudoku` reads more formats.)");
  }

  void addSquares(sudoku::Puzzle& puzzle, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      const char c = i < line_.size() ? line_[i] : ' ';
      if ('1' <= c && c <= '9') {
        puzzle.squares.push_back(c - '0');
      } else if (std::string(".0_*xX ").find(c) != std::string::npos) {
        puzzle.squares.push_back(sudoku::kUndecided);
      } else {
        throw error(i, std::string("found '") + c + "'");
      }
    }
  }

  void addRow(sudoku::Puzzle& puzzle) {
    if (line_.size() > kSize) {
      throw error(kSize, "found " + std::to_string(line_.size()) + " squares");
    }
    addSquares(puzzle, kSize);
  }

  sudoku::Puzzle readNumbers(int order) {
    if (order < 1 || order > 20) throw error(0, "found an order that is not from 1 to 20 above");
    sudoku::Puzzle puzzle{order * order, {}};
    for (int row = 1; row <= puzzle.size; ++row) {
      for (int col = 1; col <= puzzle.size; ++col) {
        int value = 0;
        if (!(in_ >> value) || value < -1 || value > puzzle.size) {
          in_.setstate(std::ios::failbit);
          throw error(0, "found no number from -1 to " + std::to_string(puzzle.size) + " for r" +
                             std::to_string(row) + 'c' + std::to_string(col));
        }
        puzzle.squares.push_back(value < 1 ? sudoku::kUndecided : value);
      }
    }
    number_ += puzzle.size;
    nextLine();
    --number_;
    return puzzle;
  }

  std::istream& in_;
  std::string source_;
  std::string line_;
  int number_ = 0;
};

}  // namespace demo

#endif
