// DrawingGrammars.cpp: boards whose squares stand in columns, so that spaces are blanks.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "sudoku/reading/Grammars.h"

namespace sudoku {
namespace {

// A part of the line that may be longer than the line.
std::string_view partOf(std::string_view line, std::size_t begin, std::size_t length) {
  return line.substr(std::min(begin, line.size()), length);
}

// The texts between the bars of a row and of the frame around it; none if it has no frame. A double
// bar is one.
Texts segmentsOf(const Line& line) {
  std::string_view row = line.squares;
  if (row.size() < 2 || !isBar(row.front()) || !isBar(row.back())) return {};
  row = row.substr(1, row.size() - 2);
  Texts found;
  for (std::size_t begin = 0; begin <= row.size();) {
    const std::size_t end = std::min(row.find_first_of("|\1", begin), row.size());
    found.push_back(row.substr(begin, end - begin));
    begin = end + (end + 1 < row.size() && isBar(row[end + 1]) ? 2 : 1);
  }
  return found;
}

// Cuts rows in which spaces are blanks. Bars cut each into segments with equally many squares,
// which end at equal distances. Rows without bars are one segment.
//
//   | 1   3 |   5   |    two segments of three squares, pitch 2, end 2
struct Columns {
  std::size_t size, segments;
  bool hasBars;
  std::size_t pitch;  // the distance of two squares
  std::size_t end;    // of the first square in a segment

  Texts operator()(const Line& line, std::size_t) const {
    const Texts all = hasBars ? segmentsOf(line) : Texts{line.body};
    if (all.size() != segments || line.isRule || line.body.find('\t') != line.body.npos) return {};
    Texts squares;
    for (const std::string_view segment : all) {
      std::size_t to = end;
      for (std::size_t square = 0; square < size / segments; ++square, to += pitch) {
        const std::size_t from = to < pitch ? 0 : to - pitch;
        const std::string_view slot = partOf(segment, from, to - from);
        if (!trimmed(slot).empty() && !isSquare(slot, to - from)) return {};
        squares.push_back(trimmed(slot));
      }
      if (!trimmed(partOf(segment, to - pitch, segment.size())).empty()) return {};
    }
    return squares;
  }

