// BoardValues.h: the values of a board's squares from their texts: numbers, or single characters as
// in Letters.h, and blanks. 0 is a blank or the first value, and a board often does not show which
// letters it has: a board that can have two meanings is an error that says how to choose.

#ifndef SUDOKU_READING_BOARDVALUES_H_
#define SUDOKU_READING_BOARDVALUES_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"
#include "sudoku/reading/Grammars.h"
#include "sudoku/reading/Letters.h"
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
    int zeros = 0, zerosInRow = 0, smallXs = 0, largeXs = 0;  // Xs in the row
    bool isZeroTwice = false;
    for (std::size_t square = 0; square < texts.size(); ++square) {
      const std::string_view text = texts[square];
      if (square % size == 0) zerosInRow = smallXs = largeXs = 0;
      areNumbers_ = areNumbers_ || text.size() > 1;
      if (isZero(text)) {
        ++zeros;
        isZeroTwice = ++zerosInRow > 1 || ++zerosInColumn[square % size] > 1 || isZeroTwice;
      } else if (isX(text)) {
        hasX_ = true;
        isSmallXTwice_ = isSmallXTwice_ || (text[0] == 'x' && ++smallXs > 1);
        isLargeXTwice_ = isLargeXTwice_ || (text[0] == 'X' && ++largeXs > 1);
      } else if (isBlankText(text)) {
        hasOtherBlank_ = true;
      } else if (numberIn(text) > 0) {
        largest_ = std::max(largest_, numberIn(text));
      } else {
        (text[0] >= 'a' ? hasSmall_ : hasLarge_) = true;
      }
    }
    hasZero_ = zeros > 0;
    const bool isFull = !hasOtherBlank_ && !hasX_;
    canZeroBeValue_ = hasZero_ && largest_ < size_ && !isZeroTwice && (!isFull || zeros == size_);
  }

  // `named` are the letters that the user names, `above` those of the boards above in the text;
  // both may be automatic. Throws TextError.
  Result read(Letters named, Letters above) const {
    const bool isNamed = named != Letters::automatic;
    if (size_ == 10 && !isNamed && hasX_ && (hasZero_ || hasOtherBlank_)) {
      throw TextError({},
                      "X can be a blank or ten here, because another sign is a blank too; write A "
                      "for ten, or one sign for all blanks");
    }
    const bool mayBeNumbers =
        areSeparated_ && !hasSmall_ && !hasLarge_ && (!isNamed || !canBe(named));
    if (size_ <= 9 || areNumbers_ || mayBeNumbers || named == Letters::numbersFromZero) {
      const bool isFromZero = named == Letters::numbersFromZero || (canZeroBeValue_ && size_ > 9);
      if (!isFromZero && canZeroBeValue_ && (hasOtherBlank_ || hasX_)) {
        throw TextError({},
                        message({"0 can be a blank or a value here, because another sign is a "
                                 "blank too; use one sign for all blanks, or the option --letters "
                                 "0-",
                                 size_ - 1, " if 0 is a value"}));
      }
      return valuesIn(isFromZero ? Letters::numbersFromZero : Letters::automatic);
    }
    if (isNamed) return valuesIn(named);
    std::vector<Result> results;
    for (const Letters letters : kLetters) {
      if (!canBe(letters)) continue;
      Result result = valuesIn(letters);
      if (letters == above) return result;
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

 private:
  static bool isX(std::string_view text) { return text == "x" || text == "X"; }
  static bool isZero(std::string_view text) {
    return !text.empty() && text.find_first_not_of('0') == text.npos;
  }
  static bool areNumbers(Letters letters) {
    return letters == Letters::automatic || letters == Letters::numbersFromZero;
  }
  static bool isZeroValue(Letters letters) {
    return letters == Letters::digitsFromZero || letters == Letters::numbersFromZero;
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

  // The value of a square in these letters; automatic are numbers from 1. 0 if it has none. X is a
  // value if it can be one, and no row has two. Among large letters, a small x is none, and the
  // other way round.
  int valueIn(std::string_view text, Letters letters) const {
    if (isZero(text) ? !isZeroValue(letters) : isBlankText(text) && !isX(text)) return kUndecided;
    int value = text.size() == 1 ? valueOf(text[0], letters) : 0;
    if (areNumbers(letters)) value = numberIn(text) + (isZeroValue(letters) ? 1 : 0);
    if (value < 1 || value > size_) value = 0;
    if (!isX(text)) return value;
    const bool isBlank = text[0] == 'x' ? isSmallXTwice_ || (hasLarge_ && !hasSmall_)
                                        : isLargeXTwice_ || (hasSmall_ && !hasLarge_);
    return value == 0 || isBlank ? kUndecided : value;
  }

  // True if all squares have values in these letters.
  bool canBe(Letters letters) const {
    if (size_ > capacity(letters)) return false;
    if (letters == Letters::digitsFromZero && hasZero_ && !canZeroBeValue_) return false;
    if (letters == Letters::digitsFromOne && canZeroBeValue_) return false;
    return std::all_of(texts_.begin(), texts_.end(),
                       [&](std::string_view text) { return valueIn(text, letters) != 0; });
  }

  Result valuesIn(Letters letters) const {
    Result result;
    const bool hasValue = hasSmall_ || hasLarge_ || hasX_ || largest_ > 0;
    if (hasValue || areNumbers(letters)) result.letters = letters;
    result.areBlanksZeros = hasZero_ && !isZeroValue(letters) && !hasOtherBlank_ && !hasX_;
    for (const std::string_view text : texts_) {
      result.squares.push_back(valueIn(text, letters));
      if (result.squares.back() == 0)
        throw wrong(text, letters == Letters::numbersFromZero ? 0 : 1);
    }
    return result;
  }

  TextError wrong(std::string_view text, int first) const {
    const char* letters = size_ > 9 && !areNumbers_ ? " or as many letters" : "";
    return TextError(text, message({"found '", displayable(text), "'; the values of ",
                                    boardText(size_), " are ", first, " to ", first + size_ - 1,
                                    letters, ", and a blank is one of . 0 _ * x"}));
  }

  const std::vector<std::string_view>& texts_;
  int size_;
  bool areSeparated_;
  bool areNumbers_ = false;  // some texts have several characters
  bool hasZero_ = false;
  bool hasOtherBlank_ = false;  // . _ * ? - or -1, null and the like, or nothing
  bool hasX_ = false;
  bool isSmallXTwice_ = false;  // in some row
  bool isLargeXTwice_ = false;
  bool hasSmall_ = false;  // letters, not counting X
  bool hasLarge_ = false;
  int largest_ = 0;  // of the numbers
  // There is another sign for blanks, or there are none, and no row and no column has two zeros.
  bool canZeroBeValue_ = false;
};

}  // namespace sudoku

#endif
