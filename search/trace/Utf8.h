// Utf8.h: converts any bytes to well-formed UTF-8, as trace files require.

#ifndef SEARCH_TRACE_UTF8_H_
#define SEARCH_TRACE_UTF8_H_

#include <cstddef>
#include <string>

namespace search {

// The length in bytes of the character at that offset, or 0 if it is not well-formed. Source:
// The Unicode Standard, table 3-7.
inline std::size_t utf8Length(const std::string& text, std::size_t offset) {
  const auto byte = [&](std::size_t i) -> unsigned {
    return offset + i < text.size() ? static_cast<unsigned char>(text[offset + i]) : 0U;
  };
  const auto isIn = [](unsigned value, unsigned least, unsigned most) {
    return least <= value && value <= most;
  };
  const auto follows = [&](std::size_t i) { return isIn(byte(i), 0x80, 0xbf); };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  if (isIn(first, 0xc2, 0xdf)) return follows(1) ? 2 : 0;
  if (isIn(first, 0xe0, 0xef)) {
    const unsigned least = first == 0xe0 ? 0xa0 : 0x80;  // no overlong form of two bytes
    const unsigned most = first == 0xed ? 0x9f : 0xbf;   // no surrogates
    return isIn(byte(1), least, most) && follows(2) ? 3 : 0;
  }
  if (isIn(first, 0xf0, 0xf4)) {
    const unsigned least = first == 0xf0 ? 0x90 : 0x80;  // no overlong form of three bytes
    const unsigned most = first == 0xf4 ? 0x8f : 0xbf;   // no more than U+10FFFF
    return isIn(byte(1), least, most) && follows(2) && follows(3) ? 4 : 0;
  }
  return 0;
}

// The text, with each byte that is not part of a well-formed character replaced by U+FFFD.
inline std::string wellFormed(const std::string& text) {
  std::string result;
  for (std::size_t offset = 0; offset < text.size();) {
    const std::size_t length = utf8Length(text, offset);
    if (length == 0) {
      result += "\xef\xbf\xbd";
      ++offset;
    } else {
      result.append(text, offset, length);
      offset += length;
    }
  }
  return result;
}

}  // namespace search

#endif
