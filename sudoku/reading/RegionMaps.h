// RegionMaps.h: the maps of regions below boards in several lines. Those that stand above their
// board, or apart from it, are errors.

#ifndef SUDOKU_READING_REGIONMAPS_H_
#define SUDOKU_READING_REGIONMAPS_H_

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <utility>

#include "sudoku/Shape.h"
#include "sudoku/reading/Jigsaw.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/Lists.h"
#include "sudoku/reading/PuzzleError.h"
#include "sudoku/reading/ReadPuzzle.h"

namespace sudoku {

class RegionMaps {
 public:
  // If the lines are typed, does not wait for them.
  RegionMaps(Lines& lines, bool areTyped) : lines_(lines), areTyped_(areTyped) {}

  // The size of the latest board or map; 0 if there is none.
  std::size_t sizeAbove() const { return sizeAbove_; }

  // Takes the map of regions of a board in several lines, if it is below the board, in one line or
  // in rows, perhaps after blank lines and a title. If a map stood above its board, the next one
  // may do so too. Does not wait for lines that are typed: a map among them is an error later.
  void takeBelow(ReadPuzzle& read, std::size_t size) {
    const bool isOneLine = lines_.number() - read.line < 2;
    const bool areMapsAbove = wasMapApart_ || (isMapAbove_ && sizeAbove_ == size);
    if (isOneLine || areMapsAbove || size < 4 || !read.puzzle.shape.isOrdinary() ||
        !read.puzzle.removed.empty()) {
      return;
    }
    const auto lineAt = [this](std::size_t ahead) {
      const bool mayRead = !areTyped_ || lines_.hasArrived(ahead);
      return mayRead ? lines_.peek(ahead) : nullptr;
    };
    constexpr std::size_t kMostBlankLines = 2;
    std::size_t ahead = 0;
    const auto skipBlankLines = [&] {
      for (std::size_t blank = 0; blank < kMostBlankLines; ++blank, ++ahead) {
        const Line* const line = lineAt(ahead);
        if (line == nullptr || line->kind() != LineKind::blank) break;
      }
    };
    const auto skipToText = [&] {
      skipBlankLines();
      if (areTyped_ || lineAt(ahead) == nullptr) return;
      removeListSigns(lines_, ahead);
      skipBlankLines();
    };
    skipToText();
    const Line* const title = lineAt(ahead);
    if (title != nullptr && title->kind() != LineKind::comment && isTitleOfMap(title->text)) {
      ++ahead;
      skipToText();
    }
    std::string map;
    const int first = lines_.number() + static_cast<int>(ahead);
    for (; map.size() < size * size; ++ahead) {
      const Line* const line = lineAt(ahead);
      const std::string names = line == nullptr ? "" : namesIn(line->text);
      if (names.size() != size && names.size() != size * size) {
        requireNoPart(map, size, ahead);
        return;
      }
      map += names;
    }
    if (map.size() != size * size || !seemsMap(map, size)) return;
    for (; ahead > 0; --ahead) lines_.take();
    try {
      read.puzzle.shape = regionsIn(map);
      read.saysShape = true;
      boardWithMap_ = read.line;
      map_ = first;
    } catch (const std::invalid_argument& error) {
      throw lines_.error(first, {error.what()});
    }
  }

  // Throws PuzzleError if the board of that size in the line with that number follows a map of
  // regions, or is one and follows a board.
  void requireNoneApart(int line, std::size_t size, bool isMap) {
    const bool isOtherSize = std::exchange(sizeAbove_, size) != size;
    const bool isMapAbove = std::exchange(isMapAbove_, isMap);
    if (isOtherSize || isMap == isMapAbove) return;
    wasMapApart_ = true;
    areMapsAbove_ = areMapsAbove_ || isMapAbove;
    isMapAbove_ = isMap && areMapsAbove_;
    throw regionsApart(line, isMapAbove);
  }

