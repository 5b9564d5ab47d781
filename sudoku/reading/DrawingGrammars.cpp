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

// Cuts rows in which spaces are blanks. Bars part each into equal parts, in which squares end at
// equal distances. Rows without bars are one part.
struct Columns {
  std::size_t size, parts;
  bool hasFrame;      // bars stand around the row too
  std::size_t pitch;  // the distance of two squares
  std::size_t end;    // of the first square in a part
  std::size_t cut;    // so much less in the first part

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
    const bool hasBars = parts > 1 || hasFrame;
    Texts squares;
    for (std::size_t i = 0; i < size; ++i) {
      const std::size_t inPart = i % (size / parts);
      const std::string_view part = all[i / (size / parts)];
      const std::size_t to = end - (i < size / parts ? cut : 0) + inPart * pitch;
      const std::size_t from = to < pitch ? 0 : to - pitch;
      const std::string_view slot = partOf(part, from, to - from), square = trimmed(slot);
      const bool isSquare =
          kindOf(square) == Token::cell && (!isBlankText(square) || (square == "0" && hasBars)) &&
          slot.size() == to - from && !isSpace(slot.back()) && (hasBars || isDigit(square[0]));
      if (!square.empty() && !isSquare) return {};
      squares.push_back(square);
      const bool isLast = inPart + 1 == size / parts;
      if (isLast && !trimmed(partOf(part, to, part.size())).empty()) return {};
    }
    return squares;
  }
};

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

}  // namespace

std::optional<FoundBoard> columns(Text& text) {
  const Line& first = *text.peek();
  const auto read = [&](const Columns& layout, bool hasBars) -> std::optional<FoundBoard> {
    const bool isSize = hasBars ? layout.size <= kMost : usualBoxHeight(layout.size) > 0;
    if (layout.size < 4 || !isSize) return std::nullopt;
    std::optional<FoundBoard> rows = rowsBy(text, layout.size, layout);
    if (!rows) return std::nullopt;
    const std::size_t below = rowsBelow(text, *rows, layout);
    if (below > 0 && below < layout.size) return std::nullopt;
    rows->areSeparated = layout.pitch > 1;
    if (hasBars) giveBoxes(text, *rows);
    return rows;
  };
  for (const bool hasFrame : {true, false}) {
    const Texts parts = Columns::partsOf(first, hasFrame);
    if (parts.size() + hasFrame < 2) continue;
    for (const std::size_t pitch : {2U, 3U, 4U, 5U, 1U}) {
      // Without a frame, the first part lacks the space before its first square.
      const std::size_t cut = hasFrame || pitch == 1 ? 0 : 1, width = parts[0].size() + cut;
      for (std::size_t end = std::min(pitch, width); end > 0; --end) {
        const std::size_t each = (width - end) / pitch + 1;
        const Columns layout{each * parts.size(), parts.size(), hasFrame, pitch, end, cut};
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
      const Columns layout{(longest - end) / pitch + 1, 1, false, pitch, end, 0};
      if (auto board = read(layout, false)) return board;
    }
  }
  return std::nullopt;
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
  FoundBoard board{9, Texts(81), true, kLines};
  std::vector<int> marks(81);
  for (std::size_t i = 0; i < kLines; ++i) {
    const Line* const line = text.peek(i);
    if (line == nullptr || line->isRule != (i % kPitch == 0)) return std::nullopt;
    for (std::size_t column = 0; !line->isRule && column < kLines; ++column) {
      const std::string_view mark = partOf(line->squares, column, 1);
      if (mark.empty() || isBar(mark[0]) != (column % kPitch == 0)) return std::nullopt;
      const std::size_t square = i / kPitch * 9 + column / kPitch;
      if (isDigit(mark[0]))
        board.squares[square] = marks[square]++ == 0 ? mark : std::string_view();
    }
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

}  // namespace sudoku
