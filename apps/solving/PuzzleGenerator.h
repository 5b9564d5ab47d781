// PuzzleGenerator.h: generates puzzles of any shape with exactly one solution, by removing
// redundant givens from a full board.

#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "apps/solving/Random.h"
#include "sudoku/Candidate.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"
#include "sudoku/Shape.h"

namespace apps {

// The nodes that depth-first search with these rules expands before it finds a solution, up to
// `most`.
std::uint64_t nodesToSolve(const sudoku::Puzzle& puzzle, const sudoku::RuleSet& rules,
                           std::uint64_t most);

class PuzzleGenerator {
 public:
  struct Options {
    sudoku::Shape shape;          // of a size from 1 to 25
    std::uint64_t seed = 0;       // the same seed gives the same puzzles on every platform
    std::optional<int> givens{};  // number of givens; if unset, as few as can be found
    bool isMinimal = false;       // guarantees that no given is redundant
    std::function<bool(const sudoku::Puzzle&)> isWanted = nullptr;  // null: each is
  };

  // Throws std::invalid_argument if a board of that shape is too large, or no puzzle of it has so
  // many givens.
  explicit PuzzleGenerator(const Options& options);

  // The next puzzle. Throws std::runtime_error if no board of the shape has a solution, or none of
  // 100,000 boards (above 9x9: 1,000) gives a puzzle with the requested number of givens that is
  // wanted; and std::bad_alloc if memory runs out.
  sudoku::Puzzle next();

 private:
  sudoku::Puzzle fullBoard();
  std::optional<sudoku::Puzzle> fullOrdinaryBoard();
  bool areRedundant(const sudoku::Puzzle& puzzle,
                    const std::vector<sudoku::Candidate>& removed) const;
  sudoku::RuleSet rules() const;
  bool isLarge() const { return options_.shape.size() > 9; }
  sudoku::Puzzle reduced(sudoku::Puzzle puzzle);

  Options options_;
  sudoku::Puzzle firstRow_;  // a board of that shape with the values of the first row in order
  Random random_;
};

}  // namespace apps
