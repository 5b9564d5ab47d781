// Labels.h: recognises the labels of rows and columns that other programs write around a board or
// above the columns of a table: texts that count on, such as 0 1 2, A B C, c0 c1 c2 or r1c1 r1c2.

#ifndef SUDOKU_READING_LABELS_H_
#define SUDOKU_READING_LABELS_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "sudoku/reading/Line.h"

namespace sudoku {

// The label `count` places after the first one, which ends with 0 or 1 or is an A; empty if there
// is none.
inline std::string labelBehind(std::string_view first, std::size_t count) {
  if (first.empty()) return "";
  const char last = first.back();
  const std::string_view prefix = first.substr(0, first.size() - 1);
  if (last == '0' || last == '1') {
    const bool isLonger = !prefix.empty() && '0' <= prefix.back() && prefix.back() <= '9';
    return isLonger
               ? ""
               : std::string(prefix) + std::to_string(static_cast<std::size_t>(last - '0') + count);
  }
  const bool isLetterFirst = prefix.empty() && (last == 'A' || last == 'a') && count < 26;
  return isLetterFirst ? std::string(1, static_cast<char>(last + static_cast<int>(count))) : "";
}

// True for the name of the first row or column of a drawing.
inline bool isFirstName(std::string_view text) {
  return text == "1" || text == "A" || text == "a";
}

// The number of texts from that one on that count on.
inline std::size_t labelsFrom(const Words& texts, std::size_t begin) {
  std::size_t count = 0;
  while (begin + count < texts.size() && !texts[begin].empty() &&
         texts[begin + count] == labelBehind(texts[begin], count)) {
    ++count;
  }
  return count;
}

// The number of texts from that one on that count the squares of a board row by row, such as r1c1
// to r9c9, cell_0_0 to cell_8_8 or A1 to I9.
inline std::size_t squareLabelsFrom(const Words& texts, std::size_t begin) {
  if (begin >= texts.size() || texts[begin].empty()) return 0;
  const std::string_view first = texts[begin];
  const std::size_t row = first.substr(0, first.size() - 1).find_last_of("01Aa");
  if (row == first.npos || std::none_of(first.begin(), first.end(), isLetter)) return 0;
  std::size_t size = 0, count = 0;
  while (begin + count < texts.size()) {
    const std::size_t rows = size == 0 ? 0 : count / size;
    const std::size_t columns = size == 0 ? count : count % size;
    const std::string label =
        labelBehind(first.substr(0, row + 1), rows) + labelBehind(first.substr(row + 1), columns);
    if (texts[begin + count] == label) {
      ++count;
    } else if (size > 0 || count == 0) {
      break;
    } else {
      size = count;
    }
  }
  return count;
}

// True if the texts are nothing but labels: at least as many as the smallest board has rows.
inline bool areLabels(const Words& texts) {
  return texts.size() >= 4 && labelsFrom(texts, 0) == texts.size();
}

}  // namespace sudoku

#endif
