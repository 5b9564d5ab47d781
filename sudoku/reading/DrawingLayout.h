// DrawingLayout.h: the rows of a drawing between its bars, and how many squares stand there in
// which columns.

#ifndef SUDOKU_READING_DRAWINGLAYOUT_H_
#define SUDOKU_READING_DRAWINGLAYOUT_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/Shape.h"
#include "sudoku/reading/Labels.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

// A row of a drawing, split at its bars. Two adjacent bars count as one heavy bar. The full stop of
// LaTeX's package sudoku, as in |5| |3|., is no part of the row.
struct DrawnRow {
  explicit DrawnRow(const Line& of) : line(&of), board(trimmedRight(withoutComment(of.text))) {
    const bool hasStop = board.size() > 2 && board.substr(board.size() - 2) == "|.";
    if (hasStop && board.front() == '|') board.remove_suffix(1);
    std::size_t begin = 0;
    for (std::size_t i = 0; i < board.size(); ++i) {
      if (board[i] != '|') continue;
      if (i == 0 || board[i - 1] != '|') {
        parts.push_back(board.substr(begin, i - begin));
        weights += 'L';
      } else {
        weights.back() = 'H';
      }
      begin = i + 1;
    }
    parts.push_back(board.substr(begin));
    if (of.bars.size() == bars()) weights = of.bars;
  }

  std::size_t bars() const { return parts.size() - 1; }

  // The position of `text`, which points into the row.
  TextPosition positionOf(const char* text) const {
    return {line, static_cast<std::size_t>(text - board.data())};
  }

  const Line* line;
  std::string_view board;  // without its comment
  Words parts;             // before, between and after the bars
  std::string weights;     // of the bars: H for a heavy or double bar, L for a light one
};

// The columns of the squares between two bars, if spaces are blanks. The first square begins at
// column `offset`, the others follow at a distance of `stride`. If `stride` is above 1, one column
// between two squares is empty.
struct DrawnColumns {
  std::size_t squares;
  std::size_t offset;
  std::size_t stride;

  // Splits a part of a row, which lacks `missing` columns at its left, into the texts of its
  // squares. Returns the first text outside the columns of any square, or nullptr.
  const char* split(std::string_view part, std::size_t missing, Words& texts) const {
    texts.assign(squares, part.substr(0, 0));
    for (std::string_view word : wordsOf(part)) {
      while (!word.empty()) {
        const std::string_view text = stride == 1 ? word.substr(0, 1) : word;
        const std::size_t column = static_cast<std::size_t>(text.data() - part.data()) + missing;
        const std::size_t square = squareAt(column, text.size());
        if (square == squares || !texts[square].empty()) return text.data();
        texts[square] = text;
        word.remove_prefix(text.size());
      }
    }
    return nullptr;
  }

  // The square that includes all these columns, or `squares` if there is none.
  std::size_t squareAt(std::size_t column, std::size_t length) const {
    if (column < offset) return squares;
    const std::size_t square = (column - offset) / stride;
    const std::size_t end = offset + square * stride + (stride == 1 ? 1 : stride - 1);
    return square < squares && column + length <= end ? square : squares;
  }
};

// All layouts of so many squares in a part of that width. Either each square has one column, or
// each has two to four columns, one of which is empty; there may be an empty column before the
// first square, after the last one, both, or neither. No column belongs to different squares in two
// layouts.
inline std::vector<DrawnColumns> waysToFill(std::size_t width, std::size_t squares) {
  constexpr std::size_t kMostSquaresOfOneColumn = 6;  // the order of the largest board with letters
  if (squares == 1 && width > 0) return {{1, 0, width + 1}};
  std::vector<DrawnColumns> ways;
  if (width == squares && squares <= kMostSquaresOfOneColumn) ways.push_back({squares, 0, 1});
  for (std::size_t stride = 2; stride <= 4; ++stride) {
    const std::size_t most = stride * squares + 1;
    if (width == most || width + 1 == most) ways.push_back({squares, 1, stride});
    if (width + 1 == most || width + 2 == most) ways.push_back({squares, 0, stride});
  }
  return ways;
}

