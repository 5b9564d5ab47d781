// DrawnShape.h: how many squares a drawing has, and between which bars. Its first row tells; only
// whether that one begins or ends with blanks outside of all bars, the other rows have to tell.

#ifndef SUDOKU_READING_DRAWNSHAPE_H_
#define SUDOKU_READING_DRAWNSHAPE_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/Geometry.h"
#include "sudoku/reading/DrawnColumns.h"
#include "sudoku/reading/DrawnRow.h"
#include "sudoku/reading/LineKinds.h"
#include "sudoku/reading/LineSquares.h"
#include "sudoku/reading/Lines.h"

namespace sudoku {

inline bool isDrawing(std::string_view line) {
  return isRule(line) || isUnderscores(line) || isDrawnRow(line);
}

class DrawnShape {
 public:
  // Of the drawing that begins in the next line, which has a bar.
  explicit DrawnShape(Lines& lines) : underscoresAreBlanks_(areUnderscoresBlanks(lines)) {
    std::size_t ahead = 0;
    while (!isRow(*lines.peek(ahead))) ++ahead;
    const DrawnRow first(*lines.peek(ahead), 0);
    bars_ = first.bars();
    width_ = first.width();
    findOpenness(lines);
    findParts(first);
  }

  // The number of rows and columns, or 0 if the bars make no board.
  std::size_t size() const { return size_; }

  std::size_t bars() const { return bars_; }    // in a row
  std::size_t width() const { return width_; }  // between two bars
  std::size_t squaresPerPart() const { return squaresPerPart_; }

  // True for a row of the board, false for a rule.
  bool isRow(std::string_view line) const {
    return isDrawnRow(line) && (underscoresAreBlanks_ || !isUnderscores(line));
  }

  // What has squares in it: what is between two bars, and what is outside of them if they are open.
  std::vector<std::string_view> partsOf(const DrawnRow& row) const { return row.parts(open_); }

  bool isOpenAtLeft() const { return open_.atLeft; }
  bool isOpenAtRight() const { return open_.atRight; }

 private:
  // `|___|___|___|` is a row if other rows have underscores, or if there are no others.
  static bool areUnderscoresBlanks(Lines& lines) {
    for (std::size_t i = 0; i < kMaxSize; ++i) {
      const std::string* line = lines.peek(i);
      if (line == nullptr || !isDrawing(*line)) break;
      if (!isRule(*line) && !isUnderscores(*line)) return line->find('_') != line->npos;
    }
    return true;
  }

  // Looks at all rows that can belong to the drawing.
  void findOpenness(Lines& lines) {
    const std::size_t mostRows = (bars_ + 1) * (bars_ + 1);
    for (std::size_t i = 0; i < mostRows && i < kMaxSize; ++i) {
      const std::string* line = lines.peek(i);
      if (line == nullptr || !isDrawing(*line)) return;
      if (!isRow(*line)) continue;
      const DrawnRow row(*line, 0);
      if (row.bars() != bars_) return;
      open_.atLeft = open_.atLeft || row.openness().atLeft;
      open_.atRight = open_.atRight || row.openness().atRight;
    }
  }

  // Tries boxes between the bars, then squares. If no row shows anything outside of the bars, but
  // the first row makes no sense without, there are blanks.
  void findParts(const DrawnRow& first) {
    const Openness seen = open_;
    for (const Openness& open : {seen, Openness{true, true}}) {
      const std::vector<std::string_view> parts = first.parts(open);
      for (const std::size_t squares : {parts.size(), std::size_t{1}}) {
        if (!setParts(open, parts.size(), squares)) continue;
        if (std::all_of(parts.begin(), parts.end(),
                        [this](std::string_view part) { return canHoldSquares(part); })) {
          return;
        }
      }
    }
    // The first row is wrong. Where, shows when its squares are read.
    const std::size_t parts = first.parts(seen).size();
    if (!setParts(seen, parts, parts)) setParts(seen, parts, 1);
  }

  // False, and size() is 0, if so many parts with so many squares can't be a row.
  bool setParts(const Openness& open, std::size_t parts, std::size_t squares) {
    const bool isBoard = squares == 1 ? isSize(parts) : parts == squares && parts <= kMaxOrder;
    open_ = open;
    squaresPerPart_ = squares;
    size_ = isBoard ? parts * squares : 0;
    return size_ > 0;
  }

  bool canHoldSquares(std::string_view part) const {
    const std::vector<std::string_view> words = wordsOf(part);
    if (words.size() == squaresPerPart_) return true;
    if (words.size() == 1 && words[0].size() == squaresPerPart_) return true;
    return words.size() < squaresPerPart_ && !waysToFill(width_, squaresPerPart_).empty();
  }

  bool underscoresAreBlanks_;
  std::size_t bars_ = 0;
  std::size_t width_ = 0;
  Openness open_;
  std::size_t squaresPerPart_ = 1;
  std::size_t size_ = 0;
};

}  // namespace sudoku

#endif
