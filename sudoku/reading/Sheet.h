// Sheet.h: reads boards that are a part of the rows of a sheet, as spreadsheets and libraries for
// tables write them, and recognises those with labels such as 1 2 3 around them. SheetReadings.h
// recognises the others.

#ifndef SUDOKU_READING_SHEET_H_
#define SUDOKU_READING_SHEET_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Shape.h"
#include "sudoku/reading/Labels.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/ReadPuzzle.h"
#include "sudoku/reading/Squares.h"
#include "sudoku/reading/Table.h"

namespace sudoku {

// The texts between commas, without quotes, or the words of the line.
inline Words cellsOf(const Line& line) {
  const std::string_view text = trimmedRight(withoutComment(line.text));
  if (text.find(',') == text.npos) return wordsOf(text);
  Words cells;
  for (const Field& field : splitFields(text, ',')) cells.push_back(trimmed(field.of(text)));
  return cells;
}

inline bool areEmpty(const Words& cells) {
  return std::all_of(cells.begin(), cells.end(),
                     [](std::string_view text) { return text.empty(); });
}

// The place of a board in a sheet.
struct BoardInSheet {
  enum Kind {
    none,
    empty,  // the next row is empty and no row of a board
    board,
    unclear  // there are several places
  };
  Kind kind = none;
  std::size_t size = 0;        // of the board
  std::size_t top = 0;         // number of rows above the board
  std::size_t left = 0;        // number of columns at its left
  std::size_t gapRows = 0;     // an empty row is below so many rows of it; 0 if none is
  std::size_t gapColumns = 0;  // the same for columns
  std::size_t otherSize = 0;   // of another board that fits, if it is unclear; 0 if none does

  static constexpr std::size_t kMostMargin = 4;  // rows or columns beside a board

  // The row and the column of the sheet for one of the board.
  std::size_t row(std::size_t i) const { return top + i + (gapRows > 0 ? i / gapRows : 0); }
  std::size_t column(std::size_t i) const {
    return left + i + (gapColumns > 0 ? i / gapColumns : 0);
  }
  std::size_t bottom() const { return row(size - 1) + 1; }

  // The height of the boxes between the gaps; 0 if there are none.
  std::size_t boxHeight() const { return gapColumns > 0 ? size / gapColumns : gapRows; }
};

// True for the text of a square of a board of that size.
inline bool isValueOrBlank(std::string_view text, std::size_t size) {
  return isAtMost(text, size) || (size > 9 && text.size() == 1 && isLetter(text[0]));
}

// Finds the board with labels in the next lines, as long as they have as many cells as the first
// one, up to a few more than a board needs.
class Sheet {
 public:
  explicit Sheet(Lines& lines) {
    const Line* line = lines.peek();
    Words cells = cellsOf(*line);
    columns_ = cells.size();
    const Line* const below = areLabels(cells) ? lines.peek(1) : nullptr;
    if (below != nullptr && cellsOf(*below).size() == columns_ + 1) {
      // Printed columns of labels have none of their own.
      cells.insert(cells.begin(), std::string_view());
      ++columns_;
    }
    if (columns_ < 4 || columns_ > kMostColumns || !mayHaveMargin(lines, cells)) return;
    const std::size_t most = 2 * columns_ + kMostMargin;
    while (cells.size() == columns_ && rows_.size() < most) {
      rows_.push_back(std::move(cells));
      line = lines.peek(rows_.size());
      const bool mayBeRow = line != nullptr && line->kind() == LineKind::squares;
      cells = mayBeRow ? cellsOf(*line) : Words();
    }
    isCut_ = rows_.size() == most;
    isRuled_ = line != nullptr && line->kind() == LineKind::rule;
    areColumnsFull_ = areColumnsFull();
  }