// The number of squares of a drawing and their arrangement between the bars. The first row
// determines these, except whether rows begin or end outside all bars: for that, all rows are
// examined.
class DrawingLayout {
 public:
  // The layout of the drawing that begins in the next line, which has a bar.
  explicit DrawingLayout(Lines& lines) : underscoresAreBlanks_(areUnderscoresBlanks(lines)) {
    std::size_t ahead = 0;
    while (!isRow(*lines.peek(ahead))) ++ahead;
    const DrawnRow first(*lines.peek(ahead));
    bars = first.bars();
    width = first.parts[first.parts.size() > 2 ? 1 : 0].size();
    findOpenSides(lines);
    countRows(lines);
    findParts(first);
  }

  // True for a row of the board, false for a rule.
  bool isRow(const Line& line) const {
    return line.isDrawnRow() && (underscoresAreBlanks_ || line.kind() != LineKind::underscores);
  }

  // The parts of the row that have squares: those between two bars, and those outside if that side
  // is open.
  Words partsOf(const DrawnRow& row) const {
    return {row.parts.begin() + (isOpenAtLeft ? 0 : 1), row.parts.end() - (isOpenAtRight ? 0 : 1)};
  }

  std::size_t size = 0;   // of the board; 0 if the bars fit no board
  std::size_t bars = 0;   // in a row
  std::size_t width = 0;  // of the part between two bars, or before the only bar
  std::size_t squaresPerPart = 1;
  bool isOpenAtLeft = false;   // rows begin before their first bar
  bool isOpenAtRight = false;  // rows end after their last bar

 private:
  // A line such as `|___|___|___|` is a row if the other rows contain underscores, or if there are
  // no other rows; otherwise it is a rule.
  static bool areUnderscoresBlanks(Lines& lines) {
    for (std::size_t i = 0; i < kMaxSize; ++i) {
      const Line* line = lines.peek(i);
      if (line == nullptr || !line->isDrawn()) break;
      if (line->kind() != LineKind::rule && line->kind() != LineKind::underscores) {
        return line->text.find('_') != line->text.npos;
      }
    }
    return true;
  }

  // True if the line is the second of two rules and begins another drawing. Below a band of boxes,
  // there are too few rows yet: as many boxes stand side by side as a box has rows.
  bool beginsDrawing(Lines& lines, std::size_t ahead) const {
    const auto isRuleAt = [&](std::size_t i) {
      return lines.peek(i)->isDrawn() && !isRow(*lines.peek(i));
    };
    const std::size_t parts = bars + 1 - (isOpenAtLeft ? 0 : 1) - (isOpenAtRight ? 0 : 1);
    return rows_ > 0 && rows_ >= parts * mostWords_ && ahead > 0 && isRuleAt(ahead) &&
           isRuleAt(ahead - 1);
  }

  // Examines all rows that may belong to the drawing.
  void findOpenSides(Lines& lines) {
    const std::size_t most = std::min((bars + 1) * (bars + 1), std::size_t{kMaxSize});
    std::size_t rows = 0;
    std::string_view first;  // the name of the first row, if all so far have names at their left
    for (std::size_t i = 0; i < most; ++i) {
      const Line* line = lines.peek(i);
      if (line == nullptr || !line->isDrawn()) break;
      if (!isRow(*line)) continue;
      const DrawnRow row(*line);
      if (row.bars() != bars) break;
      const std::string_view left = trimmed(row.parts.front());
      if (rows == 0 && isFirstName(left)) first = left;
      if (left.empty() || left != labelBehind(first, rows)) first = {};
      ++rows;
      isOpenAtLeft = isOpenAtLeft || !left.empty();
      isOpenAtRight = isOpenAtRight || !isBlank(row.parts.back());
    }
    const bool areLabels =
        !first.empty() && rows >= 4 && !isOpenAtRight && fitWithoutFirst(lines, rows);
    isOpenAtLeft = isOpenAtLeft && !areLabels;
  }

