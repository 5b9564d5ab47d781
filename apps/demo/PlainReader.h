// PlainReader.h: reads puzzles in three plain formats: a line of 81 characters (text behind a blank
// or comma is a comment), nine lines of nine, and the order of a board (3 for 9x9), a line to
// ignore, and rows of numbers. It compiles fast (its functions are marked as cold, so that they are
// hardly optimised); sudoku/PuzzleReader.h reads all formats.
//
// Blanks are . 0 _ * x, among numbers 0 or -1; or spaces, if a puzzle has no such sign. Then only a
// comment with # can stand behind a line of 81, rows may have lost the spaces at their ends, and
// one can be an empty line, if another stands below the puzzle. A # begins a line of comment.

#ifndef APPS_DEMO_PLAINREADER_H_
#define APPS_DEMO_PLAINREADER_H_

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <initializer_list>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "sudoku/Puzzle.h"
#include "sudoku/reading/Lines.h"

namespace demo {

class PlainReader {
 public:
  // The stream outlives the reader; the name is for error messages.
  PlainReader(std::istream& in, std::string source) : lines_(in, std::move(source)) {}

  // The next puzzle, or nothing at the end. Throws sudoku::PuzzleError for text that is no puzzle;
  // the next call goes on behind the lines of that puzzle.
  [[gnu::cold]] std::optional<sudoku::Puzzle> next() {
    for (;; lines_.take()) {
      lines_.release();
      line_ = lines_.peek();
      if (line_ == nullptr && lines_.isBeforeLongLine()) throw lines_.skipLongLine();
      if (line_ == nullptr) return std::nullopt;
      if (line_->text.empty() || isComment(*line_)) continue;
      row_ = 0;
      hasSigns_ = hasSpaces_ = false;
      if (line_->text.size() >= 81) return readSquares(1, kNoLimit);
      const bool isOrder = isNumber(line_) && isNumber(lines_.peek(1));
      return isOrder ? readNumbers(std::stoi(line_->text)) : readSquares(9, 80);
    }
  }

 private:
  static constexpr std::size_t kNoLimit = std::string::npos;

  // Reads the 81 squares of that many rows.
  [[gnu::cold]] sudoku::Puzzle readSquares(std::size_t rows, std::size_t longestRow) {
    const bool isOrder = isNumber(line_) && line_->text.find('0') != kNoLimit;
    sudoku::Puzzle puzzle{9, {}};
    bool hasEmptyRow = false;
    for (expectRows(rows, longestRow); row_ < rows_;) {
      const std::string& text = takeRow();
      if (isOrder && row_ == 2) fail(0, {"found no number below the order of a board"});
      if (!isOrder) addSquares(puzzle, text, 81 / rows);
      hasEmptyRow = hasEmptyRow || text.empty();
    }
    // An empty line can be a row without givens, or stand between the rows of two puzzles, of which
    // the first lacks some. Only the line below tells.
    line_ = hasEmptyRow ? lines_.peek() : nullptr;
    if (line_ != nullptr && !line_->text.empty() && !isComment(*line_)) {
      row_ = 1;
      fail(0, {"found no empty line below nine lines of which one is empty"});
    }
    return puzzle;
  }

  // Adds that many squares; where the row is shorter, its last spaces were lost.
  [[gnu::cold]] void addSquares(sudoku::Puzzle& puzzle, const std::string& text,
                                std::size_t count) {
    if (rows_ > 1 && text.size() > count) fail(count, {"found ", text.size(), " squares"});
    if (text.empty() && (hasSigns_ || row_ == rows_)) {
      rows_ = row_;  // the next puzzle can begin below
      fail(0, {"found an empty line where row ", row_, " of 9 has to be"});
    }
    const std::string_view squares = std::string_view(text).substr(0, count);
    noteBlanks(squares);
    hasSpaces_ = hasSpaces_ || squares.size() < count;
    if (hasSigns_ && squares.size() < count) {
      fail(squares.size(), {"the row ends after ", squares.size(), " of ", count, " squares"});
    }
    for (std::size_t i = 0; i < count; ++i) {
      const char c = i < squares.size() ? squares[i] : ' ';
      const bool isBlank = c == ' ' || sudoku::isBlankSign(c);
      if (isBlank ? hasSigns_ && hasSpaces_ : !sudoku::isDigit(c)) fail(i, {"found ", problem(c)});
      puzzle.squares.push_back(isBlank ? sudoku::kUndecided : c - '0');
    }
    // Text behind a blank that may be a square would be hard to tell from more squares.
    const std::size_t behind = hasSpaces_ ? text.find_first_not_of(" \t", count) : count;
    const std::string_view separators = hasSpaces_ ? "#" : " \t,;#";
    if (behind < text.size() && separators.find(text[behind]) == kNoLimit) {
      fail(behind, {"found more than 81 squares"});
    }
  }

