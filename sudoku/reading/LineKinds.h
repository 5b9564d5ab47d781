// LineKinds.h: what a line is, judged by itself: blank, a comment, a section of an .sdk file, a
// rule between rows, a row with bars. Whatever is none of these, and no heading (HeadingLine.h),
// has squares, or is wrong.

#ifndef SUDOKU_READING_LINEKINDS_H_
#define SUDOKU_READING_LINEKINDS_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "sudoku/Message.h"

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

constexpr std::string_view kBlankSigns = ".0_*xX";
constexpr bool isBlankSign(char c) {
  return kBlankSigns.find(c) != kBlankSigns.npos;
}

// True for the characters of squares with nothing between them.
constexpr bool isInSquares(char c) {
  return isDigit(c) || isLetter(c) || isBlankSign(c);
}

inline std::string_view trimmedRight(std::string_view text) {
  while (!text.empty() && isSpace(text.back())) text.remove_suffix(1);
  return text;
}

inline std::string_view trimmed(std::string_view text) {
  while (!text.empty() && isSpace(text.front())) text.remove_prefix(1);
  return trimmedRight(text);
}

inline bool consistsOf(std::string_view text, std::string_view characters) {
  return text.find_first_not_of(characters) == text.npos;
}

// A comment begins with #, ; or % or //, at the start of a line or behind a board.
inline bool beginsComment(std::string_view text) {
  return !text.empty() &&
         (text[0] == '#' || text[0] == ';' || text[0] == '%' || text.substr(0, 2) == "//");
}

// The line's size if it has none.
inline std::size_t commentStart(std::string_view line) {
  std::size_t start = 0;
  while (start < line.size() && !beginsComment(line.substr(start))) ++start;
  return start;
}

// The line without its comment.
inline std::string_view boardPart(std::string_view line) {
  return line.substr(0, commentStart(line));
}

inline bool isBlankLine(std::string_view line) {
  return trimmed(line).empty();
}

inline bool isComment(std::string_view line) {
  return beginsComment(trimmed(line));
}

// Such as "[Puzzle]".
inline bool isSection(std::string_view line) {
  line = trimmed(line);
  return line.size() > 2 && line.front() == '[' && isLetter(line[1]) && line.back() == ']';
}

// True for the sections in which .sdk files keep how far somebody has solved the puzzle above.
inline bool isSectionOfProgress(std::string_view line) {
  line = trimmed(line);
  return line == "[State]" || line == "[PencilMarks]";
}

// True for a line of underscores: a rule, but with bars between them it can be a row of blanks too.
inline bool isUnderscores(std::string_view line) {
  return line.find('_') != line.npos && consistsOf(line, "_| \t");
}

// Such as "---+---+---", "*-----------*" or ".-------.-------.".
inline bool isRule(std::string_view line) {
  if (std::count(line.begin(), line.end(), '-') + std::count(line.begin(), line.end(), '=') < 3) {
    return false;
  }
  return consistsOf(line, "-=+|*_ \t") ||
         (consistsOf(line, "-=+|.:' \t") && line.find("..") == line.npos);
}

inline bool isDrawnRow(std::string_view line) {
  return boardPart(line).find('|') != line.npos && !isRule(line);
}

// The number of bytes of the character in UTF-8 that begins with this one; 0 if none does.
constexpr std::size_t lengthInUtf8(unsigned char first) {
  if (first < 0x80) return 1;
  if (first < 0xC2 || first > 0xF4) return 0;
  return first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

// The character there in quotes, for a message, if a message can show it.
inline std::string quotedCharacter(std::string_view line, std::size_t position) {
  const unsigned char first = static_cast<unsigned char>(line[position]);
  if (first < 0x20 || first == 0x7F) return "a control character";
  const std::string_view character = line.substr(position, lengthInUtf8(first));
  const auto continues = std::count_if(character.begin(), character.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
  });
  if (static_cast<std::size_t>(continues) + 1 != lengthInUtf8(first)) {
    return "a byte that is no character in UTF-8";
  }
  return message({"'", character, "'"});
}

}  // namespace sudoku

#endif
