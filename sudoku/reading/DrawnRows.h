// DrawnRows.h: reads a puzzle drawn with bars between its boxes, or between all its squares. Rules
// may stand between the rows. If the drawing has no sign for blanks, spaces are blanks, and the
// column of a value determines its square.

#ifndef SUDOKU_READING_DRAWNROWS_H_
#define SUDOKU_READING_DRAWNROWS_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/Shape.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/ReadPuzzle.h"
#include "sudoku/reading/Rows.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

// A row of a drawing, split at its bars. Two adjacent bars count as one.
struct DrawnRow {
  explicit DrawnRow(const Line& of) : line(&of), board(trimmedRight(withoutComment(of.text))) {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < board.size(); ++i) {
      if (board[i] != '|') continue;
      if (i == 0 || board[i - 1] != '|') parts.push_back(board.substr(begin, i - begin));
      begin = i + 1;
    }
    parts.push_back(board.substr(begin));
  }

  std::size_t bars() const { return parts.size() - 1; }

  // The position of `text`, which points into the row.
  TextPosition positionOf(const char* text) const {
    return {line, static_cast<std::size_t>(text - board.data())};
  }

  const Line* line;
  std::string_view board;  // without its comment
  Words parts;             // before, between and after the bars
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

  // True if the line is the second of two rules: it begins another drawing.
  bool beginsDrawing(Lines& lines, std::size_t ahead) const {
    const auto isRuleAt = [&](std::size_t i) {
      return lines.peek(i)->isDrawn() && !isRow(*lines.peek(i));
    };
    return rows_ > 0 && ahead > 0 && isRuleAt(ahead) && isRuleAt(ahead - 1);
  }

  // Examines all rows that may belong to the drawing.
  void findOpenSides(Lines& lines) {
    const std::size_t most = std::min((bars + 1) * (bars + 1), std::size_t{kMaxSize});
    for (std::size_t i = 0; i < most; ++i) {
      const Line* line = lines.peek(i);
      if (line == nullptr || !line->isDrawn()) return;
      if (!isRow(*line)) continue;
      const DrawnRow row(*line);
      if (row.bars() != bars) return;
      isOpenAtLeft = isOpenAtLeft || !isBlank(row.parts.front());
      isOpenAtRight = isOpenAtRight || !isBlank(row.parts.back());
    }
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

class DrawnRows {
 public:
  // The drawing that begins in the next line, which has a bar.
  explicit DrawnRows(Lines& lines) : lines_(lines), layout_(lines) {}

  // Takes the lines of the puzzle, even if it throws PuzzleError.
  BoardSquares read() {
    board_.read.format = Format::drawing;
    board_.read.line = lines_.number();
    takeRows();
    hasSigns_ = std::any_of(rows_.begin(), rows_.end(),
                            [this](const DrawnRow& row) { return hasSigns(row); });
    splitRows();
    const std::size_t width =
        layout_.squaresPerPart == 1 ? widthByHeavyBars() : layout_.squaresPerPart;
    const std::size_t height = layout_.size / width;
    if (width > 1 && height > 1 && width != height) {
      board_.read.puzzle.shape = Shape::boxes(static_cast<int>(height), static_cast<int>(width));
    }
    for (const DrawnRow& row : rows_) {
      const std::string_view line = row.line->text;
      std::string& title = board_.read.title;
      if (title.empty()) title = titleOf(line.substr(withoutComment(line).size()));
    }
    return std::move(board_);
  }

 private:
  // The number of squares between two heavy bars, if all other bars are light; otherwise 1. Throws
  // PuzzleError if heavy bars do not stand between boxes.
  std::size_t widthByHeavyBars() const {
    const std::string& bars = rows_.front().line->bars;
    const bool hasLight = std::any_of(rows_.begin(), rows_.end(), [](const DrawnRow& row) {
      return row.line->bars.find('L') != std::string::npos;
    });
    if (bars.size() != layout_.size + 1 || !hasLight) return 1;
    const std::size_t width = std::min(bars.find('H', 1), bars.size());
    bool areBoxes = width < layout_.size && layout_.size % width == 0;
    for (const DrawnRow& row : rows_) areBoxes = areBoxes && row.line->bars == bars;
    for (std::size_t i = 1; i < layout_.size; ++i) {
      areBoxes = areBoxes && (bars[i] == 'H') == (i % width == 0);
    }
    const bool areAllLight = std::all_of(rows_.begin(), rows_.end(), [](const DrawnRow& row) {
      return row.line->bars.find('H', 1) + 1 >= row.line->bars.size();
    });
    if (areAllLight) return 1;  // except for the frame
    if (areBoxes) return width;
    throw lines_.error(board_.read.line,
                       {"the heavy bars of this drawing show irregular regions, which are not "
                        "read from it: the option --regions gives them"});
  }

  void takeRows() {
    if (layout_.size == 0) throw noBoard();
    while (rows_.size() < layout_.size) {
      const Line* line = lines_.peek();
      if (line == nullptr || !line->isDrawn()) {
        throw missingRow(lines_, rows_.size() + 1, layout_.size);
      }
      if (layout_.isRow(*line)) {
        const DrawnRow row(*line);
        if (row.bars() != layout_.bars) throw wrongBars(row);
        rows_.push_back(row);
      }
      lines_.take();
    }
    // A rule below the drawing is not part of a puzzle, but a rule with bars must not begin the
    // next one.
    const Line* below = lines_.peek();
    if (below != nullptr && below->kind() == LineKind::underscores && !layout_.isRow(*below)) {
      lines_.take();
    }
  }

  PuzzleError noBoard() {
    while (!layout_.isRow(*lines_.peek())) lines_.take();
    PuzzleError error =
        lines_.error(lines_.number(), {"found a row with ", layout_.bars,
                                       " bars, which can stand neither between the boxes of a ",
                                       "board nor between its squares"});
    lines_.take();
    return error;
  }

  // Takes the rest of the drawing first, so that the next puzzle can be read.
  PuzzleError wrongBars(const DrawnRow& row) {
    PuzzleError error = lines_.error({row.line, row.board.size()},
                                     {"found ", row.bars(), " bars in row ", rows_.size() + 1,
                                      "; the first row of this drawing has ", layout_.bars});
    const Line* line = lines_.peek();
    for (std::size_t rows = rows_.size(); rows < layout_.size; line = lines_.peek()) {
      if (line == nullptr || !line->isDrawn()) break;
      if (layout_.isRow(*line)) ++rows;
      lines_.take();
    }
    return error;
  }

  bool hasSigns(const DrawnRow& row) const {
    const std::string_view signs = layout_.size <= 9 ? kBlankSigns : "._*";
    for (const std::string_view part : layout_.partsOf(row)) {
      if (part.find_first_of(signs) != part.npos) return true;
      for (const std::string_view word : wordsOf(part)) {
        if (word == "0" || word == "-1") return true;
      }
    }
    return false;
  }

  // Splits all rows. If spaces are blanks, searches a layout of columns that fits every row. If
  // there is only one bar, the first part may lack one column at its left.
  void splitRows() {
    width_ = layout_.width;
    columns_ = {layout_.squaresPerPart, std::string_view::npos, 1};  // if no layout is possible
    for (std::size_t lost = 0; !hasSigns_ && lost <= (layout_.bars > 1 ? 0 : 1); ++lost) {
      width_ = layout_.width + lost;
      const std::vector<DrawnColumns> ways = waysToFill(width_, layout_.squaresPerPart);
      for (const DrawnColumns& way : ways) {
        columns_ = way;
        if (splitByColumns().row == nullptr) return;
      }
      // The first layout will show where the drawing is wrong.
      if (!ways.empty()) columns_ = ways.front();
    }
    const WrongPart wrong = splitByColumns();
    if (wrong.row != nullptr) throw error(wrong);
  }

  struct WrongPart {
    const DrawnRow* row = nullptr;  // nullptr if all rows are right
    std::string_view part;
    const char* text = nullptr;  // the first text outside all squares
  };

  // Splits the rows into squares, up to the first wrong part.
  WrongPart splitByColumns() {
    board_.squares.clear();
    board_.areSeparated = false;
    for (const DrawnRow& row : rows_) {
      const Words parts = layout_.partsOf(row);
      for (std::size_t i = 0; i < parts.size(); ++i) {
        const Words words = wordsOf(parts[i]);
        Words texts;
        if (words.size() == layout_.squaresPerPart) {  // such as "5 3 ."
          board_.areSeparated = true;
          texts = words;
        } else if (isCompact(parts[i], words)) {
          for (const std::string_view word : words) {
            for (std::size_t c = 0; c < word.size(); ++c) texts.push_back(word.substr(c, 1));
          }
        } else if (hasSigns_) {
          return {&row, parts[i], nullptr};
        } else {
          const char* const misplaced = splitSpaced(parts, i, texts);
          if (misplaced != nullptr) return {&row, parts[i], misplaced};
          board_.areSeparated = board_.areSeparated || columns_.stride > 1;
        }
        for (const std::string_view text : texts) {
          board_.squares.push_back({text, row.positionOf(text.data())});
        }
      }
    }
    return {};
  }

  // True for a part such as "53.".
  bool isCompact(std::string_view part, const Words& words) const {
    if (bytesIn(words) != layout_.squaresPerPart) return false;
    if (hasSigns_) return words.size() == 1 || layout_.size <= 9;
    return words.size() == 1 && words[0].data() - part.data() <= 1 &&
           part.size() - trimmedRight(part).size() <= 1;
  }

  // Splits a part that has spaces for blanks. Returns the first misplaced text, or nullptr.
  const char* splitSpaced(const Words& parts, std::size_t index, Words& texts) const {
    const std::string_view part = parts[index];
    const bool beginsRow = layout_.isOpenAtLeft && index == 0;
    const bool endsRow = layout_.isOpenAtRight && index + 1 == parts.size();
    if (part.size() != width_ && !beginsRow && !endsRow) return part.data() + part.size();
    // If a row begins without a bar, columns are counted from the next bar.
    return columns_.split(part, beginsRow ? width_ - part.size() : 0, texts);
  }

  PuzzleError error(const WrongPart& wrong) const {
    const std::size_t row = board_.squares.size() / layout_.size + 1;
    if (wrong.text != nullptr) {
      return lines_.error(
          wrong.row->positionOf(wrong.text),
          {"row ", row, " doesn't line up here; where spaces are blanks, a value's ",
           "column says which square it is in"});
    }
    const Words words = wordsOf(wrong.part);
    return lines_.error(wrong.row->positionOf(wrong.part.data() + trimmedRight(wrong.part).size()),
                        {"found ", words.size() > 1 ? words.size() : bytesIn(words), " of ",
                         layout_.squaresPerPart, " squares in this part of row ", row});
  }

  Lines& lines_;
  DrawingLayout layout_;
  std::vector<DrawnRow> rows_;
  bool hasSigns_ = false;  // for blanks
  std::size_t width_ = 0;  // of a part, if spaces are blanks
  DrawnColumns columns_{1, 0, 1};
  BoardSquares board_;
};

}  // namespace sudoku

#endif
