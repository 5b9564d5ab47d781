// BlockShape.h: recognises the shape of the next lines (a board, rows of a board, or no puzzle)
// from their kinds and their numbers of squares. The reader for the shape is called after this
// decision.

#ifndef SUDOKU_READING_BLOCKSHAPE_H_
#define SUDOKU_READING_BLOCKSHAPE_H_

#include <algorithm>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Shape.h"
#include "sudoku/reading/Candidates.h"
#include "sudoku/reading/DrawnRegions.h"
#include "sudoku/reading/Jigsaw.h"
#include "sudoku/reading/Labels.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/Lists.h"
#include "sudoku/reading/RowsAhead.h"
#include "sudoku/reading/Sentence.h"
#include "sudoku/reading/Sheet.h"
#include "sudoku/reading/SheetReadings.h"
#include "sudoku/reading/SquareLines.h"
#include "sudoku/reading/Squares.h"
#include "sudoku/reading/Table.h"
#include "sudoku/reading/TableAhead.h"
#include "sudoku/reading/Title.h"
#include "sudoku/reading/UnknownLine.h"

namespace sudoku {

struct BlockShape {
  enum Kind {
    // A line that is not part of a puzzle:
    blank,
    heading,  // or a comment
    section,
    rule,
    columnNames,  // of a table
    // A puzzle:
    board,            // in one line, perhaps after a heading
    rows,             // one row per line
    orderAndNumbers,  // the order, a line that is ignored, and rows
    sheet,            // rows with empty cells or labels around the board
    spacedRows,       // rows with spaces for blanks
    squareLines,      // one square per line
    drawing,
    drawnRegions,
    jigsaw,  // squares and their regions in one line
    pencilMarks,
    candidateText,  // in one line
    hodokuLine,
    tableRow,
    // An error:
    boardsBeside,  // in rows
    brokenList,
    brokenSpacedRows,
    brokenSquareLines,
    unclearSheet,
    regions,        // a map without squares
    tooLargeBoard,  // in rows
    unknown         // one line
  };

