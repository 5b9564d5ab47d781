// DrawnRows.h: a puzzle drawn with bars between its boxes, or between all its squares, and any
// rules between the rows. If the drawing has no sign for a blank, then a space is one, and which
// square a value belongs to depends on its column.

#ifndef SUDOKU_READING_DRAWNROWS_H_
#define SUDOKU_READING_DRAWNROWS_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Geometry.h"
#include "sudoku/reading/BoardValues.h"
#include "sudoku/reading/DrawnColumns.h"
#include "sudoku/reading/DrawnRow.h"
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
  // Reads a drawing whose first row is the next line.
  DrawnRows(Lines& lines, Letters letters) : lines_(lines), letters_(letters) {}

  // Takes the lines of the puzzle; also before it throws PuzzleError for one that is wrong.
  ReadPuzzle read() {
    ReadPuzzle read;
    read.line = lines_.number();
    read.format = Format::drawing;
    underscoresAreBlanks_ = areUnderscoresBlanks();
    findShape();
    while (rows_.size() < size_) takeRow();
    takeLastRule();
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

  static bool isDrawing(std::string_view line) {
    return isRule(line) || isUnderscores(line) || isDrawnRow(line);
  }

  bool isRow(std::string_view line) const {
    return isDrawnRow(line) && (underscoresAreBlanks_ || !isUnderscores(line));
  }

  // `|___|___|___|` is a row if other rows have underscores, or if there are no others.
  bool areUnderscoresBlanks() const {
    for (std::size_t i = 0; i < kMaxSize; ++i) {
      const std::string* line = lines_.peek(i);
      if (line == nullptr || !isDrawing(*line)) break;
      if (!isRule(*line) && !isUnderscores(*line)) return line->find('_') != line->npos;
    }
    return true;
  }

  // The first row says how many parts a row has and how many squares each part; only whether it
  // begins and ends with a blank part or with none, the other rows have to say.
  void findShape() {
    std::size_t ahead = 0;
    while (!isRow(*lines_.peek(ahead))) ++ahead;
    const DrawnRow first(*lines_.peek(ahead), lines_.number() + static_cast<int>(ahead));
    bars_ = first.bars();
    width_ = first.width();
    open_ = openness();
    for (const Openness& open : {open_, Openness{true, true}}) {
      const std::size_t parts = first.parts(open).size();
      for (const std::size_t squares : {parts, std::size_t{1}}) {
        if (!isShape(parts, squares) || !canHold(first.parts(open), squares)) continue;
        open_ = open;
        squaresPerPart_ = squares;
        size_ = parts * squares;
        return;
      }
    }
    // That row is wrong. Where, shows when its squares are read, if there is a shape at all.
    const std::size_t parts = first.parts(open_).size();
    squaresPerPart_ = isShape(parts, parts) ? parts : 1;
    size_ = parts * squaresPerPart_;
    if (!isShape(parts, squaresPerPart_)) {
      while (lines_.number() <= first.line()) lines_.take();
      throw lines_.error({first.line(), 0},
                         {"found a row with ", bars_, " bars, which can stand neither between the ",
                          "boxes of a board nor between its squares"});
    }
  }

  // Looks at all rows that can belong to the drawing.
  Openness openness() const {
    Openness open;
    for (std::size_t i = 0; i < (bars_ + 1) * (bars_ + 1) && i < kMaxSize; ++i) {
      const std::string* line = lines_.peek(i);
      if (line == nullptr || !isDrawing(*line)) break;
      if (!isRow(*line)) continue;
      const DrawnRow row(*line, 0);
      if (row.bars() != bars_) break;
      open.atLeft = open.atLeft || row.openness().atLeft;
      open.atRight = open.atRight || row.openness().atRight;
    }
    return open;
  }

  static bool isShape(std::size_t parts, std::size_t squares) {
    return squares == 1 ? isSize(parts) : squares == parts && parts > 0 && parts <= kMaxOrder;
  }

  bool canHold(const Words& parts, std::size_t squares) const {
    const bool fit = !waysToFill(width_, squares).empty();
    return std::all_of(parts.begin(), parts.end(), [fit, squares](std::string_view part) {
      const Words words = wordsOf(part);
      return words.size() == squares || (words.size() == 1 && words[0].size() == squares) ||
             (fit && words.size() < squares);
    });
  }

  void takeRow() {
    const std::string* line = lines_.peek();
    if (line == nullptr || !isDrawing(*line)) throw missingRow(lines_, rows_.size() + 1, size_);
    if (isRow(*line)) {
      const DrawnRow row(*line, lines_.number());
      if (row.bars() != bars_) throw wrongBars(row);
      rows_.push_back(row);
    }
    lines_.take();
  }

  // Of underscores with bars; other rules are no puzzles wherever they stand.
  void takeLastRule() {
    const std::string* line = lines_.peek();
    if (line != nullptr && isUnderscores(*line) && !underscoresAreBlanks_) lines_.take();
  }

  PuzzleError wrongBars(const DrawnRow& row) {
    const PuzzleError error =
        lines_.error({lines_.number(), row.end()},
                     {"found ", row.bars(), " bars in row ", rows_.size() + 1,
                      "; as many have to be there as in the first row, ", bars_});
    skipRows();
    return error;
  }

  // Goes past what is left of the drawing, so that the next puzzle can be read.
  void skipRows() {
    const std::string* line = lines_.peek();
    for (std::size_t rows = rows_.size(); rows < size_; line = lines_.peek()) {
      if (line == nullptr || !isDrawing(*line)) return;
      if (isRow(*line)) ++rows;
      lines_.take();
    }
  }

  // True if some square of the row is seen to be blank.
  bool hasSigns(const DrawnRow& row) const {
    const std::string_view signs = size_ <= 9 ? kBlankSigns : std::string_view("._*");
    for (const std::string_view part : row.parts(open_)) {
      if (part.find_first_of(signs) != part.npos) return true;
      for (const std::string_view word : wordsOf(part)) {
        if (word == "0" || word == "-1") return true;
      }
    }
    return false;
  }

  // Of the ways in which the squares can fill a part, finds one by which all values line up.
  void findColumns() {
    std::vector<DrawnColumns> ways = waysToFill(width_, squaresPerPart_);
    const auto linesUp = [this](const DrawnColumns& way) {
      return std::all_of(rows_.begin(), rows_.end(),
                         [this, &way](const DrawnRow& row) { return linesUpBy(way, row); });
    };
    auto way = std::find_if(ways.begin(), ways.end(), linesUp);
    if (way == ways.end() && bars_ == 1) {
      // Both parts are open: the first may have lost a column at its left.
      ++width_;
      ways = waysToFill(width_, squaresPerPart_);
      way = std::find_if(ways.begin(), ways.end(), linesUp);
    }
    if (way != ways.end()) {
      columns_ = *way;
    } else if (!ways.empty()) {
      columns_ = ways.front();
    }
  }

  bool linesUpBy(const DrawnColumns& way, const DrawnRow& row) const {
    const Words parts = row.parts(open_);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const Words words = wordsOf(parts[i]);
      if (isListed(words) || isCompact(parts[i], words)) continue;
      if (inColumns(way, parts[i], i, parts.size()).misplaced.data() != nullptr) return false;
    }
    return true;
  }

  bool isListed(const Words& words) const { return words.size() == squaresPerPart_; }

  bool isCompact(std::string_view part, const Words& words) const {
    if (charactersIn(words) != squaresPerPart_) return false;
    if (hasSigns_) return words.size() == 1 || size_ <= 9;
    return words.size() == 1 && words[0].data() - part.data() <= 1 &&
           part.size() - trimmedRight(part).size() <= 1;
  }

  struct InColumns {
    Words texts;
    std::string_view misplaced;  // the first text that doesn't line up, if any
  };

  InColumns inColumns(const DrawnColumns& way, std::string_view part, std::size_t index,
                      std::size_t parts) const {
    const bool beginsRow = open_.atLeft && index == 0;
    const bool endsRow = open_.atRight && index + 1 == parts;
    InColumns result{Words(squaresPerPart_, part.substr(0, 0)), {}};
    if (part.size() != width_ && !beginsRow && !endsRow) {
      result.misplaced = part.substr(part.size());
      return result;
    }
    // Where a row begins without a bar, only the next bar shows which column is which.
    const std::size_t missing = beginsRow ? width_ - part.size() : 0;
    for (std::string_view word : wordsOf(part)) {
      while (!word.empty()) {
        const std::string_view square = way.stride == 1 ? word.substr(0, 1) : word;
        const std::size_t begin = static_cast<std::size_t>(square.data() - part.data()) + missing;
        const std::size_t i = way.squareOf(begin, square.size());
        if (i == squaresPerPart_ || !result.texts[i].empty()) {
          result.misplaced = square;
          return result;
        }
        result.texts[i] = square;
        word.remove_prefix(square.size());
      }
    }
    return result;
  }

  void addSquares(const DrawnRow& row) {
    const Words parts = row.parts(open_);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const Words words = wordsOf(parts[i]);
      if (isListed(words)) {
        separated_ = true;
        for (const std::string_view word : words) squares_.push_back({word, row.placeOf(word)});
      } else if (isCompact(parts[i], words)) {
        for (const std::string_view word : words) addCharacters(row, word);
      } else if (hasSigns_) {
        throw wrongPart(row, parts[i]);
      } else {
        const InColumns found = inColumns(columns_, parts[i], i, parts.size());
        if (found.misplaced.data() != nullptr) throw misplaced(row, found.misplaced);
        separated_ = separated_ || columns_.stride > 1;
        for (const std::string_view word : found.texts) {
          squares_.push_back({word, row.placeOf(word)});
        }
      }
    }
  }

  void addCharacters(const DrawnRow& row, std::string_view word) {
    for (std::size_t i = 0; i < word.size(); ++i) {
      const std::string_view character = word.substr(i, 1);
      squares_.push_back({character, row.placeOf(character)});
    }
  }

  PuzzleError wrongPart(const DrawnRow& row, std::string_view part) const {
    const Words words = wordsOf(part);
    const bool areListed = words.size() > 1;
    const std::size_t found = areListed ? words.size() : charactersIn(words);
    return lines_.error(row.placeOf(part.substr(trimmedRight(part).size())),
                        {"found ", found, " of ", squaresPerPart_, " squares in this part of row ",
                         squares_.size() / size_ + 1});
  }

  PuzzleError misplaced(const DrawnRow& row, std::string_view square) const {
    return lines_.error(row.placeOf(square),
                        {"row ", squares_.size() / size_ + 1, " doesn't line up here; where spaces ",
                         "are blanks, a value's column says which square it is in"});
  }

  Lines& lines_;
  Letters letters_;
  bool underscoresAreBlanks_ = true;
  std::size_t bars_ = 0;            // in a row
  std::size_t width_ = 0;           // between two of them
  std::size_t squaresPerPart_ = 1;  // between two of them
  std::size_t size_ = 0;
  Openness open_;
  std::vector<DrawnRow> rows_;
  bool hasSigns_ = false;  // for blanks
  DrawnColumns columns_{1, 0, 1};
  std::vector<SquareText> squares_;
  bool separated_ = false;
};

}  // namespace sudoku

#endif
