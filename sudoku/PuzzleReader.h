// PuzzleReader.h: reads puzzles in all common formats, in any mix, one at a time. Unreadable text
// is never skipped silently: it is an error with its line and column.

#ifndef SUDOKU_PUZZLEREADER_H_
#define SUDOKU_PUZZLEREADER_H_

#include <cstddef>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "sudoku/reading/CommentedMaps.h"
#include "sudoku/reading/Letters.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/Notices.h"
#include "sudoku/reading/PuzzleError.h"
#include "sudoku/reading/PuzzleShapes.h"
#include "sudoku/reading/ReadPuzzle.h"
#include "sudoku/reading/RegionMaps.h"
#include "sudoku/reading/ShapeOptions.h"
#include "sudoku/reading/Table.h"

namespace sudoku {

struct BoardSquares;

struct ReadOptions {
  NamedLetters letters = Letters::automatic;
  ShapeOptions shape;    // of all boards, except where the text says another one
  bool isTyped = false;  // do not wait for a map of regions below a board in rows

  // A complete board is read, and not a puzzle beside it in the line or the table.
  bool areSolutions = false;
};

// Information about a puzzle from the lines above it.
struct PuzzleHeading {
  std::string comment;       // the last comment or heading above
  std::string description;   // the comment that begins with #D, as in .sdk files
  std::string section;       // "[Puzzle]" in most .sdk files
  int sectionLine = 0;       // counts from 1
  bool hasStarRule = false;  // a rule begins with a star, as in .ss files
};

// A text is any sequence of
//   blank lines
//   comments       # or ; or % or //, up to the end of the line; also after a puzzle
//   headings       such as "Grid 01" or "puzzle,solution"; a puzzle may follow in the same line,
//                  as in "Puzzle 1: 53..7....". The names of the columns of a table are one too,
//                  and so is a sentence right above a puzzle.
//   rules          such as ---+---+---
//   sections       such as [Puzzle]. [State] and [PencilMarks] below its puzzle are skipped, with
//                  as many lines as the puzzle has: they are the same puzzle, partly solved
//   puzzles        in one line; or in rows, one a line; or the order, a line that is ignored, and
//                  rows
//
// A puzzle in one line has size x size squares. Puzzles in rows have `size` rows of `size` squares.
// Squares are
//   characters     53..7...., or in groups, 53. .7. ...
//   numbers        separated by spaces or commas
//   lines          one a line, if they are as many as those of a board
//   drawn          with bars between the boxes, or between all squares
// A puzzle can also be
//   candidates     of all squares, as in Candidates.h: 729 characters, pencil marks, and lines of
//                  HoDoKu's library. Puzzle::removed has the candidates that are not
//                  listed although no given excludes them.
//   a table        with a puzzle in each line, as in Table.h: in a field between commas, tabs or
//                  the like, perhaps in quotes; another column can be maps of their regions
//   in a sheet     with empty rows and columns or labels around it, as in Sheet.h
//   a jigsaw       squares, and as many characters for their regions, in one line, as in Jigsaw.h;
//                  or rows, and below them the map of their regions, in rows or in one line
//   a drawing of irregular regions, with lines between them, as in DrawnRegions.h
// A blank is one of . 0 _ * x X, or -1 among numbers. If the puzzle has none of these, a space is a
// blank. Then a row may lack the blanks at its end, and an empty line between other rows is a row.
// Spaces alone are a blank board if there are 81 in a line, or n lines of n spaces for a size n
// from 9 to 25. ? and - are blanks if all squares of a board are values or this sign. Letters are
// values as in Letters.h; if those of a board are not clear, it has the letters of the boards above
// it in the text. What mails and forums put around rows is skipped, as in Wrapping.h, and so are
// counters of rows (RowCounters.h) and the signs of lists (Lists.h). Where another sign is a
// blank, 0 may be the first of the numbers 0 to 8 or the like. X may be the value 10 of a 10x10
// board, as in RomanTen.h. A line longer than LineStream::kLongest is an error, so memory is
// bounded for texts of any length. A text may be in UTF-8 or UTF-16; Lookalikes.h says which
// characters outside ASCII are read. A line ends with \n, \r\n or \r. A text that begins like a
// file of another kind (ForeignText.h) is one error.
//
// The size is a perfect square, or another one with usual boxes: 6, 8, 10, 12, 15 or 20. Other
// boxes follow from the bars of a drawing, or from the blank lines between its rows. The options,
// or the words of options after a board (ShapeOptions.h), name other shapes. A board of another
// size is an error that says which option to add.
//
// A line of 16 squares can be a board, or a row of a larger board; so can a line of 81 or 256
// numbers. It is a board if its values are in range and one occurs twice. Otherwise it is a row if
// it makes a larger board with the next lines, and either some value is too large for the smaller
// board, or all squares are blank and the lines right above and below have other numbers of
// squares. Sixteen lines of 16 blanks are thus one 16x16 board; with blank lines between them, they
// are sixteen 4x4 boards.
class PuzzleReader {
 public:
  // `in` must outlive the reader. The name is for error messages.
  PuzzleReader(std::istream& in, std::string sourceName, const ReadOptions& options = {})
      : in_(in), lines_(in, std::move(sourceName)), options_(options) {
    lines_.nameShape(static_cast<std::size_t>(options.shape.size()), options.shape.hasNoRegions);
  }

