// DrawnRow.h: one row of a drawing, taken apart at its bars.

#ifndef SUDOKU_READING_DRAWNROW_H_
#define SUDOKU_READING_DRAWNROW_H_

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include "sudoku/reading/LineKinds.h"
#include "sudoku/reading/LineSquares.h"

namespace sudoku {

// Whether rows go on before their first and behind their last bar.
struct Openness {
  bool atLeft = false;
  bool atRight = false;
};

class DrawnRow {
 public:
  DrawnRow(std::string_view line, int number)
      : board_(trimmedRight(boardPart(line))),
        comment_(line.substr(boardPart(line).size())),
        number_(number) {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < board_.size(); ++i) {
      if (board_[i] != '|') continue;
      // Two bars side by side are a thick one.
      if (i == 0 || board_[i - 1] != '|') parts_.push_back(board_.substr(begin, i - begin));
      begin = i + 1;
    }
    parts_.push_back(board_.substr(begin));
  }

  std::size_t bars() const { return parts_.size() - 1; }
  std::string_view comment() const { return comment_; }
  std::size_t end() const { return board_.size(); }

  Openness openness() const { return {!isBlankLine(parts_.front()), !isBlankLine(parts_.back())}; }

  // The parts that have squares.
  std::vector<std::string_view> parts(const Openness& openness) const {
    return {parts_.begin() + (openness.atLeft ? 0 : 1), parts_.end() - (openness.atRight ? 0 : 1)};
  }

  // Between two bars; for a row with one bar, before that.
  std::size_t width() const { return parts_[parts_.size() > 2 ? 1 : 0].size(); }

  // Of what points into the row.
  Place placeOf(const char* text) const {
    return {number_, static_cast<std::size_t>(text - board_.data())};
  }

 private:
  std::string_view board_;
  std::string_view comment_;
  int number_;
  std::vector<std::string_view> parts_;  // what stands before, between and behind the bars
};

}  // namespace sudoku

#endif
