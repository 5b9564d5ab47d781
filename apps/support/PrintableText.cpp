#include "apps/support/PrintableText.h"

#include <algorithm>

#include "search/trace/Utf8.h"

namespace apps {
namespace {

// True for the first byte of a character, false for bytes 10xxxxxx.
constexpr bool beginsCharacter(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
}

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

// The name of a bidirectional control character; empty for others.
std::string_view bidirectionalName(std::string_view character) {
  struct Named {
    std::string_view character;
    std::string_view name;
  };
  static constexpr Named kNames[] = {
      {"\xd8\x9c", "<U+061C>"},     {"\xe2\x80\x8e", "<U+200E>"}, {"\xe2\x80\x8f", "<U+200F>"},
      {"\xe2\x80\xaa", "<U+202A>"}, {"\xe2\x80\xab", "<U+202B>"}, {"\xe2\x80\xac", "<U+202C>"},
      {"\xe2\x80\xad", "<U+202D>"}, {"\xe2\x80\xae", "<U+202E>"}, {"\xe2\x81\xa6", "<U+2066>"},
      {"\xe2\x81\xa7", "<U+2067>"}, {"\xe2\x81\xa8", "<U+2068>"}, {"\xe2\x81\xa9", "<U+2069>"}};
  for (const Named& each : kNames) {
    if (each.character == character) return each.name;
  }
  return "";
}

}  // namespace

std::size_t characterCount(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), beginsCharacter));
}

std::string_view firstBytes(std::string_view text, std::size_t bytes) {
  if (text.size() <= bytes) return text;
  while (bytes > 0 && !beginsCharacter(text[bytes])) --bytes;
  return text.substr(0, bytes);
}

std::string clipped(const std::string& text, int width) {
  const auto room = static_cast<std::size_t>(std::max(width, 1));
  if (characterCount(text) <= room) return text;
  std::size_t characters = 0;
  const auto end = std::find_if(text.begin(), text.end(), [&](char byte) {
    return beginsCharacter(byte) && ++characters == room;
  });
  return std::string(text.begin(), end) + "…";
}

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
    } else if (const std::string_view name = bidirectionalName(character); !name.empty()) {
      shown += name;
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
  if (shown.size() > kLongest) shown = std::string(firstBytes(shown, kLongest)) + "...";
  return '"' + shown + '"';
}

}  // namespace apps
