// OtherLines.h: what a line has in which no board begins: sizes, squares with a mistake, or words.

#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/SquareCounts.h"
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

// True for a token that is a board, perhaps with a mistake: few characters are no squares.
inline bool isLikeBoard(const Token& token) {
  const auto others = std::count_if(token.text.begin(), token.text.end(), [](char c) {
    return !isDigit(c) && kindOf(c) != CharacterKind::sign;
  });
  const std::size_t size = token.text.size();
  return size >= kLeastMistaken && static_cast<std::size_t>(others) * 9 < size;
}

// The number of squares in a line that may be a part of a board or a whole one; 0 for other text,
// such as sizes.
inline std::size_t squaresIn(const Line& line) {
  constexpr std::size_t kFew = 10;  // with letters, such as 3rd or A 12: a word or a number
  const std::vector<Token>& tokens = line.tokens;
  const auto has = [&](auto isSuch) { return std::any_of(tokens.begin(), tokens.end(), isSuch); };
  if (line.isRule || !sizesIn(line).empty()) return 0;
  if (tokens.empty()) return std::count(line.squares.begin(), line.squares.end(), '|') > 1;
  const auto board = std::find_if(tokens.begin(), tokens.end(), isLikeBoard);
  if (board != tokens.end()) return board->text.size();
  std::size_t squares = 0, lone = 0;  // lone: alone in a token, perhaps with a mistake
  for (const Token& token : tokens) {
    squares += token.kind == Token::cell ? 1 : token.text.size();
    lone += token.kind == Token::cell || token.kind == Token::foreign;
  }
  if (lone >= kLeastMistaken) return lone;
  const bool hasWord = has([](const Token& token) {
    const bool isShort = token.kind == Token::letters && token.text.size() < kFew;
    return token.kind >= Token::word || isShort;
  });
  const bool hasLetter =
      has([](const Token& token) { return isLetter(token.text[0]) && !isBlankText(token.text); });
  const bool isNumber = tokens.size() == 1 && squares < 4;
  return hasWord || isNumber || (hasLetter && squares <= kFew) ? 0 : squares;
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

// True if the line, with that one below it, is text: it has no squares; or, beside a line with
// other numbers of them, letters or few numbers.
inline bool isText(const Line& line, const Line* below) {
  const std::size_t squares = squaresIn(line), others = below ? squaresIn(*below) : 0;
  if (squares == 0) return true;
  const bool isDateAlone =
      below != nullptr && isDate(line) && below->squares.size() != line.squares.size();
  if (squares <= others + 2 && others <= squares + 2 && !isDateAlone) return false;
  const bool isRow = line.tokens.size() == 1 && line.tokens[0].kind == Token::squares;
  if (isRow && line.squares.find_first_of("._*") != line.squares.npos) return false;
  return isCode(line.squares) || (squares < kLeastMistaken && !isNearlyBoard(1, squares));
}

}  // namespace sudoku
