// PlainReader.h: reads puzzles in three plain formats. It compiles fast: the compiler optimises
// cold functions for size. sudoku/PuzzleReader.h reads all formats.
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
  // The stream must outlive the reader. `source` names it in error messages.
  PlainReader(std::istream& in, std::string source) : lines_(in, std::move(source)) {}

  // The next puzzle; nothing at the end. Throws sudoku::PuzzleError for text that is not a puzzle.
  // The next call then continues after the lines of that puzzle.
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

  // Reads 81 squares from one line or from nine.
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
    // An empty line is a row without givens, or it separates an incomplete puzzle from the next
    // one. The line after the nine rows decides.
    line_ = hasEmptyRow ? lines_.peek() : nullptr;
    if (line_ != nullptr && !line_->text.empty() && !isComment(*line_)) {
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
    // In a puzzle with spaces for blanks, text after a space could be further squares.
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

  // A line longer than `longest` does not count as a row of the puzzle, not even as a wrong one.
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

  // Throws the error at that offset in the current line.
  [[noreturn, gnu::cold]] void fail(std::size_t offset,
                                    std::initializer_list<sudoku::MessagePart> problem) {
    const std::string what =
        sudoku::message({sudoku::message(problem),
                         "; a puzzle is a line of 81 characters or nine lines of nine. (The "
                         "program `sudoku` reads more formats.)"});
    skipRows(line_ != nullptr ? lines_.error({line_, offset}, {what})
                              : lines_.error(lines_.number(), {what}));
  }

  // Skips the remaining rows of the puzzle, so that they are not read as the next one. Then throws
  // the error.
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

  // True for a line of one or two digits. Two such lines begin a puzzle of numbers.
  static bool isNumber(const sudoku::Line* line) {
    return line != nullptr && !line->text.empty() && line->text.size() <= 2 &&
           sudoku::consistsOf(line->text, "0123456789");
  }

  sudoku::Lines lines_;
  const sudoku::Line* line_ = nullptr;  // the current line
  std::size_t rows_ = 0;                // number of rows of the puzzle
  std::size_t row_ = 0;                 // the current row, from 1; 0 before the first
  std::size_t longestRow_ = 0;
  bool hasSigns_ = false;   // the puzzle has signs such as . for blanks
  bool hasSpaces_ = false;  // the puzzle has spaces for blanks, or rows that lost them
};

}  // namespace demo

#endif