  PuzzleReader(const PuzzleReader&) = delete;
  PuzzleReader& operator=(const PuzzleReader&) = delete;

  // The next puzzle, or nullopt at the end. A puzzle in one line is returned before the next line
  // is read, unless the line can also be a row. Throws PuzzleError for text that can't be read; the
  // next call continues after that text.
  std::optional<ReadPuzzle> next();

 private:
  void begin();
  std::optional<ReadPuzzle> readNineByNineAhead(const Line& line);
  std::optional<ReadPuzzle> readShape(const Line& line);
  void replaceSigns();
  void useTable(const std::optional<Table>& table, const Line& line);
  ReadPuzzle readTableRow();
  void giveTable(const Line& line, ReadPuzzle& read) const;
  bool isBesideBoards();
  bool isForeignAhead();
  void takeUnknown(const Line& line, const LineSquares& squares);
  bool isUnwanted(const ReadPuzzle& read, bool mayHaveLabel);
  std::optional<ReadPuzzle> end();
  void requireOneQuote(const ReadPuzzle& read) const;
  bool mayCountFromZero(const Line& line, const ReadPuzzle& read) const;
  ReadPuzzle readValues(BoardSquares board);
  void addHeading(const Line& line);
  void addSection(const Line& line);
  void skipProgress();
  void describe(ReadPuzzle& read);
  PuzzleError emptySection() const;

  PuzzleHeading& heading() { return heading_ ? *heading_ : heading_.emplace(); }

  std::istream& in_;
  std::unique_ptr<std::istream> decoded_;  // of a text in UTF-16
  Lines lines_;
  ReadOptions options_;
  RegionMaps maps_{lines_, options_.isTyped};
  CommentedMaps commentedMaps_{lines_, options_.isTyped};
  PuzzleShapes puzzleShapes_{lines_, options_.shape};
  Notices notices_{lines_, options_.letters};
  bool hasBegun_ = false;                 // the beginning of the text was examined
  bool hasContent_ = false;               // a line was no comment and not blank
  std::optional<Table> table_;            // that the line above belongs to
  std::optional<PuzzleHeading> heading_;  // of the next puzzle
  std::optional<Letters> lettersAbove_;   // of the puzzles so far; automatic if they differ
  std::size_t squaresAbove_ = 0;          // number of squares of the latest board in one line
  int lineBelow_ = 0;                     // number of the line below that board
  int linesOfSection_ = 0;  // number of lines of the latest puzzle, if its section is [Puzzle]
  // Number of the latest line of a block of foreign lines whose error was thrown. Blank lines and
  // comments below belong to the block. 0 if there is none.
  int foreignLine_ = 0;
  int unknownLine_ = 0;             // number of the latest line of unknown shape
  bool hasPuzzleAbove_ = false;     // an incomplete board was read
  bool areSolutionsBelow_ = false;  // the latest heading says so
  bool isBroken_ = false;
};

}  // namespace sudoku

#ifndef SUDOKU_SEARCH_COMPILED
#include "sudoku/PuzzleReader.inl"
#endif

#endif
