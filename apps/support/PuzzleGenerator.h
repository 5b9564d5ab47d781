// PuzzleGenerator.h: makes puzzles with exactly one solution, by taking away from a full board what
// can be missed.

#ifndef APPS_SUPPORT_PUZZLEGENERATOR_H_
#define APPS_SUPPORT_PUZZLEGENERATOR_H_

#include <cstdint>
#include <optional>

#include "apps/support/Random.h"
#include "sudoku/Puzzle.h"

namespace apps {

class PuzzleGenerator {
 public:
  struct Options {
    int size = 9;               // a perfect square from 1 to 25
    std::uint64_t seed = 0;     // the same puzzles for the same seed, on every platform
    std::optional<int> givens;  // so many givens; if there are none, as few as can be found
    bool isMinimal = false;     // no given can be missed; else one may be, if that is hard to tell
  };

  explicit PuzzleGenerator(const Options& options) : options_(options), random_(options.seed) {}

  // The next puzzle. Tries until there is one, which for fewer givens than can be reached takes for
  // ever.
  sudoku::Puzzle next();

 private:
  std::optional<sudoku::Puzzle> fullBoard();
  std::optional<sudoku::Puzzle> reduced(sudoku::Puzzle puzzle);

  Options options_;
  Random random_;
};

}  // namespace apps

#endif
