// PuzzleReader.h: reads the puzzles of a text, one at a time, in the formats of docs/formats.md. A
// text that has squares but is no puzzle is an error with its line and column.

#ifndef SUDOKU_PUZZLEREADER_H_
#define SUDOKU_PUZZLEREADER_H_

#include <cstddef>
#include <deque>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Letters.h"
#include "sudoku/Puzzle.h"
#include "sudoku/PuzzleError.h"
#include "sudoku/ShapeOptions.h"
#include "sudoku/reading/Grammars.h"
#include "sudoku/reading/Text.h"

namespace sudoku {

struct ReadOptions {
  Letters letters = Letters::automatic;
  ShapeOptions shape;         // of all boards, except where the text says another one
  bool areSolutions = false;  // of a puzzle and its solution in one line, the solution is read
  // Lines that stand in place of a board: each is returned as a title, without squares.
  bool (*isInPlaceOfBoard)(std::string_view line) = nullptr;
};

// A puzzle, with its line and title in the text that it was read from.
struct ReadPuzzle {
  Puzzle puzzle;
  int line = 1;       // of its first line; counts from 1
  std::string title;  // the text after the puzzle in its line, or else the line right above
  Letters letters = Letters::automatic;  // those of its values; automatic if there are none
  bool saysShape = false;                // the text says the shape: otherwise it is the usual one,
                                         // or that of the options
  bool areBlanksZeros = false;           // it has blanks, and all are written as 0
};

class PuzzleReader {
 public:
  // `in` must outlive the reader. The name is for error messages.
  PuzzleReader(std::istream& in, std::string sourceName, const ReadOptions& options = {})
      : text_(in, std::move(sourceName)), options_(options) {}

  // The next puzzle, or nullopt at the end. It is returned before any line below it is waited for.
  // Throws PuzzleError for text that can't be read; the next call continues after that text.
  std::optional<ReadPuzzle> next();

  // What the text names, but no board has, as PuzzleError::what(). It may stand before a board,
  // beside or below it: ask after each next(), also at the end. Empty if there is nothing new.
  std::string takeNotice() { return hasBoard_ ? std::exchange(notice_, "") : ""; }

  // The number of characters that were read, but are no part of the puzzles yet.
  std::size_t ahead() const { return text_.ahead(); }

 private:
  // A map of regions above its board.
  struct Map {
    int line;
    Shape shape;
  };

  // The shape of boards of that size with these words.
  struct KnownShape {
    ShapeOptions words;
    Shape shape;
  };

  void readAhead(const Line& line);
  std::optional<ReadPuzzle> readNineByNine();
  std::vector<FoundBoard> boardsAhead(const Line& line);
  void use(const std::vector<FoundBoard>& boards);
  ReadPuzzle puzzleOf(const FoundBoard& board, int line);
  ShapeOptions shapeOf(const FoundBoard& board, std::string& words, bool& saysShape);
  void endBoard(std::size_t lines);
  void drop(std::size_t lines);
  void noticeVariant(std::string_view text);
  void readText(const Line& line);
  PuzzleError refuse(const Line& line, std::size_t lines, const std::string& problem,
                     std::string_view part = {});
  PuzzleError refuseSquares(const Line& line);
  void requireMapUsed();

  Text text_;
  ReadOptions options_;
  KnownShape latest_;
  std::deque<ReadPuzzle> found_;               // in the latest line, not returned yet
  std::optional<Map> map_;                     // above, without its board yet
  bool areMapsAbove_ = false;                  // the latest map stood above its board
  std::string titleAbove_;                     // the latest line without squares
  std::vector<int> sizesAbove_;                // the numbers of lines right above with nothing else
  std::size_t linesOfBoard_ = 0;               // being read, with a map below it
  Letters lettersAbove_ = Letters::automatic;  // of the latest board that has letters
  std::string notice_;                         // not taken yet
  bool hasVariant_ = false;                    // a word for rules that are not read was found
  bool hasBoard_ = false;
  bool isBroken_ = false;
};

}  // namespace sudoku

#endif
