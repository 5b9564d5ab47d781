// Characters.h: kinds of characters in the text of a puzzle.

#ifndef SUDOKU_READING_CHARACTERS_H_
#define SUDOKU_READING_CHARACTERS_H_

#include <string_view>

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

// True for all bytes of a UTF-8 character except the first.
constexpr bool continuesCharacter(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

inline int charactersIn(std::string_view utf8) {
  int characters = 0;
  for (const char byte : utf8) {
    if (!continuesCharacter(byte)) ++characters;
  }
  return characters;
}

}  // namespace sudoku

#endif
