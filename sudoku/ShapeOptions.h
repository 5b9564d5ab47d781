// ShapeOptions.h: words about the shape of boards, as on a command line or after a board, and the
// shape that a board has without such words: 36 squares are a 6x6 board with boxes of 2x3.

#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/Characters.h"
#include "sudoku/Message.h"
#include "sudoku/Shape.h"

namespace sudoku {

// The number of rows of the boxes that boards of that size usually have, such as 3 for 9 and 2 for
// 6; 0 for sizes without usual boxes.
inline std::size_t usualBoxHeight(std::size_t size) {
  switch (size) {
    case 6:
    case 8:
    case 10: return 2;
    case 12:
    case 15: return 3;
    case 20: return 4;
    default: return size <= std::size_t{kMaxSize} ? squareRoot(size) : 0;
  }
}

// "a 9x9 board" or "an 11x11 board".
inline std::string boardText(int size, const char* noun = " board") {
  const bool hasVowel = size == 8 || size == 11 || size == 18 || size / 10 == 8;
  return message({hasVowel ? "an " : "a ", size, "x", size, noun});
}

struct ShapeOptions {
  std::optional<Shape> regions;  // boxes or other regions
  bool hasNoRegions = false;     // Latin squares of any size
  bool hasDiagonals = false, hasWindows = false;

  bool areEmpty() const { return !regions && !hasNoRegions && !hasDiagonals && !hasWindows; }

  // The size of the regions, or 0.
  int size() const { return regions ? regions->size() : 0; }

