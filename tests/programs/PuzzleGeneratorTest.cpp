// Generated puzzles have one solution, and no redundant given if they are minimal. Transcripts pin
// what a seed gives.

#include "apps/solving/PuzzleGenerator.h"

#include <gtest/gtest.h>

#include <utility>

#include "apps/solving/SolutionSearch.h"
#include "sudoku/PuzzleWriter.h"
#include "sudoku/ShapeOptions.h"

namespace {

using apps::PuzzleGenerator;
using sudoku::Puzzle;
using sudoku::Shape;

int solutions(const Puzzle& puzzle, int most) {
  apps::SolutionSearch search(puzzle, {});
  int found = 0;
  while (found < most && search.next()) ++found;  // next() verifies each solution
  return found;
}

// Expects that a second solution appears if any given is removed. Checks each `every`-th given.
void expectNoRedundantGiven(Puzzle puzzle, int every) {
  int givens = 0;
  for (int& square : puzzle.squares) {
    if (square == sudoku::kUndecided || ++givens % every > 0) continue;
    const int given = std::exchange(square, sudoku::kUndecided);
    EXPECT_EQ(solutions(puzzle, 2), 2) << sudoku::toLine(puzzle);
    square = given;
  }
}

TEST(PuzzleGeneratorTest, MinimalPuzzlesOfEveryShapeHaveOneSolutionAndNoRedundantGiven) {
  for (const Shape& wanted :
       {Shape(1), Shape(4), Shape(9), Shape(16), Shape::boxes(2, 3), Shape::boxes(4, 2),
        Shape::boxes(1, 5), Shape::latinSquare(6), Shape(9).withDiagonals(), Shape(9).withWindows(),
        sudoku::regionsIn("ABBBBAAAABCCDEECCDDECDDEE"), Shape::boxes(3, 2).withDiagonals()}) {
    const bool isLarge = wanted.size() > 9;
    PuzzleGenerator generator({.shape = wanted, .seed = 2, .isMinimal = true});
    for (int i = 0; i < (isLarge ? 1 : 3); ++i) {
      const Puzzle puzzle = generator.next();
      EXPECT_EQ(puzzle.shape, wanted);
      EXPECT_EQ(solutions(puzzle, 2), 1) << sudoku::toLine(puzzle);
      expectNoRedundantGiven(puzzle, isLarge ? 10 : 1);
    }
  }
}

}  // namespace
