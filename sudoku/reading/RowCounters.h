// RowCounters.h: removes the numbers or letters that count the rows of a board, as `cat -n` writes
// them, from rows without separators: "1 53..7....", and those with a sign: "A: 5 3 . . 7 . . . .".
// SheetReadings.h and Sheet.h know those beside numbers.

#ifndef SUDOKU_READING_ROWCOUNTERS_H_
#define SUDOKU_READING_ROWCOUNTERS_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/reading/Labels.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

// The word at the beginning of a row, and the squares behind it.
struct CountedRow {
  explicit CountedRow(const Line& line) {
    const Words words = wordsOf(withoutComment(line.text));
    if (words.size() < 2 || line.isDrawn()) return;
    // Words of one character are squares with separators: a number before them may be one too.
    const bool isMarked =
        words[0].size() > 1 && consistsOf(words[0].substr(words[0].size() - 1), ":)");
    const std::size_t shortest = isMarked ? 1 : 2;
    std::size_t count = 0;
    for (std::size_t i = 1; i < words.size(); ++i) {
      const auto isSquare = [](char c) { return isSquareCharacter(c) || c == '-' || c == '?'; };
      if (words[i].size() < shortest) return;
      if (!std::all_of(words[i].begin(), words[i].end(), isSquare)) return;
      count += words[i].size();
    }
    label = words[0];
    if (label.size() > 1 && consistsOf(label.substr(label.size() - 1), ":.)"))
      label.remove_suffix(1);
    begin = static_cast<std::size_t>(words[1].data() - line.text.data());
    squares = count;
  }

  std::string_view label;
  std::size_t begin = 0;    // offset of the first square
  std::size_t squares = 0;  // 0 if the line is no such row
};

// The label so many rows below the first one; empty if there is none.
inline std::string counterBelow(const std::string& first, std::size_t rows) {
  constexpr std::size_t kMostDigits = 6;
  const bool isNumber = !first.empty() && first.size() <= kMostDigits &&
                        (first == "0" || first[0] != '0') &&
                        std::all_of(first.begin(), first.end(), isDigit);
  return isNumber ? std::to_string(std::stoul(first) + rows) : labelBehind(first, rows);
}

// The number of columns that the line names, as 1 2 3 or 123; 0 if it names none.
inline std::size_t columnsNamed(const Line& line) {
  if (line.isDrawn()) return 0;
  const Words words = wordsOf(line.text);
  if (areLabels(words)) return words.size();
  Words names;
  for (const std::string_view word : words) {
    for (std::size_t i = 0; i < word.size(); ++i) names.push_back(word.substr(i, 1));
  }
  return areLabels(names) ? names.size() : 0;
}

// Removes the counters of the rows of the board that begins in the next line, or below the names of
// its columns there. A further row of that kind may show that they are squares of a larger board.
inline void cutCounters(Lines& lines) {
  constexpr std::size_t kLongest = 80;
  const Line& next = *lines.peek();
  if (next.isHeading() || next.text.size() > kLongest) return;
  const std::size_t columns = columnsNamed(next);
  const std::size_t top = columns > 0 ? 1 : 0;
  const Line* const row = lines.peek(top);
  if (row == nullptr) return;
  const CountedRow first(*row);
  if (first.squares == 0 || (top > 0 && first.squares != columns)) return;
  const std::size_t size = first.squares;
  const std::string label(first.label);
  if (size < 4 || !isSize(size) || counterBelow(label, 0) != label) return;
  std::vector<std::size_t> aheads, begins;
  std::size_t ahead = top;
  for (; aheads.size() < size; ++ahead) {
    const Line* const line = lines.peek(ahead);
    if (line == nullptr) return;
    const bool isBetween = line->kind() == LineKind::blank || line->kind() == LineKind::rule;
    if (isBetween && !aheads.empty()) continue;
    const CountedRow counted(*line);
    if (counted.squares != size || counted.label != counterBelow(label, aheads.size())) return;
    aheads.push_back(ahead);
    begins.push_back(counted.begin);
  }
  const Line* const below = lines.peek(ahead);
  if (below != nullptr) {
    const CountedRow further(*below);
    const bool mayBeSquare = further.squares == size && further.label.size() == 1;
    if (mayBeSquare && further.label != label) return;
  }
  if (top > 0) lines.clear(0, 0, lines.peek()->text.size());
  for (std::size_t i = 0; i < size; ++i) lines.cut(aheads[i], begins[i]);
}

}  // namespace sudoku

#endif
