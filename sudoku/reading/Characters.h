// Characters.h: kinds of characters in the text of a puzzle.

#ifndef SUDOKU_READING_CHARACTERS_H_
#define SUDOKU_READING_CHARACTERS_H_

namespace sudoku {

constexpr bool isDigit(char c) {
  return '0' <= c && c <= '9';
}
constexpr bool isLetter(char c) {
  return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
}
constexpr bool isSpace(char c) {
  return c == ' ' || ('\t' <= c && c <= '\r');
}

constexpr const char* kBlankSigns = ".0_*xX";
constexpr bool isBlankSign(char c) {
  const char* sign = kBlankSigns;
  while (*sign != '\0' && *sign != c) ++sign;
  return *sign != '\0';
}
constexpr bool isSquareCharacter(char c) {
  return isDigit(c) || isLetter(c) || isBlankSign(c);
}

}  // namespace sudoku

#endif
