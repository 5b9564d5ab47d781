// DrawnRegions.h: reads a drawing with bars only between squares of different regions, as Drawing.h
// draws jigsaws. Between two rows of squares stands a line with the bars between them.

#ifndef SUDOKU_READING_DRAWNREGIONS_H_
#define SUDOKU_READING_DRAWNREGIONS_H_

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include "sudoku/Shape.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/ReadPuzzle.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

class DrawnRegions {
 public:
  // Examines the drawing that begins in the next line, a rule.
  explicit DrawnRegions(Lines& lines) : lines_(lines) {
    const std::string_view top = lines.peek()->text;
    left_ = std::min(top.find('+'), top.size());
    texts_.push_back(textOf(0));
    const std::size_t width = texts_[0].size();
    if (!isFullRule(texts_[0])) return;
    while (texts_.size() <= 2 * std::size_t{kMaxSize}) {
      const std::string_view text = textOf(texts_.size());
      if (text.size() != width) break;
      texts_.push_back(text);
    }
    for (std::size_t size = (texts_.size() - 1) / 2; size >= 4 && size_ == 0; --size) {
      if ((width - 1) % size != 0 || !isFullRule(texts_[2 * size])) continue;
      pitch_ = (width - 1) / size;
      if (pitch_ > 1 && hasRegions(size)) size_ = size;
    }
  }

  // The size of the board; 0 if the drawing shows no regions of one size.
  std::size_t size() const { return size_; }

  // Takes the lines of the drawing. Requires a size.
  [[gnu::cold]] BoardSquares read() {
    BoardSquares board{{}, true, {}};
    board.read.format = Format::drawing;
    board.read.line = lines_.number() + 1;
    board.read.puzzle.shape = Shape::regions(regionOf_);
    for (std::size_t row = 0; row < size_; ++row) {
      const Line& line = *lines_.peek(2 * row + 1);
      for (std::size_t col = 0; col < size_; ++col) {
        const std::string_view square = trimmed(squareAt(row, col));
        const auto offset = static_cast<std::size_t>(square.data() - line.text.data());
        board.squares.push_back({square, {&line, offset}});
      }
      const std::string_view text = line.text;
      if (board.read.title.empty()) {
        board.read.title = titleOf(text.substr(withoutComment(text).size()));
      }
    }
    for (std::size_t line = 0; line < 2 * size_ + 1; ++line) lines_.take();
    return board;
  }

 private:
  static bool isBar(char c) { return c != ' '; }

  static bool isFullRule(std::string_view text) {
    return text.size() > 2 && text.front() == '+' && text.back() == '+' && consistsOf(text, "+-=");
  }

  // The line so many lines below the top, without the text before and after the drawing.
  std::string_view textOf(std::size_t below) {
    const Line* const line = lines_.peek(below);
    if (line == nullptr) return {};
    const std::string_view text = trimmedRight(withoutComment(line->text));
    return text.substr(std::min(left_, text.size()));
  }

  std::string_view squareAt(std::size_t row, std::size_t col) const {
    return texts_[2 * row + 1].substr(col * pitch_ + 1, pitch_ - 1);
  }

  // True if a bar stands above the square, or, for the row below the last one, below it.
  bool hasBarAbove(std::size_t row, std::size_t col) const {
    return isBar(texts_[2 * row][col * pitch_ + 1]);
  }
  bool hasBarAtLeft(std::size_t row, std::size_t col) const {
    return isBar(texts_[2 * row + 1][col * pitch_]);
  }

  // True if the lines are squares and bars of a board of that size.
  bool isGrid(std::size_t size) const {
    for (std::size_t row = 0; row < size; ++row) {
      if (texts_[2 * row + 1].back() != '|' || !hasBarAtLeft(row, 0)) return false;
      for (std::size_t col = 0; col < size; ++col) {
        const std::string_view above = texts_[2 * row].substr(col * pitch_ + 1, pitch_ - 1);
        const char beside = texts_[2 * row + 1][col * pitch_];
        const std::string_view square = squareAt(row, col);
        if ((!consistsOf(above, "-=") && !isBlank(above)) || (beside != '|' && beside != ' ') ||
            square.find('|') != square.npos || wordsOf(square).size() > 1) {
          return false;
        }
      }
    }
    return true;
  }

  // True if the bars divide a board of that size into regions of as many squares; finds them.
  bool hasRegions(std::size_t size) {
    if (!isGrid(size)) return false;
    regionOf_.assign(size * size, -1);
    int regions = 0;
    for (std::size_t first = 0; first < size * size; ++first) {
      if (regionOf_[first] >= 0) continue;
      std::vector<std::size_t> squares = {first};
      const auto reach = [&](bool isOpen, std::size_t square) {
        if (!isOpen || regionOf_[square] >= 0) return;
        regionOf_[square] = regions;
        squares.push_back(square);
      };
      regionOf_[first] = regions;
      for (std::size_t i = 0; i < squares.size(); ++i) {
        const std::size_t square = squares[i], row = square / size, col = square % size;
        reach(row > 0 && !hasBarAbove(row, col), square - size);
        reach(row + 1 < size && !hasBarAbove(row + 1, col), square + size);
        reach(col > 0 && !hasBarAtLeft(row, col), square - 1);
        reach(col + 1 < size && !hasBarAtLeft(row, col + 1), square + 1);
      }
      if (squares.size() != size) return false;
      ++regions;
    }
    return true;
  }

  Lines& lines_;
  Words texts_;            // of the lines as long as the first one
  std::size_t left_ = 0;   // the column of the drawing's left side
  std::size_t pitch_ = 0;  // the columns from one square to the next
  std::size_t size_ = 0;
  std::vector<int> regionOf_;  // by square
};

}  // namespace sudoku

#endif
