// RowGrammars.cpp: the boards that have a line for each row, for each square or for each given.
// There are several ways to cut a line into squares; the rest is the same for all of them.

#include <algorithm>
#include <climits>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/reading/Grammars.h"

namespace sudoku {
namespace {

// The squares of a line, row `row` of a board; none if it can't be one. They are parts of the line.
using Cut = std::function<Texts(const Line& line, std::size_t row)>;

constexpr auto kMost = std::size_t{kMaxSize};

// Brackets, rules and blank lines between two rows.
constexpr std::size_t kMostBetween = 4;

// What stands between two squares or rows: the number of spaces, or one of these.
enum Gap { kNoGap = 0, kGroup = 100, kBar = 200, kHeavyBarGap = 300 };
constexpr std::size_t kMostGap = 99;

bool isBar(char c) {
  return c == '|' || c == kHeavyBar;
}

std::size_t barsIn(const Line& line) {
  return static_cast<std::size_t>(std::count_if(line.squares.begin(), line.squares.end(), isBar));
}

// True if the sign of this line, which may be a rule, is a blank in the lines ahead.
bool isRowOfBlanks(Text& text, const Line& line) {
  for (std::size_t i = 0; i < 2 * kMost && line.blankSign != 0; ++i) {
    const Line* const other = text.peek(i);
    if (other == nullptr || other->isEmpty()) return false;
    for (const Token& token : other->tokens) {
      const bool hasSign = token.text.find(line.blankSign) != token.text.npos;
      if (hasSign && token.text != "-1" && !other->isRule) return true;
    }
  }
  return false;
}

// The next lines as so many rows of as many squares. Blank lines may stand between bands of equally
// many rows.
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

// The number of rows right below that are like those of the board, up to as many as it has. In a
// drawing, at most one rule is between two rows.
std::size_t rowsBelow(Text& text, const FoundBoard& rows, const Cut& cut) {
  const std::size_t bars = barsIn(*text.peek(rows.lineOf[0])), size = rows.lineOf.size();
  std::size_t lines = rows.lines, found = 0;
  if (const Line* line = text.peekArrived(lines); bars > 1 && line != nullptr && line->isRule)
    ++lines;
  for (; found < size; ++found) {
    const Line* const line = text.peekArrived(lines + found);
    if (line == nullptr || line->isRule || line->squares.empty() || line->has(Token::word)) break;
    if (bars > 1 ? barsIn(*line) != bars : cut(*line, found).size() != size) break;
  }
  return found;
}

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

// Gives the board the boxes that bars, rules, groups and blank lines show. Spaces alone may come
// from numbers of different lengths: they must be equal in all rows, or rows of boxes shown too.
// Throws TextError if a bar is in some rows only.
void giveBoxes(Text& text, FoundBoard& board) {
  const std::size_t size = board.size;
  std::vector<int> rowGaps(size - 1, kNoGap), least(size - 1, INT_MAX), most(size - 1, 0);
  for (std::size_t row = 0; row < size; ++row) {
    for (std::size_t i = board.lineOf[row] + 1; row + 1 < size && i < board.lineOf[row + 1]; ++i) {
      const Line& line = *text.peek(i);
      const bool isHeavy = line.squares.find('=') != line.squares.npos;
      const int gap = line.isRule ? (isHeavy ? kHeavyBarGap : kBar) : line.isEmpty() ? kGroup : 0;
      rowGaps[row] = std::max(rowGaps[row], gap);
    }
    for (std::size_t column = 0; column + 1 < size; ++column) {
      const std::string_view* const square = &board.squares[row * size + column];
      const int gap = gapBetween(square[0], square[1], !board.areSeparated);
      least[column] = std::min(least[column], gap);
      most[column] = std::max(most[column], gap);
    }
  }
  for (std::size_t column = 0; column + 1 < size; ++column) {
    if (most[column] < kBar || least[column] == most[column]) continue;
    throw TextError(text.peek(board.lineOf[0])->squares,
                    "some rows lack a bar; irregular regions need a frame, and bars and lines "
                    "between all of them",
                    board.lines);
  }
  std::size_t height = distanceOfWidest(rowGaps, kGroup);
  std::size_t width = distanceOfWidest(least, height > 0 || least == most ? 2 : kGroup);
  if (height > 0 && height * width != size && width > 0) {
    width = *std::max_element(least.begin(), least.end()) < kGroup ? 0 : width;  // by chance
  }
  if (height == 0 && width > 0) height = size / width;
  if (width == 0 && height > 0) width = size / height;
  if (height * width == size) board.boxHeight = height;
}

// A way to cut rows in which each blank has a sign, or is an empty field.
struct Way {
  enum Pieces { tokens, characters, fields };
  // All of them, or those behind the last bracket, colon or word (of fields, all but an empty last
  // one), or those behind a number that counts the rows.
  enum Part { whole, last, counted };
  Pieces pieces;
  Part part;

