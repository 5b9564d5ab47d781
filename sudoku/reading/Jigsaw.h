// Jigsaw.h: recognises boards in one line with a map of their regions after the squares: 81
// characters, then 81 characters, with or without a separator. The solution of a puzzle often
// stands there too. It differs from a map in that no square has the value of a neighbour.

#ifndef SUDOKU_READING_JIGSAW_H_
#define SUDOKU_READING_JIGSAW_H_

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/ReadPuzzle.h"
#include "sudoku/reading/ShapeOptions.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

// The parts of a line that are a jigsaw.
struct JigsawText {
  std::string_view squares;
  std::string_view regions;
};

// The characters of a map of the regions of a board of that size. One that occurs in more squares
// than two regions have is a blank.
struct CharactersOfMap {
  [[gnu::cold]] CharactersOfMap(std::string_view text, std::size_t size) {
    std::size_t times[256] = {};
    for (const char c : text) {
      std::size_t& count = times[static_cast<unsigned char>(c)];
      if (++count == 1) ++different;
      if (count > 2 * size) isBlank[static_cast<unsigned char>(c)] = haveBlank = true;
    }
  }

  std::size_t different = 0;
  bool haveBlank = false;
  bool isBlank[256] = {};
};

// True if at least so many quarters of the squares have a neighbour with the same character, no
// blank: at the left or right, and, if the text is as long as a board of that size, above or below.
[[gnu::cold]] inline bool haveNeighbours(std::string_view text, std::size_t size,
                                         std::size_t quarters) {
  const bool areRows = text.size() == size * size;
  const CharactersOfMap characters(text, size);
  std::size_t found = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto isSame = [&](std::size_t other) {
      return other < text.size() && text[other] == text[i];
    };
    const bool hasNeighbour = ((!areRows || i % size > 0) && isSame(i - 1)) ||
                              ((!areRows || i % size + 1 < size) && isSame(i + 1)) ||
                              (areRows && (isSame(i - size) || isSame(i + size)));
    if (hasNeighbour && !characters.isBlank[static_cast<unsigned char>(text[i])]) ++found;
  }
  return 4 * found >= quarters * text.size();
}

// True if the text is letters, about as many different ones as a board of that size has regions.
[[gnu::cold]] inline bool areNamesOfRegions(std::string_view text, std::size_t size) {
  const CharactersOfMap characters(text, size);
  return !characters.haveBlank && size - 1 <= characters.different &&
         characters.different <= size + 1 && std::all_of(text.begin(), text.end(), isLetter);
}

// True if the text can only be a map of the regions of a board of that size, even one with
// mistakes: letters where values are digits, or characters most of which stand beside their like.
// It may have a few squares too few or too many.
inline bool seemsMap(std::string_view text, std::size_t size) {
  const std::size_t squares = size * size;
  if (size < 4 || text.size() + size < squares || text.size() > squares + size) return false;
  const std::size_t last = text.size() - 1;
  const bool isWhole = text.size() == squares;
  if (isWhole && !isLetter(text[0]) && text[0] != text[1] && text[0] != text[size] &&
      text[last] != text[last - 1] && text[last] != text[last - size]) {
    return false;  // most often, and quickly
  }
  const auto isName = [](char c) { return isDigit(c) || isLetter(c); };
  if (!std::all_of(text.begin(), text.end(), isName)) return false;
  // Otherwise a word such as "committeeness" would be a map of a 4x4 board with a few mistakes.
  if (!isWhole && CharactersOfMap(text, size).different > size + 1) return false;
  return (size <= 9 && areNamesOfRegions(text, size)) ||
         haveNeighbours(text, size, isWhole ? 3 : 2);
}

// The letters and digits in the line, without spaces, commas and bars; empty if there is anything
// else in it but a comment.
inline std::string namesIn(std::string_view line) {
  std::string names;
  for (const char c : withoutComment(line)) {
    if (isSpace(c) || c == ',' || c == '|') continue;
    if (!isDigit(c) && !isLetter(c)) return "";
    names += c;
  }
  return names;
}

// True if the word, in lower case, may name a map of regions.
[[gnu::cold]] inline bool namesMap(std::string_view word) {
  constexpr std::string_view kNames[] = {"regions", "region", "shape",  "shapes", "map",
                                         "maps",    "jigsaw", "layout", "cages",  "areas"};
  return std::find(std::begin(kNames), std::end(kNames), word) != std::end(kNames);
}

