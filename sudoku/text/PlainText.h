// PlainText.h: what a line of a text says in plain UTF-8: of UTF-16, of characters that look like
// those of puzzles, and of HTML and XML.

#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "sudoku/Characters.h"
#include "sudoku/SquareCounts.h"

namespace sudoku {

// The ASCII character that means the same in a puzzle as a character of web pages and PDF files; 0
// if there is none. Requires a character of several bytes.
inline char lookalikeOf(std::string_view character) {
  constexpr std::pair<char, std::string_view> kLookalikes[] = {
      {' ', "\u00A0\u3000"},  // no-break space and wide space
      {'.', "·•∙⋅・．□▢◻⬜"}, {'_', "＿"},   {'*', "＊"},         {'-', "─┄┈╌"},
      {'=', "━┅┉╍═"},        {'|', "│┆┊╎"}, {kHeavyBar, "┃┇┋╏║"}};
  for (const auto& [ascii, all] : kLookalikes) {
    if (all.find(character) != all.npos) return ascii;
  }
  if ("０" <= character && character <= "９") return static_cast<char>('0' + (character[2] & 0x0F));
  return "─" <= character && character <= "╿" ? '+' : '\0';  // box drawing
}

// Replaces such characters, each by one, so that columns stay.
inline void replaceLookalikes(std::string& text) {
  std::string replaced;
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view character =
        rest.substr(0, std::max<std::size_t>(1, characterLength(rest)));
    const char other = character.size() > 1 ? lookalikeOf(character) : '\0';
    replaced += other != 0 ? std::string_view(&other, 1) : character;
    rest.remove_prefix(character.size());
  }
  text = std::move(replaced);
}

// A line of a text in UTF-16 as UTF-8, without characters above U+FFFF. The other byte of the line
// end before may stand before it.
inline std::string fromUtf16(std::string_view line, bool isFirst, bool isBigEndian) {
  std::string text;
  for (std::size_t i = isFirst ? 2 : isBigEndian ? 0 : 1; i + 1 < line.size(); i += 2) {
    const unsigned one = static_cast<unsigned char>(line[i]);
    const unsigned other = static_cast<unsigned char>(line[i + 1]);
    const unsigned unit = isBigEndian ? one << 8 | other : other << 8 | one;
    if (0xD800 <= unit && unit <= 0xDFFF) continue;
    if (unit >= 0x800) text += static_cast<char>(0xE0 | unit >> 12);
    if (unit >= 0x80)
      text += static_cast<char>(unit < 0x800 ? 0xC0 | unit >> 6 : 0x80 | (unit >> 6 & 0x3F));
    text += static_cast<char>(unit < 0x80 ? unit : 0x80 | (unit & 0x3F));
  }
  while (!text.empty() && text.back() == '\r') text.pop_back();
  return text;
}

// Replaces the tags of HTML and XML by quotes, and the text of an element that has none by _, so
// that the rest of the text stays in its columns. A tag stays if it has a board, or, as <given
// row="1".../> may, facts.
inline void removeTags(std::string& text) {
  const auto hasSquares = [](std::string_view tag) {
    const bool isEmptyElement = tag.back() == '/';
    for (std::size_t i = 1, run = 0; i < tag.size(); ++i) {
      run = isDigit(tag[i]) || isBlankSign(tag[i]) ? run + 1 : 0;
      const bool isQuoted = run == 1 && (tag[i - 1] == '"' || tag[i - 1] == '\'');
      if (run >= kLeastBoard || (isQuoted && isEmptyElement)) return true;
    }
    return false;
  };
  for (std::size_t begin = text.find('<'), end; begin < text.size(); begin = text.find('<', end)) {
    end = text.find('>', begin);
    if (end == text.npos) return;
    const bool isOpening = isLetter(text[begin + 1]), isTag = isOpening || text[begin + 1] == '/';
    if (!isTag || hasSquares(std::string_view(text).substr(begin, end - begin))) continue;
    const auto isInName = [](char c) { return isLetter(c) || isDigit(c); };
    const auto name = std::find_if_not(&text[begin] + 1, &text[end], isInName);
    const std::string closing = "</" + std::string(&text[begin] + 1, name);
    std::fill(&text[begin], &text[end] + 1, '"');
    const std::size_t space = end + 1;
    if (text.compare(space, 6, "&nbsp;") == 0) text.replace(space, 6, 6, ' ');
    const std::size_t next = std::min(text.find_first_not_of(' ', space), text.size());
    if (isOpening && text.compare(next, closing.size(), closing) == 0) text[end] = '_';
  }
}

}  // namespace sudoku
