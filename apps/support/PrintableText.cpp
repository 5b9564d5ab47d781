#include "apps/support/PrintableText.h"

#include <algorithm>
#include <cstddef>

#include "apps/support/Utf8.h"
#include "search/trace/Utf8.h"

namespace apps {
namespace {

// The length in bytes of the character at offset `place`; 0 if it is not well-formed, or is U+FFFE
// or U+FFFF.
std::size_t characterLength(const std::string& text, std::size_t place) {
  const std::size_t length = search::utf8Length(text, place);
  const bool isForbiddenInXml = length == 3 && text.compare(place, 2, "\xef\xbf") == 0 &&
                                static_cast<unsigned char>(text[place + 2]) >= 0xbe;
  return isForbiddenInXml ? 0 : length;
}

// True for control characters of one byte and for U+0080 to U+009F.
bool isControl(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (character.size() == 2 && first == 0xc2) {
    return static_cast<unsigned char>(character[1]) < 0xa0;
  }
  return (first < 0x20 && first != '\n' && first != '\t') || first == 0x7f;
}

}  // namespace

std::string printable(std::string_view raw) {
  const std::string text(raw);
  std::string shown;
  for (std::size_t place = 0; place < text.size();) {
    const std::size_t length = characterLength(text, place);
    const std::size_t bytes = std::max<std::size_t>(length, 1);
    const std::string_view character = raw.substr(place, bytes);
    if (length == 0) {
      shown += "\xef\xbf\xbd";
    } else if (isControl(character)) {
      shown += '?';
    } else {
      shown += character;
    }
    place += bytes;
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
    while (!beginsCharacter(shown[end])) --end;
    shown = shown.substr(0, end) + "...";
  }
  return '"' + shown + '"';
}

}  // namespace apps
