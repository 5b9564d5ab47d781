// ShapeOptions.h: words about the shape of boards, as on a command line or after a board, and the
// shape that a board has without such words: 36 squares are a 6x6 board with boxes of 2x3.

#ifndef SUDOKU_READING_SHAPEOPTIONS_H_
#define SUDOKU_READING_SHAPEOPTIONS_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/Shape.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Utf8.h"

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
[[gnu::cold]] inline std::string boardText(int size, const char* noun = " board") {
  const bool hasVowel = size == 8 || size == 11 || size == 18 || size / 10 == 8;
  return message({hasVowel ? "an " : "a ", size, "x", size, noun});
}

struct ShapeOptions {
  std::optional<Shape> regions;  // boxes or other regions
  bool hasNoRegions = false;     // Latin squares of any size
  bool hasDiagonals = false;
  bool hasWindows = false;

  bool areEmpty() const { return !regions && !hasNoRegions && !hasDiagonals && !hasWindows; }

  // The size of the regions, or 0.
  int size() const { return regions ? regions->size() : 0; }

  friend bool operator==(const ShapeOptions& one, const ShapeOptions& other) {
    return one.regions == other.regions && one.size() == other.size() &&
           one.hasNoRegions == other.hasNoRegions && one.hasDiagonals == other.hasDiagonals &&
           one.hasWindows == other.hasWindows;
  }
};

// Reads "2x3", the rows and columns of a box, or "none". Throws std::invalid_argument.
[[gnu::cold]] inline void readBoxes(std::string_view text, ShapeOptions& options) {
  options.regions.reset();
  options.hasNoRegions = text == "none";
  if (options.hasNoRegions) return;
  const auto numberIn = [](std::string_view digits) {
    const bool isNumber =
        !digits.empty() && digits.size() <= 3 && std::all_of(digits.begin(), digits.end(), isDigit);
    return isNumber ? std::stoi(std::string(digits)) : 0;
  };
  const std::size_t end = std::min(text.find_first_of("xX"), text.size());
  const int height = numberIn(text.substr(0, end));
  const int width = end < text.size() ? numberIn(text.substr(end + 1)) : 0;
  if (height == 0 || width == 0) {
    throw std::invalid_argument(
        message({"'", text, "' should be the rows and columns of a box, as in 2x3, or none"}));
  }
  options.regions = Shape::boxes(height, width);
}

// The words between spaces, commas and bars of a map of regions, without comments and rules.
[[gnu::cold]] inline std::vector<std::string> wordsOfMap(std::string_view map) {
  std::vector<std::string> words;
  while (!map.empty()) {
    const std::size_t end = std::min(map.find('\n'), map.size());
    std::string line(map.substr(0, end));
    map.remove_prefix(std::min(end + 1, map.size()));
    const LineKind kind = kindOf(line);
    if (kind == LineKind::comment || kind == LineKind::rule) continue;
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == ',' || c == '|'; }, ' ');
    for (const std::string_view word : wordsOf(line)) words.emplace_back(word);
  }
  return words;
}

// The characters or numbers of a map of regions. Words are numbers if there is a comma, or if there
// are as many as a board from 10x10 on has squares, and not all have the same length.
[[gnu::cold]] inline std::vector<std::string> regionNamesIn(std::string_view map) {
  std::vector<std::string> words = wordsOfMap(map);
  const auto isNumberOfRegion = [](const std::string& word) {
    return word.size() <= 3 && std::all_of(word.begin(), word.end(), isDigit);
  };
  const auto isAsLong = [&words](const std::string& word) {
    return word.size() == words[0].size();
  };
  const bool areNumbers =
      map.find(',') != map.npos || (squareRoot(words.size()) >= 10 &&
                                    std::all_of(words.begin(), words.end(), isNumberOfRegion) &&
                                    !std::all_of(words.begin(), words.end(), isAsLong));
  if (areNumbers) return words;
  std::vector<std::string> names;
  for (const std::string& word : words) {
    for (const char c : word) names.emplace_back(1, c);
  }
  return names;
}

