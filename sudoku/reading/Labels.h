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
  return text == "0" || text == "1" || text == "A" || text == "a";
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

// The number of labels behind the first text, the corner, if only empty texts follow; otherwise 0.
inline std::size_t labelsBehindCorner(const Words& texts) {
  const std::size_t count = labelsFrom(texts, 1), end = 1 + count;
  const bool isEnd = std::all_of(texts.begin() + static_cast<std::ptrdiff_t>(end), texts.end(),
                                 [](std::string_view text) { return text.empty(); });
  return count >= 3 && isEnd ? count : 0;
}

// True if the part of a name has a word that begins with that letter before its index.
inline bool namesIndex(std::string_view part, char letter) {
  const std::string text = inLowerCase(part.substr(0, part.size() - 1));
  std::size_t end = text.size();
  while (end > 0 && !isLetter(text[end - 1])) --end;
  std::size_t begin = end;
  while (begin > 0 && isLetter(text[begin - 1])) --begin;
  return begin < end && text[begin] == letter;
}

// The two parts of the name of a board's first square, each with an index at its end, such as r1
// and c1; both empty if it is no such name.
struct SquareLabel {
  explicit SquareLabel(std::string_view name) {
    if (name.empty() || std::none_of(name.begin(), name.end(), isLetter)) return;
    const std::size_t end = name.substr(0, name.size() - 1).find_last_of("01Aa");
    if (end == name.npos) return;
    first = name.substr(0, end + 1);
    second = name.substr(end + 1);
  }

  bool isRowFirst() const { return namesIndex(first, 'r') && namesIndex(second, 'c'); }
  bool isColumnFirst() const { return namesIndex(first, 'c') && namesIndex(second, 'r'); }
  bool hasWords() const { return isRowFirst() || isColumnFirst(); }

  std::string_view first, second;
};

// The number of texts from that one on that count the squares of a board, the second index first
// (r1c1 r1c2, cell_0_0 cell_0_1, A1 A2), or, if `isFirstFast`, the first index (r1c1 r2c1, A1 B1).
inline std::size_t squareLabelsFrom(const Words& texts, std::size_t begin, bool isFirstFast) {
  if (begin >= texts.size()) return 0;
  const SquareLabel label(texts[begin]);
  if (label.first.empty()) return 0;
  // In 0_0 1_0, the first index may be that of the row or of the column; a letter is the column's.
  if (isFirstFast && !isLetter(label.first.back()) && !label.hasWords()) return 0;
  std::size_t size = 0, count = 0;
  while (begin + count < texts.size()) {
    const std::size_t slow = size == 0 ? 0 : count / size;
    const std::size_t fast = size == 0 ? count : count % size;
    const std::string expected = labelBehind(label.first, isFirstFast ? fast : slow) +
                                 labelBehind(label.second, isFirstFast ? slow : fast);
    if (texts[begin + count] == expected) {
      ++count;
    } else if (size > 0 || count == 0) {
      break;
    } else {
      size = count;
    }
  }
  return count;
}

// True if the texts from that one on, which count the squares of a board, name them column by
// column: r1c1 r2c1, or c1r1 c1r2. Without such words, the order is row by row.
inline bool areByColumns(const Words& texts, std::size_t begin, bool isFirstFast) {
  const SquareLabel label(texts[begin]);
  return !label.first.empty() && (isFirstFast ? label.isRowFirst() : label.isColumnFirst());
}

// True if the texts are nothing but labels: at least as many as the smallest board has rows.
inline bool areLabels(const Words& texts) {
  return texts.size() >= 4 && labelsFrom(texts, 0) == texts.size();
}

}  // namespace sudoku

#endif
