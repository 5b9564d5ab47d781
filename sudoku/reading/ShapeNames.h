// ShapeNames.h: names of shapes in titles, headings and columns, such as "Sudoku X". They give no
// board its shape, because titles are free text; but they must not be ignored silently.

#ifndef SUDOKU_READING_SHAPENAMES_H_
#define SUDOKU_READING_SHAPENAMES_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/Shape.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/ShapeOptions.h"

namespace sudoku {

// A set of them is their sum.
enum ShapeName : unsigned {
  kNoShape = 0,
  kDiagonals = 1,
  kWindows = 2,
  kIrregularRegions = 4,
  kLatinSquare = 8,
  kOtherRules = 16,  // no board has them
  kOtherBoxes = 32   // NamedBoxes
};

// Boxes that a text names, such as 3x2: rows and columns of a box, or a size that looks like them.
struct NamedBoxes {
  int height = 0;
  int width = 0;
};

[[gnu::cold]] inline unsigned shapesOf(const Shape& shape) {
  const unsigned lines =
      (shape.hasDiagonals() ? kDiagonals : 0U) | (shape.hasWindows() ? kWindows : 0U);
  if (shape.isOrdinary()) return lines;
  if (!shape.hasRegions()) return lines | kLatinSquare;
  return lines | (shape.boxHeight() == 0 ? kIrregularRegions : 0U);
}

// Text for messages, to follow "this board": what it would need to have these shapes.
[[gnu::cold]] inline std::string missingShapes(unsigned names, const NamedBoxes& boxes) {
  std::string text;
  const auto add = [&](ShapeName name, const std::string& lack) {
    if ((names & name) != 0) text += (text.empty() ? "" : ", and ") + lack;
  };
  add(kDiagonals, "has no diagonals (--diagonals adds them)");
  add(kWindows, "has no windows (--windows adds them)");
  add(kIrregularRegions, "has no irregular regions (--regions gives them)");
  add(kOtherRules,
      "has no rules but those of its units; cages, overlapping boards and the like are "
      "not supported");
  add(kLatinSquare, "has boxes (--boxes none removes them)");
  const std::string size = message({boxes.height, "x", boxes.width});
  add(kOtherBoxes, message({"has no boxes of ", size, " (--boxes ", size, " gives them)"}));
  return text;
}

// True for a sign between two numbers, perhaps with spaces beside it.
[[gnu::cold]] inline bool isBetweenNumbers(std::string_view text, std::size_t at) {
  const std::string_view before = trimmed(text.substr(0, at)),
                         behind = trimmed(text.substr(at + 1));
  return !before.empty() && !behind.empty() && isDigit(before.back()) && isDigit(behind.front());
}

// The numbers of at most two digits with an x between them, at most a few.
[[gnu::cold]] inline std::vector<NamedBoxes> boxesNamedIn(std::string_view text) {
  constexpr std::size_t kMost = 8;
  std::vector<NamedBoxes> named;
  const auto digitsFrom = [text](std::size_t begin, int step) {
    std::string digits;
    for (std::size_t i = begin; i < text.size() && isDigit(text[i]) && digits.size() < 3;
         i += static_cast<std::size_t>(step)) {
      digits.insert(step > 0 ? digits.end() : digits.begin(), text[i]);
    }
    return digits;
  };
  for (std::size_t x = text.find_first_of("xX"); x != text.npos && named.size() < kMost;
       x = text.find_first_of("xX", x + 1)) {
    if (!isBetweenNumbers(text, x)) continue;
    const std::string height = digitsFrom(text.find_last_not_of(" \t", x - 1), -1);
    const std::string width = digitsFrom(text.find_first_not_of(" \t", x + 1), 1);
    if (height.size() <= 2 && width.size() <= 2) {
      named.push_back({std::stoi(height), std::stoi(width)});
    }
  }
  return named;
}

// Those of the boxes that a board of that size could have, but has not with that shape; 0x0 if
// there are none. A board without boxes lacks none. If the board is drawn, its bars show its boxes,
// and the name may be their width and height.
[[gnu::cold]] inline NamedBoxes missingBoxes(const std::vector<NamedBoxes>& named,
                                             const Shape& shape, int size, bool isDrawn) {
  const int height = !shape.isOrdinary()
                         ? (shape.hasRegions() ? shape.boxHeight() : 0)
                         : static_cast<int>(usualBoxHeight(static_cast<std::size_t>(size)));
  const auto isMissing = [&](const NamedBoxes& boxes) {
    return boxes.height > 1 && boxes.width > 1 && boxes.height * boxes.width == size &&
           boxes.height != height && !(isDrawn && boxes.width == height);
  };
  const auto found = std::find_if(named.begin(), named.end(), isMissing);
  return height == 0 || found == named.end() ? NamedBoxes() : *found;
}

// The shapes that the text names. An X names diagonals beside the word Sudoku, and alone between
// two commas if `mayBeX`. "Hyper difficult", "diagonal symmetry" and "no diagonals" name no shape.
[[gnu::cold]] inline unsigned shapesNamedIn(std::string_view text, bool mayBeX = false) {
  unsigned names = kNoShape;
  while (!text.empty()) {
    const std::size_t comma = text.find(',');
    const std::string_view field = trimmed(text.substr(0, comma));
    if (mayBeX && (field == "x" || field == "X")) names |= kDiagonals;
    text.remove_prefix(comma == text.npos ? text.size() : comma + 1);
    std::vector<std::string> words;
    for (std::size_t i = 0; i < field.size(); ++i) {
      // The x of a size, as in 9x9 or 9 x 9, names nothing.
      if (!isLetter(field[i]) || isBetweenNumbers(field, i)) continue;
      if (i == 0 || !isLetter(field[i - 1])) words.emplace_back();
      words.back() += static_cast<char>(field[i] | 0x20);
    }
    std::string before;
    for (std::size_t i = 0; i < words.size(); ++i) {
      const std::string& word = words[i];
      const std::string behind = i + 1 < words.size() ? words[i + 1] : "";
      const auto is = [&word](auto... known) { return ((word == known) || ...); };
      if (is("a", "an", "the")) continue;
      const std::string above = std::exchange(before, word);
      if (above == "no" || above == "not" || above == "without") continue;
      const bool isSymmetry = behind.compare(0, 7, "symmetr") == 0;
      const bool isAlone = words.size() == 1 || above == "sudoku" || behind == "sudoku";
      if (is("diagonal", "diagonals", "diag") && !isSymmetry) names |= kDiagonals;
      if (is("sudokux", "xsudoku")) names |= kDiagonals;
      if (above + word == "sudokux" || above + word == "xsudoku") names |= kDiagonals;
      if (is("windoku", "hypersudoku", "nrc")) names |= kWindows;
      if (is("windows") && isAlone) names |= kWindows;
      if (is("hyper") && (behind.empty() || behind == "sudoku")) names |= kWindows;
      if (is("jigsaw", "irregular", "squiggly", "nonomino")) names |= kIrregularRegions;
      if (is("killer", "samurai", "kropki", "thermo", "antiknight", "antiking", "toroidal",
             "asterisk", "girandola", "nonconsecutive")) {
        names |= kOtherRules;
      }
      if (is("consecutive") && isAlone) names |= kOtherRules;
      if ((above == "even" && word == "odd") || (above == "odd" && word == "even")) {
        names |= kOtherRules;
      }
      if (above == "anti" && is("knight", "king")) names |= kOtherRules;
      if (is("latin") && (isAlone || behind.compare(0, 6, "square") == 0)) names |= kLatinSquare;
    }
  }
  return names;
}

}  // namespace sudoku

#endif
