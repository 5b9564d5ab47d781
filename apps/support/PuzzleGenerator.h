// PuzzleGenerator.h: generates puzzles of any shape with exactly one solution, by removing
// redundant givens from a full board.

#ifndef APPS_SUPPORT_PUZZLEGENERATOR_H_
#define APPS_SUPPORT_PUZZLEGENERATOR_H_

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

  // Throws std::invalid_argument if a board of that shape is too large or cannot have so many
  // givens.
  explicit PuzzleGenerator(const Options& options);

  // The next puzzle. Tries until it finds one, so it never returns if the requested number of
  // givens is too small. Throws std::runtime_error if no board of the shape has a solution, and
  // std::bad_alloc if memory runs out.
  sudoku::Puzzle next();

 private:
  sudoku::Puzzle fullBoard();
  std::optional<sudoku::Puzzle> fullOrdinaryBoard();
  bool areRedundant(const sudoku::Puzzle& puzzle,
                    const std::vector<sudoku::Candidate>& removed) const;
  sudoku::RuleSet rules() const;
  bool isLarge() const { return options_.shape.size() > 9; }
  std::optional<sudoku::Puzzle> reduced(sudoku::Puzzle puzzle);

  Options options_;
  sudoku::Puzzle firstRow_;  // a board of that shape with the values of the first row in order
  Random random_;
};

}  // namespace apps

#endif
