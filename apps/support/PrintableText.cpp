#include "apps/support/PrintableText.h"

#include <algorithm>

#include "sudoku/Characters.h"

namespace apps {
namespace {

// The length in bytes of the first character; 0 if it is not well-formed, or is U+FFFE or U+FFFF.
std::size_t lengthInXml(std::string_view text) {
  const std::string_view character = text.substr(0, sudoku::characterLength(text));
  const bool isForbidden = character == "\xef\xbf\xbe" || character == "\xef\xbf\xbf";
  return isForbidden ? 0 : character.size();
}

bool isExecutable(std::string_view character) {
  return sudoku::isControl(character) && character != "\n" && character != "\t";
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
  return static_cast<std::size_t>(sudoku::charactersIn(text));
}

std::string_view firstBytes(std::string_view text, std::size_t bytes) {
  if (text.size() <= bytes) return text;
  while (bytes > 0 && sudoku::continuesCharacter(text[bytes])) --bytes;
  return text.substr(0, bytes);
}

std::string clipped(const std::string& text, int width) {
  const auto room = static_cast<std::size_t>(std::max(width, 1));
  if (characterCount(text) <= room) return text;
  std::size_t characters = 0;
  const auto end = std::find_if(text.begin(), text.end(), [&](char byte) {
    return !sudoku::continuesCharacter(byte) && ++characters == room;
  });
  return std::string(text.begin(), end) + "…";
}

std::string printable(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t length = lengthInXml(text);
    const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
    if (length == 0) {
      shown += "\xef\xbf\xbd";
    } else if (isExecutable(character)) {
      shown += '?';
    } else if (const std::string_view name = bidirectionalName(character); !name.empty()) {
      shown += name;
    } else {
      shown += character;
    }
    text.remove_prefix(character.size());
  }
  return shown;
}

std::string bounded(const std::string& text, int characters) {
  // A printable text can be longer, so it is clipped again.
  return clipped(printable(clipped(text, characters)), characters);
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

std::string withThousands(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t end = digits.size(); end > 3;) {
    end -= 3;
    digits.insert(end, 1, ',');
  }
  return digits;
}

std::string csvField(const std::string& text) {
  if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char letter : text) quoted += letter == '"' ? "\"\"" : std::string(1, letter);
  return quoted + '"';
}

}  // namespace apps
