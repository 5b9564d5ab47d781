// OtherLines.h: what a line that begins no board has: sizes, squares with a mistake, or words.

#ifndef SUDOKU_READING_OTHERLINES_H_
#define SUDOKU_READING_OTHERLINES_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/reading/Line.h"
#include "sudoku/text/OtherText.h"

namespace sudoku {

// The numbers of a line that has one or two and nothing else, such as 9, 3 3 or 3x3.
inline std::vector<int> sizesIn(const Line& line) {
  std::vector<int> sizes;
  for (std::string_view rest = line.squares; !rest.empty();) {
    const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
    if (digits == 0 || digits > 3 || sizes.size() > 1) return {};
    sizes.push_back(std::stoi(std::string(rest.substr(0, digits))));
    rest.remove_prefix(digits);
    const bool isBetween = rest.size() > 1 && std::string_view(" ,xX").find(rest[0]) != rest.npos;
    rest.remove_prefix(isBetween ? 1 : 0);
  }
  return sizes;
}

// The number of squares in a line that may be a part of a board or a whole one; 0 for other text,
// such as sizes.
inline std::size_t squaresIn(const Line& line) {
  constexpr std::size_t kFew = 10, kMany = 30;
  if (line.isRule || !sizesIn(line).empty()) return 0;
  if (line.tokens.empty()) return std::count(line.squares.begin(), line.squares.end(), '|') > 1;
  std::size_t squares = 0, cells = 0;
  bool isText = false, hasLetter = false;
  for (const Token& token : line.tokens) {
    const std::size_t size = token.text.size();
    const auto others = std::count_if(token.text.begin(), token.text.end(), [](char c) {
      return !isDigit(c) && kindOf(c) != CharacterKind::sign;
    });
    if (size >= kMany && static_cast<std::size_t>(others) * 9 < size) return size;
    isText = isText || token.kind >= Token::word || (token.kind == Token::letters && size < kFew);
    hasLetter = hasLetter || (isLetter(token.text[0]) && !isBlankText(token.text));
    squares += token.kind == Token::cell ? 1 : size;
    cells += token.kind == Token::cell || token.kind == Token::foreign;
  }
  if (cells >= kMany) return cells;
  isText = isText || (hasLetter && squares <= kFew) || (line.tokens.size() == 1 && squares < 4);
  return isText ? 0 : squares;
}

// True if so many rows with so many squares are a board but for some rows or squares.
constexpr bool isNearlyBoard(std::size_t rows, std::size_t squares) {
  std::size_t size = 4;
  while (size * (size + 1) < squares) ++size;
  if (rows > 1) return rows + 2 >= size && rows <= size + 2;
  return squares + 3 >= size * size && squares <= size * size + 3;
}

// True for a date or a number, such as 2021-03-04 9:15.
inline bool isDate(const Line& line) {
  const bool isAlone = line.tokens.size() == 1;
  return (isAlone || line.squares.find_first_of("/:") != line.squares.npos) &&
         std::all_of(line.tokens.begin(), line.tokens.end(), [](const Token& token) {
           return token.text.find_first_not_of("0123456789-") == token.text.npos;
         });
}

// True if a line of so many squares that stands alone is text: it has letters, or few numbers.
inline bool isText(const Line& line, std::size_t squares) {
  const bool isRow = line.tokens.size() == 1 && line.tokens[0].kind == Token::squares;
  if (isRow && line.squares.find_first_of("._*") != line.squares.npos) return false;
  return isCode(line.squares) || (squares < 30 && !isNearlyBoard(1, squares));
}

// Why the line is no part of a text with boards, and what to do; nullptr if it may be.
inline const char* notText(const Line& line) {
  const auto begins = [&](std::string_view word) {
    return line.text.substr(0, word.size()) == word;
  };
  if (line.isTooLong) return "this line is longer than any board; nothing is read after it";
  if (begins("version https://git-lfs"))
    return "this is a pointer of Git LFS; git lfs pull fetches the file";
  if (begins("%PDF")) return "this is a PDF; copy the squares as text";
  if (line.text.find('\0') == line.text.npos) return nullptr;
  return "this is no text; save a spreadsheet as CSV, and type the squares of a picture";
}

}  // namespace sudoku

#endif
