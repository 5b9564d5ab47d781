// SheetSeparators.h: replaces the separators of sheets that are neither commas nor the spaces
// between words by commas: tabs, semicolons in empty rows, and the bars of a table in Markdown.

#ifndef SUDOKU_READING_SHEETSEPARATORS_H_
#define SUDOKU_READING_SHEETSEPARATORS_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/reading/DrawingLayout.h"
#include "sudoku/reading/Labels.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/Sheet.h"
#include "sudoku/reading/Squares.h"
#include "sudoku/reading/Table.h"

namespace sudoku {

// True for a row of so many tabs, with a value, a blank or nothing before, between and after them.
inline bool isTabRow(std::string_view line, std::size_t tabs) {
  if (static_cast<std::size_t>(std::count(line.begin(), line.end(), '\t')) != tabs) return false;
  constexpr std::size_t kLongestNumber = 3;
  std::size_t length = 0;
  return std::all_of(line.begin(), line.end(), [&length](char c) {
    length = c == '\t' ? 0 : length + 1;
    return c == '\t' || (length <= kLongestNumber && (isSquareCharacter(c) || c == '-'));
  });
}

// Replaces the tabs of the next rows by commas if cells between them are empty, but not if these
// are whole columns: without them too, each row has all its squares, none with a larger value. Rows
// of tabs only are rows of a board too, unless the others are as many as it has, or show another
// sign for blanks.
inline void replaceTabs(Lines& lines) {
  const std::string_view first = lines.peek()->text;
  if (first.substr(0, 4).find('\t') == first.npos) return;
  const auto tabs = static_cast<std::size_t>(std::count(first.begin(), first.end(), '\t'));
  if (tabs < 3) return;
  std::size_t filled = 0, empty = 0, words = 0, largest = 0;
  std::vector<bool> areFilled(tabs + 1);  // the columns
  bool haveEmptyCell = false, haveSign = false;
  for (std::size_t ahead = 0; ahead < 2 * tabs + 6; ++ahead) {
    const Line* const line = lines.peek(ahead);
    if (line == nullptr || !isTabRow(line->text, tabs)) break;
    const std::string_view cells = trimmed(line->text);
    ++(cells.empty() ? empty : filled);
    haveEmptyCell = haveEmptyCell || cells.find("\t\t") != cells.npos;
    haveSign = haveSign || std::any_of(cells.begin(), cells.end(), isBlankSign);
    std::size_t column = 0;
    for (const Field& field : splitFields(line->text, '\t')) {
      const std::string_view text = trimmed(field.of(line->text));
      const bool isFilled = !text.empty();
      if (isFilled && std::all_of(text.begin(), text.end(), isDigit)) {
        const bool isLong = text.size() > 3;  // for any value
        largest = std::max(largest, isLong ? text.npos : std::stoul(std::string(text)));
      }
      words += isFilled ? 1U : 0U;
      areFilled[column] = areFilled[column] || isFilled;
      ++column;
    }
  }
  const auto columns =
      static_cast<std::size_t>(std::count(areFilled.begin(), areFilled.end(), true));
  const bool areColumns = isSize(columns) && words == filled * columns && largest <= columns;
  haveEmptyCell = haveEmptyCell || !areFilled.front() || !areFilled.back();
  const std::size_t size = areColumns ? columns : tabs + 1;
  const bool areRows = filled % size != 0 || (filled + empty) % size == 0;
  if (filled == 0) return;
  if ((!haveEmptyCell || areColumns) && (haveSign || empty == 0 || !areRows)) return;
  lines.replaceTabs(tabs, areRows);
}

// Replaces the semicolons of the next lines by commas, if they are empty rows above others of a
// sheet: alone, they look like comments.
inline void replaceSemicolons(Lines& lines) {
  const std::size_t columns = lines.peek()->text.size();
  const auto isEmptyRow = [columns](const Line& line) {
    return line.text.size() == columns && consistsOf(line.text, ";");
  };
  std::size_t rows = 0;
  const Line* line = lines.peek();
  while (columns >= 3 && line != nullptr && isEmptyRow(*line)) line = lines.peek(++rows);
  if (rows == 0 || line == nullptr || line->kind() != LineKind::squares) return;
  if (static_cast<std::size_t>(std::count(line->text.begin(), line->text.end(), ',')) != columns) {
    return;
  }
  for (std::size_t ahead = 0; ahead < rows; ++ahead) lines.replace(ahead, 0, columns, ';', ',');
}

// Replaces the bars of a table in Markdown by commas, if its header is empty or has the labels of
// columns, and about as many rows as columns follow below its rule: they are a board without the
// header.
inline void replaceHeadedBars(Lines& lines) {
  const Line& header = *lines.peek();
  if (!header.isDrawnRow()) return;
  const Line* const rule = lines.peek(1);
  if (rule == nullptr || rule->kind() != LineKind::rule) return;
  if (rule->text.find_first_of("|+") == rule->text.npos) return;
  const DrawnRow first(header);
  Words labels;
  for (const std::string_view part : first.parts) labels.push_back(trimmed(part));
  if (labels.front().empty() && labels.back().empty()) {
    labels.pop_back();
    labels.erase(labels.begin());
  }
  const std::size_t named = labelsBehindCorner(labels);
  const bool areUnnamed = areEmpty(labels);
  if (named == 0 && !areUnnamed && !areLabels(labels)) return;
  const std::size_t size = named > 0 ? named : labels.size();
  const std::size_t most = named > 0 ? size + 1 : size;  // with labels below the board
  std::size_t rows = 0;
  for (; rows < most; ++rows) {
    const Line* const line = lines.peek(2 + rows);
    if (line == nullptr || !line->isDrawnRow() || DrawnRow(*line).bars() != first.bars()) break;
  }
  // A column beside a board may be empty or have labels.
  const bool isColumnBeside = areUnnamed && size > 4 && rows + 1 == size;
  if (rows < size && !isColumnBeside) return;
  for (const char c : {'-', ':', '='}) lines.replace(1, 0, rule->text.size(), c, ' ');
  lines.replace(1, 0, rule->text.size(), '+', '|');
  for (std::size_t ahead = 0; ahead < 2 + rows; ++ahead) {
    const std::string_view text = lines.peek(ahead)->text;
    const std::size_t end = trimmedRight(text).size();
    const std::size_t begin = text.find_first_not_of(" \t");
    if (text[begin] == '|') lines.replace(ahead, begin, begin + 1, '|', ' ');
    if (text[end - 1] == '|') lines.replace(ahead, end - 1, end, '|', ' ');
    lines.replace(ahead, 0, text.size(), '|', ',');
  }
}

}  // namespace sudoku

#endif