  // The place of the first board with labels. `named` is its size if that is known, otherwise 0.
  BoardInSheet firstBoard(std::size_t named) const {
    if (rows_.empty()) return {};
    const std::vector<std::size_t> all = named > 0 ? sizes(named) : allSizes();
    for (const std::size_t size : all) {
      for (const BoardInSheet& place : placesOf(size)) {
        if (haveLabelsAtTopAndLeft(place)) return place;
      }
    }
    const bool mayBeWhole = named == 0 && isWholeBoard();
    for (const std::size_t size : sizes(named)) {
      const std::vector<BoardInSheet> places = placesOf(size);
      const bool areLabelled = std::any_of(places.begin(), places.end(),
                                           [this](const auto& place) { return hasLabels(place); });
      if (!areLabelled) continue;
      BoardInSheet place = places.front();
      const bool isOne = places.size() == 1;
      if (isRegular(place) && (isOne || isFull(place) || !isLast(place))) continue;
      const bool isLarger = mayBeWhole && size < columns_;
      if (isOne && !isLarger) return place;
      // Without the empty row above all places, one of them may be regular.
      const bool isSkipped = place.top > 0 && areEmpty(rows_.front());
      place.kind = isSkipped ? BoardInSheet::empty : BoardInSheet::unclear;
      if (isLarger) place.otherSize = columns_;
      return place;
    }
    for (const std::size_t size : all) {
      for (const BoardInSheet& place : placesOf(size)) {
        const bool isOther = size > kSmallest && !isSize(size);
        if (isOther && hasLabels(place)) return amongLarger(place, named);
      }
    }
    return {areEmpty(rows_.front()) && !isRuled_ ? BoardInSheet::empty : BoardInSheet::none};
  }

 private:
  static constexpr std::size_t kMostColumns = 65;
  static constexpr std::size_t kMostMargin = BoardInSheet::kMostMargin;
  static constexpr std::size_t kSmallest = 3;  // of the sizes without usual boxes

  // False for most rows that fill the sheet. Looks no further than the second line, or than the
  // lines that labels in their first cells count.
  bool mayHaveMargin(Lines& lines, const Words& first) const {
    if (areEmpty(first) || areLabels(first)) return true;
    const auto isShort = [](std::string_view text) { return text.size() <= 3; };
    if (!std::all_of(first.begin(), first.end(), isShort)) return false;
    if (isOrdinarySize(columns_)) {
      return labelsBehindCorner(first) > 0 || areRowsLabelled(lines, first.front());
    }
    if (!isSize(columns_) || first.front().empty() || first.back().empty()) return true;
    return labelsFrom(first, 1) >= 4 || isLabelBelow(lines, first.front(), 1);
  }

  // True if the first cell of that row counts on from the label of the first row.
  static bool isLabelBelow(Lines& lines, std::string_view first, std::size_t row) {
    const Line* const line = lines.peek(row);
    const Words cells = line == nullptr ? Words() : cellsOf(*line);
    return !cells.empty() && !cells.front().empty() && cells.front() == labelBehind(first, row);
  }

  // True if the first cells of the next rows count those of a board with one column less.
  bool areRowsLabelled(Lines& lines, std::string_view first) const {
    std::size_t rows = 1;
    while (rows + 1 < columns_ && isLabelBelow(lines, first, rows)) ++rows;
    return rows + 1 == columns_;
  }

  // The sizes that the board may have, the most probable first.
  std::vector<std::size_t> sizes(std::size_t named) const {
    if (named > 0) return {named};
    std::vector<std::size_t> sizes;
    for (const bool areOrdinary : {true, false}) {
      for (std::size_t size = columns_; size >= 4 && size + kMostMargin >= columns_; --size) {
        if (isSize(size) && isOrdinarySize(size) == areOrdinary) sizes.push_back(size);
      }
    }
    return sizes;
  }

  // Those, and the sizes without usual boxes.
  std::vector<std::size_t> allSizes() const {
    std::vector<std::size_t> sizes;
    for (std::size_t size = columns_; size >= kSmallest && size + kMostMargin >= columns_; --size) {
      sizes.push_back(size);
    }
    return sizes;
  }

  // All places of boards of that size.
  std::vector<BoardInSheet> placesOf(std::size_t size) const {
    std::vector<BoardInSheet> places;
    if (size > columns_) return places;
    const auto addPlaces = [&](std::size_t top, bool isCut) {
      for (std::size_t left = 0; left + size <= columns_ && left <= kMostMargin; ++left) {
        const BoardInSheet place{BoardInSheet::board, size, top, left};
        if (isBoardAt(place) && (isCut || isEnd(place))) places.push_back(place);
      }
    };
    for (std::size_t top = 0; top <= kMostMargin; ++top) addPlaces(top, false);
    if (places.empty() && isCut_) addPlaces(0, true);
    return places;
  }

