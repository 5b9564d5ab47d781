// PlainReader.h: reads puzzles in three plain formats. It is made to compile fast: cold functions
// are optimised for size. sudoku/PuzzleReader.h reads all formats.
//
//   81 characters     one line; a comment may follow after a space, tab, comma, semicolon or #
//   nine rows         nine lines of nine characters
//   numbers           the order (3 for 9x9), a line that is ignored, then one line of numbers a row
//
// Undecided squares are . 0 _ * x, or 0 or -1 among numbers. A puzzle without such signs may use
// spaces instead. Then only # begins a comment after 81 characters, and a row may lack its trailing
// spaces. A row may even be empty, if no text follows the nine rows directly. A line that begins
// with # is a comment.

#ifndef APPS_DEMO_PLAINREADER_H_
#define APPS_DEMO_PLAINREADER_H_

#include <cstddef>
#include <cstdlib>
#include <initializer_list>
#include <istream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"
#include "sudoku/reading/Characters.h"
#include "sudoku/reading/LineStream.h"
#include "sudoku/reading/PuzzleError.h"

namespace demo {

class PlainReader {
 public:
  // The stream must outlive the reader. `source` names it in error messages.
  PlainReader(std::istream& in, std::string source) : stream_(in), source_(std::move(source)) {}

  // The next puzzle; nothing at the end. Throws sudoku::PuzzleError for text that is not a puzzle.
  // The next call then continues after the lines of that puzzle.
  [[gnu::cold]] std::optional<sudoku::Puzzle> next() {
    hasSigns_ = hasSpaces_ = false;
    while (findLine() && (line_.empty() || isComment())) isTaken_ = true;
    if (found_ == Found::tooLong) throw skipLongLine();
    if (found_ == Found::none) return std::nullopt;
    if (line_.size() >= 81) return readSquares(1, kNoLimit, "");
    if (!isNumber()) return readSquares(9, 80, "");
    const std::string number = line_;
    isTaken_ = true;
    if (findLine() && isNumber()) return readNumbers(std::atoi(number.c_str()));
    return readSquares(9, 80, number);
  }

 private:
  using Found = sudoku::LineStream::Found;
  static constexpr std::size_t kNoLimit = std::string::npos;

  // Reads 81 squares from one line or from nine. `number` is the first of the nine rows if it could
  // have been an order; else empty.
  [[gnu::cold]] sudoku::Puzzle readSquares(std::size_t rows, std::size_t longestRow,
                                           const std::string& number) {
    const bool isOrder = number.find('0') != kNoLimit;
    sudoku::Puzzle puzzle{9, std::vector<int>(81, sudoku::kUndecided)};
    bool hasEmptyRow = false;
    expectRows(rows, longestRow);
    if (!number.empty()) ++row_;
    if (!number.empty() && !isOrder) addSquares(puzzle, number, 9);
    while (row_ < rows_) {
      takeRow();
      if (isOrder) fail(0, {"found no number below the order of a board"});
      addSquares(puzzle, line_, 81 / rows);
      hasEmptyRow = hasEmptyRow || line_.empty();
    }
    // An empty line is a row without givens, or it separates an incomplete puzzle from the next
    // one. The line after the nine rows decides.
    if (hasEmptyRow && findLine() && !line_.empty() && !isComment()) {
      row_ = 1;
      fail(0, {"found no empty line below nine lines of which one is empty"});
    }
    return puzzle;
  }

  // Adds the first `count` squares of the row. A shorter row has lost its trailing spaces.
  [[gnu::cold]] void addSquares(sudoku::Puzzle& puzzle, const std::string& text,
                                std::size_t count) {
    if (rows_ > 1 && text.size() > count) fail(count, {"found ", text.size(), " squares"});
    if (text.empty() && (hasSigns_ || row_ == rows_)) {
      rows_ = row_;  // the next puzzle may begin after this line
      fail(0, {"found an empty line where row ", row_, " of 9 has to be"});
    }
    noteBlanks(text, count);
    hasSpaces_ = hasSpaces_ || text.size() < count;
    if (hasSigns_ && text.size() < count) {
      fail(text.size(), {"the row ends after ", text.size(), " of ", count, " squares"});
    }
    for (std::size_t i = 0; i < count; ++i) {
      const char c = i < text.size() ? text[i] : ' ';
      const bool isBlank = c == ' ' || sudoku::isBlankSign(c);
      if (isBlank ? hasSigns_ && hasSpaces_ : !sudoku::isDigit(c)) failAt(i, c, isBlank);
      if (!isBlank) puzzle.squares[(row_ - 1) * 9 + i] = c - '0';
    }
    // In a puzzle with spaces for blanks, text after a space could be further squares.
    const std::size_t behind = hasSpaces_ ? text.find_first_not_of(" \t", count) : count;
    const std::string separators = hasSpaces_ ? "#" : " \t,;#";
    if (behind < text.size() && separators.find(text[behind]) == kNoLimit) {
      fail(behind, {"found more than 81 squares"});
    }
  }

