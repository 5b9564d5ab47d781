// BoardValues.h: converts the texts of a board's squares to values. This needs the whole board: its
// last row may show whether 0 is a blank or the first of sixteen values.

#ifndef SUDOKU_READING_BOARDVALUES_H_
#define SUDOKU_READING_BOARDVALUES_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Puzzle.h"
#include "sudoku/reading/Letters.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/RomanTen.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

class BoardValues {
 public:
  // `squares` are the squares of a board, row by row; their number is that of a board.
  // `areSeparated`: there are separators between all squares, so a text may be a number of several
  // digits.
  BoardValues(const Lines& lines, const std::vector<SquareText>& squares, bool areSeparated)
      : lines_(lines), squares_(squares), size_(static_cast<int>(squareRoot(squares.size()))) {
    bool haveNumber = false;
    bool haveLetter = false;
    for (const SquareText& square : squares) {
      const std::string_view text = square.text;
      haveNumber = haveNumber || text.size() > 1;
      haveLetter = haveLetter || (text.size() == 1 && isLetter(text[0]) && !isBlankSign(text[0]));
    }
    if (haveLetter) blankX_ = blankX();
    hasRomanTen_ = hasRomanTen(squares);
    areNumbers_ = size_ <= 9 || haveNumber || (areSeparated && !haveLetter);
  }

  // True if the texts are numbers; false if each is a single character.
  bool areNumbers() const { return areNumbers_; }

  struct Result {
    Puzzle puzzle;
    Letters letters;  // automatic if the board has none
    bool areBlanksZeros = false;
  };

  // `above` are the letters of the boards above, if they agree. They decide if several kinds fit.
  // Throws PuzzleError if a text is not a value of the board, or if the letters are not clear.
  Result read(Letters letters, Letters above = Letters::automatic) const {
    if (hasRomanTen_ && letters == Letters::automatic) return readRomanTen();
    if (areNumbers_ || letters == Letters::numbersFromZero) return readNumbers(letters, above);
    if (letters == Letters::automatic) return readUnknownLetters(above);
    Interpretation found = interpret(letters);
    if (!found.isComplete) throw outOfRange(found.values.size(), letters);
    return {{size_, std::move(found.values)}, letters};
  }

 private:
  // The values of the board for one kind of letters.
  struct Interpretation {
    Letters letters;
    std::vector<int> values;  // up to the first text that is not a value
    bool isComplete;
    bool isLikely;
  };

  // The sign x among capital letters, or X among small ones, is a blank, even if the board has the
  // value of that letter. 0 if there are other letters of both cases or none.
  [[gnu::cold]] char blankX() const {
    bool haveCapital = false, haveSmall = false;
    for (const SquareText& square : squares_) {
      const char c = square.text.empty() ? ' ' : square.text[0];
      if (!isLetter(c) || c == 'x' || c == 'X') continue;
      (c < 'a' ? haveCapital : haveSmall) = true;
    }
    return haveCapital == haveSmall ? '\0' : haveCapital ? 'x' : 'X';
  }

  Result readNumbers(Letters letters, Letters above) const {
    Puzzle puzzle{size_, {}};
    puzzle.squares.reserve(squares_.size());
    bool hasOtherBlank = false, hasLast = false;
    int zeros = 0;
    for (const SquareText& square : squares_) {
      const int value = number(square.text);
      if (value < 0 || value > size_) throw outOfRange(puzzle.squares.size(), letters);
      if (value == 0 && isZero(square)) {
        ++zeros;
      } else if (value == 0) {
        hasOtherBlank = true;
      }
      hasLast = hasLast || value == size_;
      puzzle.squares.push_back(value == 0 ? kUndecided : value);
    }
    const bool hasZero = zeros > 0;
    const bool mayHaveZero = hasZero || above == Letters::numbersFromZero;
    // A small board may be a puzzle without one of its values.
    const bool mayBeFull = size_ > 9 && zeros == size_;
    const bool mayCountFromZero = mayHaveZero && (hasOtherBlank || mayBeFull) && !hasLast;
    if (letters == Letters::numbersFromZero ||
        (mayCountFromZero && isZeroValue(puzzle, letters, above))) {
      countFromZero(puzzle);
      return {std::move(puzzle), Letters::numbersFromZero};
    }
    return {std::move(puzzle), Letters::automatic, hasZero && !hasOtherBlank};
  }

