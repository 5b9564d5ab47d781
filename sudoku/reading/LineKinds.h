// LineKinds.h: what a line is, judged by itself: blank, a comment, a heading, a section of an .sdk
// file, a rule between rows, a row with bars. Whatever is none of these has squares, or is wrong.

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

// Such as "Grid 01" or "puzzle,solution".
inline bool isHeading(std::string_view line) {
  line = trimmed(line);
  const auto end = std::find_if_not(line.begin(), line.end(), isLetter);
  std::string word(line.begin(), end);
  for (char& c : word) c = static_cast<char>(c | 0x20);
  for (const char* heading : {"grid", "puzzle", "puzzles", "quizzes", "sudoku", "board"}) {
    if (word == heading) return true;
  }
  return false;
}

// Such as "[Puzzle]".
inline bool isSection(std::string_view line) {
  line = trimmed(line);
  return line.size() > 2 && line.front() == '[' && isLetter(line[1]) && line.back() == ']';
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

// The character there in quotes, for a message.
inline std::string quotedCharacter(std::string_view line, std::size_t position) {
  const unsigned char first = static_cast<unsigned char>(line[position]);
  if (first < 0x20 || first == 0x7F) return "a control character";
  std::size_t end = position + 1;
  while (end < line.size() && (static_cast<unsigned char>(line[end]) & 0xC0) == 0x80) ++end;
  return message({"'", line.substr(position, end - position), "'"});
}

}  // namespace sudoku

#endif
