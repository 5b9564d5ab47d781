// BoardValues.h: what the texts of a board's squares mean. That takes the whole board: whether 0 is
// a blank or the first of sixteen values may show only in its last row.

#ifndef SUDOKU_READING_BOARDVALUES_H_
#define SUDOKU_READING_BOARDVALUES_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/Puzzle.h"
#include "sudoku/reading/Letters.h"
#include "sudoku/reading/LineKinds.h"
#include "sudoku/reading/LineSquares.h"
#include "sudoku/reading/Lines.h"

namespace sudoku {

class BoardValues {
 public:
  // The squares of a board row by row, as many as a board can have. `separated`: something stood
  // between them, so that a text can be a number.
  BoardValues(const Lines& lines, const std::vector<SquareText>& squares, bool separated)
      : lines_(lines), squares_(squares), size_(squareRoot(squares.size())) {
    bool areLong = false;
    bool areLettered = false;
    for (const SquareText& square : squares) {
      areLong = areLong || square.text.size() > 1;
      areLettered = areLettered || (square.text.size() == 1 && isLetter(square.text[0]) &&
                                    !isBlankSign(square.text[0]));
    }
    areNumbers_ = size_ <= 9 || areLong || (separated && !areLettered);
  }

  // True if the texts are numbers, false if each is one of the letters of the board.
  bool areNumbers() const { return areNumbers_; }

  // Throws PuzzleError for a text that isn't a value of the board, and if the letters can mean more
  // than one thing.
  Puzzle read(Letters letters) const {
    if (areNumbers_) return readNumbers();
    return letters == Letters::automatic ? readUnknownLetters() : readLetters(letters);
  }

 private:
  struct Reading {
    Letters letters;
    std::vector<int> values;  // up to the first text that isn't a value
    bool isComplete;
    bool isLikely;
  };

  Puzzle readNumbers() const {
    Puzzle puzzle{size_, {}};
    puzzle.squares.reserve(squares_.size());
    for (const SquareText& square : squares_) {
      const int value = number(square.text);
      if (value < 0 || value > size_) throw outOfRange(puzzle.squares.size());
      puzzle.squares.push_back(value == 0 ? kUndecided : value);
    }
    return puzzle;
  }

  // 0 for a blank, -1 for what is none and no number.
  static int number(std::string_view text) {
    if (text.empty() || text == "-1" || (text.size() == 1 && isBlankSign(text[0]))) return 0;
    int value = 0;
    for (const char c : text) {
      if (!isDigit(c)) return -1;
      value = std::min(value * 10 + (c - '0'), kMaxSize + 1);
    }
    return value;
  }

  Puzzle readLetters(Letters letters) const {
    Reading reading = readAs(letters);
    if (!reading.isComplete) throw outOfRange(reading.values.size(), letters);
    return {size_, std::move(reading.values)};
  }

  // Several ways of reading it are fine if they come to the same. Of those that don't, the likely
  // ones count.
  Puzzle readUnknownLetters() const {
    std::vector<Reading> readings;
    std::size_t read = 0;
    for (const Letters letters : kLetters) {
      Reading reading = readAs(letters);
      read = std::max(read, reading.values.size());
      if (reading.isComplete) readings.push_back(std::move(reading));
    }
    if (readings.empty()) throw outOfRange(read);
    const bool isOneLikely = std::any_of(readings.begin(), readings.end(),
                                         [](const Reading& each) { return each.isLikely; });
    const auto isOut = [isOneLikely](const Reading& each) { return isOneLikely && !each.isLikely; };
    readings.erase(std::remove_if(readings.begin(), readings.end(), isOut), readings.end());
    for (const Reading& other : readings) {
      if (other.values != readings[0].values) throw ambiguous(readings[0], other);
    }
    return {size_, std::move(readings[0].values)};
  }

  // A likely board has one sign for its blanks and no value more often than it has rows. If a digit
  // or letter is that sign, but stands just where the only unused value would, it is that value.
  Reading readAs(Letters letters) const {
    Reading reading{letters, {}, false, true};
    if (size_ > capacity(letters)) return reading;
    std::vector<int> uses(static_cast<std::size_t>(size_) + 1);
    char sign = 0;
    int blanks = 0;
    for (const SquareText& square : squares_) {
      const char c = square.text.empty() ? ' ' : square.text[0];
      int value = valueOf(c, letters);
      if (value < 1 || value > size_) {
        if (c != ' ' && !isBlankSign(c)) return reading;
        if (sign != 0 && sign != c) reading.isLikely = false;
        sign = c;
        ++blanks;
        value = kUndecided;
      } else if (++uses[static_cast<std::size_t>(value)] > size_) {
        reading.isLikely = false;
      }
      reading.values.push_back(value);
    }
    reading.isComplete = true;
    const auto unused = std::count(uses.begin() + 1, uses.end(), 0);
    if ((isDigit(sign) || isLetter(sign)) && blanks == size_ && unused == 1) {
      reading.isLikely = false;
    }
    return reading;
  }

  PuzzleError outOfRange(std::size_t square, Letters letters = Letters::automatic) const {
    const SquareText& found = squares_[square];
    const std::size_t size = static_cast<std::size_t>(size_);
    return lines_.error(
        found.place, {"found ", quoted(found), " in row ", square / size + 1, ", column ",
                      square % size + 1, " of a ", size, "x", size, " board; ", values(letters)});
  }

  // Says what the values of the board are, and its blanks.
  std::string values(Letters letters) const {
    if (size_ == 1) return "its value is 1, and one of . 0 _ * x is a blank";
    const std::size_t size = static_cast<std::size_t>(size_);
    if (size_ <= 9) {
      return message(
          {"its values are 1 to ", size, ", and one of . 0 _ * x or a space is a blank"});
    }
    if (areNumbers_) return message({"its values are 1 to ", size, ", and 0 or -1 is a blank"});
    if (size_ > capacity(Letters::digitsFromZero)) {
      return "there are too few letters for its values: they have to be numbers with spaces or "
             "commas between them";
    }
    return message({"its values are ", characters(letters), ", and one of . _ * is a blank"});
  }

  // "1-9A-G or 0-9A-F or A-P": what can be the values of the board.
  std::string characters(Letters letters) const {
    if (letters != Letters::automatic && size_ <= capacity(letters)) return name(letters, size_);
    std::string result;
    for (const Letters each : kLetters) {
      if (size_ > capacity(each)) continue;
      if (!result.empty()) result += " or ";
      result += name(each, size_);
    }
    return result;
  }

  std::string quoted(const SquareText& square) const {
    if (square.text.size() > 1) return message({"'", square.text, "'"});
    return quotedCharacter(lines_.text(square.place.line), square.place.position);
  }

  PuzzleError ambiguous(const Reading& one, const Reading& other) const {
    const auto differing =
        std::mismatch(one.values.begin(), one.values.end(), other.values.begin()).first;
    const SquareText& square = squares_[static_cast<std::size_t>(differing - one.values.begin())];
    return lines_.error(
        square.place, {"the value of ", quoted(square),
                       " is not clear: the letters of this board can be ", name(one.letters, size_),
                       " or ", name(other.letters, size_), "; the option --letters says ",
                       "which they are, as in --letters ", name(one.letters, size_)});
  }

  const Lines& lines_;
  const std::vector<SquareText>& squares_;
  int size_;
  bool areNumbers_;
};

}  // namespace sudoku

#endif