  [[gnu::cold]] Result readRomanTen() const {
    Puzzle puzzle{size_, {}};
    bool hasZero = false;
    for (const SquareText& square : squares_) {
      const int value = isRomanTen(square.text) ? 10 : number(square.text);
      hasZero = hasZero || isZero(square);
      puzzle.squares.push_back(value == 0 ? kUndecided : value);
    }
    return {std::move(puzzle), Letters::automatic, hasZero};
  }

  static bool isZero(const SquareText& square) {
    return !square.text.empty() && square.text[0] == '0';
  }

  // True if 0 is the first value of a board without the value `size`, and with another sign for
  // blanks or without blanks: it occurs at most once in each row and column, and as often as other
  // values. If it is rarer, it may be a blank by mistake, unless boards above count from 0.
  [[gnu::cold]] bool isZeroValue(const Puzzle& puzzle, Letters letters, Letters above) const {
    if (letters == Letters::digitsFromOne) return false;
    const auto size = static_cast<std::size_t>(size_);
    std::vector<int> uses(size + 1);
    std::vector<bool> isInRow(size), isInColumn(size);
    bool isCertain = letters == Letters::digitsFromZero || above == Letters::numbersFromZero;
    for (std::size_t i = 0; i < squares_.size(); ++i) {
      isCertain = isCertain || squares_[i].text == "-1";
      if (puzzle.squares[i] > 0) ++uses[static_cast<std::size_t>(puzzle.squares[i])];
      if (!isZero(squares_[i])) continue;
      if (isInRow[i / size] || isInColumn[i % size]) return false;
      isInRow[i / size] = isInColumn[i % size] = true;
      ++uses[0];
    }
    if (isCertain || uses[0] >= *std::min_element(uses.begin() + 1, uses.end() - 1)) return true;
    const auto zero = std::find_if(squares_.begin(), squares_.end(), isZero);
    const std::string values = name(Letters::numbersFromZero, size_);
    throw lines_.error(zero->at,
                       {"the value of '0' is not clear: it can be a blank, or the values ",
                        "of this board can be ", values, "; the option --letters ", values,
                        " says so; otherwise, all blanks need one sign"});
  }

  [[gnu::cold]] void countFromZero(Puzzle& puzzle) const {
    for (std::size_t i = 0; i < squares_.size(); ++i) {
      int& value = puzzle.squares[i];
      if (value == size_) throw outOfRange(i, Letters::numbersFromZero);
      if (value > 0 || isZero(squares_[i])) value = std::max(value, 0) + 1;
    }
  }

  // 0 for a blank, -1 for a text that is neither a blank nor a number.
  static int number(std::string_view text) {
    if (isBlankSquare(text)) return 0;
    int value = 0;
    for (const char c : text) {
      if (!isDigit(c)) return -1;
      value = std::min(value * 10 + (c - '0'), kMaxSize + 1);
    }
    return value;
  }

  // Ignores unlikely interpretations if there is a likely one. The remaining ones must have the
  // same values, unless one has the letters of the boards above; otherwise the board is ambiguous.
  Result readUnknownLetters(Letters above) const {
    std::vector<Interpretation> all;
    std::size_t read = 0;
    bool isOneLikely = false;
    for (const Letters letters : kLetters) {
      Interpretation each = interpret(letters);
      read = std::max(read, each.values.size());
      if (!each.isComplete) continue;
      isOneLikely = isOneLikely || each.isLikely;
      all.push_back(std::move(each));
    }
    if (all.empty()) throw outOfRange(read);
    const auto isOut = [&](const Interpretation& each) { return isOneLikely && !each.isLikely; };
    all.erase(std::remove_if(all.begin(), all.end(), isOut), all.end());
    const auto isAbove = [above](const Interpretation& each) { return each.letters == above; };
    const auto asAbove = std::find_if(all.begin(), all.end(), isAbove);
    if (asAbove != all.end()) return {{size_, std::move(asAbove->values)}, above};
    for (const Interpretation& other : all) {
      if (other.values != all[0].values) throw ambiguous(all[0], other);
    }
    const Letters letters = all.size() == 1 ? all[0].letters : Letters::automatic;
    return {{size_, std::move(all[0].values)}, letters};
  }