  [[gnu::cold]] static std::string problem(char c) {
    if (c < ' ' || '~' < c) return "a character that is neither a value nor a blank";
    const bool isBlank = c == ' ' || sudoku::isBlankSign(c);
    return sudoku::message(
        {"'", std::string_view(&c, 1),
         isBlank ? "' in a puzzle that has both spaces and other signs for blanks" : "'"});
  }

  [[gnu::cold]] sudoku::Puzzle readNumbers(int order) {
    expectRows(2, kNoLimit);
    takeRow();
    takeRow();
    if (order < 1 || order > 20) fail(0, {"the number above is no order from 1 to 20"});
    sudoku::Puzzle puzzle{order * order, {}};
    for (expectRows(static_cast<std::size_t>(puzzle.size), kNoLimit); row_ < rows_;) {
      const std::string& text = takeRow();
      std::size_t at = 0;
      for (std::size_t col = 1;; ++col) {
        at = std::min(text.find_first_not_of(" \t", at), text.size());
        if (col > rows_) break;
        char* end = nullptr;
        const long value = std::strtol(&text[at], &end, 10);
        if (end == &text[at] || value < -1 || value > puzzle.size) {
          fail(at, {"found no number from -1 to ", puzzle.size, " for r", row_, "c", col});
        }
        puzzle.squares.push_back(value < 1 ? sudoku::kUndecided : static_cast<int>(value));
        at = static_cast<std::size_t>(end - text.data());
      }
      if (at < text.size()) fail(at, {"found more than ", puzzle.size, " numbers in a row"});
    }
    return puzzle;
  }

  // A longer line is no row, not even a wrong one.
  void expectRows(std::size_t rows, std::size_t longest) {
    row_ = 0;
    rows_ = rows;
    longestRow_ = longest;
  }

  [[gnu::cold]] const std::string& takeRow() {
    line_ = lines_.peek();
    const bool isEnd = line_ == nullptr && !lines_.isBeforeLongLine();
    if (line_ == nullptr && !isEnd && longestRow_ == kNoLimit) {
      ++row_;
      skipRows(lines_.skipLongLine());
    }
    if (line_ == nullptr || line_->text.size() > longestRow_ || isComment(*line_)) {
      fail(0, {isEnd ? "the text ends" : "found no row", " where row ", row_ + 1, " of ", rows_,
               " has to be"});
    }
    lines_.take();
    ++row_;
    return line_->text;
  }

  // Throws the error at that offset in the line.
  [[noreturn, gnu::cold]] void fail(std::size_t offset,
                                    std::initializer_list<sudoku::MessagePart> problem) {
    const std::string what =
        sudoku::message({sudoku::message(problem),
                         "; a puzzle is a line of 81 characters or nine lines of nine. (The "
                         "program `sudoku` reads more formats.)"});
    skipRows(line_ != nullptr ? lines_.error({line_, offset}, {what})
                              : lines_.error(lines_.number(), {what}));
  }

  // Throws the error after going past the rest of the puzzle, so that its rows are not taken for a
  // part of the next one.
  [[noreturn, gnu::cold]] void skipRows(const sudoku::PuzzleError& error) {
    for (; row_ < rows_ && (line_ = lines_.peek()) != nullptr; lines_.take()) {
      if (line_->text.size() > longestRow_ || (line_->text.empty() && hasSigns_)) break;
      if (!isComment(*line_)) ++row_;
      noteBlanks(line_->text);
    }
    throw error;
  }

  void noteBlanks(std::string_view squares) {
    hasSigns_ = hasSigns_ || squares.find_first_of(sudoku::kBlankSigns) != kNoLimit;
    hasSpaces_ = hasSpaces_ || squares.find(' ') != kNoLimit;
  }

  static bool isComment(const sudoku::Line& line) { return line.text.substr(0, 1) == "#"; }

  // True for a number alone in its line; two of them are the order and the line to ignore.
  static bool isNumber(const sudoku::Line* line) {
    return line != nullptr && !line->text.empty() && line->text.size() <= 2 &&
           sudoku::consistsOf(line->text, "0123456789");
  }

  sudoku::Lines lines_;
  const sudoku::Line* line_ = nullptr;  // the latest one looked at
  std::size_t rows_ = 0;                // of the puzzle
  std::size_t row_ = 0;                 // the latest one, counts from 1
  std::size_t longestRow_ = 0;
  bool hasSigns_ = false;   // for blanks, in what was read of the puzzle
  bool hasSpaces_ = false;  // for blanks, or has lost some
};

}  // namespace demo

#endif
