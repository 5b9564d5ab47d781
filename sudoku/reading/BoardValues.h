// BoardValues.h: the values of a board's squares from their texts: numbers, or single characters as
// in Letters.h, and blanks. 0 is a blank or the first value, and a board often does not show which
// letters it has: a board that can have two meanings is an error that says how to choose.

#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Letters.h"
#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"
#include "sudoku/reading/Grammars.h"
#include "sudoku/reading/Line.h"

namespace sudoku {

class BoardValues {
 public:
  struct Result {
    std::vector<int> squares;
    Letters letters = Letters::automatic;  // automatic: numbers from 1
    bool areBlanksZeros = false;           // there are blanks, and all are written as 0
  };

  // The texts of size x size squares, which must outlive this object; an empty one is a blank. If
  // they are separated from each other, single digits are numbers.
  BoardValues(const std::vector<std::string_view>& texts, std::size_t size, bool areSeparated)
      : texts_(texts), size_(static_cast<int>(size)), areSeparated_(areSeparated) {
    std::vector<int> zerosInColumn(size);
    int zerosInRow = 0;
    bool isZeroTwice = false;
    for (std::size_t square = 0; square < texts.size(); ++square) {
      const std::string_view text = texts[square];
      if (square % size == 0) zerosInRow = 0;
      areNumbers_ = areNumbers_ || text.size() > 1;
      if (isZero(text)) {
        ++zeros_;
        isZeroTwice = ++zerosInRow > 1 || ++zerosInColumn[square % size] > 1 || isZeroTwice;
      } else if (isBlank(text)) {
        hasOtherBlank_ = true;
      } else if (const int number = numberIn(text); number > 0) {
        largest_ = std::max(largest_, number);
      } else {
        hasLetter_ = true;
      }
    }
    canZeroBeValue_ =
        zeros_ > 0 && largest_ < size_ && !isZeroTwice && (hasOtherBlank_ || zeros_ == size_);
  }

  // `named` are the letters that the user names, or automatic. Throws TextError.
  Result read(Letters named) const {
    const bool isNamed = named != Letters::automatic;
    const bool mayBeNumbers = areSeparated_ && !hasLetter_ && (!isNamed || !canBe(named));
    const bool areFromZero = named == Letters::numbersFromZero;
    if (size_ > 9 && !areNumbers_ && !mayBeNumbers && !areFromZero) {
      return isNamed ? valuesIn(named) : valuesInOnlyLetters();
    }
    if (areFromZero || (canZeroBeValue_ && size_ > 9)) return valuesIn(Letters::numbersFromZero);
    if (!canZeroBeValue_ || !hasOtherBlank_) return valuesIn(Letters::automatic);
    throw TextError({}, message({"0 can be a blank or a value here; use one sign for all blanks, "
                                 "or --letters 0-",
                                 size_ - 1, " if 0 is a value"}));
  }

 private:
  static bool isZero(std::string_view text) {
    return !text.empty() && text.find_first_not_of('0') == text.npos;
  }
  static bool areNumbers(Letters letters) {
    return letters == Letters::automatic || letters == Letters::numbersFromZero;
  }
  static bool isZeroValue(Letters letters) {
    return letters == Letters::digitsFromZero || letters == Letters::numbersFromZero;
  }

  // X is a blank up to 9x9, and a letter beyond.
  bool isBlank(std::string_view text) const {
    return isBlankText(text) && (size_ <= 9 || (text != "x" && text != "X"));
  }

  // A number of up to three digits; otherwise -1.
  static int numberIn(std::string_view text) {
    int number = 0;
    for (const char c : text) {
      if (!isDigit(c) || text.size() > 3) return -1;
      number = number * 10 + (c - '0');
    }
    return number;
  }

  // The value of a square in these letters; automatic are numbers from 1. 0 if it has none.
  int valueIn(std::string_view text, Letters letters) const {
    if (isZero(text) && !isZeroValue(letters)) return kUndecided;
    if (isBlank(text) && !isZero(text)) return kUndecided;
    int value = text.size() == 1 ? valueOf(text[0], letters) : 0;
    if (areNumbers(letters)) value = numberIn(text) + (isZeroValue(letters) ? 1 : 0);
    return 1 <= value && value <= size_ ? value : 0;
  }

  // The values in the only letters that fit.
  Result valuesInOnlyLetters() const {
    std::vector<Result> results;
    for (const Letters letters : kLetters) {
      if (!canBe(letters)) continue;
      Result result = valuesIn(letters);
      const bool isNew = std::none_of(results.begin(), results.end(), [&](const Result& other) {
        return other.squares == result.squares;
      });
      if (isNew) results.push_back(std::move(result));
    }
    if (results.size() == 1) return std::move(results.front());
    if (results.empty()) return valuesIn(Letters::digitsFromOne);  // throws
    const std::string one = name(results[0].letters, size_),
                      other = name(results[1].letters, size_);
    throw TextError(
        {}, message({"this ", size_, "x", size_, " board can have the values ", one, " or ", other,
                     "; the option --letters ", one, " or --letters ", other, " says which"}));
  }

  // True if all squares have values in these letters.
  bool canBe(Letters letters) const {
    if (size_ > capacity(letters)) return false;
    if (letters == Letters::digitsFromZero && zeros_ > 0 && !canZeroBeValue_) return false;
    if (letters == Letters::digitsFromOne && canZeroBeValue_) return false;
    return std::all_of(texts_.begin(), texts_.end(),
                       [&](std::string_view text) { return valueIn(text, letters) != 0; });
  }

  Result valuesIn(Letters letters) const {
    Result result;
    if (hasLetter_ || largest_ > 0 || areNumbers(letters)) result.letters = letters;
    result.areBlanksZeros = zeros_ > 0 && !isZeroValue(letters) && !hasOtherBlank_;
    for (const std::string_view text : texts_) {
      result.squares.push_back(valueIn(text, letters));
      if (result.squares.back() != 0) continue;
      const int first = letters == Letters::numbersFromZero ? 0 : 1;
      throw TextError(text, message({"found '", displayable(text), "'; the values of ",
                                     boardText(size_), " are ", first, " to ", first + size_ - 1,
                                     size_ > 9 && !areNumbers_ ? " or as many letters" : "",
                                     ", and a blank is one of . 0 _ *", size_ > 9 ? "" : " x"}));
    }
    return result;
  }

  const std::vector<std::string_view>& texts_;
  int size_;
  bool areSeparated_;
  bool areNumbers_ = false;  // some texts have several characters
  int zeros_ = 0;
  bool hasOtherBlank_ = false;  // than 0
  bool hasLetter_ = false;
  int largest_ = 0;  // of the numbers
  // There is another sign for blanks, or there are none, and no row and no column has two zeros.
  bool canZeroBeValue_ = false;
};

}  // namespace sudoku
