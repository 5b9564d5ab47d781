// PuzzleInput.h: reads the puzzles named by command-line arguments, one after the other, and finds
// the puzzle files in folders. It holds one puzzle at a time.

#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "sudoku/PuzzleReader.h"
#include "sudoku/PuzzleSource.h"

namespace apps {

class PuzzleInput {
 public:
  // Each argument is the text of a puzzle, a file, a folder, or "-" for standard input. Without
  // arguments, standard input is read. In a folder and all folders below it, but not behind links,
  // the .txt, .sdk, .sdm, .ss and .csv files are read in the order of their paths, unless they are
  // hidden. Notices, also those of the reader, go to standard error.
  PuzzleInput(const std::vector<std::string>& arguments, const sudoku::ReadOptions& options);

  // The next puzzle, or nothing after the last. Throws as sudoku::PuzzleReader, but the files of a
  // folder may have none; the next call continues after the error.
  std::optional<sudoku::ReadPuzzle> next();

  // The name of the source of the latest puzzle. Requires that one was read.
  const std::string& sourceName() const { return current_->source.name(); }

  // True if enough input is buffered to hold a further puzzle. A few blank lines are not enough.
  // While false, next() may block, for example on a terminal.
  bool hasArrived();

  // The sources read so far: the arguments, with each folder replaced by its files.
  const std::vector<std::string>& opened() const { return opened_; }

 private:
  struct Argument {
    std::string text;
    bool isInFolder;
  };

  // The argument being read.
  struct Opened {
    Opened(const Argument& named, const sudoku::ReadOptions& options)
        : argument(named), source(named.text), reader(source.stream(), source.name(), options) {}
    Argument argument;
    sudoku::PuzzleSource source;
    sudoku::PuzzleReader reader;
  };

  bool openNext();  // false if no argument is left
  void openFolder(const std::string& folder);

  std::deque<Argument> arguments_;  // not opened yet
  sudoku::ReadOptions options_;
  std::vector<std::string> opened_;
  std::optional<Opened> current_;
};

}  // namespace apps