  // True if the parts of so many rows make a board only without the first one. Rows end with a bar.
  bool fitWithoutFirst(Lines& lines, std::size_t rows) const {
    if (bars < 2 || rows % (bars - 1) != 0) return false;
    if (rows % bars != 0) return true;
    // Other parts have more squares than a board with the first part allows.
    for (std::size_t i = 0; i < rows; ++i) {
      const Line& line = *lines.peek(i);
      if (!isRow(line)) continue;
      for (const std::string_view part : DrawnRow(line).parts) {
        const Words words = wordsOf(part);
        if ((rows > 9 ? words.size() : bytesIn(words)) > rows / bars) return true;
      }
    }
    return false;
  }

  // Counts the rows ahead that may belong to the drawing, and the words between two bars.
  void countRows(Lines& lines) {
    for (std::size_t i = 0; rows_ < kMaxSize; ++i) {
      const Line* line = lines.peek(i);
      if (line == nullptr || !line->isDrawn() || beginsDrawing(lines, i)) return;
      if (!isRow(*line)) continue;
      const DrawnRow row(*line);
      if (row.bars() != bars) return;
      ++rows_;
      for (const std::string_view part : row.parts) {
        mostWords_ = std::max(mostWords_, wordsOf(part).size());
      }
    }
  }

  // Tries boxes between the bars, then squares. If the first row fits neither, tries again with
  // blanks outside the bars, though no row shows anything there.
  void findParts(const DrawnRow& first) {
    const bool atLeft = isOpenAtLeft;
    const bool atRight = isOpenAtRight;
    if (fits(first)) return;
    isOpenAtLeft = isOpenAtRight = true;
    if (fits(first)) return;
    // The first row is wrong. Splitting it into squares will show where.
    isOpenAtLeft = atLeft;
    isOpenAtRight = atRight;
    const std::size_t parts = partsOf(first).size();
    if (!setParts(parts, parts)) setParts(parts, 1);
  }

  // Boxes are square, or else the number of rows tells how wide they are: as many boxes stand side
  // by side as a box has rows. Without inner bars, a row has as many squares as there are rows.
  bool fits(const DrawnRow& first) {
    const Words parts = partsOf(first);
    const std::size_t boxes = parts.size();
    if (boxes == 0) return false;
    const std::size_t byRows = rows_ % boxes == 0 ? rows_ / boxes : boxes;
    const bool areSquare = rows_ % (boxes * boxes) == 0 && mostWords_ <= boxes &&
                           width != byRows * (rows_ > 9 ? 3 : 2) + 1;
    for (const std::size_t squares : {areSquare ? boxes : byRows, boxes, std::size_t{1}, byRows}) {
      if (setParts(boxes, squares) &&
          std::all_of(parts.begin(), parts.end(), [this](auto part) { return canHold(part); })) {
        return true;
      }
    }
    return false;
  }

  // Returns false, and sets `size` to 0, if so many parts with so many squares can't be a row.
  bool setParts(std::size_t parts, std::size_t squares) {
    const bool isBoard =
        squares == 1 ? isSize(parts) || (parts == rows_ && parts > 4)
                     : (parts > 1 || squares == rows_) && parts * squares <= std::size_t{kMaxSize};
    squaresPerPart = squares;
    size = isBoard ? parts * squares : 0;
    return size > 0;
  }

  bool canHold(std::string_view part) const {
    const Words words = wordsOf(part);
    if (words.size() == squaresPerPart) return true;
    if (words.size() == 1 && words[0].size() == squaresPerPart) return true;
    return words.size() < squaresPerPart && !waysToFill(width, squaresPerPart).empty();
  }

  bool underscoresAreBlanks_;
  std::size_t rows_ = 0;
  std::size_t mostWords_ = 0;
};

}  // namespace sudoku

#endif
