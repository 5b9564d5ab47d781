// PuzzleWriter.h: writes a puzzle of any size in one line that PuzzleReader can read. An exception:
// removed candidates of boards that are not 9x9 have no such form.

#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "sudoku/Drawing.h"
#include "sudoku/Letters.h"
#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"
#include "sudoku/Shape.h"
#include "sudoku/ShapeOptions.h"

namespace sudoku {

// The squares row by row as numbers, with that character between them; 0 is a blank. From zero:
// values are one less, and -1 is a blank.
inline std::string numbersToLine(const Puzzle& puzzle, char between, bool isFromZero = false) {
  std::string line;
  for (const int value : puzzle.squares) {
    if (!line.empty()) line += between;
    const int blank = isFromZero ? -1 : 0;
    line += std::to_string(value < 1 ? blank : isFromZero ? value - 1 : value);
  }
  return line;
}

// The squares row by row, without the shape. A 9x9 puzzle that removes candidates is a line of
// HoDoKu's library, where 512 at the end removes candidate 5 from r1c2.
inline std::string squaresToLine(const Puzzle& puzzle, Letters letters) {
  std::string line;
  if (puzzle.size() == 9 && !puzzle.removed.empty()) {
    line = ":0000:x:" + squaresToLine({puzzle.shape, puzzle.squares}, Letters::automatic) + ':';
    for (const Candidate& each : puzzle.removed) {
      const int place = (each.square / 9 + 1) * 10 + each.square % 9 + 1;
      line += std::to_string(each.value * 100 + place) + ' ';
    }
    line.back() = ':';
    return line + ':';
  }
  const bool isFromZero = letters == Letters::numbersFromZero;
  if (puzzle.size() <= 9 && !isFromZero) {
    line.reserve(puzzle.squares.size() + 1);  // a caller often appends a line end
    line.resize(puzzle.squares.size());
    std::transform(puzzle.squares.begin(), puzzle.squares.end(), line.begin(),
                   [](int value) { return value < 1 ? '.' : static_cast<char>('0' + value); });
    return line;
  }
  if (letters != Letters::automatic && puzzle.size() <= capacity(letters)) {
    for (const int value : puzzle.squares) line += value < 1 ? '.' : characterOf(value, letters);
    return line;
  }
  return numbersToLine(puzzle, ',', isFromZero);
}

// A map of the regions of that shape, which has some: the character of the region of each square,
// or numbers separated by commas if there are too few characters.
inline std::string mapOf(const Shape& shape) {
  constexpr std::string_view kCharacters =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  const int size = shape.size();
  std::string map;
  for (int square = 0; square < size * size; ++square) {
    const int region = shape.regionOf(square);
    if (size > static_cast<int>(kCharacters.size())) {
      map += message({square == 0 ? "" : ",", region + 1});
    } else {
      map += kCharacters[static_cast<std::size_t>(region)];
    }
  }
  return map;
}

// True if most rows of the map have a character twice, as in the reader's isMap(). Otherwise it can
// be taken for a full board.
inline bool mayBeMap(const std::string& map, std::size_t size) {
  std::size_t rowsWithTwo = 0;
  for (std::size_t row = 0; row < map.size(); row += size) {
    std::string names = map.substr(row, size);
    std::sort(names.begin(), names.end());
    rowsWithTwo += std::adjacent_find(names.begin(), names.end()) != names.end();
  }
  return 2 * rowsWithTwo >= size;
}

// The words for takeShapeOptions() that say the shape, each after a space. The usual boxes need
// none. If `mayBeginWithMap`, other regions are a map without a word, if it can be recognised; then
// each region has one character.
inline std::string shapeOptionsOf(const Shape& shape, bool mayBeginWithMap) {
  if (shape.isOrdinary()) return "";
  const auto size = static_cast<std::size_t>(shape.size());
  std::string words;
  if (shape.hasRegions() && shape.boxHeight() == 0) {
    const std::string map = mapOf(shape);
    words = mayBeginWithMap && mayBeMap(map, size) ? map : " --regions " + map;
  } else if (shape.hasRegions() &&
             static_cast<std::size_t>(shape.boxHeight()) != usualBoxHeight(size)) {
    words = message({" --boxes ", shape.boxHeight(), "x", shape.boxWidth()});
  }
  return words + wordsOfDrawing(shape);
}

// Row by row. Up to size 9: one character per square, a dot for a blank. Above: these letters, if
// they are enough and not `automatic`; otherwise numbers separated by commas, 0 for a blank. With
// Letters::numbersFromZero, values are one less, and -1 is a blank among numbers. A 9x9 puzzle that
// removes candidates is a line of HoDoKu's library. shapeOptionsOf() follows. No line end.
inline std::string toLine(const Puzzle& puzzle, Letters letters = Letters::automatic) {
  std::string line = squaresToLine(puzzle, letters);
  if (puzzle.shape.isOrdinary()) return line;
  const bool isOfCharacters = puzzle.size() <= 9 && puzzle.removed.empty();
  return line + shapeOptionsOf(puzzle.shape, isOfCharacters);
}

}  // namespace sudoku