  [[gnu::cold]] sudoku::Puzzle readNumbers(int order) {
    isTaken_ = true;  // the line below the order
    expectRows(0, kNoLimit);
    if (order < 1 || order > 20) fail(0, {"the number above is no order from 1 to 20"});
    const auto size = static_cast<std::size_t>(order * order);
    sudoku::Puzzle puzzle{order * order, std::vector<int>(size * size, sudoku::kUndecided)};
    for (expectRows(size, kNoLimit); row_ < rows_;) {
      takeRow();
      const char* next = line_.c_str();
      for (std::size_t col = 1; col <= rows_; ++col) {
        while (*next == ' ' || *next == '\t') ++next;
        char* end = nullptr;
        const long value = std::strtol(next, &end, 10);
        if (end == next || value < -1 || value > puzzle.size) {
          fail(offsetOf(next),
               {"found no number from -1 to ", puzzle.size, " for r", row_, "c", col});
        }
        if (value > 0) puzzle.squares[(row_ - 1) * size + col - 1] = static_cast<int>(value);
        next = end;
      }
      const std::size_t rest = line_.find_first_not_of(" \t", offsetOf(next));
      if (rest != kNoLimit) fail(rest, {"found more than ", puzzle.size, " numbers in a row"});
    }
    return puzzle;
  }

  std::size_t offsetOf(const char* text) const {
    return static_cast<std::size_t>(text - line_.c_str());
  }

  // A line longer than `longest` does not count as a row of the puzzle, not even as a wrong one.
  void expectRows(std::size_t rows, std::size_t longest) {
    row_ = 0;
    rows_ = rows;
    longestRow_ = longest;
  }

  [[gnu::cold]] void takeRow() {
    const bool isFound = findLine();
    if (found_ == Found::tooLong && longestRow_ == kNoLimit) {
      ++row_;
      skipRows(skipLongLine());
    }
    if (!isFound || line_.size() > longestRow_ || isComment()) {
      fail(0, {found_ == Found::none ? "the text ends" : "found no row", " where row ", row_ + 1,
               " of ", rows_, " has to be"});
    }
    isTaken_ = true;
    ++row_;
  }

  // Throws the error of a character at that offset.
  [[noreturn, gnu::cold]] void failAt(std::size_t offset, char c, bool isBlank) {
    if (c < ' ' || '~' < c) {
      fail(offset, {"found a character that is neither a value nor a blank"});
    }
    const std::string character(1, c);
    fail(offset, {"found '", character,
                  isBlank ? "' in a puzzle that has both spaces and other signs for blanks" : "'"});
  }

  // Throws the error at that offset in the current line.
  [[noreturn, gnu::cold]] void fail(std::size_t offset,
                                    std::initializer_list<sudoku::MessagePart> problem) {
    skipRows(error(offset, sudoku::message(
                               {sudoku::message(problem),
                                "; a puzzle is a line of 81 characters or nine lines of nine. (The "
                                "program `sudoku` reads more formats.)"})));
  }

  [[gnu::cold]] sudoku::PuzzleError error(std::size_t offset, const std::string& problem) const {
    const int column = sudoku::charactersIn(line_.substr(0, offset)) + 1;
    return sudoku::PuzzleError(source_, number_, column, problem);
  }

  // Skips the remaining rows of the puzzle, so that they are not read as the next one. Then throws
  // the error.
  [[noreturn, gnu::cold]] void skipRows(const sudoku::PuzzleError& error) {
    for (; row_ < rows_ && findLine(); isTaken_ = true) {
      if (line_.size() > longestRow_ || (line_.empty() && hasSigns_)) break;
      if (!isComment()) ++row_;
      noteBlanks(line_, kNoLimit);
    }
    throw error;
  }

  [[gnu::cold]] sudoku::PuzzleError skipLongLine() {
    isTaken_ = true;
    return error(line_.size(), "the line is longer than any board can need");
  }

  // Reads the next line if the current one was taken. Returns false at the end of the text, and if
  // the line is too long.
  [[gnu::cold]] bool findLine() {
    if (isTaken_) {
      found_ = stream_.read(line_);
      isTaken_ = false;
      ++number_;
    }
    return found_ == Found::whole;
  }

  // Notes which signs the first `count` characters have.
  [[gnu::cold]] void noteBlanks(const std::string& squares, std::size_t count) {
    hasSigns_ = hasSigns_ || squares.find_first_of(sudoku::kBlankSigns) < count;
    hasSpaces_ = hasSpaces_ || squares.find(' ') < count;
  }

  bool isComment() const { return !line_.empty() && line_[0] == '#'; }

  // True for a line of one or two digits. Two such lines begin a puzzle of numbers.
  [[gnu::cold]] bool isNumber() const {
    return !line_.empty() && line_.size() <= 2 && line_.find_first_not_of("0123456789") == kNoLimit;
  }

  sudoku::LineStream stream_;
  std::string source_;
  std::string line_;            // the current line
  Found found_ = Found::whole;  // what it is
  bool isTaken_ = true;         // the current line was used
  int number_ = 0;              // its number, from 1
  std::size_t rows_ = 0;        // number of rows of the puzzle
  std::size_t row_ = 0;         // the current row, from 1; 0 before the first
  std::size_t longestRow_ = 0;
  bool hasSigns_ = false;   // the puzzle has signs such as . for blanks
  bool hasSpaces_ = false;  // the puzzle has spaces for blanks, or rows that lost them
};

}  // namespace demo

#endif
