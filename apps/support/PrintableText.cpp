#include "apps/support/PrintableText.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <iterator>
#include <utility>

#include "sudoku/Characters.h"

namespace apps {
namespace {

// The length in bytes of the first character; 0 if it is not well-formed, or is U+FFFE or U+FFFF.
std::size_t lengthInXml(std::string_view text) {
  const std::string_view character = text.substr(0, sudoku::characterLength(text));
  const bool isForbidden = character == "\xef\xbf\xbe" || character == "\xef\xbf\xbf";
  return isForbidden ? 0 : character.size();
}

// True for control characters but line ends and tabs, and for bidirectional ones, which make text
// appear in another order.
bool isMisleading(std::string_view character) {
  constexpr std::pair<std::string_view, std::string_view> kBidirectional[] = {
      {"\u061c", "\u061c"}, {"\u200e", "\u200f"}, {"\u202a", "\u202e"}, {"\u2066", "\u2069"}};
  const auto isIn = [character](const auto& range) {
    return range.first <= character && character <= range.second;
  };
  return (sudoku::isControl(character) && character != "\n" && character != "\t") ||
         std::any_of(std::begin(kBidirectional), std::end(kBidirectional), isIn);
}

// The text, truncated to `width` characters if it is longer. A truncated text ends with an
// ellipsis.
std::string clipped(const std::string& text, int width) {
  const auto room = static_cast<std::size_t>(std::max(width, 1));
  if (characterCount(text) <= room) return text;
  std::size_t characters = 0;
  const auto end = std::find_if(text.begin(), text.end(), [&](char byte) {
    return !sudoku::continuesCharacter(byte) && ++characters == room;
  });
  return std::string(text.begin(), end) + "…";
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

std::string printable(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t length = lengthInXml(text);
    const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
    if (length == 0) {
      shown += "\xef\xbf\xbd";
    } else if (isMisleading(character)) {
      shown += '?';
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
  return '"' + inOneLine(bounded(std::string(text), 200)) + '"';
}

std::string dateNow() {
  return fmt::format("{:%FT%TZ}", fmt::gmtime(std::time(nullptr)));
}

std::string csvField(const std::string& text) {
  // In many countries, spreadsheets separate by semicolons.
  if (text.find_first_of(",;\"\n\r") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char letter : text) quoted += letter == '"' ? "\"\"" : std::string(1, letter);
  return quoted + '"';
}

}  // namespace apps
