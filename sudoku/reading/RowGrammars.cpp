// RowGrammars.cpp: the boards that have a line for each row, which is cut in one of several ways;
// the boxes that they show; and a map below a board.

#include <algorithm>
#include <climits>
#include <cstddef>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/reading/Grammars.h"

namespace sudoku {
namespace {

// True if the line, which may be a rule, has one sign only, which is a blank in the lines ahead.
bool isRowOfBlanks(Text& text, const Line& line) {
  const std::size_t first = line.squares.find_first_not_of(" |");
  const char sign = first == line.squares.npos ? '\0' : line.squares[first];
  const char row[] = {' ', '|', sign, '\0'};
  const bool hasOther = line.squares.find_first_not_of(row) != line.squares.npos;
  if (hasOther || (sign != '-' && sign != '_')) return false;
  for (std::size_t i = 0; i < 2 * kMost; ++i) {
    const Line* const other = text.peek(i);
    if (other == nullptr || other->isEmpty()) return false;
    for (const Token& token : other->tokens) {
      const bool hasSign = token.text.find(sign) != token.text.npos;
      if (hasSign && token.text != "-1" && !other->isRule) return true;
    }
  }
  return false;
}

// A way to cut rows in which each blank has a sign, or is an empty field.
//
//   Squares      of a whole line   behind a name          behind a count
//   tokens       1 0 3 0           board = [1, 0, 3, 0]   1: 1 0 3 0
//   characters   1.3.              row: 1.3.              A 1.3.
//   fields       1,,3,
struct Way {
  enum Squares { tokens, characters, fields };
  // A name is all up to the last bracket, colon or word; only the first row needs one. A count is
  // the row's number or letter, or the dash of YAML.
  enum Place { wholeLine, behindName, behindCount };
  Squares squares;
  Place place;

  Texts operator()(const Line& line, std::size_t row) const {
    if (squares == fields) return place == wholeLine ? fieldsIn(line) : Texts();
    Texts found = tokensOf(line, row);
    if (found.empty() || place != behindCount) return found;
    const std::string_view count = found[0];
    const bool isLetter = count.size() == 1 && (count[0] | 0x20) - 'a' == static_cast<int>(row);
    if (!isLetter && count != std::to_string(row + 1) && count != "-") return {};
    found.erase(found.begin());
    return found;
  }

