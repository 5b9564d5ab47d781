// ArrayRows.h: removes the brackets and bars of an array of MiniZinc, as in "grid = [| 5, 3, 0",
// "| 6, 0, 0 |];". Its rows are then rows of numbers.

#ifndef SUDOKU_READING_ARRAYROWS_H_
#define SUDOKU_READING_ARRAYROWS_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/Shape.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

// Does so if the array begins in the next line and has as many rows, each in a line, as columns.
inline void replaceArray(Lines& lines) {
  constexpr std::string_view kRow = "0123456789_.-, \t";
  const std::size_t opening = lines.peek()->text.find("[|");
  if (opening == std::string::npos) return;
  std::vector<TextPosition> commas;  // behind rows
  std::size_t rows = 0, columns = 0, ahead = 0, closing = std::string::npos;
  for (; closing == std::string::npos; ++ahead) {
    const Line* const line = lines.peek(ahead);
    if (line == nullptr || ahead > kMaxSize + 1) return;
    const std::size_t begin = ahead == 0 ? opening + 2 : 0;
    closing = line->text.find("|]", begin);
    std::string_view row = trimmed(std::string_view(line->text).substr(begin, closing - begin));
    if (!row.empty() && row.front() == '|') row = trimmed(row.substr(1));
    if (!row.empty() && row.back() == '|') row = trimmed(row.substr(0, row.size() - 1));
    if (!row.empty() && row.back() == ',') {
      row.remove_suffix(1);
      commas.push_back(
          {line, static_cast<std::size_t>(row.data() + row.size() - line->text.data())});
    }
    if (row.empty()) continue;
    const auto fields = static_cast<std::size_t>(std::count(row.begin(), row.end(), ',')) + 1;
    if (!consistsOf(row, kRow) || (rows > 0 && fields != columns)) return;
    columns = fields;
    ++rows;
  }
  if (rows != columns || rows < 4) return;
  const std::string_view last = lines.peek(ahead - 1)->text;
  const std::string_view behind = trimmed(last.substr(closing + 2));
  if (!behind.empty() && !beginsComment(behind)) return;
  for (const TextPosition& comma : commas) {
    const auto row = static_cast<std::size_t>(comma.line->number - lines.number());
    lines.clear(row, comma.offset, comma.offset + 1);
  }
  lines.clear(ahead - 1, closing, last.size());
  lines.clear(0, 0, opening + 2);
  for (std::size_t i = 0; i < ahead; ++i) lines.replace(i, 0, lines.peek(i)->text.size(), '|', ' ');
}

}  // namespace sudoku

#endif
