// DrawnRows.h: a puzzle drawn with bars between its boxes, or between all its squares, and any
// rules between the rows. If the drawing has no sign for a blank, then a space is one.

#ifndef SUDOKU_READING_DRAWNROWS_H_
#define SUDOKU_READING_DRAWNROWS_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/reading/BoardValues.h"
#include "sudoku/reading/DrawnColumns.h"
#include "sudoku/reading/DrawnRow.h"
#include "sudoku/reading/DrawnShape.h"
#include "sudoku/reading/Format.h"
#include "sudoku/reading/Letters.h"
#include "sudoku/reading/LineKinds.h"
#include "sudoku/reading/LineSquares.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/OneLine.h"
#include "sudoku/reading/ReadPuzzle.h"

namespace sudoku {

class DrawnRows {
 public:
  // Reads the drawing that begins in the next line, which has a bar.
  DrawnRows(Lines& lines, Letters letters) : lines_(lines), letters_(letters), shape_(lines) {}

  // Takes the lines of the puzzle; also before it throws PuzzleError for one that is wrong.
  ReadPuzzle read() {
    ReadPuzzle read;
    read.line = lines_.number();
    read.format = Format::drawing;
    takeRows();
    hasSigns_ = std::any_of(rows_.begin(), rows_.end(),
                            [this](const DrawnRow& row) { return hasSigns(row); });
    if (!hasSigns_) findColumns();
    for (const DrawnRow& row : rows_) {
      addSquares(row);
      if (read.title.empty()) read.title = titleOf(row.comment());
    }
    read.puzzle = BoardValues(lines_, squares_, separated_).read(letters_);
    return read;
  }

 private:
  using Words = std::vector<std::string_view>;

  void takeRows() {
    if (shape_.size() == 0) throw noBoard();
    while (rows_.size() < shape_.size()) {
      const std::string* line = lines_.peek();
      if (line == nullptr || !isDrawing(*line)) {
        throw missingRow(lines_, rows_.size() + 1, shape_.size());
      }
      if (shape_.isRow(*line)) {
        const DrawnRow row(*line, lines_.number());
        if (row.bars() != shape_.bars()) throw wrongBars(row);
        rows_.push_back(row);
      }
      lines_.take();
    }
    // A rule below the drawing is no part of a puzzle, but one with bars must not begin the next.
    const std::string* below = lines_.peek();
    if (below != nullptr && isUnderscores(*below) && !shape_.isRow(*below)) lines_.take();
  }

  PuzzleError noBoard() {
    while (!shape_.isRow(*lines_.peek())) lines_.take();
    const PuzzleError error =
        lines_.error({lines_.number(), 0}, {"found a row with ", shape_.bars(),
                                            " bars, which can stand neither between the boxes of ",
                                            "a board nor between its squares"});
    lines_.take();
    return error;
  }

  // Takes the rest of the drawing too, so that the next puzzle can be read.
  PuzzleError wrongBars(const DrawnRow& row) {
    const PuzzleError error = lines_.error({lines_.number(), row.end()},
                                           {"found ", row.bars(), " bars in row ", rows_.size() + 1,
                                            "; the first row of this drawing has ", shape_.bars()});
    const std::string* line = lines_.peek();
    for (std::size_t rows = rows_.size(); rows < shape_.size(); line = lines_.peek()) {
      if (line == nullptr || !isDrawing(*line)) break;
      if (shape_.isRow(*line)) ++rows;
      lines_.take();
    }
    return error;
  }

  // True if some square of the row is seen to be blank.
  bool hasSigns(const DrawnRow& row) const {
    const std::string_view signs = shape_.size() <= 9 ? kBlankSigns : "._*";
    for (const std::string_view part : shape_.partsOf(row)) {
      if (part.find_first_of(signs) != part.npos) return true;
      for (const std::string_view word : wordsOf(part)) {
        if (word == "0" || word == "-1") return true;
      }
    }
    return false;
  }

  // Of the ways in which the squares can fill a part, finds one by which all values line up.
  void findColumns() {
    width_ = shape_.width();
    columns_ = {shape_.squaresPerPart(), std::string_view::npos, 1};  // if there is no way at all
    if (findColumnsForWidth() || shape_.bars() > 1) return;
    // With a single bar, the first part may have lost a column at its left.
    ++width_;
    findColumnsForWidth();
  }