 private:
  Texts tokensOf(const Line& line, std::size_t row) const {
    const std::vector<Token>& all = line.tokens;
    std::size_t first = 0;
    for (std::size_t i = 0; place == behindName && i < all.size(); ++i) {
      if (all[i].isAfterBracket) first = i;
      if (all[i].kind >= Token::word) first = i + 1;
    }
    if (place == behindName && first == 0 && row == 0) return {};
    Texts found;
    for (std::size_t i = first; i < all.size(); ++i) {
      const std::string_view text = all[i].text;
      const bool isOne = squares == tokens || (place == behindCount && i == 0);
      const bool isGroup =
          all[i].kind != Token::foreign && text != "-1" && text.size() == all.back().text.size();
      if (isOne ? all[i].kind != Token::cell : !isGroup) return {};
      addSquares(text, isOne, found);
    }
    return found;
  }
};

// What stands between two squares or rows: the number of spaces, or one of these.
enum Gap { kNoGap = 0, kGroup = 100, kBar = 200, kHeavyBarGap = 300 };
constexpr std::size_t kMostGap = 99;
constexpr int kLeastSpaces = 2;  // of a gap that is wider than others

// The distance of the widest gaps, if they are at equal distances and some are narrower; 0
// otherwise. Boxes have that many rows or columns.
std::size_t distanceOfWidest(const std::vector<int>& gaps, int narrowest) {
  if (gaps.empty()) return 0;
  const auto widest = std::max_element(gaps.begin(), gaps.end());
  if (*widest < narrowest || *widest == *std::min_element(gaps.begin(), gaps.end())) return 0;
  const auto distance = static_cast<std::size_t>(widest - gaps.begin()) + 1;
  for (std::size_t i = 0; i < gaps.size(); ++i) {
    if ((gaps[i] == *widest) != ((i + 1) % distance == 0)) return 0;
  }
  return (gaps.size() + 1) % distance == 0 ? distance : 0;
}

// The gap between two squares of a row. Without bars it is the distance of their ends, which is the
// same in all rows if numbers are right-aligned.
int gapBetween(std::string_view left, std::string_view right, bool areGroups) {
  const char* const begin = left.data() + left.size();
  const std::string_view between(begin, static_cast<std::size_t>(right.data() - begin));
  if (between.find("||") != between.npos || between.find(kHeavyBar) != between.npos) {
    return kHeavyBarGap;
  }
  if (between.find_first_of("|+") != between.npos) return kBar;
  if (areGroups || between.empty()) return between.empty() ? kNoGap : kGroup;
  const std::size_t distance = between.size() + right.size();
  return static_cast<int>(between.find('\t') == between.npos ? std::min(distance, kMostGap)
                                                             : kMostGap);
}

// Throws TextError if a bar between columns is in some rows only: these have the widest gap there.
void requireBarsInAllRows(Text& text, const FoundBoard& board, const std::vector<int>& least,
                          const std::vector<int>& most) {
  for (std::size_t i = 0; i < most.size(); ++i) {
    if (most[i] < kBar || least[i] == most[i]) continue;
    throw TextError(text.peek(board.lineOf[0])->squares,
                    "some rows lack a bar; irregular regions need a frame, and bars and lines "
                    "between all of them",
                    board.lines);
  }
}

// The widest gap of the lines between a row and the next one.
int gapBelow(Text& text, const FoundBoard& board, std::size_t row) {
  int widest = kNoGap;
  for (std::size_t i = board.lineOf[row] + 1; i < board.lineOf[row + 1]; ++i) {
    const Line& line = *text.peek(i);
    const Gap rule = line.squares.find('=') == line.squares.npos ? kBar : kHeavyBarGap;
    widest = std::max<int>(widest, line.isRule ? rule : line.isEmpty() ? kGroup : kNoGap);
  }
  return widest;
}

// Throws TextError if a row and a column at the edge are empty, or count as the names in data
// frames: they may not belong to the board.
void requireNoEdges(const FoundBoard& board) {
  const std::size_t size = board.size;
  const auto isEdge = [&](std::size_t begin, std::size_t step) {
    for (std::size_t i = 1; i < size; ++i) {
      const std::string_view name = board.squares[begin + i * step];
      if (!name.empty() && name != std::to_string(i) && name != std::to_string(i - 1)) return false;
    }
    return isBlankText(board.squares[begin]);
  };
  const std::size_t lastRow = size * (size - 1);
  const bool hasRow = isEdge(0, 1) || isEdge(lastRow, 1);
  const bool hasColumn = isEdge(0, size) || isEdge(size - 1, size);
  if (!hasRow || !hasColumn) return;
  constexpr const char* kProblem =
      "a row and a column at the edge are empty or count; remove them, or write 0 for each blank";
  throw TextError({}, kProblem, board.lines);
}

// True if most of the rows that have values have none above `most`.
bool areMostlySmall(const FoundBoard& rows, std::size_t most) {
  int excess = 0;
  const std::string_view* row = rows.squares.data();
  for (std::size_t i = 0; i < rows.size; ++i, row += rows.size) {
    const Texts squares(row, row + rows.size);
    if (hasValueAbove(squares, 0)) excess += hasValueAbove(squares, most) ? -1 : 1;
  }
  return excess > 0;
}

// The number of rows right below that are like those of the board, up to as many as it has.
std::size_t rowsBelow(Text& text, const FoundBoard& rows, const Cut& cut) {
  std::size_t found = 0;
  for (; found < rows.size; ++found) {
    const Line* const line = text.peekArrived(rows.lines + found);
    const bool isOther = line == nullptr || line->isRule || line->has(Token::word);
    if (isOther || cut(*line, found).size() != rows.size) break;
  }
  return found;
}

// The next lines as rows of that size, or of any size from `least` on; `small` is as below.
std::optional<FoundBoard> rowsOf(Text& text, Way::Place place, std::size_t least, std::size_t most,
                                 std::size_t small = 0) {
  for (const Way::Squares squares : {Way::tokens, Way::characters, Way::fields}) {
    const Way way{squares, place};
    const std::size_t size = way(*text.peek(), 0).size();
    std::optional<FoundBoard> rows;
    if (size >= least && size <= most) rows = rowsBy(text, size, way);
    // A first row of letters is a title of a small board, except in a map.
    const bool isTitle = size < 10 && text.peek()->has(Token::word) && place == Way::wholeLine;
    if (!rows || (isTitle && !isMap(rows->squares, size))) continue;
    if (small > 0 && areMostlySmall(*rows, small)) return std::nullopt;
    const std::size_t below = rowsBelow(text, *rows, way);
    if (below > 0 && below < size) {
      throw TextError(text.peek()->squares,
                      message({"found ", size + below, " rows of ", size, " squares; ",
                               boardText(static_cast<int>(size)), " has ", size, " rows"}),
                      rows->lines + below);
    }
    rows->areSeparated = squares != Way::characters;
    if (squares != Way::fields) giveBoxes(text, *rows);
    requireNoEdges(*rows);
    return rows;
  }
  return std::nullopt;
}

}  // namespace

void giveBoxes(Text& text, FoundBoard& board) {
  const std::size_t size = board.size;
  std::vector<int> rowGaps, least(size - 1, INT_MAX), most(size - 1, 0);
  for (std::size_t row = 0; row < size; ++row) {
    if (row + 1 < size) rowGaps.push_back(gapBelow(text, board, row));
    for (std::size_t column = 0; column + 1 < size; ++column) {
      const std::string_view* const square = &board.squares[row * size + column];
      const int gap = gapBetween(square[0], square[1], !board.areSeparated);
      least[column] = std::min(least[column], gap);
      most[column] = std::max(most[column], gap);
    }
  }
  requireBarsInAllRows(text, board, least, most);
  const std::size_t height = distanceOfWidest(rowGaps, kGroup);
  std::size_t width = distanceOfWidest(least, kLeastSpaces);
  // Numbers of different lengths have spaces that show no boxes.
  const bool areSpaces = *std::max_element(least.begin(), least.end()) < kGroup;
  const bool mayShowBoxes = height > 0 ? height * width == size : least == most;
  if (areSpaces && !mayShowBoxes) width = 0;
  if (height > 0 && width > 0 && height * width != size) return;
  board.boxHeight = height == 0 && width > 0 ? size / width : height;
}

std::optional<FoundBoard> rowsBy(Text& text, std::size_t size, const Cut& cut) {
  FoundBoard rows{size};
  std::size_t blank = 0, band = 0, i = 0;
  for (; rows.lineOf.size() < size; ++i) {
    const Line* const line = text.peek(i);
    if (line == nullptr || line->isTooLong) return std::nullopt;
    const std::size_t row = rows.lineOf.size();
    const Texts squares = line->isRule && !isRowOfBlanks(text, *line) ? Texts() : cut(*line, row);
    if (squares.size() != size) {
      blank += line->isEmpty();
      const bool isBetween = row > 0 && i - rows.lineOf.back() <= kMostBetween && blank < 2;
      if (!isBetween || !(line->tokens.empty() || line->isRule)) return std::nullopt;
      continue;
    }
    if (blank > 0 && band == 0) band = row;
    if (band > 0 && (blank > 0) != (row % band == 0)) return std::nullopt;
    blank = 0;
    if (!line->options.empty()) rows.options = line->options;
    rows.lineOf.push_back(i);
    rows.squares.insert(rows.squares.end(), squares.begin(), squares.end());
  }
  if (band > 0 && size % band != 0) return std::nullopt;
  rows.lines = i;
  return rows;
}

std::vector<FoundBoard> boardInLines(Text& text, const std::vector<int>& sizesAbove,
                                     bool mayBeAnySize) {
  const std::size_t least = mayBeAnySize ? 2 : 4;
  const Line& line = *text.peek();
  if (line.squares.empty()) return {};
  constexpr std::size_t kDrawings = 4;  // the first ones, which alone may begin with a rule
  const std::function<std::optional<FoundBoard>()> grammars[] = {
      [&] { return regionDrawing(text, 4); },
      [&] { return regionDrawing(text, 5); },
      [&] { return regionDrawing(text, 6); },
      [&] { return markDrawing(text); },
      [&] { return rowsOf(text, Way::wholeLine, least, kMost); },
      [&] { return rowsOf(text, Way::behindName, least, kMost); },
      [&] { return rowsOf(text, Way::behindCount, least, kMost); },
      [&] { return squaresInLines(text); },
      [&] { return triples(text, sizesAbove); },
      [&] { return columns(text); }};
  const bool isRule = line.isRule && !isRowOfBlanks(text, line);
  const std::size_t end = isRule ? kDrawings : std::size(grammars);
  for (std::size_t i = 0; i < end; ++i) {
    if (std::optional<FoundBoard> board = grammars[i]()) return {std::move(*board)};
  }
  return {};
}

std::vector<FoundBoard> rowsOfSize(Text& text, std::size_t size, std::size_t small) {
  for (const Way::Place place : {Way::wholeLine, Way::behindName}) {
    if (const auto board = rowsOf(text, place, size, size, small)) return {*board};
  }
  return {};
}

std::optional<FoundBoard> mapBelow(Text& text, std::size_t lines, std::size_t size) {
  const auto blanksFrom = [&text](std::size_t begin) {
    const auto isBlank = [](const Line* line) { return line != nullptr && line->tokens.empty(); };
    std::size_t blanks = 0;
    while (blanks < kMostBetween && isBlank(text.peekArrived(begin + blanks))) ++blanks;
    return blanks;
  };
  const std::size_t above = blanksFrom(lines), begin = lines + above;
  const Line* const line = text.peekArrived(begin);
  if (line == nullptr || !mayBeginMap(line->squares, size)) return std::nullopt;
  const Text::From from(text, begin);
  std::vector<FoundBoard> found = boardsInLine(*line, false, false);
  if (found.empty()) found = rowsOfSize(text, size);
  if (found.size() != 1 || !isMap(found[0].squares, size)) return std::nullopt;
  FoundBoard& map = found[0];
  const std::size_t below = blanksFrom(map.lines);
  const bool isLast = text.peekArrived(map.lines + below) == nullptr;
  if (!isLast && (above > 0) == (below > 0)) {
    throw TextError(line->squares,
                    "this map may belong to the board above or below; part it from the other by a "
                    "blank line",
                    begin + map.lines + below);
  }
  if (!isLast && above > 0) return std::nullopt;
  map.lines += above;
  return std::move(map);
}

}  // namespace sudoku
