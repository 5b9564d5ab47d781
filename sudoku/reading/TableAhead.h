// TableAhead.h: recognises that the next line begins a table of Table.h, where its fields alone do
// not tell.

#ifndef SUDOKU_READING_TABLEAHEAD_H_
#define SUDOKU_READING_TABLEAHEAD_H_

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/Squares.h"
#include "sudoku/reading/Table.h"

namespace sudoku {

// The table whose first row, `ahead` lines after the next one, is that of the given table, by that
// row or by some rows below: a complete board may be the solution of a puzzle that is missing.
inline std::optional<Table> tableAhead(Lines& lines, const std::optional<Table>& table,
                                       std::size_t ahead = 0) {
  if (!table || !table->isComplete) return table;
  constexpr std::size_t kMostRows = 8;
  for (std::size_t row = 1; row <= kMostRows; ++row) {
    const Line* const below = lines.peek(ahead + row);
    if (below == nullptr) break;
    const auto other = tableOfRow(*below, {&table->separator, 1});
    if (!other || other->fields != table->fields) break;
    if (!other->isComplete) return other;
  }
  return table;
}

// The table that the next line, its row, belongs to: the first puzzle below rows with nothing but
// solutions tells its column.
inline Table tableAtRow(const Table& table, const Line& line) {
  if (!table.isComplete) return table;
  const auto other = tableOfRow(line, {&table.separator, 1});
  return other && !other->isComplete && other->fields == table.fields ? *other : table;
}

// The table whose first row is the next line, if this begins with a 9x9 board and a separator, and
// has no other puzzle.
inline std::optional<Table> tableBesideBoard(Lines& lines) {
  constexpr std::size_t kSquares = 81;
  const Line& line = *lines.peek();
  const char separator = line.text.size() > kSquares ? line.text[kSquares] : '\n';
  // Options are read only in tables that have more columns before the board, or names.
  if (kSeparators.find(separator) == kSeparators.npos || line.text.find("--") != line.text.npos) {
    return std::nullopt;
  }
  const auto table = tableOfRow(line, {&separator, 1});
  if (!table) return std::nullopt;
  const bool hasOther =
      table->column > 0 && isPuzzleField(line, splitFields(line.text, separator)[table->column]);
  return hasOther ? std::nullopt : tableAhead(lines, table);
}

// The table whose first row is the next line, if its fields differ in length and one is a 9x9 board
// or a larger one. All their characters may be as many as those of another board or of a row.
inline std::optional<Table> tableOfFields(Lines& lines) {
  const Line& line = *lines.peek();
  auto table = tableOfRow(line);
  if (!table) table = tableOfWords(line);
  if (!table) return std::nullopt;
  const std::vector<Field> fields = splitFields(line.text, table->separator);
  if (isPuzzleField(line, fields[0])) return std::nullopt;
  const auto isBoardAmong = [&](const Field& field) {
    return isPuzzleField(line, field) && squaresOf(line, field) >= 81;
  };
  const auto isAsLong = [length = fields[0].end - fields[0].begin](const Field& field) {
    return field.end - field.begin == length;
  };
  if (std::none_of(fields.begin(), fields.end(), isBoardAmong) ||
      std::all_of(fields.begin(), fields.end(), isAsLong)) {
    return std::nullopt;
  }
  return tableAhead(lines, table);
}

// The table whose first row is the line, with the puzzle between bars. A drawing has no puzzle
// there.
inline std::optional<Table> tableWithBars(const Line& line) {
  const auto table = tableOfRow(line, "|");
  if (!table) return std::nullopt;
  const std::vector<Field> fields = splitFields(line.text, '|');
  const auto texts = std::count_if(fields.begin(), fields.end(), [&line](const Field& field) {
    return !isBlank(field.of(line.text));
  });
  const bool isWord = wordsOf(puzzleField(*table, fields).of(line.text)).size() == 1;
  return texts > 1 && isWord ? table : std::nullopt;
}

// True if the first rows below names of columns all begin with a number such as #1, so that these
// are no comments.
inline bool haveRowsBelowHash(Lines& lines) {
  constexpr std::size_t kMostRows = 8;
  const auto isHashed = [](const Line* line) {
    return line != nullptr && isHashedNumber(line->text);
  };
  std::size_t rows = 0;
  while (rows < kMostRows && isHashed(lines.peek(1 + rows))) ++rows;
  if (rows == 0) return false;
  const Line* const below = lines.peek(1 + rows);
  return rows == kMostRows || below == nullptr || below->kind() == LineKind::blank;
}

// The table whose columns the next line names. If several names are those of puzzles, and the first
// of these columns begins with a number, such as that of the givens, takes the one with a board.
inline std::optional<Table> tableOfNamesAhead(Lines& lines) {
  const Line& line = *lines.peek();
  std::optional<Table> table = tableOfNames(line.text);
  if (!table) return std::nullopt;
  if (table->column > 0) table->mayHaveHash = haveRowsBelowHash(lines);
  const std::vector<Field> names = splitFields(line.text, table->separator);
  const auto other =
      std::find_if(names.begin() + static_cast<std::ptrdiff_t>(table->column) + 1, names.end(),
                   [&line](const Field& name) { return namesPuzzles(name.of(line.text)); });
  const Line* const below = other == names.end() ? nullptr : lines.peek(1);
  if (below == nullptr) return table;
  const std::vector<Field> fields = splitFields(below->text, table->separator);
  constexpr std::size_t kLongestNumber = 9;
  const std::string_view first = trimmed(puzzleField(*table, fields).of(below->text));
  if (fields.size() != names.size() || first.size() > kLongestNumber || !isNumber(first)) {
    return table;
  }
  for (std::size_t column = table->column + 1; column < fields.size(); ++column) {
    if (!namesPuzzles(names[column].of(line.text)) || !isPuzzleField(*below, fields[column])) {
      continue;
    }
    table->column = column;
    break;
  }
  return table;
}

// The table whose columns the next line counts, with a board in the line below.
inline std::optional<Table> tableOfNumbersAhead(Lines& lines) {
  std::optional<Table> table = tableOfNumbers(lines.peek()->text);
  const Line* const below = table ? lines.peek(1) : nullptr;
  if (below == nullptr) return std::nullopt;
  // Lines replaces semicolons between numbers.
  if (below->text.find(';') == below->text.npos && table->separator == ';') table->separator = ',';
  return hasBoardOf(*table, *below) ? table : std::nullopt;
}

}  // namespace sudoku

#endif
