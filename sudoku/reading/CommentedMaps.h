// CommentedMaps.h: recognises maps of regions in comments: in lines above or below a board, or
// behind its rows. They are errors, because a comment is not read, and the board would be read with
// the usual boxes.

#ifndef SUDOKU_READING_COMMENTEDMAPS_H_
#define SUDOKU_READING_COMMENTEDMAPS_H_

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "sudoku/Shape.h"
#include "sudoku/reading/Jigsaw.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/PuzzleError.h"
#include "sudoku/reading/ReadPuzzle.h"
#include "sudoku/reading/ShapeOptions.h"

namespace sudoku {

class CommentedMaps {
 public:
  // If the lines are typed, does not wait for those below a board.
  CommentedMaps(Lines& lines, bool areTyped) : lines_(lines), areTyped_(areTyped) {}

  // Notes the map that begins in the next line, a comment. Takes the line and throws PuzzleError if
  // the map is below a board that was read.
  [[gnu::cold]] void noteAhead() {
    const std::size_t size = sizeOfMap(0);
    const int line = lines_.number();
    if (size == 0 || line == toldBelow_) return;
    if (areAbove_ || size != sizeAbove_) {
      areAbove_ = true;
      sizeOfNext_ = size;
      lineOfNext_ = line;
      return;
    }
    lines_.take();
    throw error(line, "below a board, which was read without them,");
  }

  // Throws PuzzleError if comments above or below the board, or behind its rows, are a map of its
  // regions and its shape says none. Requires that its lines were taken.
  void requireNone(const ReadPuzzle& read) {
    const bool isOneLine = lines_.number() - read.line < 2;
    if (sizeOfNext_ > 0 || !isOneLine) requireNoneBeside(read, isOneLine);
    sizeAbove_ = hasOwnRegions(read.puzzle.shape) ? 0 : static_cast<std::size_t>(read.puzzle.size);
  }

 private:
  // True if the text or the options say that the regions are no boxes.
  static bool hasOwnRegions(const Shape& shape) {
    return !shape.isOrdinary() && (!shape.hasRegions() || shape.boxHeight() == 0);
  }

  [[gnu::cold]] void requireNoneBeside(const ReadPuzzle& read, bool isOneLine) {
    const auto size = static_cast<std::size_t>(read.puzzle.size);
    const bool isMapAbove = std::exchange(sizeOfNext_, 0) == size;
    sizeAbove_ = 0;
    if (hasOwnRegions(read.puzzle.shape)) return;
    if (isMapAbove) throw error(lineOfNext_, "above a board");
    if (isOneLine) return;
    requireNoneBehindRows(read, size);
    requireNoneBelow(size);
  }

  // The names in the comment at the beginning of the text; empty if there is anything else in it.
  static std::string namesInComment(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t#;%/"), text.size());
    return beginsComment(trimmed(text)) ? namesIn(text.substr(begin)) : "";
  }

  // True if the text is a map of regions that are not the usual boxes.
  static bool isMap(const std::string& names, std::size_t size) {
    if (names.size() != size * size || !seemsMap(names, size)) return false;
    try {
      return !regionsIn(names).isOrdinary();
    } catch (const std::invalid_argument&) {
      return false;
    }
  }

  // The size of the map in the comments from that line on: all in one line, or in rows.
  [[gnu::cold]] std::size_t sizeOfMap(std::size_t ahead) {
    const auto namesAt = [this](std::size_t at) {
      const Line* const line = lines_.peek(at);
      return line == nullptr ? "" : namesInComment(line->text);
    };
    std::string names = namesAt(ahead);
    const std::size_t length = names.size();
    if (length >= 16 && isMap(names, squareRoot(length))) return squareRoot(length);
    for (std::size_t row = 1; row < length; ++row) {
      const std::string below = namesAt(ahead + row);
      if (below.size() != length) return 0;
      names += below;
    }
    return length >= 4 && isMap(names, length) ? length : 0;
  }

  void requireNoneBehindRows(const ReadPuzzle& read, std::size_t size) const {
    std::string names;
    for (int number = std::max(read.line, lines_.firstTaken()); number < lines_.number();
         ++number) {
      const std::string_view text = lines_.taken(number).text;
      names += namesInComment(text.substr(withoutComment(text).size()));
    }
    if (isMap(names, size)) throw error(read.line, "behind the rows of this board");
  }

  // Blank lines and a title may stand above the map.
  void requireNoneBelow(std::size_t size) {
    constexpr std::size_t kMostBetween = 3;
    for (std::size_t ahead = 0; ahead <= kMostBetween && !areAbove_; ++ahead) {
      const bool mayRead = !areTyped_ || lines_.hasArrived(ahead);
      const Line* const line = mayRead ? lines_.peek(ahead) : nullptr;
      const bool isComment = line != nullptr && line->kind() == LineKind::comment;
      if (isComment && sizeOfMap(ahead) == size) {
        toldBelow_ = line->number;
        throw error(toldBelow_, "below a board");
      }
      if (!isComment && (line == nullptr || line->kind() != LineKind::blank)) return;
    }
  }

  PuzzleError error(int line, std::string_view where) const {
    return lines_.error(line, {"comments ", where,
                               " seem to be a map of regions; without the signs of comments, it is "
                               "read below the rows of the board, or from a file that the option "
                               "--regions names"});
  }

  Lines& lines_;
  bool areTyped_;
  std::size_t sizeAbove_ = 0;   // of the latest board, if it was read without a map
  bool areAbove_ = false;       // a map stood above its board: others may do so too
  std::size_t sizeOfNext_ = 0;  // of the map above the next board; 0 if there is none
  int lineOfNext_ = 0;          // number of its first line
  int toldBelow_ = 0;           // that of the latest map below a board
};

}  // namespace sudoku

#endif
