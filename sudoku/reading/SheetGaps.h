// SheetGaps.h: recognises boards of a sheet whose boxes are apart: with an empty row below each row
// of boxes, an empty column beside each column of boxes, or both. A board without gaps may have
// empty rows and columns too: it is tried first, in Sheet.h.

#ifndef SUDOKU_READING_SHEETGAPS_H_
#define SUDOKU_READING_SHEETGAPS_H_

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/Sheet.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

class SheetGaps {
 public:
  explicit SheetGaps(Lines& lines) : lines_(lines) {
    const Line& line = *lines.peek();
    columns_ = line.text.find(',') == line.text.npos ? 0 : cellsOf(line).size();
  }

  // The place of the first board; none if its boxes are not apart. `named` is its size if that is
  // known, otherwise 0. Looks no further than a line that does not fit.
  BoardInSheet firstBoard(std::size_t named) {
    std::vector<BoardInSheet> places;
    for (std::size_t size = 4; size <= columns_; ++size) {
      const std::size_t height = usualBoxHeight(size);
      if (height == 0 || (named > 0 && named != size)) continue;
      const std::size_t width = size / height;
      const BoardInSheet both{BoardInSheet::board, size, 0, 0, height, width};
      BoardInSheet onlyRows = both, onlyColumns = both;
      onlyRows.gapColumns = onlyColumns.gapRows = 0;
      for (const BoardInSheet& place : {both, onlyRows, onlyColumns}) {
        if (places.empty()) places = placesOf(place);
      }
    }
    if (places.size() > 1) places.front().kind = BoardInSheet::unclear;
    return places.empty() ? BoardInSheet() : places.front();
  }

 private:
  // All places with these gaps.
  std::vector<BoardInSheet> placesOf(BoardInSheet place) {
    std::vector<BoardInSheet> places;
    const std::size_t width = place.column(place.size - 1) + 1;
    if (width > columns_ || columns_ > width + BoardInSheet::kMostMargin) return places;
    for (place.top = 0; place.top <= BoardInSheet::kMostMargin; ++place.top) {
      if (place.top > 0 && !hasCells(place.top - 1, {})) break;
      for (place.left = 0; place.left + width <= columns_; ++place.left) {
        if (isBoardAt(place)) places.push_back(place);
      }
    }
    return places;
  }

  // The place has a board if all cells between its boxes and around it are empty, its values are
  // too far apart for a board without gaps, and there are enough of them for a puzzle: in rows
  // without gaps, many squares may be blank too.
  bool isBoardAt(const BoardInSheet& place) {
    std::size_t left = columns_, right = 0, top = place.bottom(), bottom = 0, values = 0;
    for (std::size_t i = 0, row = place.top; row < place.bottom(); ++row) {
      const bool isGap = row != place.row(i);
      if (!hasCells(row, isGap ? BoardInSheet() : place)) return false;
      if (!isGap) ++i;
      const Words cells = cellsOf(*lines_.peek(row));
      for (std::size_t column = 0; column < columns_; ++column) {
        if (cells[column].empty()) continue;
        left = std::min(left, column), right = std::max(right, column + 1);
        top = std::min(top, row), bottom = std::max(bottom, row + 1);
        if (!isBlankSquare(cells[column])) ++values;
      }
    }
    const bool isWide = place.gapColumns == 0 || right > left + place.size;
    const bool isHigh = place.gapRows == 0 || bottom > top + place.size;
    if (!isWide || !isHigh || values <= place.size || !isEnd(place)) return false;
    const bool areBoth = place.gapRows > 0 && place.gapColumns > 0;
    return (areBoth && !isOrdinarySize(columns_)) || !isWhole();
  }

  // True if the rows are as many as those of one board, or several, that fill all columns.
  bool isWhole() {
    const auto isRow = [this](const Line* line) {
      return line != nullptr && line->kind() == LineKind::squares &&
             cellsOf(*line).size() == columns_;
    };
    std::size_t rows = 0;
    while (isSize(columns_) && rows < 4 * columns_ && isRow(lines_.peek(rows))) ++rows;
    return rows > 0 && rows % columns_ == 0;
  }

  // True if the row has values or blanks of that place and no other cells.
  bool hasCells(std::size_t ahead, const BoardInSheet& place) {
    const Line* const line = lines_.peek(ahead);
    if (line == nullptr || line->kind() != LineKind::squares) return false;
    const Words cells = cellsOf(*line);
    if (cells.size() != columns_) return false;
    std::size_t i = 0;
    for (std::size_t column = 0; column < columns_; ++column) {
      const bool isSquare = i < place.size && column == place.column(i);
      if (isSquare) ++i;
      if (isSquare ? !isValueOrBlank(cells[column], place.size) : !cells[column].empty()) {
        return false;
      }
    }
    return true;
  }

  // True if the row below is no part of a board without these gaps.
  bool isEnd(const BoardInSheet& place) {
    const Line* const line = lines_.peek(place.bottom());
    return line == nullptr || line->kind() != LineKind::squares || areEmpty(cellsOf(*line)) ||
           cellsOf(*line).size() != columns_;
  }

  Lines& lines_;
  std::size_t columns_;
};

}  // namespace sudoku

#endif