// True if each region has one square in each row and each column, as each value of a solved board
// has. `regionOf` is the region of each square, from 0.
[[gnu::cold]] inline bool areValuesOfSolution(const std::vector<int>& regionOf, std::size_t size) {
  std::vector<bool> isInRow(size * size), isInColumn(size * size);
  for (std::size_t square = 0; square < regionOf.size(); ++square) {
    const std::size_t region = size * static_cast<std::size_t>(regionOf[square]);
    const std::size_t row = region + square / size, column = region + square % size;
    if (isInRow[row] || isInColumn[column]) return false;
    isInRow[row] = isInColumn[column] = true;
  }
  return true;
}

// Reads a map of regions: for each square the character of its region, or numbers separated by
// commas. The regions need not be connected, but a solved board is no map. Throws
// std::invalid_argument.
[[gnu::cold]] inline Shape regionsIn(std::string_view map) {
  const std::vector<std::string> names = regionNamesIn(map);
  const std::size_t size = squareRoot(names.size());
  if (size == 0 || size > std::size_t{kMaxSize}) {
    throw std::invalid_argument(
        message({"a map of regions has a character for each square, 81 for "
                 "a 9x9 board; this one has ",
                 names.size()}));
  }
  std::vector<std::string> regions;  // in the order of their first squares
  std::vector<std::size_t> squares;  // by region: the number of its squares
  std::vector<int> regionOf;
  for (const std::string& name : names) {
    const auto known = std::find(regions.begin(), regions.end(), name);
    const auto region = static_cast<std::size_t>(known - regions.begin());
    if (known == regions.end()) {
      if (regions.size() == size) {
        throw std::invalid_argument(
            message({"a map of ", boardText(static_cast<int>(size)), " has ",
                     counted(size, "region"), "; this one has more: '", name, "'"}));
      }
      regions.push_back(name);
      squares.push_back(0);
    }
    ++squares[region];
    regionOf.push_back(static_cast<int>(region));
  }
  for (std::size_t region = 0; region < regions.size(); ++region) {
    if (squares[region] == size) continue;
    throw std::invalid_argument(
        message({"the region '", regions[region], "' has ", counted(squares[region], "square"),
                 "; each region of ", boardText(static_cast<int>(size)), " has ", size}));
  }
  if (size > 1 && areValuesOfSolution(regionOf, size)) {
    throw std::invalid_argument(
        "this is a solved board, not a map of regions: each row and each column has each character "
        "once; in a map, most squares have the character of a neighbour");
  }
  return Shape::regions(regionOf);
}

