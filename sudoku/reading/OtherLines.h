// OtherLines.h: what a line is in which no board begins: sizes, squares with a mistake, or text.

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

// True for a token that is a board in which few characters are wrong.
inline bool isLikeBoard(const Token& token) {
  constexpr std::size_t kSquaresForMistake = 9;
  const auto wrong = std::count_if(token.text.begin(), token.text.end(), [](char c) {
    return !isDigit(c) && characterKind(c) != CharacterKind::sign;
  });
  const std::size_t size = token.text.size();
  return size >= kLeastMistaken && static_cast<std::size_t>(wrong) * kSquaresForMistake < size;
}

// The number of squares in a line that may be a row or a whole board, perhaps with a mistake; 0 for
// text. A line is text if a word is in it, or something with letters that is shorter than a row
// with letters, such as 3rd or A 12.
inline std::size_t squaresIn(const Line& line) {
  constexpr std::size_t kLeastInRow = 4, kLeastWithLetters = 10;
  if (line.isRule) return 0;
  std::size_t squares = 0, alone = 0;
  bool hasWord = false, hasLetter = false;
  for (const Token& token : line.tokens) {
    if (isLikeBoard(token)) return token.text.size();
    const bool isCell = token.kind == Token::cell;
    const bool isShort = token.text.size() < kLeastWithLetters;
    squares += isCell ? 1 : token.text.size();
    alone += isCell || token.kind == Token::foreign;
    hasWord = hasWord || token.kind >= Token::word || (token.kind == Token::letters && isShort);
    hasLetter = hasLetter || (isLetter(token.text[0]) && !isBlankText(token.text));
  }
  if (alone >= kLeastMistaken) return alone;
  squares = std::max(squares, fieldsIn(line).size());
  return hasWord || squares < (hasLetter ? kLeastWithLetters + 1 : kLeastInRow) ? 0 : squares;
}

// True if so many rows with so many squares in all are a board but for some rows or squares.
constexpr bool isNearlyBoard(std::size_t rows, std::size_t squares) {
  constexpr std::size_t kRowsWrong = 2, kSquaresWrong = 3;
  std::size_t size = 4;
  while (size * (size + 1) < squares) ++size;
  if (rows > 1) return rows + kRowsWrong >= size && rows <= size + kRowsWrong;
  return squares + kSquaresWrong >= size * size && squares <= size * size + kSquaresWrong;
}

// True for the candidates of nine squares, such as 5 3 124 26 7 2468 1489 1249 248.
inline bool arePencilMarks(const Line& line) {
  const auto isNumber = [](const Token& token) {
    return token.text.find_first_not_of("123456789") == token.text.npos;
  };
  return line.tokens.size() == 9 && line.has(Token::squares) &&
         std::all_of(line.tokens.begin(), line.tokens.end(), isNumber);
}

// True if the line, with that one below it, is text. It is not if it has about as many squares as
// that one. Otherwise, text is a code, a date, or few squares that are neither a row of a drawing
// nor nearly a board.
inline bool isText(const Line& line, const Line* below) {
  constexpr std::size_t kMistakes = 2;
  const std::size_t squares = squaresIn(line), others = below ? squaresIn(*below) : 0;
  if (squares == 0) return true;
  const std::string_view text = line.squares;
  const bool isAlone = line.tokens.size() == 1;
  const bool isNumber = isAlone && text.find_first_not_of("0123456789-") == text.npos;
  const bool isDate = isNumber && below && below->squares.size() != text.size();
  const bool isAlike = squares <= others + kMistakes && others <= squares + kMistakes;
  if ((isAlike && !isDate) || arePencilMarks(line)) return false;
  const bool hasBlank = text.find_first_of("._*") != text.npos;
  if (isAlone && line.tokens[0].kind == Token::squares && hasBlank) return false;
  return isCode(text) || (squares < kLeastMistaken && !isNearlyBoard(1, squares));
}

}  // namespace sudoku
