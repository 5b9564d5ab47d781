// Utf8.h: lengths of UTF-8 texts in characters instead of bytes. Wide and combining characters
// count as one.

#ifndef APPS_SUPPORT_UTF8_H_
#define APPS_SUPPORT_UTF8_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace apps {

// True for the first byte of a character, false for bytes 10xxxxxx.
constexpr bool beginsCharacter(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
}

inline std::size_t characterCount(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), beginsCharacter));
}

// The longest beginning of the text that has at most `bytes` bytes and ends with a whole character.
inline std::string_view firstBytes(std::string_view text, std::size_t bytes) {
  if (text.size() <= bytes) return text;
  while (bytes > 0 && !beginsCharacter(text[bytes])) --bytes;
  return text.substr(0, bytes);
}

// The text, truncated to `width` characters if it is longer. A truncated text ends with an
// ellipsis.
inline std::string clipped(const std::string& text, int width) {
  const auto room = static_cast<std::size_t>(std::max(width, 1));
  if (characterCount(text) <= room) return text;
  std::size_t characters = 0;
  const auto end = std::find_if(text.begin(), text.end(), [&](char byte) {
    return beginsCharacter(byte) && ++characters == room;
  });
  return std::string(text.begin(), end) + "…";
}

}  // namespace apps

#endif
