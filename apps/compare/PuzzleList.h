// PuzzleList.h: reads the puzzles of a comparison from the command-line arguments.

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
  std::vector<std::string> files;  // files read, or texts of puzzles
  bool isWhole = true;             // false if something could not be read
};

// Reads all puzzles. `arguments` are as for PuzzleInput.h and must not be empty. Unreadable and
// skipped input is reported to `errors`, one a line, and left out.
PuzzleList readPuzzles(const std::vector<std::string>& arguments,
                       const sudoku::ReadOptions& options, std::ostream& errors);

}  // namespace comparing

#endif
