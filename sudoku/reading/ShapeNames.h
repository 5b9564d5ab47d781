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

// The numbers, the words in lower case, and the other signs of the text. The sign for times is an
// x.
[[gnu::cold]] inline std::vector<std::string> partsOf(std::string_view text) {
  constexpr std::string_view kTimes = "\xC3\x97";
  std::vector<std::string> parts;
  while (!text.empty()) {
    const auto is = isDigit(text[0]) ? isDigit : isLetter;
    const auto run = std::find_if_not(text.begin(), text.end(), is) - text.begin();
    std::size_t length = std::max(static_cast<std::size_t>(run), std::size_t{1});
    if (text.substr(0, kTimes.size()) == kTimes) {
      parts.emplace_back("x");
      length = kTimes.size();
    } else if (!isSpace(text[0])) {
      parts.push_back(inLowerCase(text.substr(0, length)));
    }
    text.remove_prefix(length);
  }
  return parts;
}

// False if beside no number in the text stands a letter that boxesNamedIn() needs there. Quick,
// because lists have many titles with numbers.
inline bool mayNameBoxes(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!isDigit(text[i])) continue;
    const std::size_t before = i == 0 ? text.npos : text.find_last_not_of(" \t:=", i - 1);
    if (before != text.npos && consistsOf(text.substr(before, 1), "hHtT")) return true;
    while (i + 1 < text.size() && isDigit(text[i + 1])) ++i;
    const std::size_t behind = text.find_first_not_of(" \t", i + 1);
    if (behind != text.npos && consistsOf(text.substr(behind, 1), "bBcChHrRtTwWxX\xC3")) {
      return true;
    }
  }
  return false;
}

// The boxes that the text names, at most a few: as 3x2, 3 by 2, 3 rows and 2 columns, 3 high and 2
// wide, or height 3 and width 2. Numbers have at most two digits.
[[gnu::cold]] inline std::vector<NamedBoxes> boxesNamedIn(std::string_view text) {
  constexpr std::size_t kMost = 8;
  std::vector<NamedBoxes> named;
  if (!mayNameBoxes(text)) return named;
  const std::vector<std::string> parts = partsOf(text);
  const auto numberAt = [&parts](std::size_t i) {
    const bool isNumber = i < parts.size() && isDigit(parts[i][0]) && parts[i].size() <= 2;
    return isNumber ? std::stoi(parts[i]) : 0;
  };
  NamedBoxes inWords;
  for (std::size_t i = 0; i < parts.size() && named.size() < kMost; ++i) {
    const auto is = [&part = parts[i]](auto... known) { return ((part == known) || ...); };
    const int before = i > 0 ? numberAt(i - 1) : 0;
    const bool isSigned = i + 1 < parts.size() && (parts[i + 1] == ":" || parts[i + 1] == "=");
    const int behind = numberAt(i + (isSigned ? 2 : 1));
    if (is("x", "by") && before > 0 && behind > 0) named.push_back({before, behind});
    if (is("row", "rows", "high", "tall") && before > 0) inWords.height = before;
    if (is("col", "cols", "column", "columns", "wide") && before > 0) inWords.width = before;
    if (is("height") && behind > 0) inWords.height = behind;
    if (is("width") && behind > 0) inWords.width = behind;
  }
  if (inWords.height > 0 && inWords.width > 0) named.push_back(inWords);
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

// The shapes that the text names. An X names diagonals beside the word Sudoku, after the word type,
// and alone between two commas if `mayBeX`. "Hyper difficult", "diagonal symmetry" and "no
// diagonals" name no shape; "chaos" and the like do before the word Sudoku only.
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
      if (above == "no" || above == "not" || above == "without") {
        if (above != "not" && is("boxes", "blocks", "regions")) names |= kLatinSquare;
        continue;
      }
      const bool isSymmetry = behind.compare(0, 7, "symmetr") == 0;
      const bool isAlone = words.size() == 1 || above == "sudoku" || behind == "sudoku";
      const bool isBeforeSudoku = behind.compare(0, 6, "sudoku") == 0;
      if (is("diagonal", "diagonals", "diag") && above != "anti" && !isSymmetry) {
        names |= kDiagonals;
      }
      if (is("x") && behind.empty() && (above == "type" || above == "variant")) names |= kDiagonals;
      if (is("sudokux", "xsudoku")) names |= kDiagonals;
      if (above + word == "sudokux" || above + word == "xsudoku") names |= kDiagonals;
      if (is("windoku", "hypersudoku", "hyperdoku", "nrc")) names |= kWindows;
      if (is("windows") && isAlone) names |= kWindows;
      if (is("hyper") && (behind.empty() || behind == "sudoku")) names |= kWindows;
      if (above == "four" && is("box") && isBeforeSudoku) names |= kWindows;
      if (is("chaos") && isBeforeSudoku) names |= kIrregularRegions;
      if (is("jigsaw", "irregular", "squiggly", "nonomino")) names |= kIrregularRegions;
      if (is("killer", "samurai", "kropki", "thermo", "antiknight", "antiking", "toroidal",
             "asterisk", "girandola", "nonconsecutive", "antidiagonal", "twodoku")) {
        names |= kOtherRules;
      }
      const bool isGreaterThan = above == "greater" && is("than");
      if (isBeforeSudoku && (isGreaterThan || is("sandwich", "skyscraper", "renban", "offset",
                                                 "arrow", "palindrome"))) {
        names |= kOtherRules;
      }
      const bool areWindows = (names & kWindows) != 0;
      if (above == "extra" && is("region", "regions") && !areWindows) names |= kOtherRules;
      if (above == "disjoint" && is("group", "groups")) names |= kOtherRules;
      if ((above == "center" || above == "centre") && is("dot", "dots")) names |= kOtherRules;
      if (is("consecutive") && isAlone) names |= kOtherRules;
      if ((above == "even" && word == "odd") || (above == "odd" && word == "even")) {
        names |= kOtherRules;
      }
      if (above == "anti" && is("knight", "king", "diagonal")) names |= kOtherRules;
      if (is("latin") && (isAlone || behind.compare(0, 6, "square") == 0)) names |= kLatinSquare;
    }
  }
  return names;
}

}  // namespace sudoku

#endif
