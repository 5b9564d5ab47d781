// RowsAhead.h: recognises that the next lines are the rows of one board, and how many. This needs
// look-ahead: a line of 16 squares can be a board or a row.

#ifndef SUDOKU_READING_ROWSAHEAD_H_
#define SUDOKU_READING_ROWSAHEAD_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/Shape.h"
#include "sudoku/reading/Letters.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

// The order, from 2 on, if the line has nothing else; otherwise 0. A 1 alone is a board.
inline std::size_t orderIn(std::string_view line) {
  line = trimmedRight(line);
  if (line.empty() || line.size() > 2 || !consistsOf(line, "0123456789")) return 0;
  const std::size_t order = std::stoul(std::string(line));
  return 2 <= order && order * order <= std::size_t{kMaxSize} ? order : 0;
}

// The order in the next line, if a line that is ignored and rows of numbers follow it; otherwise 0.
inline std::size_t orderAboveRows(Lines& lines) {
  const std::size_t order = orderIn(lines.peek()->text);
  if (order == 0) return 0;
  const Line* ignored = lines.peek(1);
  if (ignored == nullptr || !isNumber(trimmedRight(ignored->text))) return 0;
  const std::size_t size = order * order;
  if (trimmedRight(ignored->text).size() >= size) return 0;  // a row; the number counts boards
  const Line* row = lines.peek(2);
  if (row == nullptr) return 0;
  const std::size_t found = splitSquares(*row, size).count();
  // A row of the wrong length is an error. Spaced rows have too few values to be taken for one.
  return found == size || (order > 2 && 2 * found > size + 1) ? order : 0;
}

// True if a line with the squares of a board, taken alone, can be a row of a larger board.
inline bool canBeRow(const LineSquares& line) {
  const std::size_t count = line.count();
  if (count < 2 || !isSize(count)) return false;
  if (!line.areSeparated && count > std::size_t{capacity(Letters::digitsFromZero)}) return false;
  return !hasValueTwice(line) || !areAtMost(line, squareRoot(count));
}

// True if the next line is a row of a board of that size. This holds if `size` lines follow that
// can all be rows, and one has a value too large for the smaller board. If there are fewer lines,
// at least half of them (and at least two) must be rows without mistakes that have such a value;
// the others then count as missing. Lines of blanks only are one board if there are exactly `size`
// of them; `standsAlone` is false if the line above is like them.
inline bool isRowOfLargerBoard(Lines& lines, std::size_t size, bool standsAlone) {
  const std::size_t smaller = squareRoot(size);
  std::size_t rows = 0;
  std::size_t tooLarge = 0;
  std::size_t goodAndTooLarge = 0;
  std::size_t blank = 0;
  for (; rows < size; ++rows) {
    const Line* line = lines.peek(rows);
    if (line == nullptr || line->isDrawnRow()) break;
    const LineSquares squares = splitSquares(*line, size);
    if (squares.count() != size) break;
    if (!canBeRow(squares)) return false;
    if (squares.areBlank()) ++blank;
    if (areAtMost(squares, smaller)) continue;
    ++tooLarge;
    if (!hasValueTwice(squares)) ++goodAndTooLarge;
  }
  if (blank == size) {
    const Line* below = lines.peek(size);
    return standsAlone && (below == nullptr || splitSquares(*below).count() != size);
  }
  if (rows == size) return tooLarge > 0;
  return goodAndTooLarge >= 2 && 2 * goodAndTooLarge >= rows;
}

// True if the next lines are a complete board of numbers.
inline bool areRowsOfNumbers(Lines& lines, std::size_t size) {
  for (std::size_t row = 0; row < size; ++row) {
    const Line* line = lines.peek(row);
    if (line == nullptr) return false;
    const LineSquares squares = splitSquares(*line, size);
    if (squares.count() != size || !areAtMost(squares, size)) return false;
  }
  return true;
}

