// DrawnRegions.h: reads a drawing with bars only between squares of different regions, as Drawing.h
// draws jigsaws. Between two rows of squares stands a line with the bars between them. Simon
// Tatham's Solo copies jigsaws so too, without a frame:
//
//     1   .   .   .
//     ------+------
//     .   . | 2   .

#ifndef SUDOKU_READING_DRAWNREGIONS_H_
#define SUDOKU_READING_DRAWNREGIONS_H_

#include <algorithm>
#include <cstddef>
#include <string>
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
  // Examines the drawing that begins in the next line: a rule, or a row as in isRowWithoutFrame().
  explicit DrawnRegions(Lines& lines) : lines_(lines) {
    const std::string_view top = trimmedRight(withoutComment(lines.peek()->text));
    if (isRowWithoutFrame(top)) {
      left_ = top.find_first_not_of(' ');
      addFrame((top.size() - left_) / kPitchWithoutFrame + 1);
    } else {
      left_ = std::min(top.find('+'), top.size());
      findLines();
    }
    if (texts_.empty() || !isFullRule(texts_[0])) return;
    const std::size_t width = texts_[0].size();
    for (std::size_t size = (texts_.size() - 1) / 2; size >= 4 && size_ == 0; --size) {
      if ((width - 1) % size != 0 || !isFullRule(texts_[2 * size])) continue;
      pitch_ = (width - 1) / size;
      if (pitch_ > 1 && hasRegions(size)) size_ = size;
    }
  }

  // True if the text is squares of one character, with three characters between them: spaces, or a
  // bar between two spaces.
  static bool isRowWithoutFrame(std::string_view text) {
    text = trimmed(text);
    if (text.size() <= 3 * kPitchWithoutFrame || text.size() % kPitchWithoutFrame != 1) {
      return false;
    }
    for (std::size_t i = 0; i < text.size(); ++i) {
      const std::size_t place = i % kPitchWithoutFrame;
      const bool isBetween = text[i] == ' ' || (place == 2 && text[i] == '|');
      const bool isSquare = isSquareCharacter(text[i]);
      if (place == 0 ? !isSquare : !isBetween) return false;
    }
    return true;
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
      const Line& line = *lines_.peek(2 * row + (hasFrame_ ? 1 : 0));
      const std::string_view text = line.text;
      for (std::size_t col = 0; col < size_; ++col) {
        const std::string_view square = trimmed(squareAt(row, col));
        const auto column = static_cast<std::size_t>(square.data() - texts_[2 * row + 1].data());
        const std::size_t offset = left_ + column - (hasFrame_ ? 0 : kFrame);
        board.squares.push_back({text.substr(offset, square.size()), {&line, offset}});
      }
      if (board.read.title.empty()) {
        board.read.title = titleOf(text.substr(withoutComment(text).size()));
      }
    }
    for (std::size_t line = hasFrame_ ? 0 : 2; line < 2 * size_ + 1; ++line) lines_.take();
    return board;
  }

 private:
  static constexpr std::size_t kPitchWithoutFrame = 4;
  static constexpr std::size_t kFrame = 2;  // characters of a frame before the first square

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

  // Finds the lines of a drawing with a frame: those as long as the first one.
  void findLines() {
    texts_.emplace_back(textOf(0));
    while (texts_.size() <= 2 * std::size_t{kMaxSize}) {
      const std::string_view text = textOf(texts_.size());
      if (text.size() != texts_[0].size()) break;
      texts_.emplace_back(text);
    }
  }

  // Finds the lines of a drawing of that size without a frame, and adds one.
  void addFrame(std::size_t size) {
    hasFrame_ = false;
    const std::size_t width = kPitchWithoutFrame * (size - 1) + 1;
    const std::string rule = "+" + std::string(width + 2, '-') + "+";
    texts_ = {rule};
    for (std::size_t i = 0; i + 1 < 2 * size; ++i) {
      const bool isRow = i % 2 == 0;
      std::string text(textOf(i));
      if (text.empty() || text.size() > width || (!isRow && !consistsOf(text, "-+| "))) {
        texts_.clear();
        return;
      }
      text.resize(width, ' ');
      const char first = isRow ? ' ' : text.front(), last = isRow ? ' ' : text.back();
      texts_.push_back("|" + (first + text + last) + "|");
    }
    texts_.push_back(rule);
  }

  std::string_view squareAt(std::size_t row, std::size_t col) const {
    return std::string_view(texts_[2 * row + 1]).substr(col * pitch_ + 1, pitch_ - 1);
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
        const std::string_view above =
            std::string_view(texts_[2 * row]).substr(col * pitch_ + 1, pitch_ - 1);
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
  std::vector<std::string> texts_;  // of the lines, from one side of the frame to the other
  bool hasFrame_ = true;            // in the text
  std::size_t left_ = 0;            // the column of the drawing's left side
  std::size_t pitch_ = 0;           // the columns from one square to the next
  std::size_t size_ = 0;
  std::vector<int> regionOf_;  // by square
};

}  // namespace sudoku

#endif