 private:
  // True if the slot, of that width, ends with a value, or between bars with 0.
  bool isSquare(std::string_view slot, std::size_t width) const {
    const std::string_view square = trimmed(slot);
    const bool isBlank = isBlankText(square);
    const bool isValue = hasBars ? !isBlank || square == "0" : !isBlank && isDigit(square[0]);
    return isValue && tokenKind(square) == Token::cell && slot.size() == width &&
           !isSpace(slot.back());
  }
};

// The next lines as a board in that layout.
std::optional<FoundBoard> boardBy(Text& text, const Columns& layout) {
  const std::size_t size = layout.size;
  const bool isSize = layout.hasBars ? size <= kMost : usualBoxHeight(size) > 0;
  if (size < 4 || !isSize) return std::nullopt;
  std::optional<FoundBoard> rows = rowsBy(text, size, layout);
  if (!rows) return std::nullopt;
  rows->areSeparated = layout.pitch > 1;
  if (layout.hasBars) giveBoxes(text, *rows);
  return rows;
}

// The board whose first row has these segments between bars.
std::optional<FoundBoard> columnsBetweenBars(Text& text, const Texts& segments) {
  const std::size_t width = segments[0].size();
  for (const std::size_t pitch : {2U, 3U, 4U, 5U, 1U}) {
    for (std::size_t end = std::min(pitch, width); end > 0; --end) {
      const std::size_t size = ((width - end) / pitch + 1) * segments.size();
      if (auto board = boardBy(text, {size, segments.size(), true, pitch, end})) return board;
    }
  }
  return std::nullopt;
}

// The board without bars, a character a square, whose longest row reaches the last column.
std::optional<FoundBoard> columnsWithoutBars(Text& text) {
  constexpr std::size_t kLargest = 25;
  if (text.peek()->body.find(' ') == std::string_view::npos) return std::nullopt;
  std::size_t longest = 0;
  for (std::size_t i = 0; i < kLargest; ++i) {
    // The board has at least half as many rows; others are not waited for.
    const Line* const line = i < (longest + 1) / 2 ? text.peek(i) : text.peekArrived(i);
    const bool isRow = line != nullptr && !line->body.empty() &&
                       line->squares.find_first_not_of(" 123456789") == line->squares.npos;
    if (!isRow) break;
    longest = std::max(longest, line->body.size());
  }
  return boardBy(text, {longest, 1, false, 1, 1});
}

// Gives the next region to all squares that no line of a drawing parts from that one. Returns their
// number. Each square is `pitch` columns wide.
std::size_t fill(Text& text, FoundBoard& rows, std::size_t margin, std::size_t pitch,
                 std::size_t first) {
  const std::size_t size = rows.size;
  const int region = 1 + *std::max_element(rows.regionOf.begin(), rows.regionOf.end());
  std::vector<std::size_t> found;
  const auto add = [&](std::size_t square) {
    if (rows.regionOf[square] >= 0) return;
    rows.regionOf[square] = region;
    found.push_back(square);
  };
  const auto isAt = [&](std::size_t line, std::size_t column, std::string_view signs) {
    const std::string_view part = partOf(text.peek(line)->body, margin + column, 1);
    return !part.empty() && signs.find(part[0]) != signs.npos;
  };
  add(first);
  for (std::size_t i = 0; i < found.size() && i <= size; ++i) {
    const std::size_t square = found[i], row = square / size, column = square % size;
    const std::size_t left = column * pitch, middle = left + pitch / 2, line = rows.lineOf[row];
    if (column > 0 && !isAt(line, left, "|+\1")) add(square - 1);
    if (column + 1 < size && !isAt(line, left + pitch, "|+\1")) add(square + 1);
    if (row > 0 && !isAt(line - 1, middle, "-=_")) add(square - size);
    if (row + 1 < size && !isAt(line + 1, middle, "-=_")) add(square + size);
  }
  return found.size();
}

}  // namespace

std::optional<FoundBoard> columns(Text& text) {
  const Texts segments = segmentsOf(*text.peek());
  return segments.empty() ? columnsWithoutBars(text) : columnsBetweenBars(text, segments);
}

// A drawing of a 9x9 board with a line between all rows, and the pencil marks of each square in
// three lines of three columns. A square with one mark is a given.
//
//   +---+---+
//   |***|1 3|
//   |*2*|  6|
//   |***|  9|
std::optional<FoundBoard> markDrawing(Text& text) {
  constexpr std::size_t kPitch = 4, kLines = 9 * kPitch + 1;
  std::vector<Texts> marks(81);
  for (std::size_t i = 0; i < kLines; ++i) {
    const Line* const line = text.peek(i);
    if (line == nullptr || line->isRule != (i % kPitch == 0)) return std::nullopt;
    if (line->isRule) continue;
    const Texts parts = segmentsOf(*line);
    if (parts.size() != 9) return std::nullopt;
    for (std::size_t column = 0; column < 9; ++column) {
      for (std::size_t j = 0; j < parts[column].size(); ++j) {
        const std::string_view mark = parts[column].substr(j, 1);
        if (isDigit(mark[0])) marks[i / kPitch * 9 + column].push_back(mark);
      }
    }
  }
  FoundBoard board{9, {}, true, kLines};
  for (const Texts& each : marks) {
    board.squares.push_back(each.size() == 1 ? each[0] : std::string_view());
  }
  return board;
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
    if (line == nullptr) return std::nullopt;
    if (!line->options.empty()) rows.options = line->options;
    const bool isBetween = i % 2 == 0;
    if (isBetween ? !line->isRule && !line->tokens.empty() : line->isRule) return std::nullopt;
    if (isBetween) continue;
    rows.lineOf.push_back(i);
    for (std::size_t column = 0; column < size; ++column) {
      const std::size_t begin = margin + column * pitch + 1;
      const std::string_view square = trimmed(partOf(line->body, begin, pitch - 1));
      if (!square.empty() && tokenKind(square) != Token::cell) return std::nullopt;
      rows.squares.push_back(square);
    }
  }
  rows.regionOf.assign(size * size, -1);
  for (std::size_t square = 0; square < size * size; ++square) {
    const bool isNew = rows.regionOf[square] < 0;
    if (isNew && fill(text, rows, margin, pitch, square) != size) return std::nullopt;
  }
  return rows;
}

}  // namespace sudoku
