// Rows.h: boards with a line for each row, for the grammars that differ in how they cut a line into
// squares.

#ifndef SUDOKU_READING_ROWS_H_
#define SUDOKU_READING_ROWS_H_

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "sudoku/reading/Grammars.h"

namespace sudoku {

// The squares of a line, row `row` of a board; none if it can't be one. They are parts of the line.
using Cut = std::function<Texts(const Line& line, std::size_t row)>;

constexpr auto kMost = std::size_t{kMaxSize};

// Brackets, rules and blank lines between two rows.
constexpr std::size_t kMostBetween = 4;

inline bool isBar(char c) {
  return c == '|' || c == kHeavyBar;
}

// The next lines as so many rows of as many squares. Blank lines may stand between bands of equally
// many rows.
std::optional<FoundBoard> rowsBy(Text& text, std::size_t size, const Cut& cut);

// The number of rows right below that are like those of the board, up to as many as it has. In a
// drawing, at most one rule is between two rows.
std::size_t rowsBelow(Text& text, const FoundBoard& rows, const Cut& cut);

// Gives the board the boxes that bars, rules, groups and blank lines show. Throws TextError if a
// bar is in some rows only.
void giveBoxes(Text& text, FoundBoard& board);

// Boards in which spaces are blanks: between bars, or where no other sign is one.
std::optional<FoundBoard> columns(Text& text);

// A drawing of irregular regions, whose squares are so many characters apart.
std::optional<FoundBoard> regionDrawing(Text& text, std::size_t pitch);

// Pencil marks: for each square of a 9x9 board its candidates in ascending order.
std::optional<FoundBoard> pencilMarks(Text& text);

// One square a line, as in a list of JSON with many lines.
std::optional<FoundBoard> squaresInLines(Text& text);

// A given a line: its row, its column and its value, from 0 or from 1.
std::optional<FoundBoard> triples(Text& text, const std::vector<int>& sizesAbove);

}  // namespace sudoku

#endif
