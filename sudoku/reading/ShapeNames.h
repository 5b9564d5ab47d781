// ShapeNames.h: names of shapes in titles, headings and columns, such as "Sudoku X". They give no
// board its shape, because titles are free text; but they must not be ignored silently.

#ifndef SUDOKU_READING_SHAPENAMES_H_
#define SUDOKU_READING_SHAPENAMES_H_

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "sudoku/Shape.h"
#include "sudoku/reading/Line.h"

namespace sudoku {

// A set of them is their sum.
enum ShapeName : unsigned {
  kNoShape = 0,
  kDiagonals = 1,
  kWindows = 2,
  kIrregularRegions = 4,
  kLatinSquare = 8
};

[[gnu::cold]] inline unsigned shapesOf(const Shape& shape) {
  const unsigned lines =
      (shape.hasDiagonals() ? kDiagonals : 0U) | (shape.hasWindows() ? kWindows : 0U);
  if (shape.isOrdinary()) return lines;
  if (!shape.hasRegions()) return lines | kLatinSquare;
  return lines | (shape.boxHeight() == 0 ? kIrregularRegions : 0U);
}

// Text for messages, to follow "this board": what it would need to have these shapes.
[[gnu::cold]] inline std::string missingShapes(unsigned names) {
  std::string text;
  const auto add = [&](ShapeName name, const char* lack) {
    if ((names & name) != 0) text += (text.empty() ? "" : ", and ") + std::string(lack);
  };
  add(kDiagonals, "has no diagonals, which the option --diagonals adds");
  add(kWindows, "has no windows, which the option --windows adds");
  add(kIrregularRegions, "has no irregular regions, which the option --regions gives");
  add(kLatinSquare, "has boxes, which the option --boxes none takes away");
  return text;
}

// The shapes that the text names. An X names diagonals beside the word Sudoku, or alone between two
// commas.
[[gnu::cold]] inline unsigned shapesNamedIn(std::string_view text) {
  unsigned names = kNoShape;
  while (!text.empty()) {
    const std::size_t comma = text.find(',');
    const std::string_view field = trimmed(text.substr(0, comma));
    if (field == "x" || field == "X") names |= kDiagonals;
    text.remove_prefix(comma == text.npos ? text.size() : comma + 1);
    std::string word, before;
    for (std::size_t i = 0; i <= field.size(); ++i) {
      if (i < field.size() && isLetter(field[i])) {
        word += static_cast<char>(field[i] | 0x20);
        continue;
      }
      const auto is = [&word](auto... known) { return ((word == known) || ...); };
      if (is("diagonal", "diagonals", "sudokux", "xsudoku")) names |= kDiagonals;
      if (before + word == "sudokux" || before + word == "xsudoku") names |= kDiagonals;
      if (is("windoku", "hyper", "hypersudoku", "nrc")) names |= kWindows;
      if (is("jigsaw", "irregular", "squiggly", "nonomino")) names |= kIrregularRegions;
      if (before == "latin" && is("square", "squares")) names |= kLatinSquare;
      if (!word.empty()) before = std::exchange(word, "");
    }
  }
  return names;
}

}  // namespace sudoku

#endif