// True if just so many lines follow that each have so many squares and nothing else.
inline bool areExactlyRows(Lines& lines, std::size_t size) {
  for (std::size_t row = 0; row <= size; ++row) {
    const Line* const line = lines.peek(row);
    bool isRow = line != nullptr && line->kind() == LineKind::squares;
    if (isRow) {
      const LineSquares squares = splitSquares(*line, size);
      isRow = squares.count() == size && squares.firstWrong == std::string_view::npos;
    }
    if (isRow != (row < size)) return false;
  }
  return true;
}

// True if the next lines are exactly the rows of a board larger than any that is read, and the
// first one can be no board in one line.
inline bool areRowsOfTooLargeBoard(Lines& lines, const LineSquares& first) {
  const std::size_t count = first.count();
  if (count <= std::size_t{kMaxSize} || !isBlank(first.textBehind)) return false;
  const std::size_t size = squareRoot(count);
  const bool hasShape = isBoard(count) || lines.namedSize() == size || lines.hasNoBoxes();
  const bool mayBeBoard = size > 0 && hasShape && areAtMost(first, size);
  return !mayBeBoard && areExactlyRows(lines, count);
}

// True if the next lines are one or a few whole boards of rows of that size, with one blank line
// between all rows.
inline bool areRowsDoubleSpaced(Lines& lines, std::size_t size) {
  constexpr std::size_t kMostBoards = 4;
  std::size_t rows = 0;
  for (; rows <= kMostBoards * size; ++rows) {
    const Line* const gap = rows == 0 ? nullptr : lines.peek(2 * rows - 1);
    if (rows > 0 && (gap == nullptr || gap->kind() != LineKind::blank)) break;
    const Line* const row = lines.peek(2 * rows);
    if (row == nullptr || row->kind() != LineKind::squares || row->isDrawnRow()) break;
    const LineSquares squares = splitSquares(*row, size);
    if (squares.count() != size || !mayBeOfSize(squares, size)) break;
  }
  return rows > 1 && (rows > kMostBoards * size || rows % size == 0);
}

// True if one or a few whole boards of such rows end, below the next line, at a blank line, a rule
// or text. Then the next line is no row of them.
inline bool areBoardsBelow(Lines& lines, std::size_t size) {
  const auto isRow = [size](const Line& line) {
    if (line.kind() == LineKind::rule || line.isHeading() || line.isDrawnRow()) return false;
    const LineSquares squares = splitSquares(line, size);
    return squares.count() == size && mayBeOfSize(squares, size);
  };
  const std::size_t most = 4 * size;
  std::size_t rows = 0;
  for (std::size_t ahead = 1; rows <= most; ++ahead) {
    const Line* const line = lines.peek(ahead);
    if (line != nullptr && isRow(*line)) {
      ++rows;
    } else if (rows > 0 && rows % size == 0) {
      return true;
    } else if (line == nullptr ||
               (line->kind() != LineKind::blank && line->kind() != LineKind::rule)) {
      return false;
    }
  }
  return false;
}

// The size of the board whose first row seems to be the next line; 0 if it is none. If the two
// lines below agree on another size, the first row is taken to be wrong.
inline std::size_t sizeOfRowsFrom(Lines& lines, const LineSquares& first) {
  const auto countIn = [&lines](std::size_t ahead) {
    const Line* line = lines.peek(ahead);
    return line == nullptr || line->isDrawnRow() ? 0 : splitSquares(*line).count();
  };
  const std::size_t here = first.count();
  const std::size_t below = countIn(1);
  if (below == 0 && isSize(here) && areRowsDoubleSpaced(lines, here)) return here;
  const bool isClose = here <= below + 2 && below <= here + 2;
  if (here == below && isOrdinarySize(here)) return here;
  if (isClose && isSize(below) && !isBoard(below) && below == countIn(2) &&
      mayBeOfSize(first, below)) {
    return below;
  }
  constexpr std::size_t kMost = 30;  // others are rarer than texts with lines of equal length
  // A line of 36 or 64 characters is rather a board with wrong values, unless the next one is as
  // long.
  const bool isBoardAlone = isBoard(here) && !first.areSeparated;
  // Looks far ahead only if nothing else decides.
  const bool isCertain =
      (isOrdinarySize(here) && !isBoardAlone) ||
      (here == below && 4 < here && here <= kMost &&
       (here < 9 || isSize(here) || first.areSeparated || areExactlyRows(lines, here)));
  // Exactly as many rows as squares are certain enough that even letters alone can be one.
  const bool mayBeLetters = here > 9 && !isSize(here);
  return isCertain && (mayBeLetters || mayBeOfSize(first, here)) ? here : 0;
}

