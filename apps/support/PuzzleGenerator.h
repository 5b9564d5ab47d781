// PuzzleGenerator.h: generates puzzles of any shape with exactly one solution, by removing
// redundant givens from a full board.

#ifndef APPS_SUPPORT_PUZZLEGENERATOR_H_
#define APPS_SUPPORT_PUZZLEGENERATOR_H_

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "apps/support/Random.h"
#include "sudoku/Candidate.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"
#include "sudoku/Shape.h"

namespace apps {

class PuzzleGenerator {
 public:
  struct Options {
    sudoku::Shape shape;        // of a size from 1 to 25
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

  // Throws std::invalid_argument if a board of that shape cannot have so many givens.
  explicit PuzzleGenerator(const Options& options);

  const Progress& progress() const { return progress_; }

  // The next puzzle. Tries until it finds one, so it never returns if the requested number of
  // givens is too small. Throws std::runtime_error if no board of the shape has a solution, and
  // std::bad_alloc if memory runs out.
  sudoku::Puzzle next();

  // The same, but returns nothing if `stop` is set before a puzzle is found.
  std::optional<sudoku::Puzzle> next(const std::atomic<bool>& stop);

 private:
  std::optional<sudoku::Puzzle> fullBoard(const std::atomic<bool>& stop);
  std::optional<sudoku::Puzzle> fullOrdinaryBoard(const std::atomic<bool>& stop);
  bool areRedundant(const sudoku::Puzzle& puzzle, const std::vector<sudoku::Candidate>& removed,
                    const std::atomic<bool>& stop) const;
  sudoku::RuleSet rules() const;
  bool isLarge() const { return options_.shape.size() > 9; }
  std::optional<sudoku::Puzzle> reduced(sudoku::Puzzle puzzle, const std::atomic<bool>& stop);

  Options options_;
  sudoku::Puzzle firstRow_;  // a board of that shape with the values of the first row in order
  Random random_;
  Progress progress_;
};

}  // namespace apps

#endif
