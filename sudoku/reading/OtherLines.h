// OtherLines.h: what a line that begins no board has: sizes, squares with a mistake, or words.

#ifndef SUDOKU_READING_OTHERLINES_H_
#define SUDOKU_READING_OTHERLINES_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/reading/Line.h"

namespace sudoku {

// Words for rules that no board here has, and a bit for the first letter of each, because every
// character of a text is looked up.
constexpr std::string_view kVariants[] = {"killer", "cage",      "samurai",      "sandwich",
                                          "thermo", "arrow",     "kropki",       "anti-knight",
                                          "kakuro", "futoshiki", "greater than", "consecutive"};
constexpr unsigned kFirstOfVariants = [] {
  unsigned bits = 0;
  for (const std::string_view variant : kVariants) bits |= 1U << (variant[0] & 0x1F);
  return bits;
}();

// The first such word; empty if the text has none. It begins a word of the text.
inline std::string_view variantIn(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if ((text[i] & 0x40) == 0 || (kFirstOfVariants >> (text[i] & 0x1F) & 1U) == 0) continue;
    const auto isSmall = [&](std::size_t at) { return (text[at] & 0x20) != 0; };
    if (i > 0 && isLetter(text[i - 1]) && (!isSmall(i - 1) || isSmall(i))) continue;
    for (const std::string_view variant : kVariants) {
      const std::string_view word = text.substr(i, variant.size());
      const auto isSame = [](char one, char other) { return (one | 0x20) == other; };
      if (std::equal(word.begin(), word.end(), variant.begin(), variant.end(), isSame)) return word;
    }
  }
  return {};
}

// The numbers of a line that has one or two and nothing else, such as 9, 3 3 or 3x3.
inline std::vector<int> sizesIn(const Line& line) {
  std::vector<int> sizes;
  for (std::string_view rest = line.squares; !rest.empty();) {
    const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
    if (digits == 0 || digits > 3 || sizes.size() > 1) return {};
    sizes.push_back(std::stoi(std::string(rest.substr(0, digits))));
    rest.remove_prefix(digits);
    if (rest.size() > 1 && std::string_view(" ,xX").find(rest[0]) != std::string_view::npos) {
      rest.remove_prefix(1);
    }
  }
  return sizes;
}

// The number of squares in a line that seems to be a part of a board or a whole one; 0 for other
// text, such as sizes, and dates that do not stand among rows.
inline std::size_t squaresIn(const Line& line, bool isAmongRows) {
  constexpr std::size_t kFew = 10, kMany = 30;
  if (line.isRule || !sizesIn(line).empty()) return 0;
  if (line.tokens.empty()) return std::count(line.squares.begin(), line.squares.end(), '|') > 1;
  std::size_t squares = 0, cells = 0;
  bool isText = false, hasLetter = false, isDate = true;
  for (const Token& token : line.tokens) {
    const std::size_t size = token.text.size();
    const auto others = std::count_if(token.text.begin(), token.text.end(), [](char c) {
      return !isDigit(c) && kindOf(c) != CharacterKind::sign;
    });
    if (size >= kMany && static_cast<std::size_t>(others) * 9 < size) return size;
    isText = isText || token.kind >= Token::word || (token.kind == Token::letters && size < kFew);
    hasLetter = hasLetter || (isLetter(token.text[0]) && !isBlankText(token.text));
    isDate = isDate && token.text.find_first_not_of("0123456789-") == token.text.npos;
    squares += token.kind == Token::cell ? 1 : size;
    cells += token.kind == Token::cell || token.kind == Token::foreign;
  }
  if (cells >= kMany) return cells;
  const bool isAlone = line.tokens.size() == 1;
  isDate =
      isDate && !isAmongRows && (isAlone || line.squares.find_first_of("/:") != line.squares.npos);
  isText = isText || ((isDate || hasLetter) && squares <= kFew) || (isAlone && squares < 4);
  return isText ? 0 : squares;
}

}  // namespace sudoku

#endif
