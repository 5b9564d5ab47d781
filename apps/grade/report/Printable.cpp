#include "apps/grade/report/Printable.h"

#include <algorithm>
#include <cstddef>

namespace grading {
namespace {

bool isContinuation(char letter) {
  return (static_cast<unsigned char>(letter) & 0xc0) == 0x80;
}

// The bytes of the character at the start of `text`, as the Unicode Standard, table 3-7, has them;
// 0 if it is none.
std::size_t characterLength(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t length = first < 0xc2   ? 0
                             : first < 0xe0 ? 2
                             : first < 0xf0 ? 3
                             : first < 0xf5 ? 4
                                            : 0;
  if (length == 0 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if (!isContinuation(text[i])) return 0;
  }
  const unsigned second = byte(1);
  const bool isOutside = (first == 0xe0 && second < 0xa0) || (first == 0xed && second > 0x9f) ||
                         (first == 0xf0 && second < 0x90) || (first == 0xf4 && second > 0x8f);
  const bool isForbiddenInXml = first == 0xef && second == 0xbf && byte(2) >= 0xbe;
  return isOutside || isForbiddenInXml ? 0 : length;
}

// Control characters of one byte, and U+0080 to U+009F.
bool isControl(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (character.size() == 2 && first == 0xc2) {
    return static_cast<unsigned char>(character[1]) < 0xa0;
  }
  return (first < 0x20 && first != '\n' && first != '\t') || first == 0x7f;
}

}  // namespace

std::string printable(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t length = characterLength(text);
    const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
    if (length == 0) {
      shown += "\xef\xbf\xbd";
    } else if (isControl(character)) {
      shown += '?';
    } else {
      shown += character;
    }
    text.remove_prefix(character.size());
  }
  return shown;
}

std::string inOneLine(std::string_view text) {
  std::string line = printable(text);
  std::replace(line.begin(), line.end(), '\n', ' ');
  return line;
}

std::string inQuotes(std::string_view text) {
  constexpr std::size_t kLongest = 200;
  std::string shown = inOneLine(text);
  if (shown.size() > kLongest) {
    std::size_t end = kLongest;
    while (isContinuation(shown[end])) --end;
    shown = shown.substr(0, end) + "...";
  }
  return '"' + shown + '"';
}

}  // namespace grading
