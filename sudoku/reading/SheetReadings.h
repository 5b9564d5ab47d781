// SheetReadings.h: finds the boards that the next rows of a sheet can be if some of its rows and
// columns are empty: boards of several sizes, with and without gaps between their boxes, which are
// the usual ones unless only others fit.
// Spreadsheets write empty rows and columns above and beside a board, which look like blank squares
// of a larger one. No size is guessed: if several fit, the sheet is unclear.

#ifndef SUDOKU_READING_SHEETREADINGS_H_
#define SUDOKU_READING_SHEETREADINGS_H_

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Shape.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/Sheet.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

class SheetReadings {
 public:
  explicit SheetReadings(Lines& lines) : lines_(lines) {
    const Line& line = *lines.peek();
    if (line.kind() != LineKind::squares || line.text.find(',') == line.text.npos) return;
    columns_ = cellsOf(line).size();
    if (columns_ < 4 || columns_ > kMostColumns) columns_ = 0;
  }

  // The place of the first board; none if no board fits. `named` is its size if that is known,
  // otherwise 0.
  BoardInSheet firstBoard(std::size_t named) {
    const std::vector<BoardInSheet> all =
        columns_ == 0 ? std::vector<BoardInSheet>() : readings(named);
    if (all.empty()) return {};
    // Most programs write boards that fill the sheet.
    const auto isWholePlace = [this](const BoardInSheet& place) { return isWhole(place); };
    const bool areWhole = std::all_of(all.begin(), all.end(), isWholePlace);
    for (const BoardInSheet& place : all) {
      if (isFull(place) || (isWhole(place) && (areWhole || isTight(place)))) return place;
    }
    const auto isUnlikely = [&](const BoardInSheet& place) {
      return std::any_of(all.begin(), all.end(), [&](const BoardInSheet& other) {
        return other.size != place.size && isLikely(other) && !hasLargest(place);
      });
    };
    std::vector<BoardInSheet> rest;
    std::remove_copy_if(all.begin(), all.end(), std::back_inserter(rest), isUnlikely);
    return rest.size() == 1 ? rest[0] : unclear(all);
  }

 private:
  static constexpr std::size_t kMostColumns = 65;

  // The places with values from the first row with a value on, at most two for each size and kind
  // of gaps. Empty if the only one is that of a board that fills the sheet: the lines below such a
  // board are not waited for.
  std::vector<BoardInSheet> readings(std::size_t named) {
    std::size_t first = 0;
    while (first < kMostColumns && hasRow(first) && areEmpty(rows_[first])) ++first;
    std::vector<BoardInSheet> result;
    if (!hasRow(first) || areEmpty(rows_[first])) return result;
    std::vector<BoardInSheet> whole, others;
    for (const std::size_t size : usualSizes(columns_)) {
      if (named > 0 && named != size) continue;
      const std::size_t usual = usualBoxHeight(size);
      for (const BoardInSheet& place : kindsOfGaps(size, usual)) {
        if (first == 0 && isWhole(place)) {
          whole.push_back(place);
        } else {
          addPlaces(result, place, first);
        }
      }
      for (std::size_t height = 2; height < size && !isOrdinarySize(size); ++height) {
        if (height == usual || size % height != 0) continue;
        const std::vector<BoardInSheet> kinds = kindsOfGaps(size, height);
        others.insert(others.end(), kinds.begin() + 1, kinds.end());
      }
    }
    const bool areUsual = !result.empty();
    if (!areUsual) {
      for (const BoardInSheet& place : others) addPlaces(result, place, first);
    }
    if (result.empty()) return result;
    std::vector<BoardInSheet> filling;
    for (const BoardInSheet& place : whole) addPlaces(filling, place, first);
    if (!areUsual && !filling.empty()) return {};
    result.insert(result.end(), filling.begin(), filling.end());
    return result;
  }

  // Places of that size, first without gaps, then with gaps between boxes of that height.
  static std::vector<BoardInSheet> kindsOfGaps(std::size_t size, std::size_t height) {
    std::vector<BoardInSheet> kinds;
    for (const std::size_t gapRows : {std::size_t{0}, height}) {
      for (const std::size_t gapColumns : {std::size_t{0}, size / height}) {
        kinds.push_back({BoardInSheet::board, size, 0, 0, gapRows, gapColumns});
      }
    }
    return kinds;
  }

