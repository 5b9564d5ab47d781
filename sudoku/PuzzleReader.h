// PuzzleReader.h: reads puzzles in the formats that people have, in any mix, one at a time.
// Nothing is skipped silently: text that can't be read is an error with its line and column.

#ifndef SUDOKU_PUZZLEREADER_H_
#define SUDOKU_PUZZLEREADER_H_

#include <cstddef>
#include <istream>
#include <optional>
#include <string>
#include <utility>

#include "sudoku/reading/Letters.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/PuzzleError.h"
#include "sudoku/reading/ReadPuzzle.h"

namespace sudoku {

struct BoardSquares;

struct ReadOptions {
  Letters letters = Letters::automatic;
};

// The lines above a puzzle that say something about it.
struct PuzzleHeading {
  std::string comment;       // the comment or heading right above
  std::string description;   // the comment that begins with #D, as .sdk files have it
  std::string section;       // "[Puzzle]" in most .sdk files
  int sectionLine = 0;       // counts from 1
  bool hasStarRule = false;  // as the frames of .ss files
};

// A text is any sequence of
//   blank lines
//   comments       # or ; or % or //, and anything behind; at the end of a line too
//   headings       such as "Grid 01" or "puzzle,solution"; "Puzzle 1: 53..7...." has a puzzle too
//   rules          such as ---+---+---
//   sections       such as [Puzzle]; [State] and [PencilMarks] below its puzzle are skipped, as
//                  many lines as it has: they are the same one, partly solved
//   puzzles        a line, or rows, or the order, a line to ignore, and rows
//
// A line has size x size squares. Rows have `size` squares each, and are as many. Squares are
//   characters     53..7...., or in groups, 53. .7. ...
//   numbers        with spaces or commas between them
//   drawn          with bars between the boxes, or between all squares
// A blank is one of . 0 _ * x X, or -1 among numbers, or a space if there is no such sign. With
// spaces for blanks, a row may have lost those at its end, and be an empty line if others are above
// and below. Spaces alone are a blank board if they are 81 in a line, or nine, 16 or 25 lines of as
// many. Letters stand for values as in Letters.h. A line longer than LineStream::kLongest is an
// error; so a text of any length takes little memory.
//
// Sixteen squares can be a board, or a row of a larger one (as numbers, so can 81 or 256). They are
// a board if its values are in range and one is there twice. Otherwise they are a row if with the
// next lines they make a larger board, of which some value is too large for the smaller boards; or
// of which all squares are blank, if that stands alone: the lines right above and below have other
// numbers of squares. Blank boards of size 4 are sixteen lines with blank lines between.
class PuzzleReader {
 public:
  // The stream has to live as long as the reader. The name is for error messages.
  PuzzleReader(std::istream& in, std::string sourceName, const ReadOptions& options = {})
      : lines_(in, std::move(sourceName)), letters_(options.letters) {}

  // The next puzzle, or nullopt at the end. A puzzle in one line is there as soon as its line is,
  // unless that line can be a row as well.
  // Throws PuzzleError for text that can't be read; the next call goes on after that.
  std::optional<ReadPuzzle> next();

 private:
  std::optional<ReadPuzzle> readShape(const Line& line);
  std::optional<ReadPuzzle> end();
  ReadPuzzle readValues(BoardSquares board) const;
  void addHeading(const Line& line);
  void addSection(const Line& line);
  void skipProgress();
  void describe(ReadPuzzle& read);
  PuzzleError emptySection() const;

  PuzzleHeading& heading() { return heading_ ? *heading_ : heading_.emplace(); }

  Lines lines_;
  Letters letters_;
  std::optional<PuzzleHeading> heading_;  // of the next puzzle
  std::size_t squaresAbove_ = 0;          // of the latest board in one line
  int lineBelow_ = 0;                     // the number of the line below that board
  int linesOfSection_ = 0;                // of the latest puzzle, if its section is [Puzzle]
  bool isBroken_ = false;
};

}  // namespace sudoku

#ifndef SUDOKU_SEARCH_COMPILED
#include "sudoku/PuzzleReader.inl"
#endif

#endif