// True for a line between a board and its map, such as "Regions:" or "[Jigsaw]".
[[gnu::cold]] inline bool isTitleOfMap(std::string_view line) {
  constexpr std::size_t kLongest = 40;
  const auto begin = std::find_if(line.begin(), line.end(), isLetter);
  const auto end = std::find_if_not(begin, line.end(), isLetter);
  return line.size() <= kLongest && namesMap(inLowerCase(std::string(begin, end)));
}

// True if the values can only be the numbers of regions: most squares have the value of a
// neighbour.
inline bool areNumbersOfRegions(const std::vector<int>& values, std::size_t size) {
  if (size < 4) return false;
  int decided = 0;
  for (const std::size_t corner : {std::size_t{0}, size - 1, size * (size - 1), size * size - 1}) {
    if (values[corner] < 1) continue;
    ++decided;
    const std::size_t beside = corner % size == 0 ? corner + 1 : corner - 1;
    const std::size_t above = corner < size ? corner + size : corner - size;
    if (values[corner] != values[beside] && values[corner] != values[above]) return false;
  }
  constexpr std::size_t kMost = 255;
  if (decided < 2 || size > kMost) return false;  // most often, and quickly
  std::string names;
  for (const int value : values) names += static_cast<char>(std::max(value, 0));
  return haveNeighbours(names, size, 3);
}

// For each square a number, the same for equal texts; 0 for a blank.
[[gnu::cold]] inline std::vector<int> numbersOf(const std::vector<SquareText>& squares) {
  Words texts;
  std::vector<int> numbers;
  for (const SquareText& square : squares) {
    const auto known = std::find(texts.begin(), texts.end(), square.text);
    const int number = static_cast<int>(known - texts.begin()) + 1;
    if (known == texts.end()) texts.push_back(square.text);
    numbers.push_back(isBlankSquare(square.text) ? 0 : number);
  }
  return numbers;
}

constexpr std::string_view kBeforeMap = " \t,;|:";

// The first word of the text that seems to be a map of the regions of a board of that size; the
// empty end of the text if there is none.
inline std::string_view mapAmong(std::string_view text, std::size_t size) {
  while (size >= 4 && text.size() + size >= size * size) {
    const std::string_view word = text.substr(0, text.find_first_of(" \t,;|:#%/\"'()=[]"));
    if (seemsMap(word, size)) return word;
    text.remove_prefix(std::min(word.size() + 1, text.size()));
  }
  return text.substr(text.size());
}

// The squares and the regions at the beginning of the text. The regions may have mistakes.
inline std::optional<JigsawText> jigsawIn(std::string_view text) {
  const std::string_view word = text.substr(0, text.find_first_of(kBeforeMap));
  const bool isOneWord = squareRoot(word.size()) == 0;
  const std::size_t size = squareRoot(isOneWord ? word.size() / 2 : word.size());
  if (size < 4 || size > std::size_t{kMaxSize} || (isOneWord && word.size() % 2 != 0)) {
    return std::nullopt;
  }
  JigsawText found{word.substr(0, size * size), word.substr(isOneWord ? size * size : word.size())};
  if (!isOneWord) {
    std::string_view rest = text.substr(word.size());
    rest.remove_prefix(std::min(rest.find_first_not_of(kBeforeMap), rest.size()));
    found.regions = rest.substr(0, rest.find_first_of(kBeforeMap));
  }
  const bool isMap = isOneWord ? mayBeMap(found.regions, size) : seemsMap(found.regions, size);
  if (!isMap || !areValues(found.squares, size)) return std::nullopt;
  return found;
}

// Reads a jigsaw that is a part of the line, which was taken.
[[gnu::cold]] inline BoardSquares readJigsaw(const Lines& lines, const Line& line,
                                             const JigsawText& found) {
  const std::string_view text = line.text;
  const auto at = [&](std::string_view part) {
    return TextPosition{&line, static_cast<std::size_t>(part.data() - text.data())};
  };
  BoardSquares board;
  for (std::size_t i = 0; i < found.squares.size(); ++i) {
    const std::string_view square = found.squares.substr(i, 1);
    board.squares.push_back({square, at(square)});
  }
  try {
    board.read.puzzle.shape = regionsIn(found.regions);
  } catch (const std::invalid_argument& error) {
    throw lines.error(at(found.regions), {error.what()});
  }
  board.read.format = Format::jigsaw;
  board.read.line = line.number;
  board.read.title = titleOf(text.substr(at(found.regions).offset + found.regions.size()));
  return board;
}

}  // namespace sudoku

#endif
