// BlankSigns.h: recognises boards whose blanks are '?' or '-', and replaces these signs by dots.
// Both have other meanings too: '-' draws rules and begins -1. So they are blanks only if all
// squares of a board are values or this one sign.

#ifndef SUDOKU_READING_BLANKSIGNS_H_
#define SUDOKU_READING_BLANKSIGNS_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

// True if the text is a board without separators: values, and at least one of the signs. Dashes
// alone are a rule.
inline bool isBoardWithSigns(std::string_view text, char sign) {
  if (text.size() < 16 || !isBoard(text.size())) return false;
  const std::size_t size = squareRoot(text.size());
  const auto signs = static_cast<std::size_t>(std::count(text.begin(), text.end(), sign));
  const auto isValue = [size](char c) {
    return size > 9 ? isDigit(c) || isLetter(c) : '1' <= c && c < static_cast<char>('1' + size);
  };
  return signs > 0 && (sign == '?' || signs < text.size()) &&
         std::all_of(text.begin(), text.end(), [&](char c) { return c == sign || isValue(c); });
}

// A line with such blanks and no others. Squares are words or characters; commas and bars separate
// them. From 10 squares on, letters and 0 may be values.
struct LineWithSigns {
  enum Kind {
    none,
    rule,
    dashes,  // a rule, or squares that are all blanks
    squares
  };
  Kind kind = none;
  std::size_t count = 0;  // of the squares
  bool hasSign = false;
  bool hasLetter = false;
};

inline LineWithSigns lineWithSigns(const Line& line, char sign) {
  std::string text(trimmedRight(withoutComment(line.text)));
  for (char& c : text) {
    if (c == '|' || c == ',') c = ' ';
  }
  const bool hasLetter = std::any_of(text.begin(), text.end(), isLetter);
  const bool hasValue = hasLetter || std::any_of(text.begin(), text.end(), isDigit);
  if (!hasValue && line.kind() == LineKind::rule && !consistsOf(text, "- \t")) {
    return {LineWithSigns::rule};
  }
  const Words words = wordsOf(text);
  const bool areMany = words.size() > 9;
  const auto isSquare = [sign, areMany](std::string_view word) {
    if (word.size() == 1 && (word[0] == sign || (areMany && isLetter(word[0])))) return true;
    const bool isZero = word.size() == 1 && areMany;
    return word.size() <= 2 && (word[0] != '0' || isZero) &&
           std::all_of(word.begin(), word.end(), isDigit);
  };
  const bool mayBeWords = words.size() > 3;
  const bool areWords = mayBeWords && std::all_of(words.begin(), words.end(), isSquare);
  const auto isNegativeOrSquare = [&](std::string_view word) {
    return word == "-1" || (word[0] != sign && isSquare(word));
  };
  if (mayBeWords && !areWords && std::all_of(words.begin(), words.end(), isNegativeOrSquare)) {
    return {};
  }
  const bool isLong = bytesIn(words) > 9;
  const auto areSquares = [sign, isLong](std::string_view word) {
    return std::all_of(word.begin(), word.end(), [sign, isLong](char c) {
      return c == sign || ('1' <= c && c <= '9') || (isLong && (c == '0' || isLetter(c)));
    });
  };
  if (!areWords && !std::all_of(words.begin(), words.end(), areSquares)) return {};
  LineWithSigns result{hasValue || sign != '-' ? LineWithSigns::squares : LineWithSigns::dashes};
  result.count = areWords ? words.size() : bytesIn(words);
  result.hasSign = text.find(sign) != text.npos;
  result.hasLetter = hasLetter;
  return result;
}

// The lines ahead that are the rows of a board with such blanks; empty if there is none. A line of
// dashes can be a rule or a row of blanks. It is a rule if the other lines are enough rows and all
// such lines are between bands. If both readings are possible, the result is empty.
inline std::vector<std::size_t> rowsWithSigns(Lines& lines, char sign) {
  struct Item {
    std::size_t ahead;
    bool isDashes;
  };
  std::vector<Item> items;
  std::size_t size = 0;
  bool hasSign = false;
  bool hasDashes = false;
  bool isEnd = false;
  for (std::size_t ahead = 0; !isEnd; ++ahead) {
    const Line* const line = lines.peek(ahead);
    if (line == nullptr) break;
    if (line->kind() == LineKind::blank && size > 0 && items.size() < size) continue;
    const LineWithSigns row = lineWithSigns(*line, sign);
    const bool isRule = row.kind == LineWithSigns::rule ||
                        (row.kind == LineWithSigns::dashes && size > 0 && row.count != size);
    if (isRule && size > 0) continue;
    if (size == 0 && isSize(row.count) && row.count >= 4) size = row.count;
    if (isRule || row.kind == LineWithSigns::none || row.count != size) break;
    items.push_back({ahead, row.kind == LineWithSigns::dashes});
    hasSign = hasSign || (row.hasSign && row.kind == LineWithSigns::squares);
    hasDashes = hasDashes || items.back().isDashes;
    // The line below a full board is not waited for.
    if (items.size() == size && !hasSign && !hasDashes) return {};
    const std::size_t bands = size == 0 ? 0 : size / usualBoxHeight(size);
    isEnd = items.size() == size + bands + 1;
  }
  if (!hasSign || items.size() < size) return {};

  std::vector<std::size_t> certain;
  bool areRulesBetweenBands = true;
  for (const Item& item : items) {
    if (certain.size() == size) break;
    if (!item.isDashes) {
      certain.push_back(item.ahead);
    } else if (certain.size() % usualBoxHeight(size) != 0) {
      areRulesBetweenBands = false;
    }
  }
  const bool mayBeRules = areRulesBetweenBands && certain.size() == size;
  std::vector<std::size_t> all;
  for (std::size_t i = 0; i < size; ++i) all.push_back(items[i].ahead);
  if (!mayBeRules || certain == all) return all;
  return isEnd ? std::vector<std::size_t>() : certain;
}

