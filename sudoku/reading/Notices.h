// Notices.h: what a text says about a puzzle that is not read: the shapes that words around it
// name, blanks with two signs, and a map of regions below the next board; and letters that the user
// named for boards of another size. The puzzle gets a notice. Each is said once for a text.

#ifndef SUDOKU_READING_NOTICES_H_
#define SUDOKU_READING_NOTICES_H_

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"
#include "sudoku/Shape.h"
#include "sudoku/reading/Letters.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/MixedBlanks.h"
#include "sudoku/reading/PuzzleError.h"
#include "sudoku/reading/ReadPuzzle.h"
#include "sudoku/reading/ShapeNames.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

class Notices {
 public:
  // `letters` are those that the user named.
  Notices(const Lines& lines, const NamedLetters& letters) : lines_(lines), letters_(letters) {}

  // Adds the shapes that a line above the next puzzle names.
  void addShapes(std::string_view text) {
    shapesAbove_ |= shapesNamedIn(text);
    addBoxes(text);
  }

  // Notes the signs of the latest puzzle's blanks. `squares` are the texts of its squares.
  void setBlanks(const std::vector<SquareText>& squares, const Puzzle& puzzle) {
    blanks_ = mixedBlanks(squares, puzzle);
  }
  void clearBlanks() { blanks_ = {}; }

  // Notes that the latest puzzle has a map of regions, and one above it was read without.
  void setMapBelowOne() { isMapBelowOne_ = true; }

  // Adds the notices to the puzzle. If its table has a column for names of shapes, X is one.
  void give(ReadPuzzle& read, bool hasShapeColumn) {
    if (!read.title.empty() || shapesAbove_ != kNoShape || !boxesAbove_.empty()) {
      noticeShape(read, hasShapeColumn);
    }
    if (letters_.size > 0 && letters_.size != read.puzzle.size) noticeLetters(read);
    if (blanks_.areMixed()) noticeBlanks(read);
    if (std::exchange(isMapBelowOne_, false)) noticeMap(read);
  }

 private:
  void addBoxes(std::string_view text) {
    constexpr std::size_t kMost = 32;
    const std::vector<NamedBoxes> named = boxesNamedIn(text);
    if (boxesAbove_.size() >= kMost) return;
    boxesAbove_.insert(boxesAbove_.end(), named.begin(), named.end());
  }

  // Notes the shapes that the text around the puzzle names and that the puzzle does not have.
  void noticeShape(ReadPuzzle& read, bool hasShapeColumn) {
    const bool isX = read.format != Format::table && (read.title == "x" || read.title == "X");
    unsigned named =
        std::exchange(shapesAbove_, 0U) | shapesNamedIn(read.title, isX || hasShapeColumn);
    addBoxes(read.title);
    const NamedBoxes boxes = missingBoxes(std::exchange(boxesAbove_, {}), read.puzzle.shape,
                                          read.puzzle.size, read.format == Format::drawing);
    if (boxes.height > 0) named |= kOtherBoxes;
    if ((named & ~shapesTold_) == kNoShape) return;
    const unsigned missing = named & ~shapesTold_ & ~shapesOf(read.puzzle.shape);
    if (missing == kNoShape) return;
    shapesTold_ |= missing;
    const PuzzleError notice = lines_.error(
        read.line, {"a shape is named in the title or above, where it is not read: this board ",
                    missingShapes(missing, boxes), "; this is said once for each text"});
    read.notice = notice.what();
  }

  // Notes that the blanks have two signs, unless these mark diagonals that the puzzle has.
  void noticeBlanks(ReadPuzzle& read) {
    const bool areKnown = blanks_.onDiagonals != 0 && read.puzzle.shape.hasDiagonals();
    if (isMixtureTold_ || areKnown) return;
    isMixtureTold_ = true;
    add(lines_.error(read.line, {noticeOf(blanks_)}), read);
  }

  // Notes that the letters are those of boards of another size.
  [[gnu::cold]] void noticeLetters(ReadPuzzle& read) {
    if (std::exchange(areLettersTold_, true)) return;
    const int size = read.puzzle.size;
    const bool areNumbers =
        letters_ != Letters::numbersFromZero && (size <= 9 || size > capacity(letters_));
    add(lines_.error(read.line,
                     {"the option --letters ", name(letters_, letters_.size),
                      " names the values of ", letters_.size, "x", letters_.size,
                      " boards; those of this ", size, "x", size, " board are ",
                      areNumbers ? message({"the numbers 1 to ", size}) : name(letters_, size),
                      "; this is said once for each text"}),
        read);
  }

  void noticeMap(ReadPuzzle& read) const {
    add(lines_.error(read.line, {"the map of regions below this board was not read for the board "
                                 "above; each board needs its own; this is said once for each "
                                 "text"}),
        read);
  }

  static void add(const PuzzleError& notice, ReadPuzzle& read) {
    read.notice += (read.notice.empty() ? "" : "\n") + std::string(notice.what());
  }

  const Lines& lines_;
  NamedLetters letters_;
  bool areLettersTold_ = false;
  unsigned shapesAbove_ = kNoShape;     // shapes named since the latest puzzle
  std::vector<NamedBoxes> boxesAbove_;  // at most a few, named since the latest puzzle
  unsigned shapesTold_ = kNoShape;
  MixedBlanks blanks_;  // of the latest puzzle
  bool isMixtureTold_ = false;
  bool isMapBelowOne_ = false;  // of the latest puzzle: one above it has none
};

}  // namespace sudoku

#endif
