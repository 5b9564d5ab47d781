// Grammars.h: what a puzzle looks like in a text. Each grammar says which squares the next lines
// have, or nothing if they are something else. None depends on text around a board.

#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/Candidate.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Text.h"

namespace sudoku {

// An error at a part of the text; at the board if it is empty. Reading goes on behind its lines.
struct TextError : std::invalid_argument {
  TextError(std::string_view text, const std::string& problem, std::size_t length = 1)
      : std::invalid_argument(problem), part(text), lines(length) {}
  std::string_view part;
  std::size_t lines;
};

using Texts = std::vector<std::string_view>;

// Adds the text as one square, or each of its characters as one.
inline void addSquares(std::string_view text, bool isOne, Texts& squares) {
  for (std::size_t i = 0; i < (isOne ? 1 : text.size()); ++i) {
    squares.push_back(isOne ? text : text.substr(i, 1));
  }
}

// The texts of a board's squares. Texts are parts of the lines ahead, which must not be dropped.
struct FoundBoard {
  std::size_t size = 0;
  Texts squares = {};                    // size x size, row by row; an empty one is a blank
  bool areSeparated = false;             // each square stands alone
  std::size_t lines = 1;                 // that it takes
  std::vector<std::size_t> lineOf = {};  // by row: how many lines ahead it stood
  std::string_view options = {};         // words of ShapeOptions.h that follow squares
  std::size_t boxHeight = 0;             // of boxes that a drawing shows; 0 if it shows none
  std::vector<int> regionOf = {};        // by square, of regions that a drawing shows
  bool isHodoku = false;                 // its values are 1 to 9
  std::vector<Candidate> removed = {};   // by HoDoKu's library
  Texts map = {};                        // the map beside the squares in one line
  std::string title = {};                // the text beside the squares in one line
};

// True for the names of the regions of all squares: `size` names, each as often, and some twice in
// most rows. A board with a value in each square has each once.
bool isMap(const Texts& names, std::size_t size);

// False if no map for a board of that size begins so: it has a sign for a blank, or each value
// once. An empty line can stand above a map.
bool mayBeginMap(std::string_view text, std::size_t size);

// True if some square has a number above `most`, or a letter; or if two have the same value.
bool hasValueAbove(const Texts& squares, std::size_t most);
bool hasValueTwice(Texts values);

// The boards in one line, in their order. Of a puzzle and its solution, only one: the solution if
// solutions are wanted. Throws TextError if two boards may be one puzzle.
std::vector<FoundBoard> boardsInLine(const Line& line, bool areSolutions, bool mayBeAnySize);

// The board, or none, that begins in the next line and has a line for each row, or for each square,
// or for each given. Throws TextError if the lines have several boards, or one with a mistake.
std::vector<FoundBoard> boardInLines(Text& text, const std::vector<int>& sizesAbove,
                                     bool mayBeAnySize);

// The next lines as that many rows of as many squares. Nothing if most of those that have values
// can be boards of size `small`: a board without a value above it never has one solution.
std::vector<FoundBoard> rowsOfSize(Text& text, std::size_t size, std::size_t small = 0);

// The map below a board of that size, which takes `lines` lines, if it has arrived. Its own lines
// count from the board's last one. Throws TextError if it may belong to a board below.
std::optional<FoundBoard> mapBelow(Text& text, std::size_t lines, std::size_t size);

// The squares of a line, row `row` of a board; none if it can't be one. They are parts of the line.
using Cut = std::function<Texts(const Line& line, std::size_t row)>;

constexpr auto kMost = std::size_t{kMaxSize};
constexpr std::size_t kMostBetween = 4;  // brackets, rules and blank lines between two rows
constexpr bool isBar(char c) {
  return c == '|' || c == kHeavyBar;
}

// The next lines as so many rows of as many squares. Blank lines may stand between bands of equally
// many rows.
std::optional<FoundBoard> rowsBy(Text& text, std::size_t size, const Cut& cut);

// Gives the board the boxes that bars, rules, groups and blank lines show. Throws TextError if a
// bar is in some rows only.
void giveBoxes(Text& text, FoundBoard& board);

// The board that begins in the next line, in one of the forms that differ from plain rows.
std::optional<FoundBoard> columns(Text& text);  // spaces are blanks
std::optional<FoundBoard> markDrawing(Text& text);
std::optional<FoundBoard> regionDrawing(Text& text, std::size_t pitch);
std::optional<FoundBoard> squaresInLines(Text& text);  // one a line, as in a list of JSON
std::optional<FoundBoard> triples(Text& text, const std::vector<int>& sizesAbove);

}  // namespace sudoku