  Texts operator()(const Line& line, std::size_t row) const {
    Texts squares;
    const std::vector<Token>& all = line.tokens;
    std::size_t begin = 0;
    for (std::size_t i = 0; part == last && i < all.size(); ++i) {
      if (all[i].isAfterBracket) begin = i;
      if (all[i].kind >= Token::word) begin = i + 1;
    }
    if (pieces == fields) {
      if (!splitFields(line, squares) || (part == last && !squares.back().empty())) return {};
      if (part == last) squares.pop_back();
    } else if (part == last && begin == 0 && row == 0) {
      return {};  // the first row of a list stands behind its name, the others need not
    } else {
      for (std::size_t i = begin; i < all.size(); ++i) {
        const std::string_view text = all[i].text;
        const bool isOne = pieces == tokens || (part == counted && i == 0);
        const bool isGroup =
            all[i].kind != Token::foreign && text != "-1" && text.size() == all.back().text.size();
        if (isOne ? all[i].kind != Token::cell : !isGroup) return {};
        for (std::size_t c = 0; c < (isOne ? 1 : text.size()); ++c) {
          squares.push_back(text.substr(c, isOne ? text.npos : 1));
        }
      }
    }
    if (part != counted || squares.empty()) return squares;
    const std::string_view count = squares[0];
    const bool isItsLetter = count.size() == 1 && (count[0] | 0x20) - 'a' == static_cast<int>(row);
    if (!isItsLetter && count != std::to_string(row + 1)) return {};
    squares.erase(squares.begin());
    return squares;
  }
};

// Throws TextError if a row and a column at the edge are empty, or count as the names in data
// frames: they may not belong to the board.
void requireNoEdges(const FoundBoard& board) {
  const std::size_t size = board.size;
  const auto isEdge = [&](std::size_t begin, std::size_t step) {
    std::size_t i = 1;
    const auto mayBeName = [&](std::string_view text) {
      return text.empty() || text == std::to_string(i) || text == std::to_string(i - 1);
    };
    while (i < size && mayBeName(board.squares[begin + i * step])) ++i;
    return i == size && isBlankText(board.squares[begin]);
  };
  const std::size_t lastRow = size * (size - 1);
  if (!((isEdge(0, 1) || isEdge(lastRow, 1)) && (isEdge(0, size) || isEdge(size - 1, size))))
    return;
  constexpr const char* kProblem =
      "a row and a column at the edge are empty or count; remove them, or write 0 for each blank";
  throw TextError({}, kProblem, board.lines);
}

// The next lines as rows of that size, or of any size from `least` on.
std::optional<FoundBoard> rowsOf(Text& text, Way::Part part, std::size_t least, std::size_t most) {
  for (const Way::Pieces pieces : {Way::tokens, Way::characters, Way::fields}) {
    const Way way{pieces, part};
    const std::size_t size = way(*text.peek(), 0).size();
    std::optional<FoundBoard> rows;
    if (size >= least && size <= most) rows = rowsBy(text, size, way);
    // A first row of letters is a title of a small board, except in a map.
    const bool isTitle = size < 10 && text.peek()->has(Token::word) && part == Way::whole;
    if (!rows || (isTitle && !isMap(rows->squares, size))) continue;
    const std::size_t below = rowsBelow(text, *rows, way);
    if (below > 0 && below < size) {
      throw TextError(text.peek()->squares,
                      message({"found ", size + below, " rows of ", size, " squares; ",
                               boardText(static_cast<int>(size)), " has ", size, " rows"}),
                      rows->lines + below);
    }
    rows->areSeparated = pieces != Way::characters;
    if (pieces != Way::fields) giveBoxes(text, *rows);
    requireNoEdges(*rows);
    return rows;
  }
  return std::nullopt;
}

// A part of the line that may be longer than the line.
std::string_view partOf(std::string_view line, std::size_t begin, std::size_t length) {
  return line.substr(std::min(begin, line.size()), length);
}

// Cuts rows in which spaces are blanks. Bars part each into equal parts, in which squares end at
// equal distances. Rows without bars are one part.
struct Columns {
  std::size_t size;
  std::size_t parts;
  bool hasFrame;      // bars stand around the row too
  std::size_t pitch;  // the distance of two squares
  std::size_t end;    // of the first square in a part; one less in the first part without a frame

