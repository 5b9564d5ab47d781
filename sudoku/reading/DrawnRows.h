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
#include "sudoku/reading/DrawingLayout.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/ReadPuzzle.h"
#include "sudoku/reading/Rows.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

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
    const std::size_t width = layout_.squaresPerPart == 1 ? boxWidth() : layout_.squaresPerPart;
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
  // The number of squares side by side in a box, if bars between all squares or rules show it;
  // otherwise 1. Throws PuzzleError if they show no boxes.
  std::size_t boxWidth() const {
    const std::size_t width = widthByHeavyBars();
    const bool areSomeHeavy = !heavyRules_.empty() && heavyRules_.size() < rules_.size();
    const std::size_t height = heightBetween(areSomeHeavy ? heavyRules_ : rules_, layout_.size);
    if (height == 0) return width;
    if (width > 1 && width * height != layout_.size) {
      throw lines_.error(board_.read.line, {"the heavy bars of this drawing show boxes of ", width,
                                            " columns, and its rules boxes of ", height,
                                            " rows; these are no boxes of ",
                                            boardText(static_cast<int>(layout_.size))});
    }
    return layout_.size / height;
  }

  // The number of squares between two heavy bars, if all other bars are light; otherwise 1. Throws
  // PuzzleError if heavy bars do not stand between boxes.
  std::size_t widthByHeavyBars() const {
    const std::string first = innerBars(rows_.front());
    const std::size_t width = std::min(first.find('H'), first.size()) + 1;
    bool areBoxes = layout_.size % width == 0;
    bool areAllLight = true, areAllHeavy = true;
    for (const DrawnRow& row : rows_) {
      const std::string bars = innerBars(row);
      areAllLight = areAllLight && bars.find('H') == bars.npos;
      areAllHeavy = areAllHeavy && bars.find('L') == bars.npos;
      areBoxes = areBoxes && bars == first;
    }
    if (areAllLight || areAllHeavy) return 1;
    for (std::size_t i = 1; i < layout_.size; ++i) {
      areBoxes = areBoxes && (first[i - 1] == 'H') == (i % width == 0);
    }
    if (areBoxes) return width;
    throw lines_.error(board_.read.line,
                       {"the heavy bars of this drawing show irregular regions, which are not "
                        "read from it: the option --regions gives them"});
  }

  // The weights of the bars between two squares of the row.
  std::string innerBars(const DrawnRow& row) const {
    return row.weights.substr(layout_.isOpenAtLeft ? 0 : 1, layout_.size - 1);
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
      } else if (!rows_.empty()) {
        addRule(*line);
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

  void addRule(const Line& line) {
    const bool isHeavy = line.text.find('=') != line.text.npos;
    for (std::vector<std::size_t>* const rules : {&rules_, isHeavy ? &heavyRules_ : &rules_}) {
      if (rules->empty() || rules->back() < rows_.size()) rules->push_back(rows_.size());
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
    const bool isWide = part.size() == width_ || layout_.squaresPerPart == 1;
    if (!isWide && !beginsRow && !endsRow) return part.data() + part.size();
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
  std::vector<std::size_t> rules_;       // for each rule between rows: the number of rows above it
  std::vector<std::size_t> heavyRules_;  // those of equals signs
  bool hasSigns_ = false;                // for blanks
  std::size_t width_ = 0;                // of a part, if spaces are blanks
  DrawnColumns columns_{1, 0, 1};
  BoardSquares board_;
};

}  // namespace sudoku

#endif
