// Jigsaw.h: recognises boards in one line with a map of their regions behind the squares: 81
// characters, then 81 characters, with or without a separator. The solution of a puzzle often
// stands there too; it differs from a map in that no row has a character twice.

#ifndef SUDOKU_READING_JIGSAW_H_
#define SUDOKU_READING_JIGSAW_H_

#include <algorithm>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/ReadPuzzle.h"
#include "sudoku/reading/ShapeOptions.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

struct JigsawText {
  std::string_view squares;
  std::string_view regions;
};

// True if the map has `size` regions of as many squares, each of them connected.
[[gnu::cold]] inline bool areConnectedRegions(std::string_view map, std::size_t size) {
  std::vector<bool> isReached(map.size());
  std::size_t regions = 0;
  for (std::size_t first = 0; first < map.size(); ++first) {
    if (isReached[first]) continue;
    if (++regions > size) return false;
    std::vector<std::size_t> squares = {first};
    isReached[first] = true;
    for (std::size_t i = 0; i < squares.size(); ++i) {
      const std::size_t square = squares[i];
      const auto reach = [&](bool exists, std::size_t next) {
        if (!exists || map[next] != map[first] || isReached[next]) return;
        isReached[next] = true;
        squares.push_back(next);
      };
      reach(square >= size, square - size);
      reach(square + size < map.size(), square + size);
      reach(square % size > 0, square - 1);
      reach(square % size + 1 < size, square + 1);
    }
    if (squares.size() != size) return false;
  }
  return true;
}

// The squares and the regions at the beginning of the text. Without a separator between them, the
// regions may have mistakes.
inline std::optional<JigsawText> jigsawIn(std::string_view text) {
  constexpr std::string_view kBetween = " \t,;";
  const std::string_view word = text.substr(0, text.find_first_of(kBetween));
  const bool isOneWord = squareRoot(word.size()) == 0;
  const std::size_t size = squareRoot(isOneWord ? word.size() / 2 : word.size());
  if (size < 4 || size > std::size_t{kMaxSize} || (isOneWord && word.size() % 2 != 0)) {
    return std::nullopt;
  }
  JigsawText found{word.substr(0, size * size), word.substr(isOneWord ? size * size : word.size())};
  if (!isOneWord) {
    std::string_view rest = text.substr(word.size());
    rest.remove_prefix(std::min(rest.find_first_not_of(kBetween), rest.size()));
    found.regions = rest.substr(0, rest.find_first_of(kBetween));
  }
  const bool isMap = found.regions.size() == found.squares.size() && mayBeMap(found.regions, size);
  if (!isMap || !areValues(found.squares, size)) return std::nullopt;
  if (!isOneWord && !areConnectedRegions(found.regions, size)) return std::nullopt;
  return found;
}

// Reads jigsawIn() at that offset of the line, which was taken.
[[gnu::cold]] inline BoardSquares readJigsaw(const Lines& lines, const Line& line,
                                             std::size_t begin) {
  const std::string_view text = line.text;
  const JigsawText found = *jigsawIn(text.substr(begin));
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
