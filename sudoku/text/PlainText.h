// PlainText.h: makes a line plain. Characters of web pages that look like those of puzzles become
// these, and tags of HTML and XML become quotes.

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
      {'.', "·•∙⋅・．□▢◻⬜"}, {'-', "─┄┈╌"}, {'=', "━┅┉╍═"}, {'|', "│┆┊╎"}, {kHeavyBar, "┃┇┋╏║"}};
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

// Replaces the tags of HTML and XML by quotes, and the text of an element that has none by _, so
// that the rest of the text stays in its columns. A tag that has a board stays.
inline void removeTags(std::string& text) {
  const auto hasBoard = [](std::string_view tag) {
    std::size_t run = 0;
    return std::any_of(tag.begin(), tag.end(), [&run](char c) {
      run = isDigit(c) || isBlankSign(c) ? run + 1 : 0;
      return run >= kLeastBoard;
    });
  };
  for (std::size_t begin = text.find('<'), end; begin < text.size(); begin = text.find('<', end)) {
    end = text.find('>', begin);
    if (end == text.npos) return;
    const bool isOpening = isLetter(text[begin + 1]), isTag = isOpening || text[begin + 1] == '/';
    if (!isTag || hasBoard(std::string_view(text).substr(begin, end - begin))) continue;
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