  // Adds the first two places with these gaps that have the row `first`, the first with a value.
  void addPlaces(std::vector<BoardInSheet>& places, BoardInSheet place, std::size_t first) {
    const std::size_t width = place.column(place.size - 1) + 1, height = place.bottom();
    if (width > columns_) return;
    std::size_t found = 0;
    for (std::size_t top = first < height ? 0 : first - height + 1; top <= first; ++top) {
      for (std::size_t left = 0; left + width <= columns_; ++left) {
        place.top = top, place.left = left;
        if (!isBoardAt(place)) continue;
        places.push_back(place);
        if (++found == 2) return;
      }
    }
  }

  // True if the line is a row of the sheet. Then rows_ has it.
  bool hasRow(std::size_t row) {
    while (rows_.size() <= row) {
      const Line* const line = lines_.peek(rows_.size());
      if (line == nullptr || line->kind() != LineKind::squares) return false;
      Words cells = cellsOf(*line);
      if (cells.size() != columns_) return false;
      rows_.push_back(std::move(cells));
    }
    return true;
  }

  // True if the cells of the place can be a board with a value, and all others of its rows and of
  // those above it are empty.
  bool isBoardAt(const BoardInSheet& place) {
    bool hasValue = false;
    std::size_t i = 0;
    for (std::size_t row = 0; row < place.bottom(); ++row) {
      if (!hasRow(row)) return false;
      const bool areSquares = row == place.row(i);
      std::size_t k = 0;
      for (std::size_t column = 0; column < columns_; ++column) {
        const std::string_view text = rows_[row][column];
        const bool isSquare = areSquares && k < place.size && column == place.column(k);
        if (isSquare ? !isValueOrBlank(text, place.size) : !text.empty()) return false;
        k += isSquare ? 1 : 0;
        hasValue = hasValue || (isSquare && !isBlankSquare(text));
      }
      i += areSquares ? 1 : 0;
    }
    return hasValue && isEnd(place);
  }

  // True if no row of the sheet is left below the place, or enough for another board.
  bool isEnd(const BoardInSheet& place) {
    const std::size_t bottom = place.bottom(), height = bottom - place.top;
    if (!hasRow(bottom)) return true;
    const std::size_t most = 4 * kMostColumns;
    std::size_t end = bottom;
    bool isEmpty = true;
    for (; end < most && hasRow(end); ++end) isEmpty = isEmpty && areEmpty(rows_[end]);
    if (isEmpty || end == most) return true;
    if (areEmpty(rows_[bottom])) return end > bottom + place.size;
    return (end - place.top) % height == 0;
  }

  // True if the place has all columns of the sheet.
  bool isWhole(const BoardInSheet& place) const {
    return place.size == columns_ && place.gapRows + place.gapColumns == 0;
  }

  std::string_view square(const BoardInSheet& place, std::size_t row, std::size_t column) const {
    return rows_[place.row(row)][place.column(column)];
  }

  // True if no square of the board is an empty cell: zeros show where it is.
  bool isFull(const BoardInSheet& place) const {
    for (std::size_t i = 0; i < place.size * place.size; ++i) {
      if (square(place, i / place.size, i % place.size).empty()) return false;
    }
    return true;
  }

  // True if the first and the last row and column of the board have values.
  bool isTight(const BoardInSheet& place) const {
    bool isTop = false, isBottom = false, isLeft = false, isRight = false;
    for (std::size_t i = 0; i < place.size; ++i) {
      isTop = isTop || !square(place, 0, i).empty();
      isBottom = isBottom || !square(place, place.size - 1, i).empty();
      isLeft = isLeft || !square(place, i, 0).empty();
      isRight = isRight || !square(place, i, place.size - 1).empty();
    }
    return isTop && isBottom && isLeft && isRight;
  }

  bool hasLargest(const BoardInSheet& place) const {
    const std::string largest = std::to_string(place.size);
    for (std::size_t i = 0; i < place.size * place.size; ++i) {
      if (square(place, i / place.size, i % place.size) == largest) return true;
    }
    return false;
  }

  // True for a tight place of a board with its largest value, and with square boxes or gaps on all
  // sides of them.
  bool isLikely(const BoardInSheet& place) const {
    const bool areApart = place.gapRows > 0 && place.gapColumns > 0;
    return (isOrdinarySize(place.size) || areApart) && isTight(place) && hasLargest(place);
  }

  static BoardInSheet unclear(const std::vector<BoardInSheet>& all) {
    BoardInSheet place = all[0];
    for (const BoardInSheet& other : all) {
      if (other.bottom() > place.bottom()) place = other;
    }
    for (const BoardInSheet& other : all) {
      if (other.size != place.size) place.otherSize = other.size;
    }
    place.kind = BoardInSheet::unclear;
    return place;
  }

  Lines& lines_;
  std::size_t columns_ = 0;
  std::vector<Words> rows_;
};

}  // namespace sudoku

#endif
