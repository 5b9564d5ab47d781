// PuzzleList.h: the puzzles to compare, read from what the command line names.

#ifndef APPS_COMPARE_PUZZLELIST_H_
#define APPS_COMPARE_PUZZLELIST_H_

#include <ostream>
#include <string>
#include <vector>

#include "apps/compare/Comparison.h"
#include "sudoku/PuzzleReader.h"

namespace comparing {

struct PuzzleList {
  std::vector<Entry> entries;
  std::vector<std::string> files;  // that were read, or texts of puzzles
  bool isWhole = true;             // false if something could not be read
};

// Reads all puzzles. Each argument is the text of a puzzle, a file, a folder of puzzle files, or
// "-" for standard input. What cannot be read is reported to `errors`, a line each, and left out.
PuzzleList readPuzzles(const std::vector<std::string>& arguments,
                       const sudoku::ReadOptions& options, std::ostream& errors);

}  // namespace comparing

#endif