  // In a likely interpretation the board has only one sign for blanks, and no value occurs more
  // often than the board has rows. If the sign is a digit or letter, occurs once per row, and
  // exactly one value is unused, the sign probably is that value.
  Interpretation interpret(Letters letters) const {
    Interpretation result{letters, {}, false, true};
    if (size_ > capacity(letters)) return result;
    std::vector<int> uses(static_cast<std::size_t>(size_) + 1);
    char sign = 0;
    int blanks = 0;
    for (const SquareText& square : squares_) {
      const char c = square.text.empty() ? ' ' : square.text[0];
      int value = c == blankX_ ? 0 : valueOf(c, letters);
      if (value < 1 || value > size_) {
        if (c != ' ' && !isBlankSign(c)) return result;
        if (sign != 0 && sign != c) result.isLikely = false;
        sign = c;
        ++blanks;
        value = kUndecided;
      } else if (++uses[static_cast<std::size_t>(value)] > size_) {
        result.isLikely = false;
      }
      result.values.push_back(value);
    }
    result.isComplete = true;
    const auto unused = std::count(uses.begin() + 1, uses.end(), 0);
    if ((isDigit(sign) || isLetter(sign)) && blanks == size_ && unused == 1) {
      result.isLikely = false;
    }
    return result;
  }

  PuzzleError outOfRange(std::size_t square, Letters letters = Letters::automatic) const {
    const SquareText& found = squares_[square];
    const std::size_t size = static_cast<std::size_t>(size_);
    return lines_.error(found.at,
                        {"found ", quoted(found), " in row ", square / size + 1, ", column ",
                         square % size + 1, " of ", boardText(size_), "; ", values(letters)});
  }

  // Text for error messages: the values of the board and its blanks.
  std::string values(Letters letters) const {
    if (size_ == 1) return "its value is 1, and one of . 0 _ * x is a blank";
    const std::size_t size = static_cast<std::size_t>(size_);
    if (letters == Letters::numbersFromZero) {
      return message({"its values are 0 to ", size - 1, ", and one of . _ * or -1 is a blank"});
    }
    if (size_ <= 9) {
      return message(
          {"its values are 1 to ", size, ", and one of . 0 _ * x or a space is a blank"});
    }
    if (areNumbers_) return message({"its values are 1 to ", size, ", and 0 or -1 is a blank"});
    if (size_ > capacity(Letters::digitsFromZero)) {
      return "there are too few letters for its values: they must be numbers with spaces or "
             "commas between them";
    }
    return message({"its values are ", characters(letters), ", and one of . _ * is a blank"});
  }

  // Text for error messages: the values of the board, as "1-9A-G or 0-9A-F or A-P".
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

  static std::string quoted(const SquareText& square) {
    if (square.text.size() > 1) return message({"'", square.text, "'"});
    return quotedCharacter(std::string_view(square.at.line->text).substr(square.at.offset));
  }

  PuzzleError ambiguous(const Interpretation& one, const Interpretation& other) const {
    const auto differing =
        std::mismatch(one.values.begin(), one.values.end(), other.values.begin()).first;
    const SquareText& square = squares_[static_cast<std::size_t>(differing - one.values.begin())];
    return lines_.error(
        square.at, {"the value of ", quoted(square),
                    " is not clear: the letters of this board can be ", name(one.letters, size_),
                    " or ", name(other.letters, size_), "; the option --letters says ",
                    "which they are, as in --letters ", name(one.letters, size_)});
  }

  const Lines& lines_;
  const std::vector<SquareText>& squares_;
  int size_;
  bool areNumbers_;
  bool hasRomanTen_;  // X is the value 10
  char blankX_ = 0;   // x or X, if it can only be a blank
};

}  // namespace sudoku

#endif