  // True if the cells of the place can be a board, and those above and beside it can be no part of
  // it.
  bool isBoardAt(const BoardInSheet& place) const {
    if (place.top + place.size > rows_.size()) return false;
    for (std::size_t row = 0; row < place.top; ++row) {
      if (!isMargin(rows_[row], place)) return false;
    }
    const std::size_t right = place.left + place.size;
    for (std::size_t column = 0; column < columns_; ++column) {
      const bool isBeside = column < place.left || column >= right;
      if (isBeside && !isMarginColumn(column, place)) return false;
    }
    bool hasValue = false;
    for (std::size_t row = place.top; row < place.top + place.size; ++row) {
      for (std::size_t column = place.left; column < right; ++column) {
        const std::string_view text = rows_[row][column];
        if (!isValueOrBlank(text, place.size)) return false;
        hasValue = hasValue || !text.empty();
      }
    }
    return hasValue;
  }

  // True if the place begins in the first cell, perhaps with separators at the ends of its rows,
  // and its first row and column can be no labels beside a board: they repeat no value of it.
  bool isRegular(const BoardInSheet& place) const {
    const bool isWhole =
        place.size == columns_ || (place.size + 1 == columns_ && !isSize(columns_));
    if (!isWhole || place.top + place.left > 0) return false;
    for (std::size_t i = 0; i < place.size; ++i) {
      for (std::size_t k = 1; k < place.size; ++k) {
        const bool isBelow = !isBlankSquare(rows_[0][i]) && rows_[k][i] == rows_[0][i];
        const bool isBeside = !isBlankSquare(rows_[i][0]) && rows_[i][k] == rows_[i][0];
        if (isBelow || isBeside) return false;
      }
    }
    return true;
  }

  // The place of a board without usual boxes. It is unclear if its labels may be squares of a
  // larger board.
  BoardInSheet amongLarger(BoardInSheet place, std::size_t named) const {
    if (isFull(place)) return place;
    for (const std::size_t size : sizes(named)) {
      if (size <= place.size || placesOf(size).empty()) continue;
      place.kind = BoardInSheet::unclear;
      place.otherSize = size;
      break;
    }
    return place;
  }

  // True if no square of the place is an empty cell: zeros show where the board is.
  bool isFull(const BoardInSheet& place) const {
    for (std::size_t row = place.top; row < place.top + place.size; ++row) {
      for (std::size_t column = place.left; column < place.left + place.size; ++column) {
        if (rows_[row][column].empty()) return false;
      }
    }
    return true;
  }

  // True if no row below the place has a value: further rows may be its lower boxes, below gaps.
  bool isLast(const BoardInSheet& place) const {
    return std::all_of(rows_.begin() + static_cast<std::ptrdiff_t>(place.bottom()), rows_.end(),
                       areEmpty);
  }

  // True if all columns can be those of one board, whose first row and column are no labels.
  bool isWholeBoard() const {
    const BoardInSheet place{BoardInSheet::board, columns_};
    return isSize(columns_) && isBoardAt(place) && isEnd(place) && isRegular(place);
  }

  // True if some columns are empty, and the others have a value or blank in each row and are as
  // many as a board has: none of them has labels.
  bool areColumnsFull() const {
    std::size_t filled = 0, cells = 0;
    std::vector<bool> areFilled(columns_);
    for (const Words& row : rows_) {
      filled += areEmpty(row) ? 0U : 1U;
      for (std::size_t column = 0; column < columns_; ++column) {
        cells += row[column].empty() ? 0U : 1U;
        areFilled[column] = areFilled[column] || !row[column].empty();
      }
    }
    const auto columns =
        static_cast<std::size_t>(std::count(areFilled.begin(), areFilled.end(), true));
    return columns < columns_ && isSize(columns) && cells == filled * columns &&
           filled % columns == 0;
  }

  // True if the row is empty or has the labels of the columns of that place.
  static bool isMargin(const Words& row, const BoardInSheet& place) {
    return areEmpty(row) || labelsFrom(row, place.left) >= place.size;
  }