// True if, in all rows of so many squares, the gaps between groups of `width` squares are wider
// than those inside the groups: behind the texts, or between their first or last characters, as
// numbers may be aligned. A tab is wider than spaces.
inline bool areGroupsOf(const std::vector<SquareText>& squares, std::size_t columns,
                        std::size_t width) {
  constexpr std::size_t kTab = 16;
  constexpr std::size_t kWays = 3;
  std::size_t widestInside[kWays] = {};
  std::size_t narrowestBetween[kWays] = {kTab * kTab, kTab * kTab, kTab * kTab};
  for (std::size_t i = 0; i < squares.size(); ++i) {
    if (i % columns == 0) continue;
    const SquareText &left = squares[i - 1], &right = squares[i];
    const std::size_t end = left.at.offset + left.text.size();
    if (right.at.offset < end) return false;
    const std::string_view gap =
        std::string_view(left.at.line->text).substr(end, right.at.offset - end);
    const std::size_t wide =
        gap.size() + kTab * static_cast<std::size_t>(std::count(gap.begin(), gap.end(), '\t'));
    const std::size_t gaps[kWays] = {wide, wide + left.text.size(), wide + right.text.size()};
    const bool isBetween = i % columns % width == 0;
    for (std::size_t way = 0; way < kWays; ++way) {
      std::size_t& most = isBetween ? narrowestBetween[way] : widestInside[way];
      most = isBetween ? std::min(most, gaps[way]) : std::max(most, gaps[way]);
    }
  }
  for (std::size_t way = 0; way < kWays; ++way) {
    if (widestInside[way] < narrowestBetween[way]) return true;
  }
  return false;
}

// The size of two boards that seem to begin side by side in the next line, or of a board beside its
// map of regions; 0 if there are none. Exactly so many rows have both, with a gap between them.
inline std::size_t sizeOfBoardsBeside(Lines& lines, const LineSquares& first) {
  const std::size_t columns = first.count(), size = columns / 2;
  if (size < 4 || columns % 2 != 0 || isSize(columns) || isBoard(columns)) return 0;
  const auto isLeftBoard = [size](const LineSquares& row) {
    return size > 9 ||
           std::all_of(row.squares.begin(), row.squares.begin() + static_cast<std::ptrdiff_t>(size),
                       [size](const auto& each) { return isAtMost(each.text, size); });
  };
  for (std::size_t ahead = 0; ahead <= size; ++ahead) {
    const Line* const line = lines.peek(ahead);
    bool isRow = line != nullptr && line->kind() == LineKind::squares && !line->isDrawnRow();
    if (isRow) {
      const LineSquares row = splitSquares(*line, columns);
      isRow = row.count() == columns && areGroupsOf(row.squares, columns, size) && isLeftBoard(row);
    }
    if (isRow != (ahead < size)) return 0;
  }
  return size;
}

// True if the next line counts the columns of the board with blanks in exactly so many rows below,
// as in 1234; rules may stand between them. A row of the board would leave one row too many.
inline bool areColumnsCounted(Lines& lines, std::size_t size) {
  const std::string_view line = trimmed(lines.peek()->text);
  constexpr std::string_view kNumbers = "123456789";
  if (size < 4 || size > kNumbers.size() || line != kNumbers.substr(0, size)) return false;
  bool hasBlank = false;
  std::size_t rules = 0;
  for (std::size_t row = 1; row <= size + 1; ++row) {
    if (row == size && !hasBlank) return false;  // the line below a full board is not waited for
    const Line* below = lines.peek(row + rules);
    while (row <= size && rules < size && below != nullptr && below->kind() == LineKind::rule) {
      below = lines.peek(row + ++rules);
    }
    bool isRow = below != nullptr && below->kind() == LineKind::squares && !below->isDrawn();
    if (isRow) {
      const LineSquares squares = splitSquares(*below, size);
      isRow = squares.count() == size && mayBeOfSize(squares, size) && areAtMost(squares, size);
      hasBlank = hasBlank || squares.haveBlank();
    }
    if (isRow != (row <= size)) return false;
  }
  return true;
}

