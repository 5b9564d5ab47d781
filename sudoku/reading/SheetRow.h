// SheetRow.h: recognises the rows of sheets and tables that have other signs than commas and bars:
// semicolons between numbers, quotes around all cells, the signs of bold values in Markdown, or
// decimals and words for empty cells. Lines replaces these signs.

#ifndef SUDOKU_READING_SHEETROW_H_
#define SUDOKU_READING_SHEETROW_H_

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

#include "sudoku/reading/Characters.h"
#include "sudoku/reading/Line.h"

namespace sudoku {

// True for numbers or single letters with semicolons between them; if it is not `expected`, at
// least one of them is there.
[[gnu::cold]] inline bool areCellsOfSemicolonRow(std::string_view line, bool expected) {
  bool hasValue = expected;
  for (std::size_t begin = 0; begin <= line.size();) {
    const std::size_t end = std::min(line.find(';', begin), line.size());
    const std::string_view cell = trimmed(line.substr(begin, end - begin));
    const bool isCharacter = cell.size() == 1 && isSquareCharacter(cell[0]);
    if (!isCharacter && !consistsOf(cell, "0123456789-. \t")) return false;
    hasValue = hasValue || std::any_of(cell.begin(), cell.end(), isDigit) ||
               (isCharacter && !isBlankSign(cell[0]));
    begin = end + 1;
  }
  return hasValue;
}

// True for a row of numbers or single letters with semicolons between them, as spreadsheets write
// it in some countries. A row without either looks like a comment, unless it is `expected`.
inline bool isSemicolonRow(std::string_view line, bool expected) {
  constexpr std::size_t kLongestNumber = 3;
  if (line.substr(0, kLongestNumber + 1).find(';') == line.npos) return false;
  return std::count(line.begin(), line.end(), ';') >= 3 && areCellsOfSemicolonRow(line, expected);
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

// True for a word that programs write for an empty cell.
inline bool isMissing(std::string_view cell) {
  constexpr std::string_view kWords[] = {"nan", "na", "<na>", "n/a", "null", "none"};
  return !cell.empty() && !isDigit(cell[0]) && cell.size() <= 4 &&
         std::find(std::begin(kWords), std::end(kWords), inLowerCase(cell)) != std::end(kWords);
}

// The digits of a number of a row, of which it has up to three; none if the text is no such number.
// The number is whole: it may have zeros behind a point.
inline std::string_view wholeNumber(std::string_view cell) {
  constexpr std::size_t kLongest = 3;
  const std::size_t end = std::min(cell.find_first_not_of("0123456789"), cell.size());
  const std::string_view zeros = cell.substr(end);
  const bool isDecimal = zeros.size() > 1 && zeros[0] == '.' && consistsOf(zeros.substr(1), "0");
  return end <= kLongest && (zeros.empty() || isDecimal) ? cell.substr(0, end) : cell.substr(0, 0);
}

// Replaces the points in rows of at least four numbers such as 5. and 0., as NumPy prints them.
// Such a row without 0. is one of numbers only if its points cannot be blanks of a larger board.
inline void replacePoints(std::string& text) {
  const Words cells = wordsOf(text);
  const std::size_t count = cells.size();
  const bool areNumbers = std::all_of(cells.begin(), cells.end(), [](std::string_view cell) {
    return cell.size() > 1 && cell.size() <= 3 && cell.back() == '.' &&
           consistsOf(cell.substr(0, cell.size() - 1), "0123456789");
  });
  const bool hasZero = std::find(cells.begin(), cells.end(), "0.") != cells.end();
  if (count < 4 || !areNumbers || (!hasZero && count != 9 && count != 16 && count != 25)) return;
  std::replace(text.begin(), text.end(), '.', ' ');
}

// In a row of at least four numbers, which may begin with a label, replaces 5.0 by 5, and the words
// of empty cells by a blank. Data frames with empty cells have these.
inline void replaceDecimals(std::string& text) {
  constexpr std::size_t kLongestCell = 8, kLongestLabel = 3, kFewest = 4;
  // Most lines are a board.
  if (text.find_first_of(".aAuUoO") == text.npos) return;
  const std::size_t first = text.find_first_not_of(' ');
  const std::string_view begin = std::string_view(text).substr(std::min(first, text.size()));
  if (begin.substr(0, kLongestCell).find_first_of(" ,;\t") == begin.npos) return;
  const std::size_t at = begin.find_first_of(",;\t");
  const char separator = at == begin.npos ? ' ' : begin[at];
  if (separator == ' ') replacePoints(text);
  // Other readers know the places of commas and spaces, but only short cells between other signs.
  const bool keepsPlaces = separator == ',' || separator == ' ';
  std::string plain;
  std::size_t cells = 0, changes = 0;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t end = std::min(text.find(separator, from), text.size());
    const std::string_view whole = std::string_view(text).substr(from, end - from);
    const std::string_view cell = trimmed(whole);
    const std::string_view number = wholeNumber(cell);
    const bool isEmpty = isMissing(cell);
    const bool isLabel = cells == 0 && cell.size() <= kLongestLabel;
    if (!cell.empty() && number.empty() && !isEmpty && !isLabel) return;
    if (separator != ' ' || !cell.empty()) ++cells;
    if (from > 0) plain += separator;
    if (isEmpty || (!number.empty() && number.size() < cell.size())) {
      ++changes;
      plain += whole.substr(0, static_cast<std::size_t>(cell.data() - whole.data()));
      plain += isEmpty ? "." : number;
      if (keepsPlaces) plain.resize(end, ' ');
    } else {
      plain += whole;
    }
    from = end + 1;
  }
  if (cells >= kFewest && changes > 0) text.swap(plain);
}

}  // namespace sudoku

#endif
