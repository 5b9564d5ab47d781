// PuzzleGenerator.h: generates puzzles with exactly one solution, by removing redundant givens from
// a full board.

#ifndef APPS_SUPPORT_PUZZLEGENERATOR_H_
#define APPS_SUPPORT_PUZZLEGENERATOR_H_

#include <atomic>
#include <cstdint>
#include <optional>

#include "apps/support/Random.h"
#include "sudoku/Puzzle.h"

namespace apps {

class PuzzleGenerator {
 public:
  struct Options {
    int size = 9;               // a perfect square from 1 to 25
    std::uint64_t seed = 0;     // the same seed gives the same puzzles on every platform
    std::optional<int> givens;  // number of givens; if unset, as few as can be found
    bool isMinimal = false;     // guarantees that no given is redundant
  };

  // Progress of next(), for other threads to read.
  struct Progress {
    std::atomic<std::uint64_t> boards = 0;  // full boards begun
    std::atomic<int> squaresTried = 0;      // in the latest of them
    std::atomic<int> fewestGivens = 0;      // left in any earlier one; 0 if there is none
  };

  explicit PuzzleGenerator(const Options& options) : options_(options), random_(options.seed) {}

  const Progress& progress() const { return progress_; }

  // The next puzzle. Tries until it finds one, so it never returns if the requested number of
  // givens is too small.
  sudoku::Puzzle next();

  // The same, but returns nothing if `stop` is set before a puzzle is found.
  std::optional<sudoku::Puzzle> next(const std::atomic<bool>& stop);

 private:
  std::optional<sudoku::Puzzle> fullBoard(const std::atomic<bool>& stop);
  std::optional<sudoku::Puzzle> reduced(sudoku::Puzzle puzzle, const std::atomic<bool>& stop);

  Options options_;
  Random random_;
  Progress progress_;
};

}  // namespace apps

#endif