  // True if the first map of the text is below this board in several lines, and one above it, of
  // the same size, was read without a map. Throws PuzzleError if this board seems to be the
  // solution of the puzzle above. Requires that the shapes of both boards are known.
  bool isOnlyBelowThis(const ReadPuzzle& read, bool isComplete) {
    const bool isOnly = boardWithMap_ == read.line && isMissingAbove(read, isComplete);
    above_.size = read.puzzle.size;
    if (above_.shape != read.puzzle.shape) above_.shape = read.puzzle.shape;
    above_.isComplete = isComplete;
    above_.hasSeveralLines = lines_.number() - read.line > 1;
    return isOnly;
  }

  // Takes a map of the regions of a board of that size, which has no squares, and returns the
  // error.
  PuzzleError skip(std::size_t size) {
    const int line = lines_.number();
    const bool isOneLine = namesIn(lines_.peek()->text).size() > size + 1;
    for (std::size_t row = 0; row < (isOneLine ? 1 : size); ++row) lines_.take();
    wasMapApart_ = true;
    areMapsAbove_ = areMapsAbove_ || sizeAbove_ != size;
    isMapAbove_ = areMapsAbove_;
    sizeAbove_ = size;
    return regionsApart(line, false);
  }

 private:
  [[gnu::cold]] bool isMissingAbove(const ReadPuzzle& read, bool isComplete) {
    const bool isFirst = !std::exchange(wasMapBelow_, true);
    if (above_.size != read.puzzle.size || above_.shape == read.puzzle.shape) return false;
    if (isComplete && !above_.isComplete) {
      throw lines_.error(map_,
                         {"this map of regions is below a solution, and the puzzle above was read "
                          "without it; it must come right below the puzzle, or in a file that the "
                          "option --regions names"});
    }
    return isFirst && above_.hasSeveralLines;
  }

  // Throws PuzzleError if the text, whose rows end above the line `ahead` lines after the next one,
  // is a map of the regions of a board of that size that lacks a row or two.
  void requireNoPart(const std::string& text, std::size_t size, std::size_t ahead) {
    const std::size_t rows = text.size() / size;
    if (rows < 3 || rows + 2 < size) return;
    const bool areLetters = size <= 9 && std::all_of(text.begin(), text.end(), isLetter);
    for (std::size_t row = 0; row < rows && !areLetters; ++row) {
      if (!mayBeMap(text.substr(row * size, size), size)) return;
    }
    const int first = lines_.number() + static_cast<int>(ahead - rows);
    for (; ahead > 0; --ahead) lines_.take();
    throw lines_.error(first, {"the map of regions below this board has ", rows, " rows; ",
                               boardText(static_cast<int>(size), " board needs "), size});
  }

  // The error for a map of regions in the line with that number, or for the board there, if the map
  // is above it.
  PuzzleError regionsApart(int line, bool isMapAbove) const {
    return lines_.error(
        line, {isMapAbove ? "a map of regions seems to stand above this board"
                          : "this seems to be a map of regions, apart from its board",
               areMapsAbove_ ? "" : ", which was read without it",
               "; it must come in the line of the board, after the squares, or in a file that the "
               "option --regions names"});
  }

  // A board that was read.
  struct Above {
    int size = 0;
    Shape shape = {};
    bool isComplete = false;
    bool hasSeveralLines = false;
  };

  Lines& lines_;
  bool areTyped_;
  std::size_t sizeAbove_ = 0;
  bool isMapAbove_ = false;    // the latest puzzle seems to be a map of regions
  bool areMapsAbove_ = false;  // a map stood above its board: others may do so too
  bool wasMapApart_ = false;   // a map stood above its board or apart from it
  Above above_;                // the latest board
  bool wasMapBelow_ = false;   // a map stood below its board
  int boardWithMap_ = 0;       // number of the first line of the latest such board
  int map_ = 0;                // that of its map
};

}  // namespace sudoku

#endif