// The same, but 0 for a line that is no row and stands above a whole board, such as a title with as
// many characters.
inline std::size_t sizeOfRows(Lines& lines, const LineSquares& first) {
  const std::size_t size = sizeOfRowsFrom(lines, first);
  const bool isRow = first.count() == size && mayBeOfSize(first, size) && !hasValueTwice(first);
  return isRow || size == 0 || !areBoardsBelow(lines, size) ? size : 0;
}

// Rows with spaces for blanks, as in the coursework. An editor may have removed the spaces at line
// ends. Then rows are short, and a row without givens is an empty line.
//
// The beginning and end of such a board are never guessed: its first and last rows can't be empty
// lines, and if another row is an empty line, the board has to stand alone. The removal of spaces
// is not guessed either: if a line ends with a space, lines were not trimmed, so no line may be
// short.
constexpr std::size_t kMostSpacedRows = 25;

inline bool isSpacedRow(const Line* line, std::size_t size, bool mayHaveZero = false) {
  return line != nullptr && line->text.size() <= size && !line->isHeading() &&
         std::all_of(line->text.begin(), line->text.end(),
                     [=](char c) { return isValueOrSpace(c, size) || (c == '0' && mayHaveZero); });
}

// True for a line such as "1 9 5": a row, a column and a value, as some programs list givens.
inline bool isTriple(std::string_view line) {
  return line.size() == 5 && isDigit(line[0]) && line[1] == ' ' && isDigit(line[2]) &&
         line[3] == ' ' && isDigit(line[4]);
}

// `above` is the number of lines above them.
inline bool areSpacedRows(Lines& lines, std::size_t size, std::size_t above = 0) {
  bool areTriples = size > 5;
  bool hasSpaces = false;
  bool hasLastSpaces = false;
  bool hasEmptyLine = false;
  bool hasShortLine = false;
  bool hasValues = false;
  bool hasZero = false;
  bool hasLetter = false;
  std::size_t filledRows = 0;
  std::size_t values = 0;  // in each row that is not empty
  bool areEqual = true;    // those rows have equally many values
  for (std::size_t row = 0; row < size; ++row) {
    const Line* line = lines.peek(above + row);
    if (!isSpacedRow(line, size, size > 9)) return false;
    const std::string& text = line->text;
    if (text.empty() && (row == 0 || row == size - 1)) return false;
    areTriples = areTriples && isTriple(text);
    hasSpaces = hasSpaces || text.find(' ') != text.npos;
    hasLastSpaces = hasLastSpaces || (!text.empty() && text.back() == ' ');
    hasEmptyLine = hasEmptyLine || text.empty();
    hasShortLine = hasShortLine || text.size() < size;
    hasValues = hasValues || !isBlank(text);
    hasZero = hasZero || text.find('0') != text.npos;
    hasLetter = hasLetter || std::any_of(text.begin(), text.end(), isLetter);
    if (text.empty()) continue;
    const std::size_t found = bytesIn(wordsOf(text));
    areEqual = areEqual && (filledRows == 0 || found == values);
    values = found;
    ++filledRows;
  }
  if (areTriples) return false;
  // Rows of a smaller board without blanks, with spaces and empty lines between its boxes.
  if (hasEmptyLine && areEqual && values == filledRows) return false;
  if (hasZero && !hasLetter) return false;  // 0 may be a blank
  if (!hasSpaces || (hasLastSpaces && hasShortLine)) return false;
  // Few or short blank lines are not a blank board.
  if (!hasValues && (size < 9 || hasShortLine)) return false;
  const Line* below = lines.peek(above + size);
  if (below == nullptr || isBlank(below->text)) return true;
  // A further row means that the size is wrong, unless that row begins the next board.
  return !isSpacedRow(below, kMostSpacedRows, hasZero) ||
         (!hasEmptyLine && isSpacedRow(below, size, hasZero));
}