  // If no way will do, the first will show where the drawing is wrong.
  bool findColumnsForWidth() {
    const std::vector<DrawnColumns> ways = waysToFill(width_, shape_.squaresPerPart());
    for (const DrawnColumns& way : ways) {
      columns_ = way;
      if (std::all_of(rows_.begin(), rows_.end(),
                      [this](const DrawnRow& row) { return linesUp(row); })) {
        return true;
      }
    }
    if (!ways.empty()) columns_ = ways.front();
    return false;
  }

  bool linesUp(const DrawnRow& row) const {
    const Words parts = shape_.partsOf(row);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const Words words = wordsOf(parts[i]);
      if (isListed(words) || isCompact(parts[i], words)) continue;
      if (inColumns(parts, i).misplaced != nullptr) return false;
    }
    return true;
  }

  // True for something like "5 3 .".
  bool isListed(const Words& words) const { return words.size() == shape_.squaresPerPart(); }

  // True for something like "53.".
  bool isCompact(std::string_view part, const Words& words) const {
    if (charactersIn(words) != shape_.squaresPerPart()) return false;
    if (hasSigns_) return words.size() == 1 || shape_.size() <= 9;
    return words.size() == 1 && words[0].data() - part.data() <= 1 &&
           part.size() - trimmedRight(part).size() <= 1;
  }

  // For a part with spaces for blanks.
  DrawnTexts inColumns(const Words& parts, std::size_t index) const {
    const std::string_view part = parts[index];
    const bool beginsRow = shape_.isOpenAtLeft() && index == 0;
    const bool endsRow = shape_.isOpenAtRight() && index + 1 == parts.size();
    if (part.size() != width_ && !beginsRow && !endsRow) return {{}, part.data() + part.size()};
    // Where a row begins without a bar, only the next bar shows which column is which.
    return columns_.split(part, beginsRow ? width_ - part.size() : 0);
  }

  void addSquares(const DrawnRow& row) {
    const Words parts = shape_.partsOf(row);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const Words words = wordsOf(parts[i]);
      if (isListed(words)) {
        separated_ = true;
        addTexts(row, words);
      } else if (isCompact(parts[i], words)) {
        for (const std::string_view word : words) addTexts(row, charactersOf(word));
      } else if (hasSigns_) {
        throw wrongPart(row, parts[i], words);
      } else {
        const DrawnTexts found = inColumns(parts, i);
        if (found.misplaced != nullptr) throw misplaced(row, found.misplaced);
        separated_ = separated_ || columns_.stride > 1;
        addTexts(row, found.texts);
      }
    }
  }

  void addTexts(const DrawnRow& row, const Words& texts) {
    for (const std::string_view text : texts) {
      squares_.push_back({text, row.placeOf(text.data())});
    }
  }

  static Words charactersOf(std::string_view word) {
    Words characters;
    for (std::size_t i = 0; i < word.size(); ++i) characters.push_back(word.substr(i, 1));
    return characters;
  }

  std::size_t rowNumber() const { return squares_.size() / shape_.size() + 1; }

  PuzzleError wrongPart(const DrawnRow& row, std::string_view part, const Words& words) const {
    const std::size_t found = words.size() > 1 ? words.size() : charactersIn(words);
    return lines_.error(row.placeOf(part.data() + trimmedRight(part).size()),
                        {"found ", found, " of ", shape_.squaresPerPart(),
                         " squares in this part of row ", rowNumber()});
  }

  PuzzleError misplaced(const DrawnRow& row, const char* text) const {
    return lines_.error(row.placeOf(text),
                        {"row ", rowNumber(), " doesn't line up here; where spaces are blanks, a ",
                         "value's column says which square it is in"});
  }

  Lines& lines_;
  Letters letters_;
  DrawnShape shape_;
  std::vector<DrawnRow> rows_;
  bool hasSigns_ = false;  // for blanks
  std::size_t width_ = 0;  // of a part, where spaces are blanks
  DrawnColumns columns_{1, 0, 1};
  std::vector<SquareText> squares_;
  bool separated_ = false;
};

}  // namespace sudoku

#endif