  static Texts partsOf(const Line& line, bool hasFrame) {
    std::string_view row = hasFrame ? line.squares : line.body;
    if (hasFrame && (row.size() < 2 || !isBar(row.front()) || !isBar(row.back()))) return {};
    if (hasFrame) row = row.substr(1, row.size() - 2);
    Texts found;
    for (std::size_t begin = 0; begin <= row.size();) {
      const std::size_t end = std::min(row.find_first_of("|\1", begin), row.size());
      found.push_back(row.substr(begin, end - begin));
      begin = end + (end + 1 < row.size() && isBar(row[end + 1]) ? 2 : 1);  // a double bar is one
    }
    return found;
  }

  Texts operator()(const Line& line, std::size_t) const {
    const Texts all = partsOf(line, hasFrame);
    if (all.size() != parts || line.isRule || line.body.find('\t') != line.body.npos) return {};
    Texts squares;
    for (std::size_t i = 0; i < size; ++i) {
      const std::size_t inPart = i % (size / parts);
      const std::string_view part = all[i / (size / parts)];
      const std::size_t cut = parts > 1 && !hasFrame && i < size / parts ? 1 : 0;
      const std::size_t to = end - cut + inPart * pitch, from = to < pitch ? 0 : to - pitch;
      const std::string_view slot = partOf(part, from, to - from), square = trimmed(slot);
      const bool isSquare = kindOf(square) == Token::cell && !isBlankText(square) &&
                            slot.size() == to - from && !isSpace(slot.back()) &&
                            (parts > 1 || hasFrame || isDigit(square[0]));
      if (!square.empty() && !isSquare) return {};
      squares.push_back(square);
      const bool isLast = inPart + 1 == size / parts;
      if (isLast && !trimmed(partOf(part, to, part.size())).empty()) return {};
    }
    return squares;
  }
};

// If some rows have spaces at their ends, no row lacks them.
bool lacksSpaces(Text& text, const FoundBoard& rows) {
  std::size_t shortest = SIZE_MAX, longest = 0;
  bool hasSpaces = false;
  for (const std::size_t i : rows.lineOf) {
    const std::string_view row = text.peek(i)->body;
    shortest = std::min(shortest, row.size());
    longest = std::max(longest, row.size());
    hasSpaces = hasSpaces || (!row.empty() && row.back() == ' ');
  }
  return hasSpaces && shortest < longest;
}

std::optional<FoundBoard> columns(Text& text) {
  const Line& first = *text.peek();
  const auto read = [&](const Columns& layout, bool hasBars) -> std::optional<FoundBoard> {
    const bool isSize = hasBars ? layout.size <= kMost : usualBoxHeight(layout.size) > 0;
    if (layout.size < 4 || !isSize) return std::nullopt;
    std::optional<FoundBoard> rows = rowsBy(text, layout.size, layout);
    if (!rows) return std::nullopt;
    if (!hasBars && lacksSpaces(text, *rows)) {
      throw TextError(first.squares,
                      "some of these rows lack the spaces at their ends; write 0 for each blank",
                      rows->lines);
    }
    const std::size_t below = rowsBelow(text, *rows, layout);
    if (below > 0 && below < layout.size) return std::nullopt;
    rows->areSeparated = layout.pitch > 1;
    if (hasBars) giveBoxes(text, *rows);
    return rows;
  };
  for (const bool hasFrame : {true, false}) {
    const Texts parts = Columns::partsOf(first, hasFrame);
    if (parts.size() + hasFrame < 2) continue;
    const std::size_t width = hasFrame ? parts[0].size() : parts[0].size() + 1;
    for (const std::size_t pitch : {2U, 3U, 4U, 5U, 1U}) {
      for (std::size_t end = std::min(pitch, width); end > 0; --end) {
        const std::size_t each = (width - end) / pitch + 1;
        const Columns layout{each * parts.size(), parts.size(), hasFrame, pitch, end};
        if (auto board = read(layout, true)) return board;
      }
    }
    return std::nullopt;
  }
  // Without bars, the longest row reaches the last column. A lone number is a size.
  if (first.body.find(' ') == first.body.npos) return std::nullopt;
  std::size_t longest = 0;
  for (std::size_t i = 0; i < 25; ++i) {
    // The board has at least half as many rows; others are not waited for.
    const Line* const line = i < (longest + 1) / 2 ? text.peek(i) : text.peekArrived(i);
    const bool isRow = line != nullptr && !line->body.empty() &&
                       line->squares.find_first_not_of(" 123456789") == line->squares.npos;
    if (!isRow) break;
    longest = std::max(longest, line->body.size());
  }
  for (const std::size_t pitch : {1U, 2U, 3U}) {
    for (std::size_t end = 1; end <= std::min(pitch, longest); ++end) {
      const Columns layout{(longest - end) / pitch + 1, 1, false, pitch, end};
      if (auto board = read(layout, false)) return board;
    }
  }
  return std::nullopt;
}

// Gives the region to all squares that no line of a drawing parts from that one. Returns their
// number. Each square is `pitch` columns wide.
std::size_t fill(Text& text, const FoundBoard& rows, std::size_t margin, std::size_t pitch,
                 std::size_t first, std::vector<int>& regionOf) {
  const std::size_t size = rows.size;
  const int region = 1 + *std::max_element(regionOf.begin(), regionOf.end());
  std::vector<std::size_t> found = {first};
  regionOf[first] = region;
  const auto isAt = [&](std::size_t line, std::size_t column, std::string_view signs) {
    const std::string_view part = partOf(text.peek(line)->body, margin + column, 1);
    return !part.empty() && signs.find(part[0]) != signs.npos;
  };
  const auto add = [&](bool isInside, std::size_t square) {
    if (!isInside || regionOf[square] >= 0) return;
    regionOf[square] = region;
    found.push_back(square);
  };
  for (std::size_t i = 0; i < found.size() && i <= size; ++i) {
    const std::size_t square = found[i], row = square / size, column = square % size;
    const std::size_t left = column * pitch, middle = left + pitch / 2, line = rows.lineOf[row];
    add(column > 0 && !isAt(line, left, "|+\1"), square - 1);
    add(column + 1 < size && !isAt(line, left + pitch, "|+\1"), square + 1);
    add(row > 0 && !isAt(line - 1, middle, "-=_"), square - size);
    add(row + 1 < size && !isAt(line + 1, middle, "-=_"), square + size);
  }
  return found.size();
}

// A drawing of irregular regions with a frame, perhaps without corners, and with bars and lines
// between squares of different regions.
//
//   +-----------+---+
//   | 1       3 |   |
//   |       +---+   |
std::optional<FoundBoard> regionDrawing(Text& text, std::size_t pitch) {
  const Line& first = *text.peek();
  const Line* const second = first.isRule ? text.peek(1) : nullptr;
  const std::size_t size = (first.squares.size() + pitch - 2) / pitch;
  if (second == nullptr || size < 2 || size > kMost) return std::nullopt;
  const auto margin = static_cast<std::size_t>(second->squares.data() - second->body.data());
  FoundBoard rows{size, {}, true, 2 * size + 1};
  for (std::size_t i = 0; i < rows.lines; ++i) {
    const Line* const line = text.peek(i);
    const bool isRow = i % 2 == 1;
    if (line == nullptr || (isRow ? line->isRule : !line->isRule && !line->tokens.empty())) {
      return std::nullopt;
    }
    if (isRow) rows.lineOf.push_back(i);
    if (!line->options.empty()) rows.options = line->options;
    for (std::size_t column = 0; isRow && column < size; ++column) {
      const std::size_t begin = margin + column * pitch + 1;
      const std::string_view square = trimmed(partOf(line->body, begin, pitch - 1));
      if (!square.empty() && kindOf(square) != Token::cell) return std::nullopt;
      rows.squares.push_back(square);
    }
  }
  std::vector<int>& regionOf = rows.regionOf;
  regionOf.assign(size * size, -1);
  for (std::size_t square = 0; square < size * size; ++square) {
    const bool isNew = regionOf[square] < 0;
    if (isNew && fill(text, rows, margin, pitch, square, regionOf) != size) return std::nullopt;
  }
  return rows;
}

// Pencil marks: for each square of a 9x9 board its candidates in ascending order.
std::optional<FoundBoard> pencilMarks(Text& text) {
  const auto candidatesOf = [](std::string_view digits) {
    unsigned candidates = 0;
    for (const char c : digits) {
      const unsigned bit = '1' <= c && c <= '9' ? 1U << (c - '0') : 0;
      if (bit <= candidates) return 0U;
      candidates |= bit;
    }
    return candidates;
  };
  std::optional<FoundBoard> rows = rowsBy(text, 9, [&](const Line& line, std::size_t) {
    Texts squares;
    for (const Token& token : line.tokens) {
      if (candidatesOf(token.text) > 0) squares.push_back(token.text);
    }
    return squares.size() == line.tokens.size() ? squares : Texts();
  });
  if (!rows) return std::nullopt;
  bool hasMarks = false;
  for (std::string_view& square : rows->squares) {
    rows->candidates.push_back(candidatesOf(square));
    hasMarks = hasMarks || square.size() > 1;
  }
  if (!hasMarks) return std::nullopt;
  return rows;
}

// One square a line, as in a list of JSON with many lines.
std::optional<FoundBoard> squaresInLines(Text& text) {
  FoundBoard board{0, {}, true};
  std::size_t between = 0;
  for (board.lines = 0; board.squares.size() < kMost * kMost; ++board.lines) {
    const Line* const line = text.peek(board.lines);
    if (line == nullptr || line->isEmpty() || line->isRule || between > kMostBetween) break;
    between = line->tokens.empty() ? between + 1 : 0;
    if (between > 0) continue;
    if (line->tokens.size() != 1 || line->tokens[0].kind != Token::cell) break;
    board.squares.push_back(line->tokens[0].text);
  }
  const std::size_t count = board.squares.size();
  board.size = squareRoot(count);
  if (count < 16) return std::nullopt;
  if (board.size > 0) return board;
  throw TextError(board.squares.front(),
                  message({"found ", count, " lines of one square; a 9x9 board has 81"}),
                  board.lines);
}

// The row, the column and the value of a given, if the line has just these and perhaps words, with
// at most one space between them.
Texts tripleIn(const Line& line) {
  Texts numbers;
  for (const Token& token : line.tokens) {
    const bool isNumber = token.kind == Token::cell && isDigit(token.text[0]);
    if (isNumber) numbers.push_back(token.text);
    if (!isNumber && token.kind != Token::word && token.text != ".") return {};
  }
  return numbers.size() == 3 && line.body.find("  ") == line.body.npos ? numbers : Texts();
}

// A given a line: its row, its column and its value, from 0 or from 1.
std::optional<FoundBoard> triples(Text& text, const std::vector<int>& sizesAbove) {
  constexpr std::size_t kLeast = 5;
  const auto numberOf = [](std::string_view digits) { return std::stoi(std::string(digits)); };
  std::vector<Texts> givens;
  int first = INT_MAX, last = 0, size = 4;
  for (const Line* line; (line = text.peek(givens.size())) != nullptr;) {
    givens.push_back(tripleIn(*line));
    const Texts& given = givens.back();
    if (given.empty() || givens.size() > kMost * kMost) break;
    first = std::min({first, numberOf(given[0]), numberOf(given[1])});
    last = std::max({last, numberOf(given[0]), numberOf(given[1])});
    size = std::max(size, numberOf(given[2]));
  }
  if (!givens.empty() && givens.back().empty()) givens.pop_back();
  const auto isSize = [](int each) { return usualBoxHeight(static_cast<std::size_t>(each)) > 0; };
  size = std::max(size, last + (first == 0 ? 1 : 0));
  while (!isSize(size) && size <= kMaxSize) ++size;
  if (givens.size() < kLeast || size > kMaxSize) return std::nullopt;
  for (const int above : sizesAbove) {
    if (above <= 25 && isSize(above)) size = std::max(size, above);
  }
  const auto fail = [&](std::size_t line, const char* problem) {
    throw TextError(text.peek(line)->squares, problem, givens.size());
  };
  if (first > 0 && last < size) {
    fail(0, "these rows, columns and values do not show whether they count from 0");
  }
  const auto squares = static_cast<std::size_t>(size * size);
  FoundBoard board{static_cast<std::size_t>(size), Texts(squares), true, givens.size()};
  for (std::size_t i = 0; i < givens.size(); ++i) {
    const int from = first == 0 ? 0 : 1;
    const int square = (numberOf(givens[i][0]) - from) * size + numberOf(givens[i][1]) - from;
    std::string_view& given = board.squares[static_cast<std::size_t>(square)];
    if (!given.empty()) fail(i, "this square has a value above");
    given = givens[i][2];
  }
  return board;
}

}  // namespace

std::optional<FoundBoard> boardInLines(Text& text, const std::vector<int>& sizesAbove,
                                       bool mayBeAnySize) {
  const std::size_t least = mayBeAnySize ? 2 : 4;
  const Line& line = *text.peek();
  const std::function<std::optional<FoundBoard>()> grammars[] = {
      [&] { return regionDrawing(text, 4); },
      [&] { return regionDrawing(text, 5); },
      [&] { return regionDrawing(text, 6); },
      [&] { return pencilMarks(text); },
      [&] { return rowsOf(text, Way::whole, least, kMost); },
      [&] { return rowsOf(text, Way::last, least, kMost); },
      [&] { return rowsOf(text, Way::counted, least, kMost); },
      [&] { return squaresInLines(text); },
      [&] { return triples(text, sizesAbove); },
      [&] { return columns(text); }};
  if (line.squares.empty()) return std::nullopt;
  std::optional<TextError> first;
  std::optional<FoundBoard> wrong;  // with values that are too large, if nothing else is found
  const bool isRule = line.isRule && !isRowOfBlanks(text, line);
  for (const auto& grammar : grammars) {
    if (isRule && &grammar - grammars > 2) break;  // only drawings of regions begin with a rule
    try {
      std::optional<FoundBoard> board = grammar();
      if (!board) continue;
      if (board->size > 9 || !hasValueAbove(board->squares, board->size)) return board;
      if (!wrong) wrong = std::move(board);
    } catch (const TextError& error) {
      if (!first) first = error;
    }
  }
  if (first && !wrong) throw *first;
  return wrong;
}

std::optional<FoundBoard> rowsOfSize(Text& text, std::size_t size) {
  std::optional<FoundBoard> board = rowsOf(text, Way::whole, size, size);
  return board ? std::move(board) : rowsOf(text, Way::last, size, size);
}

std::optional<FoundBoard> mapBelow(Text& text, std::size_t lines, std::size_t size) {
  const auto isEmpty = [](const Line* line) { return line != nullptr && line->tokens.empty(); };
  std::size_t begin = lines;
  while (isEmpty(text.peekArrived(begin)) && begin < lines + kMostBetween) ++begin;
  const Line* const line = text.peekArrived(begin);
  if (line == nullptr || !mayBeginMap(line->squares, size)) return std::nullopt;
  const Text::From from(text, begin);
  std::vector<FoundBoard> found = boardsInLine(*line, false, false);
  if (auto rows = found.empty() ? rowsOfSize(text, size) : std::nullopt) found = {*rows};
  if (found.size() != 1 || !isMap(found[0].squares, size)) return std::nullopt;
  FoundBoard& map = found[0];
  std::size_t below = map.lines;
  while (isEmpty(text.peekArrived(below)) && below < map.lines + kMostBetween) ++below;
  const bool isLast = text.peekArrived(below) == nullptr;
  const bool isApart = begin > lines, isApartBelow = below > map.lines;
  if (!isLast && isApart == isApartBelow) {
    constexpr const char* kProblem =
        "this map may belong to the board above or below; part it from the other by a blank line";
    throw TextError(line->squares, kProblem, begin + below);
  }
  map.lines += begin - lines;
  return isLast || !isApart ? std::move(found[0]) : std::optional<FoundBoard>();
}

}  // namespace sudoku