// True if the next lines are the rows of a board of that size without a blank.
inline bool areFullRows(Lines& lines, std::size_t size) {
  for (std::size_t row = 0; row < size; ++row) {
    const Line* const line = lines.peek(row);
    if (!isSpacedRow(line, size) || line->text.size() < size ||
        line->text.find(' ') != std::string::npos) {
      return false;
    }
  }
  return true;
}

// The number of spaced rows from the next line on that make a board, or 0.
inline std::size_t spacedRowsAhead(Lines& lines) {
  // The line below a full board is not waited for.
  const std::size_t first = lines.peek()->text.size();
  if (first >= 4 && isSize(first) && first <= kMostSpacedRows && areFullRows(lines, first)) {
    return 0;
  }
  for (const std::size_t size : usualSizes(kMostSpacedRows)) {
    if (areSpacedRows(lines, size)) return size;
  }
  return 0;
}

// True if the next line is a title above one or a few whole boards of spaced rows, which end at a
// blank line or text: it can be no row of them, or it is a short word or number.
// `rows` is the number of spaced rows from the next line on that make a board, or 0.
inline bool isTitleOfSpacedRows(Lines& lines, std::size_t rows) {
  constexpr std::size_t kMostBoards = 4, kLongestNumber = 4;
  const std::string_view title = lines.peek()->text;
  const auto mayBeRow = [title](std::size_t size) {
    return title.size() <= size && std::all_of(title.begin(), title.end(), [size](char c) {
             const bool isZero = c == '0' && size > 9;
             return c == ' ' || isZero || (isValueOrSpace(c, size) && areValues({&c, 1}, size));
           });
  };
  const auto isEnd = [&lines](std::size_t ahead) {
    const Line* const below = lines.peek(ahead);
    return below == nullptr || isBlank(below->text) || !isSpacedRow(below, kMostSpacedRows);
  };
  if (rows > 0 && mayBeRow(rows) && isEnd(rows)) return false;
  // The line below rows without spaces is not waited for.
  const auto isFull = [](std::string_view row) { return row.find(' ') == row.npos; };
  const Line* const first = lines.peek(1);
  const bool areAsLong = first != nullptr && first->text.size() == title.size();
  if (areAsLong && isFull(title) && isFull(first->text)) return false;
  for (const std::size_t size : usualSizes(kMostSpacedRows)) {
    const bool isShort = title.size() < std::min(size, kLongestNumber + 1) && isFull(title);
    if ((mayBeRow(size) && !isShort) || !areSpacedRows(lines, size, 1)) continue;
    std::size_t boards = 1;
    while (boards < kMostBoards && areSpacedRows(lines, size, 1 + boards * size)) ++boards;
    if (isEnd(1 + boards * size)) return true;
  }
  return false;
}

// The number of spaced rows from the next line on that look like a board with a mistake, or 0. A
// line without digits above a board, or with letters above rows without them, is a title.
inline std::size_t brokenSpacedRowsAhead(Lines& lines) {
  std::size_t rows = 0;
  bool hasSpaces = false;
  bool hasLetterBelow = false;
  const auto hasLetter = [](std::string_view text) {
    return std::any_of(text.begin(), text.end(), isLetter);
  };
  for (; rows < kMostSpacedRows; ++rows) {
    const Line* line = lines.peek(rows);
    if (!isSpacedRow(line, kMostSpacedRows) || isBlank(line->text)) break;
    hasSpaces = hasSpaces || trimmed(line->text).find(' ') != std::string_view::npos;
    hasLetterBelow = hasLetterBelow || (rows > 0 && hasLetter(line->text));
  }
  const std::string& first = lines.peek()->text;
  const std::vector<std::size_t> sizes = usualSizes(kMostSpacedRows);
  const bool isTitle = (hasLetter(first) && !hasLetterBelow) ||
                       (std::none_of(first.begin(), first.end(), isDigit) &&
                        std::any_of(sizes.begin(), sizes.end(), [&lines](std::size_t size) {
                          return areSpacedRows(lines, size, 1);
                        }));
  return hasSpaces && rows > 1 && !isTitle ? rows : 0;
}

}  // namespace sudoku

#endif
