// PuzzleInput.h: all puzzles that the arguments of a command line name, one after the other. Never
// holds more than the one puzzle that is being read.

#ifndef APPS_SUPPORT_PUZZLEINPUT_H_
#define APPS_SUPPORT_PUZZLEINPUT_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "sudoku/PuzzleReader.h"
#include "sudoku/PuzzleSource.h"

namespace apps {

class PuzzleInput {
 public:
  // Each argument is the text of a puzzle, a file, or "-" for standard input, which is also what is
  // read when there is none.
  explicit PuzzleInput(std::vector<std::string> arguments, const sudoku::ReadOptions& options = {});

  // The next puzzle, or nothing after the last. Throws sudoku::PuzzleError for what cannot be read,
  // and for a file without a puzzle; the call after that goes on behind it. Standard input may be
  // empty, as pipes are at times.
  std::optional<sudoku::ReadPuzzle> next();

  // The name of what the latest puzzle was read from. Requires that there was one.
  const std::string& sourceName() const { return current_->source.name(); }

  // True if so much has arrived that it may be a further puzzle; blank lines alone are not. While
  // it is false, next() may have to wait, for a person who types perhaps.
  bool hasArrived();

 private:
  // An argument that is being read.
  struct Opened {
    Opened(const std::string& argument, const sudoku::ReadOptions& options)
        : source(argument),
          reader(source.stream(), source.name(), options),
          mayBeEmpty(argument == "-") {}
    sudoku::PuzzleSource source;
    sudoku::PuzzleReader reader;
    bool mayBeEmpty;
  };

  std::vector<std::string> arguments_;
  sudoku::ReadOptions options_;
  std::size_t opened_ = 0;  // how many arguments
  std::optional<Opened> current_;
};

}  // namespace apps

#endif