// Takes the words --boxes HxW, --regions MAP, --diagonals and --windows from the beginning of the
// text. Throws std::invalid_argument if a word after --boxes or --regions is wrong.
[[gnu::cold]] inline void takeShapeOptions(std::string& text, ShapeOptions& options) {
  const auto nextWord = [&text] {
    std::string word = text.substr(0, text.find_first_of(" \t"));
    text = std::string(trimmed(std::string_view(text).substr(word.size())));
    return word;
  };
  for (;;) {
    const std::string before = text;
    const std::string word = nextWord();
    if (word == "--boxes") {
      readBoxes(nextWord(), options);
    } else if (word == "--regions") {
      options.regions = regionsIn(nextWord());
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

// The number of words of options in the text.
[[gnu::cold]] inline std::size_t optionsIn(std::string_view text) {
  std::size_t found = 0;
  for (std::size_t at = optionIn(text); at != text.npos; at = optionIn(text)) {
    ++found;
    text.remove_prefix(at + 2);
  }
  return found;
}

// The error for a size without usual boxes.
[[gnu::cold]] inline std::invalid_argument unknownBoxes(int size) {
  int height = 1;
  for (int i = 2; i * i <= size; ++i) {
    if (size % i == 0) height = i;
  }
  if (height == 1) {
    constexpr const char* kRemedy =
        " cannot have boxes; the option --regions gives its regions, or --boxes none says that it "
        "has none";
    return std::invalid_argument(message({boardText(size), kRemedy}));
  }
  constexpr const char* kRemedy =
      " are not known; the option --boxes says how many rows and columns they have, as in --boxes ";
  constexpr const char* kFurther =
      ", or --boxes none that it has none, and --regions gives irregular regions";
  return std::invalid_argument(
      message({"the boxes of ", boardText(size), kRemedy, height, "x", size / height, kFurther}));
}

// The shape of a board of that size. Throws std::invalid_argument if the board cannot have it, or
// if its boxes are not known.
[[gnu::cold]] inline Shape shapeWith(const ShapeOptions& options, int size) {
  Shape shape;
  if (options.hasNoRegions) {
    shape = Shape::latinSquare(size);
  } else if (options.regions) {
    if (options.size() != size) {
      throw std::invalid_argument(message({"this is ", boardText(size), "; the given ",
                                           options.regions->boxHeight() > 0 ? "boxes" : "regions",
                                           " are those of ", boardText(options.size())}));
    }
    shape = *options.regions;
  } else {
    const auto height = static_cast<int>(usualBoxHeight(static_cast<std::size_t>(size)));
    if (height == 0) throw unknownBoxes(size);
    if (height * height != size) shape = Shape::boxes(height, size / height);
  }
  if (options.hasDiagonals) shape = shape.withDiagonals(size);
  if (options.hasWindows) shape = shape.withWindows(size);
  return shape;
}

// The shapes of the latest boards. Boards with equal shapes share what is computed from the shape.
class KnownShapes {
 public:
  // As shapeWith().
  [[gnu::cold]] const Shape& of(const ShapeOptions& options, int size) {
    constexpr std::size_t kMost = 8;
    const auto known = std::find_if(known_.begin(), known_.end(), [&](const Known& each) {
      return each.size == size && each.options == options;
    });
    if (known != known_.end()) return known->shape;
    Known added{options, size, shapeWith(options, size)};
    if (known_.size() == kMost) known_.erase(known_.begin());
    known_.push_back(std::move(added));
    return known_.back().shape;
  }

 private:
  struct Known {
    ShapeOptions options;
    int size;
    Shape shape;
  };

  std::vector<Known> known_;
};

// A map of the regions of that shape, which has some: the character of the region of each square,
// or numbers separated by commas if there are too few characters.
[[gnu::cold]] inline std::string mapOf(const Shape& shape) {
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

// True if the text consists of digits and letters, and some row has one of them twice. Otherwise it
// is no map, or can be taken for a full board.
inline bool mayBeMap(std::string_view text, std::size_t size) {
  bool hasTwice = false;
  for (std::size_t row = 0; row < text.size(); row += size) {
    std::uint64_t seen = 0;
    for (const char c : text.substr(row, size)) {
      if (!isDigit(c) && !isLetter(c)) return false;
      const int number = isDigit(c) ? c - '0' : c >= 'a' ? c - 'a' + 10 : c - 'A' + 36;
      const std::uint64_t bit = std::uint64_t{1} << number;
      hasTwice = hasTwice || (seen & bit) != 0;
      seen |= bit;
    }
  }
  return hasTwice;
}

// The words for takeShapeOptions() that say the shape, each after a space. The usual boxes need
// none. If `mayBeginWithMap`, other regions are a map without a word, if it can be recognised.
[[gnu::cold]] inline std::string shapeOptionsOf(const Shape& shape, bool mayBeginWithMap) {
  if (shape.isOrdinary()) return "";
  const auto size = static_cast<std::size_t>(shape.size());
  std::string words;
  if (!shape.hasRegions()) {
    words = " --boxes none";
  } else if (shape.boxHeight() == 0) {
    const std::string map = mapOf(shape);
    words = mayBeginWithMap && mayBeMap(map, size) ? map : " --regions " + map;
  } else if (static_cast<std::size_t>(shape.boxHeight()) != usualBoxHeight(size)) {
    words = message({" --boxes ", shape.boxHeight(), "x", shape.boxWidth()});
  }
  if (shape.hasDiagonals()) words += " --diagonals";
  if (shape.hasWindows()) words += " --windows";
  return words;
}

}  // namespace sudoku

#endif