  friend bool operator==(const ShapeOptions& one, const ShapeOptions& other) {
    return one.regions == other.regions && one.hasNoRegions == other.hasNoRegions &&
           one.hasDiagonals == other.hasDiagonals && one.hasWindows == other.hasWindows;
  }
};

// Reads "2x3", the rows and columns of a box, or "none". Throws std::invalid_argument.
inline void readBoxes(std::string_view text, ShapeOptions& options) {
  const auto numberIn = [](std::string_view digits) {
    const bool isNumber = digits.size() <= 3 && digits.find_first_of("123456789") != digits.npos &&
                          std::all_of(digits.begin(), digits.end(), isDigit);
    return isNumber ? std::stoi(std::string(digits)) : 0;
  };
  options.regions.reset();
  options.hasNoRegions = text == "none";
  if (options.hasNoRegions) return;
  const std::size_t x = std::min(text.find_first_of("xX"), text.size());
  const int height = numberIn(text.substr(0, x));
  const int width = numberIn(text.substr(std::min(x + 1, text.size())));
  if (height == 0 || width == 0) {
    throw std::invalid_argument(
        message({"'", text, "' should be the rows and columns of a box, as in 2x3, or none"}));
  }
  options.regions = Shape::boxes(height, width);
}

// The shape in which each square has the region of that name. The regions need not be connected,
// but a solved board is no map. Throws std::invalid_argument.
inline Shape regionsOf(const std::vector<std::string_view>& names) {
  const std::size_t size = squareRoot(names.size());
  if (size == 0 || size > std::size_t{kMaxSize}) {
    throw std::invalid_argument(message(
        {"a map of regions has a character for each square, 81 for a 9x9 board; this one has ",
         names.size()}));
  }
  const std::string board = boardText(static_cast<int>(size));
  std::map<std::string_view, std::size_t> numbers;  // of the regions, by name
  std::vector<int> regionOf;
  std::vector<std::size_t> squaresOf(size);
  for (const std::string_view name : names) {
    const std::size_t region = numbers.try_emplace(name, numbers.size()).first->second;
    if (region == size) {
      throw std::invalid_argument(message({"a map of ", board, " has ", counted(size, "region"),
                                           "; this one has more: '", name, "'"}));
    }
    regionOf.push_back(static_cast<int>(region));
    ++squaresOf[region];
  }
  // Each value of a solved board is once in each row and each column.
  bool isSolved = size > 1;
  std::vector<bool> isInRow(names.size()), isInColumn(names.size());
  for (std::size_t square = 0; square < names.size(); ++square) {
    const auto region = static_cast<std::size_t>(regionOf[square]);
    if (squaresOf[region] != size) {
      throw std::invalid_argument(
          message({"the region '", names[square], "' has ", counted(squaresOf[region], "square"),
                   "; each region of ", board, " has ", size}));
    }
    const std::size_t row = region * size + square / size, column = region * size + square % size;
    isSolved = isSolved && !isInRow[row] && !isInColumn[column];
    isInRow[row] = isInColumn[column] = true;
  }
  if (isSolved) {
    throw std::invalid_argument(
        message({"this is a solved board, not a map of regions: each row and each column has each "
                 "character once; in a map, most squares have the character of a neighbour"}));
  }
  return Shape::regions(regionOf);
}

constexpr const char* kMapSeparators = " \t\r\n,|-+=";

// Reads a map of regions: for each square the character of its region, or numbers if there is a
// comma. Between them, spaces, rules, and comments from # on are left out. Throws as regionsOf().
inline Shape regionsIn(std::string_view map) {
  const bool areNumbers = map.find(',') != map.npos;
  std::vector<std::string_view> names;
  for (std::size_t i = map.find_first_not_of(kMapSeparators); i < map.size();) {
    std::size_t end = areNumbers ? map.find_first_of(kMapSeparators, i) : i + 1;
    if (map[i] == '#') {
      end = map.find('\n', i);
    } else {
      names.push_back(map.substr(i, end - i));
    }
    i = map.find_first_not_of(kMapSeparators, end);
  }
  return regionsOf(names);
}

// Takes the words --boxes HxW, --regions MAP, --diagonals and --windows from the beginning of the
// text. Throws std::invalid_argument if a word after --boxes or --regions is wrong.
inline void takeShapeOptions(std::string& text, ShapeOptions& options) {
  // A word ends at a space, or where a field of a table ends.
  const auto nextWord = [&text](const char* ends) {
    std::string word = text.substr(0, text.find_first_of(ends));
    text.erase(0, std::min(text.find_first_not_of(" \t,;\"'", word.size()), text.size()));
    return word;
  };
  for (;;) {
    const std::string before = text;
    const std::string word = nextWord(" \t,;\"'");
    if (word == "--boxes") {
      readBoxes(nextWord(" \t,;\"'"), options);
    } else if (word == "--regions") {
      options.regions = regionsIn(nextWord(" \t;\"'"));
      options.hasNoRegions = false;
    } else if (word == "--diagonals") {
      options.hasDiagonals = true;
    } else if (word == "--windows") {
      options.hasWindows = true;
    } else {
      text = before;
      return;
    }
  }
}

// The offset of the first word of an option in the text; npos if there is none. A part of a name,
// such as best-of--diagonals.txt, is no such word.
inline std::size_t optionIn(std::string_view text) {
  const auto isInWord = [text](std::size_t i) {
    return i < text.size() && (isLetter(text[i]) || isDigit(text[i]) || text[i] == '-' ||
                               text[i] == '_' || continuesCharacter(text[i]));
  };
  std::size_t at = text.find("--");
  for (; at != text.npos; at = text.find("--", at + 2)) {
    for (const std::string_view word : {"--boxes", "--regions", "--diagonals", "--windows"}) {
      const bool isWord = text.substr(at, word.size()) == word && !isInWord(at + word.size());
      if (isWord && (at == 0 || !isInWord(at - 1))) return at;
    }
  }
  return at;
}

// Throws the error for a size without usual boxes.
[[noreturn]] inline void refuseBoxes(int size) {
  int height = 1;
  for (int i = 2; i * i <= size; ++i) {
    if (size % i == 0) height = i;
  }
  if (height == 1) {
    throw std::invalid_argument(message({boardText(size),
                                         " cannot have boxes; the option --regions gives its "
                                         "regions, or --boxes none says that it has none"}));
  }
  throw std::invalid_argument(
      message({"the boxes of ", boardText(size),
               " are not known; the option --boxes says their rows and columns, as in --boxes ",
               height, "x", size / height,
               ", or --boxes none that it has none, and --regions gives irregular regions"}));
}

// The usual boxes. Throws std::invalid_argument if they are not known.
inline Shape usualShape(int size) {
  const auto height = static_cast<int>(usualBoxHeight(static_cast<std::size_t>(size)));
  if (height == 0) refuseBoxes(size);
  return Shape::boxes(height, size / height);
}

// The shape of a board of that size. Throws std::invalid_argument if the board cannot have it, or
// if its boxes are not known.
inline Shape shapeWith(const ShapeOptions& options, int size) {
  if (options.regions && options.size() != size) {
    throw std::invalid_argument(message({"this is ", boardText(size), "; the given ",
                                         options.regions->boxHeight() > 0 ? "boxes" : "regions",
                                         " are those of ", boardText(options.size())}));
  }
  Shape shape = options.hasNoRegions ? Shape::latinSquare(size)
                : options.regions    ? *options.regions
                                     : usualShape(size);
  if (options.hasDiagonals) shape = shape.withDiagonals();
  if (options.hasWindows) shape = shape.withWindows();
  return shape;
}

}  // namespace sudoku