  Kind kind;
  // The number of rows of a board or a map, or of lines with one square. For a board in one line:
  // its number of squares, or 0 if the line cannot be a row, because it has a heading or spaces for
  // blanks.
  std::size_t size = 0;
  LineSquares squares = {};         // of a board in one line, or of the unknown line
  std::optional<Table> table = {};  // of the row or the names
  BoardInSheet place = {};          // of the board
};

// The squares after the heading in the line. If the squares are separated, a number in the heading
// may be taken for a square.
inline BlockShape shapeOfTitledPuzzle(const Line& line) {
  const std::size_t begin = puzzleInHeading(line.text);
  if (jigsawIn(std::string_view(line.text).substr(begin))) return {BlockShape::jigsaw};
  LineSquares squares = splitSquares(line, 0, begin);
  if (mayBeBoard(squares)) return {BlockShape::board, 0, std::move(squares)};
  const std::size_t next = std::min(line.text.find_first_of(" \t", begin), line.text.size());
  LineSquares others = splitSquares(line, 0, next);
  if (mayBeBoard(others)) return {BlockShape::board, 0, std::move(others)};
  return {BlockShape::unknown, 0, std::move(squares)};
}

// The part of the line up to a separator, if it is the candidates of a board.
inline std::string_view candidateTextIn(std::string_view line) {
  line = trimmed(line);
  const std::string_view word = line.substr(0, line.find_first_of(" \t,;#%"));
  return isCandidateText(word) ? word : std::string_view();
}

inline BlockShape shapeOfTableRow(const Table& table) {
  return {BlockShape::tableRow, 0, {}, table};
}

// The shape of a line that is neither a board nor a row: of a table, or unknown.
inline BlockShape shapeOfOtherLine(Lines& lines, LineSquares squares) {
  const Line& line = *lines.peek();
  if (const auto table = tableAhead(lines, tableOfRow(line))) {
    return shapeOfTableRow(*table);
  }
  if (const auto table = tableOfWords(line)) return shapeOfTableRow(*table);
  if (line.text.find_first_of(kSeparators) != std::string::npos) {
    const Line* const below = lines.peek(1);
    const auto table = below == nullptr ? std::nullopt : tableAhead(lines, tableOfRow(*below), 1);
    if (table && mayNameColumns(line, *table)) return {BlockShape::columnNames, 0, {}, table};
  }
  return {BlockShape::unknown, 0, std::move(squares)};
}

// The shape of a line with the squares of a board, or of a row, of the size that the user named.
inline std::optional<BlockShape> shapeOfNamedSize(const Line& line, std::size_t size) {
  LineSquares row = splitSquares(line, size);
  if (row.count() == size && mayBeOfSize(row, size)) return BlockShape{BlockShape::rows, size};
  LineSquares board = splitSquares(line, size * size);
  if (board.count() != size * size || !mayBeOfSize(board, size)) return std::nullopt;
  return BlockShape{BlockShape::board, 0, std::move(board)};
}

// 3 if the user named no boxes, and the next line is a 3x3 board or the first row of one, but no
// row of a 9x9 board; otherwise 0. A board with boxes is never that small.
[[gnu::cold]] inline std::size_t sizeWithoutBoxes(Lines& lines) {
  constexpr std::size_t kSize = 3;
  if (!lines.hasNoBoxes()) return 0;
  const LineSquares squares = splitSquares(*lines.peek(), kSize);
  if (!areAtMost(squares, kSize)) return 0;
  if (squares.count() == kSize) return areExactlyRows(lines, kSize) ? kSize : 0;
  const Line* const below = lines.peek(1);
  const bool mayBeRow = below != nullptr && splitSquares(*below).count() == kSize * kSize;
  const bool isBoard = squares.count() == kSize * kSize && (!mayBeRow || hasValueTwice(squares));
  return isBoard ? kSize : 0;
}

// The size of the board in the line, if the words of options after it tell; otherwise 0.
[[gnu::cold]] inline std::size_t sizeNamedBehind(const Line& line) {
  const std::string_view board = withoutComment(line.text);
  std::string words(trimmed(std::string_view(line.text).substr(board.size())));
  if (words.substr(0, 2) != "--") return 0;
  ShapeOptions options;
  try {
    takeShapeOptions(words, options);
  } catch (const std::invalid_argument&) {
    return 0;  // PuzzleReader reports it
  }
  if (options.hasNoRegions) return squareRoot(bytesIn(wordsOf(board)));
  return static_cast<std::size_t>(options.size());
}

// The size of the board whose map of regions, in letters and without squares, begins in the next
// line, which is all of the map or a row; 0 if there is none.
inline std::size_t sizeOfMap(Lines& lines) {
  const auto lettersIn = [](const Line* line) {
    const std::string names = line == nullptr ? "" : namesIn(line->text);
    return std::all_of(names.begin(), names.end(), isLetter) ? names : std::string();
  };
  const std::string first = lettersIn(lines.peek());
  for (std::size_t size = 4; size <= 9; ++size) {  // letters are values of larger boards
    if (seemsMap(first, size)) return size;
  }
  const std::size_t size = first.size();
  if (size < 4 || size > 9) return 0;
  std::string map = first;
  for (std::size_t row = 1; row < size; ++row) {
    const std::string letters = lettersIn(lines.peek(row));
    if (letters.size() + 1 < size || letters.size() > size + 1) return 0;
    map += letters;
  }
  return seemsMap(map, size) ? size : 0;
}

// The shape of a row of a sheet whose board does not fill all its columns from this row on.
inline std::optional<BlockShape> shapeOfSheet(Lines& lines) {
  BoardInSheet place = Sheet(lines).firstBoard(lines.namedSize());
  if (place.kind == BoardInSheet::none || place.kind == BoardInSheet::empty) {
    const BoardInSheet other = SheetReadings(lines).firstBoard(lines.namedSize());
    if (other.kind != BoardInSheet::none) place = other;
  }
  switch (place.kind) {
    case BoardInSheet::empty: return BlockShape{BlockShape::blank};
    case BoardInSheet::board: return BlockShape{BlockShape::sheet, place.size, {}, {}, place};
    case BoardInSheet::unclear:
      return BlockShape{BlockShape::unclearSheet, place.size, {}, {}, place};
    case BoardInSheet::none: break;
  }
  return std::nullopt;
}

// True if the next line is all rows of a board, and not a row of a drawing of small boxes.
inline bool areRowsJoined(Lines& lines) {
  constexpr std::size_t kMostInBox = 5;
  const Line& line = *lines.peek();
  const std::size_t size = sizeOfJoinedRows(line.text);
  if (size == 0 || size > kMostInBox || !line.isDrawnRow()) return size > 0;
  const Line* const below = lines.peek(1);
  return below == nullptr || !below->isDrawn();
}

// True if the next line names the columns of a drawing below it: 1 2 3 or A B C.
inline bool isHeadOfDrawing(Lines& lines) {
  const Line& line = *lines.peek();
  const Words names = wordsOf(line.text);
  if (line.isDrawnRow() || !areLabels(names) || !isFirstName(names[0])) return false;
  // Rules alone may stand between the rows of a board.
  std::size_t ahead = 1;
  const Line* below = lines.peek(ahead);
  while (below != nullptr && below->isDrawn() && !below->isDrawnRow()) below = lines.peek(++ahead);
  return below != nullptr && below->isDrawnRow();
}

// True if a square alone in the line has empty fields beside it, or fields behind semicolons, as in
// a row of a sheet: it is no board.
inline bool hasFurtherFields(const Line& line, const LineSquares& squares) {
  const std::string_view behind = trimmed(squares.textBehind);
  constexpr std::size_t kLongest = 15;  // of a comment that cannot be a board
  const bool isBeforeFields =
      behind.substr(0, 1) == ";" &&
      (behind.size() > kLongest || std::count(behind.begin(), behind.end(), ';') > 1);
  return isBeforeFields || withoutComment(line.text).find_first_of(",\t") != std::string_view::npos;
}

// The shape of a line of no other kind; looks at the lines below if needed. `squaresAbove` is the
// number of squares of a board in the line right above, or 0.
inline BlockShape shapeOfSquares(Lines& lines, std::size_t squaresAbove) {
  const Line& line = *lines.peek();
  if (!candidateTextIn(line.text).empty()) return {BlockShape::candidateText};
  if (isHodokuLine(line.text)) return {BlockShape::hodokuLine};
  if (jigsawIn(trimmed(line.text))) return {BlockShape::jigsaw};
  if (arePencilMarks(lines)) return {BlockShape::pencilMarks};
  if (DrawnRegions::isRowWithoutFrame(line.text) && DrawnRegions(lines).size() > 0) {
    return {BlockShape::drawnRegions};
  }
  if (areRowsJoined(lines)) return {BlockShape::unknown, 0, splitSquares(line)};
  if (isHeadOfDrawing(lines)) return {BlockShape::rule};
  if (areColumnsCounted(lines, trimmed(line.text).size())) return {BlockShape::rule};
  if (isNameOfPuzzles(line.text)) return {BlockShape::heading};
  // Names may have as many letters as a board has squares.
  if (auto table = tableOfNamesAhead(lines)) return {BlockShape::columnNames, 0, {}, table};
  if (line.isDrawnRow()) {
    if (const auto table = tableWithBars(line)) return shapeOfTableRow(*table);
    if (isCode(line)) return {BlockShape::unknown, 0, splitSquares(line)};
    return {BlockShape::drawing};
  }
  if (const auto table = tableWithColons(line)) return shapeOfTableRow(*table);
  if (auto table = tableOfNumbersAhead(lines)) return {BlockShape::columnNames, 0, {}, table};
  if (isSquareLine(line)) {
    const SquareLines found = squareLinesAhead(lines);
    if (found.areBoard) return {BlockShape::squareLines, found.count};
    if (found.count > 0) return {BlockShape::brokenSquareLines, found.count};
  }
  if (const std::size_t order = orderAboveRows(lines)) {
    return {BlockShape::orderAndNumbers, order * order};
  }

  LineSquares squares = splitSquares(line);
  const std::size_t count = squares.count();
  const bool isBoard = mayBeBoard(squares);
  if (areRowsOfTooLargeBoard(lines, squares)) return {BlockShape::tooLargeBoard, count};
  // A number or word with as many characters as a small board or a row may stand before the board.
  const std::string_view behind = trimmed(squares.textBehind);
  const bool isBeforeSemicolon = !behind.empty() && behind[0] == ';';
  const bool hasText = !behind.empty() && (isBeforeSemicolon || !beginsComment(behind));
  if (1 < count && count < 81 && hasText && (isBoard || isBeforeSemicolon)) {
    if (const auto table = tableAhead(lines, tableOfLargerBoard(line, count))) {
      return shapeOfTableRow(*table);
    }
  }
  if (count >= 81) {
    if (const auto table = tableOfFields(lines)) return shapeOfTableRow(*table);
  }
  if (count >= 16 && isBoard && haveNumberApart(squares) &&
      mayBeOfSize(squares, squareRoot(count))) {
    return {BlockShape::unknown, 0, std::move(squares)};
  }
  const bool isOneLine = count > 1 && isBoard && !canBeRow(squares);
  // Perhaps a map or solution before its puzzle.
  if (isOneLine && hasText && !squares.haveBlank()) {
    const auto table = tableOfRow(line, ",;\t ");
    if (table && table->column > 0) {
      const std::vector<Field> fields = splitFields(line.text, table->separator);
      const Field field = puzzleField(*table, fields);
      const bool isMap = seemsMap(trimmed(fields[0].of(line.text)), squareRoot(count));
      if (isMap || mayBePuzzleOf(squaresIn(line, field), squares)) return shapeOfTableRow(*table);
    }
  }
  if (!isOneLine) {
    if (auto shape = shapeOfSheet(lines)) return *shape;
  }
  std::size_t named = sizeNamedBehind(line);
  if (named == 0) named = sizeWithoutBoxes(lines);
  if (const std::size_t size = named > 0 ? named : lines.namedSize()) {
    if (auto shape = shapeOfNamedSize(line, size)) return *shape;
  }
  if (const std::size_t size = sizeOfMap(lines)) return {BlockShape::regions, size};
  // The number of boards above the first one.
  const bool isNumberOfBoards = line.number == 1 && trimmed(line.text) == "1";
  if (isNumberOfBoards && lines.peek(1) != nullptr && splitSquares(*lines.peek(1)).count() > 1) {
    return {BlockShape::unknown, 0, std::move(squares)};
  }
  if (isOneLine) return {BlockShape::board, count, std::move(squares)};
  if (const std::size_t size = sizeOfBoardsBeside(lines, squares)) {
    return {BlockShape::boardsBeside, size};
  }
  const std::size_t spacedRows = spacedRowsAhead(lines);
  if (isTitleOfSpacedRows(lines, spacedRows)) return shapeOfOtherLine(lines, std::move(squares));
  if (const std::size_t size = spacedRows) {
    const bool mayBeNumbers = isSize(count) || count > 4;
    if (!mayBeNumbers || !areRowsOfNumbers(lines, count)) return {BlockShape::spacedRows, size};
  }
  if (count == 1) {
    BlockShape other = shapeOfOtherLine(lines, squares);
    const bool mayBeSquare = areAtMost(squares, 1) && !hasFurtherFields(line, squares);
    if (other.kind != BlockShape::unknown || !mayBeSquare) return other;
  }
  if (isBoard && orderIn(line.text) == 0) {
    if (isRowOfLargerBoard(lines, count, count != squaresAbove)) return {BlockShape::rows, count};
    const bool isNone = 1 < count && count <= 81 && isText(line, squares);
    return {isNone ? BlockShape::unknown : BlockShape::board, count, std::move(squares)};
  }
  LineSquares spaced = splitBoardWithSpaces(line);
  if (spaced.count() > 0) return {BlockShape::board, 0, std::move(spaced)};
  if (const std::size_t size = count > 1 ? sizeOfRows(lines, squares) : 0) {
    return {BlockShape::rows, size};
  }
  BlockShape other = shapeOfOtherLine(lines, std::move(squares));
  if (other.kind != BlockShape::unknown) return other;
  if (const std::size_t rows = brokenSpacedRowsAhead(lines)) {
    return {BlockShape::brokenSpacedRows, rows};
  }
  return other;
}

// The shape of the block that begins in the next line. `table` is the table that the line above
// belongs to, if any. `isBelowText` is true if the line above is part of a text without puzzles:
// then this line is no title.
inline BlockShape shapeAhead(Lines& lines, std::size_t squaresAbove,
                             const std::optional<Table>& table, bool isBelowText) {
  const Line& line = *lines.peek();
  if (table && line.kind() != LineKind::rule && isRowOf(*table, line)) {
    return shapeOfTableRow(tableAtRow(*table, line));
  }
  if (brokenListAhead(lines)) return {BlockShape::brokenList};
  switch (line.kind()) {
    case LineKind::blank: {
      // A first row without givens looks like a blank line.
      const std::size_t size = spacedRowsAhead(lines);
      return size > 0 ? BlockShape{BlockShape::spacedRows, size} : BlockShape{BlockShape::blank};
    }
    case LineKind::comment: return {BlockShape::heading};
    case LineKind::heading: {
      // A title can have commas too, as in "Sudoku, hard".
      const auto named = tableOfNamesAhead(lines);
      const Line* const below = named ? lines.peek(1) : nullptr;
      const bool areNames = below != nullptr && isRowOf(*named, *below);
      return {areNames ? BlockShape::columnNames : BlockShape::heading, 0, {}, named};
    }
    case LineKind::section: return {BlockShape::section};
    case LineKind::rule:
      return {DrawnRegions(lines).size() > 0 ? BlockShape::drawnRegions : BlockShape::rule};
    case LineKind::titledPuzzle:
      // A heading may be the first field of a row, as in "Grid 01,solution,puzzle".
      if (const auto row = tableAhead(lines, tableOfRow(line)); row && row->column > 0) {
        return shapeOfTableRow(*row);
      }
      return shapeOfTitledPuzzle(line);
    case LineKind::underscores: {
      const Line* below = line.isDrawnRow() ? nullptr : lines.peek(1);
      if (below != nullptr && below->isDrawnRow()) return {BlockShape::rule};
      break;
    }
    case LineKind::squares:
      if (isSentenceAboveBoard(lines)) return {BlockShape::heading};
      break;
  }
  BlockShape shape = shapeOfSquares(lines, squaresAbove);
  // A title of solutions may have as many characters as a row, as "Solution 1" has.
  const bool areRows = shape.kind == BlockShape::rows || shape.kind == BlockShape::spacedRows;
  const bool canBeTitle =
      shape.kind == BlockShape::unknown || (areRows && titlesSolution(line.text));
  const bool isTitle = canBeTitle && !isBelowText && isTitleAboveBoard(lines);
  return isTitle ? BlockShape{BlockShape::heading} : shape;
}

// Reads the next line, which begins with the candidates of a board.
inline ReadPuzzle readCandidateLine(Lines& lines) {
  const Line& line = *lines.peek();
  lines.take();
  const std::string_view text = candidateTextIn(line.text);
  const auto begin = static_cast<std::size_t>(text.data() - line.text.data());
  return readCandidateText(lines, line, begin, titleOf(line.text.substr(begin + text.size())));
}

// Reads the next line, a jigsaw, perhaps after a heading.
inline BoardSquares readJigsawLine(Lines& lines) {
  const Line& line = *lines.peek();
  lines.take();
  if (!line.isHeading()) return readJigsaw(lines, line, *jigsawIn(trimmed(line.text)));
  const std::size_t begin = puzzleInHeading(line.text);
  BoardSquares board =
      readJigsaw(lines, line, *jigsawIn(std::string_view(line.text).substr(begin)));
  if (board.read.title.empty()) board.read.title = headingBefore(line.text, begin);
  return board;
}

}  // namespace sudoku

#endif