// True if the line can be the first row, without a blank, of a board with such blanks. Looks at
// lines further on only where this is needed.
inline bool mayBeFullRow(Lines& lines, char sign) {
  const Line& line = *lines.peek();
  constexpr std::string_view kFullRow = "123456789 \t,|";
  if (consistsOf(line.text, kFullRow)) return lineWithSigns(line, sign).count <= 9;
  constexpr std::size_t kLongest = 80;
  const auto isValue = [](char c) { return isLetter(c) && !isBlankSign(c); };
  if (line.text.size() > kLongest || std::none_of(line.text.begin(), line.text.end(), isValue)) {
    return false;
  }
  const std::size_t count = lineWithSigns(line, sign).count;
  return count > 9 && isSize(count);
}

// The size of the board whose first row is the line, or some row below it, if its words are
// numbers, or signs twice, such as .. or __, in place of numbers of two digits; 0 if they are not.
// `sign` is that sign, or 0 until one is found.
inline std::size_t doubledRow(const Line& line, char& sign, bool& hasNumber) {
  if (line.isHeading() || line.kind() == LineKind::rule) return 0;
  std::string text(withoutComment(line.text));
  std::replace(text.begin(), text.end(), '|', ' ');
  std::replace(text.begin(), text.end(), ',', ' ');
  const Words words = wordsOf(text);
  constexpr std::size_t kLargest = 99;  // with values of two digits
  if (!isSize(words.size()) || words.size() < 4 || words.size() > kLargest) return 0;
  for (const std::string_view word : words) {
    const bool isSign =
        word.size() == 2 && word[0] == word[1] && consistsOf(word.substr(0, 1), "._-*?xX");
    if (isSign && (sign == 0 || sign == word[0])) {
      sign = word[0];
    } else if (std::all_of(word.begin(), word.end(), isDigit) && isAtMost(word, words.size())) {
      hasNumber = true;
    } else {
      return 0;
    }
  }
  return words.size();
}

// Replaces such signs by dots in the board that begins in the next line, if it has as many rows as
// each row has words. Then they are no groups of squares.
inline void replaceDoubledSigns(Lines& lines) {
  const Line& first = *lines.peek();
  if (first.kind() != LineKind::squares && first.kind() != LineKind::underscores) return;
  char sign = 0;
  bool hasNumber = false;
  const std::size_t size = doubledRow(first, sign, hasNumber);
  if (size == 0) return;
  // The first row may have no blank. A whole board in one line is not waited for.
  if (sign == 0 && (size < 10 || hasValueTwice(splitSquares(first, size)))) return;
  std::vector<std::size_t> rows = {0};
  std::size_t ahead = 1;
  for (; rows.size() < size; ++ahead) {
    const Line* const line = lines.peek(ahead);
    if (line == nullptr) return;
    if (line->kind() == LineKind::blank || line->kind() == LineKind::rule) continue;
    if (doubledRow(*line, sign, hasNumber) != size) return;
    rows.push_back(ahead);
  }
  if (sign == 0 || !hasNumber) return;
  // Groups of two squares, in twice as many rows, are another board.
  const Line* const below = isSize(2 * size) ? lines.peek(ahead) : nullptr;
  if (below != nullptr && doubledRow(*below, sign, hasNumber) == size) return;
  if (first.isDrawnRow() && (sign == '_' || sign == '-')) return;  // perhaps rules
  const char twice[] = {sign, sign, '\0'};
  for (const std::size_t row : rows) {
    const std::string& text = lines.peek(row)->text;
    const std::size_t end = withoutComment(text).size();
    for (std::size_t at = text.find(twice); at < end; at = text.find(twice, at)) {
      lines.replace(row, at, at + 1, sign, '.');
      lines.clear(row, at + 1, at + 2);
    }
  }
}

// Replaces the signs in the board that is the next line, or begins there, or stands in it among
// other text.
inline void replaceBlankSigns(Lines& lines) {
  const Line& line = *lines.peek();
  const std::string_view text = line.text;
  if (line.kind() == LineKind::blank || line.kind() == LineKind::comment) return;
  for (const char sign : {'-', '?'}) {
    const bool hasSign = text.find(sign) != text.npos;
    // The first row may have no blank. A whole board in one line without a blank needs no change.
    if (!hasSign && !mayBeFullRow(lines, sign)) continue;
    for (const std::size_t ahead : rowsWithSigns(lines, sign)) {
      lines.replace(ahead, 0, withoutComment(lines.peek(ahead)->text).size(), sign, '.');
    }
    if (!hasSign || text.find(sign) == text.npos) continue;
    const auto isInRun = [&](std::size_t i) {
      return text[i] == sign || isDigit(text[i]) || isLetter(text[i]);
    };
    const auto isLong = [sign](std::string_view run) { return isBoardWithSigns(run, sign); };
    const std::string_view run = findRun(text, isInRun, isLong);
    const auto begin = static_cast<std::size_t>(run.data() - text.data());
    const LineWithSigns squares = lineWithSigns(line, sign);
    if (!run.empty()) {
      lines.replace(0, begin, begin + run.size(), sign, '.');
    } else if (squares.kind == LineWithSigns::squares && isBoard(squares.count) &&
               squares.count >= (squares.hasLetter ? 100 : 16)) {
      lines.replace(0, 0, withoutComment(text).size(), sign, '.');
    }
  }
}

}  // namespace sudoku

#endif
