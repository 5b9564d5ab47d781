// Utf8.h: the characters of a text in UTF-8.

#ifndef SUDOKU_READING_UTF8_H_
#define SUDOKU_READING_UTF8_H_

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace sudoku {

// True for all bytes of a UTF-8 character except the first.
constexpr bool continuesCharacter(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

// True if no byte belongs to a character outside ASCII. Looks at eight bytes at a time.
inline bool isAscii(std::string_view utf8) {
  std::uint64_t bits = 0;
  for (; utf8.size() >= sizeof bits; utf8.remove_prefix(sizeof bits)) {
    std::uint64_t bytes;
    std::memcpy(&bytes, utf8.data(), sizeof bytes);
    bits |= bytes;
  }
  for (const char byte : utf8) bits |= static_cast<unsigned char>(byte);
  return (bits & 0x8080808080808080U) == 0;
}

// The number of characters; in malformed text, of the bytes that continue no character.
inline int charactersIn(std::string_view utf8) {
  int characters = 0;
  for (const char byte : utf8) {
    if (!continuesCharacter(byte)) ++characters;
  }
  return characters;
}

// The length in bytes of the first character, or 0 if the text is empty or does not begin with a
// well-formed one. Source: The Unicode Standard, table 3-7.
inline std::size_t characterLength(std::string_view utf8) {
  if (utf8.empty()) return 0;
  const unsigned char first = static_cast<unsigned char>(utf8[0]);
  if (first < 0x80) return 1;
  if (first < 0xC2 || first > 0xF4) return 0;
  const std::size_t length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (utf8.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if (!continuesCharacter(utf8[i])) return 0;
  }
  const unsigned char second = static_cast<unsigned char>(utf8[1]);
  const bool isOverlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
  const bool isSurrogate = first == 0xED && second > 0x9F;
  const bool isTooLarge = first == 0xF4 && second > 0x8F;  // more than U+10FFFF
  return isOverlong || isSurrogate || isTooLarge ? 0 : length;
}

// True for the control characters U+0000 to U+001F and U+007F to U+009F.
inline bool isControl(std::string_view character) {
  const unsigned char last = static_cast<unsigned char>(character.back());
  if (character.size() == 1) return last < 0x20 || last == 0x7F;
  return character.size() == 2 && character[0] == '\xC2' && last < 0xA0;
}

// The number of a character of two or three bytes; 0 for others.
constexpr unsigned numberOfCharacter(std::string_view utf8) {
  unsigned number = 0;
  if (utf8.size() != 2 && utf8.size() != 3) return 0;
  for (std::size_t i = 0; i < utf8.size(); ++i) {
    const auto byte = static_cast<unsigned char>(utf8[i]);
    number = i == 0 ? byte & (utf8.size() == 2 ? 0x1FU : 0x0FU) : number << 6 | (byte & 0x3FU);
  }
  return number;
}

// True for characters that show nothing, or only a space: U+200B, U+FE0F and the like.
constexpr bool isInvisible(unsigned number) {
  return number == 0xAD || (0x2000 <= number && number <= 0x200F) ||
         (0x2028 <= number && number <= 0x202F) || (0x205F <= number && number <= 0x206F) ||
         (0xFE00 <= number && number <= 0xFE0F) || number == 0xFEFF;
}

// The name of a character of two or three bytes in Unicode, such as U+200B.
[[gnu::cold]] inline std::string codePoint(unsigned number) {
  std::string name = "U+";
  for (int bits = 12; bits >= 0; bits -= 4) name += "0123456789ABCDEF"[number >> bits & 0xF];
  return name;
}

// The text with a question mark for each control character and each malformed byte.
[[gnu::cold]] inline std::string displayable(std::string_view utf8) {
  std::string text;
  while (!utf8.empty()) {
    const std::size_t length = characterLength(utf8);
    const std::string_view character = utf8.substr(0, length == 0 ? 1 : length);
    text += length == 0 || isControl(character) ? "?" : std::string(character);
    utf8.remove_prefix(character.size());
  }
  return text;
}

}  // namespace sudoku

#endif