  // True if the column is empty, also beside other boards, or has the labels of the rows of that
  // place.
  bool isMarginColumn(std::size_t column, const BoardInSheet& place) const {
    return std::all_of(rows_.begin() + static_cast<std::ptrdiff_t>(place.top), rows_.end(),
                       [column](const Words& row) { return row[column].empty(); }) ||
           hasLabels(column, place);
  }
  bool hasLabels(std::size_t column, const BoardInSheet& place) const {
    if (areColumnsFull_) return false;
    Words texts;
    for (std::size_t i = 0; i < place.size; ++i) texts.push_back(rows_[place.top + i][column]);
    return labelsFrom(texts, 0) == texts.size();
  }
  bool hasLabels(const BoardInSheet& place) const {
    for (std::size_t row = 0; row < place.top; ++row) {
      if (!areEmpty(rows_[row])) return true;
    }
    for (std::size_t column = 0; column < columns_; ++column) {
      const bool isBeside = column < place.left || column >= place.left + place.size;
      if (isBeside && hasLabels(column, place)) return true;
    }
    return false;
  }

  // True if labels above the place and right beside it count its columns and its rows. Empty rows
  // may stand between, but a sign of a blank in the corner may be a square of a 4x4 board.
  bool haveLabelsAtTopAndLeft(const BoardInSheet& place) const {
    std::size_t above = place.top;
    while (above > 0 && areEmpty(rows_[above - 1])) --above;
    if (above == 0 || place.left == 0 || !hasLabels(place.left - 1, place)) return false;
    const Words& labels = rows_[above - 1];
    const std::string_view corner = labels[place.left - 1];
    const bool isSquare = place.size == kSmallest && !corner.empty() && isBlankSquare(corner);
    return !isSquare && labelsFrom(labels, place.left) == place.size;
  }

  // True if no row of another board follows right below, or if boards without rows between them
  // fill the sheet.
  bool isEnd(const BoardInSheet& place) const {
    const std::size_t below = place.top + place.size;
    if (!isCut_ && place.top == 0 && rows_.size() % place.size == 0) return true;
    return below == rows_.size() ? !isCut_ : isMargin(rows_[below], place);
  }

  std::size_t columns_ = 0;
  bool isCut_ = false;    // more rows may follow
  bool isRuled_ = false;  // a rule is below, as between rows of a board
  bool areColumnsFull_ = false;
  std::vector<Words> rows_;
};

// Takes the rows of the place, and returns its board.
inline BoardSquares readSheet(Lines& lines, const BoardInSheet& place) {
  const int first = lines.number();
  BoardSquares board{{}, true, {{}, Format::rows, first + static_cast<int>(place.top), ""}};
  const std::size_t height = place.boxHeight();
  if (height > 0 && height != usualBoxHeight(place.size)) {
    board.read.puzzle.shape =
        Shape::boxes(static_cast<int>(height), static_cast<int>(place.size / height));
  }
  for (std::size_t row = 0; row < place.size; ++row) {
    while (lines.number() < first + static_cast<int>(place.row(row))) lines.take();
    const Line& line = *lines.peek();
    const Words cells = cellsOf(line);
    for (std::size_t column = 0; column < place.size; ++column) {
      const std::string_view text = cells[place.column(column)];
      board.squares.push_back(
          {text, {&line, static_cast<std::size_t>(text.data() - line.text.data())}});
    }
    if (board.read.title.empty()) {
      board.read.title = titleOf(line.text.substr(withoutComment(line.text).size()));
    }
  }
  lines.take();
  return board;
}

// Takes the rows of a board whose place is not clear, and returns the error.
inline PuzzleError unclearPlaces(Lines& lines, const BoardInSheet& place) {
  const int first = lines.number();
  for (std::size_t row = 0; row < place.bottom(); ++row) lines.take();
  if (place.otherSize > 0) {
    const auto [smaller, larger] = std::minmax(place.size, place.otherSize);
    return lines.error(first, {boardText(static_cast<int>(smaller), " board or "),
                               boardText(static_cast<int>(larger), " board"),
                               " can stand in this table, for some rows or columns are empty; a 0 "
                               "in each blank square of the board shows where it is"});
  }
  return lines.error(first, {boardText(static_cast<int>(place.size), " board"),
                             " can begin in several rows or columns of this table, for some are "
                             "empty; a 0 in each blank square of the board shows where it is"});
}

}  // namespace sudoku

#endif
