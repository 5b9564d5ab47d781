// SheetRow.h: recognises the rows of sheets and tables that have other signs than commas and bars:
// semicolons between numbers, quotes around all cells, or the signs of bold values in Markdown.
// Lines replaces these signs.

#ifndef SUDOKU_READING_SHEETROW_H_
#define SUDOKU_READING_SHEETROW_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "sudoku/reading/Characters.h"
#include "sudoku/reading/Line.h"

namespace sudoku {

// True for a row of numbers with semicolons between them, as spreadsheets write it in some
// countries. A row without numbers looks like a comment, unless it is `expected`.
inline bool isSemicolonRow(std::string_view line, bool expected) {
  constexpr std::size_t kLongestNumber = 3;
  if (line.substr(0, kLongestNumber + 1).find(';') == line.npos) return false;
  return std::count(line.begin(), line.end(), ';') >= 3 && consistsOf(line, "0123456789-.; \t\r") &&
         (expected || std::any_of(line.begin(), line.end(), isDigit));
}

// The separator of a row of at least four cells that are values, blanks, labels or empty, some of
// them in quotes; 0 for other lines.
inline char separatorOfQuotedRow(std::string_view line) {
  if (line.find('"') == line.npos) return 0;
  constexpr std::size_t kLongestCell = 3;
  std::size_t separators = 0, length = 0, quotes = 0;
  char separator = 0;
  for (const char c : line) {
    if (c == '"') {
      if (++quotes % 2 == 1 && length > 0) return 0;
    } else if ((c == ',' || c == ';' || c == '\t') && quotes % 2 == 0) {
      if (separator != 0 && c != separator) return 0;
      separator = c;
      ++separators;
      length = quotes = 0;
    } else if (c != ' ') {
      const bool isInCell = isSquareCharacter(c) || c == '-';
      if (!isInCell || quotes == 2 || ++length > kLongestCell) return 0;
    }
    if (quotes > 2) return 0;
  }
  return quotes % 2 == 0 && separators >= 3 ? separator : '\0';
}

// True for a value between signs of Markdown for bold text, such as **5**.
inline bool isBold(std::string_view cell) {
  if (cell.size() != 5 && cell.size() != 6) return false;
  const std::string_view sign = cell.substr(0, 2), value = cell.substr(2, cell.size() - 4);
  return (sign == "**" || sign == "__") && cell.substr(cell.size() - 2) == sign &&
         std::all_of(value.begin(), value.end(), [](char c) { return isDigit(c) || isLetter(c); });
}

// Replaces these signs in a row between bars by spaces. Its other cells are a value, a blank or
// empty; otherwise they would be the squares of a box, some of them blanks.
inline void replaceBold(std::string& text) {
  if (text.empty() || text[0] != '|' || std::count(text.begin(), text.end(), '|') < 4) return;
  std::string plain = text;
  for (std::size_t begin = 1; begin <= text.size();) {
    const std::size_t end = std::min(text.find('|', begin), text.size());
    const std::string_view cell = trimmed(std::string_view(text).substr(begin, end - begin));
    if (isBold(cell)) {
      const auto at = static_cast<std::size_t>(cell.data() - text.data());
      plain.replace(at, 2, 2, ' ').replace(at + cell.size() - 2, 2, 2, ' ');
    } else if (cell.size() > 2) {
      return;
    }
    begin = end + 1;
  }
  text.swap(plain);
}

}  // namespace sudoku

#endif
