// Characters.h: kinds of characters in the text of a puzzle, and the characters of UTF-8.

#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
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

constexpr bool isBlankSign(char c) {
  return c == '.' || c == '0' || c == '_' || c == '*' || c == 'x' || c == 'X';
}

constexpr char kHeavyBar = '\1';  // stands for a heavy or double bar, which ASCII lacks

inline std::string_view trimmed(std::string_view text) {
  while (!text.empty() && isSpace(text.front())) text.remove_prefix(1);
  while (!text.empty() && isSpace(text.back())) text.remove_suffix(1);
  return text;
}

// The text with lower-case ASCII letters.
inline std::string lowerCase(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = 'A' <= c && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
  return lower;
}

// True for all bytes of a UTF-8 character except the first.
constexpr bool continuesCharacter(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

inline bool isAscii(std::string_view utf8) {
  unsigned bits = 0;
  for (const char byte : utf8) bits |= static_cast<unsigned char>(byte);
  return bits < 0x80;
}

// The number of characters; in malformed text, of the bytes that continue no character.
inline int charactersIn(std::string_view utf8) {
  return static_cast<int>(utf8.size()) -
         static_cast<int>(std::count_if(utf8.begin(), utf8.end(), continuesCharacter));
}

// The length in bytes of the first character, or 0 if the text is empty or does not begin with a
// well-formed one. Source: The Unicode Standard, table 3-7.
inline std::size_t characterLength(std::string_view utf8) {
  if (utf8.empty()) return 0;
  const auto byteAt = [utf8](std::size_t i) { return static_cast<unsigned char>(utf8[i]); };
  const unsigned first = byteAt(0);
  if (first < 0x80) return 1;
  const std::size_t length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (first < 0xC2 || first > 0xF4 || utf8.size() < length) return 0;
  const std::string_view rest = utf8.substr(1, length - 1);
  if (!std::all_of(rest.begin(), rest.end(), continuesCharacter)) return 0;
  const bool isOverlong =
      (first == 0xE0 && byteAt(1) < 0xA0) || (first == 0xF0 && byteAt(1) < 0x90);
  const bool isSurrogate = first == 0xED && byteAt(1) > 0x9F;
  const bool isTooLarge = first == 0xF4 && byteAt(1) > 0x8F;  // more than U+10FFFF
  return isOverlong || isSurrogate || isTooLarge ? 0 : length;
}

// True for the control characters U+0000 to U+001F and U+007F to U+009F.
inline bool isControl(std::string_view character) {
  const unsigned char last = static_cast<unsigned char>(character.back());
  if (character.size() == 1) return last < 0x20 || last == 0x7F;
  return character.size() == 2 && character[0] == '\xC2' && last < 0xA0;
}

// The text with a question mark for each control character and each malformed byte.
inline std::string displayable(std::string_view utf8) {
  std::string text;
  for (std::size_t length = 0; !utf8.empty(); utf8.remove_prefix(length)) {
    length = std::max(characterLength(utf8), std::size_t{1});
    const std::string_view character = utf8.substr(0, length);
    text += characterLength(utf8) == 0 || isControl(character) ? "?" : character;
  }
  return text;
}

}  // namespace sudoku
