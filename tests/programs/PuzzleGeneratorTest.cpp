// Generated puzzles have one solution, and no redundant given if they are minimal. Transcripts pin
// what a seed gives.

#include "apps/support/PuzzleGenerator.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "apps/support/SolutionSearch.h"
#include "sudoku/PuzzleWriter.h"
#include "sudoku/ShapeOptions.h"

namespace {

using apps::PuzzleGenerator;
using sudoku::Puzzle;

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
  for (const auto& [shape, size] : {std::pair<std::string, int>{"", 1},
                                    {"", 4},
                                    {"", 9},
                                    {"", 16},
                                    {"--boxes 2x3", 6},
                                    {"--boxes 4x2", 8},
                                    {"--boxes 1x5", 5},
                                    {"--boxes none", 6},
                                    {"--diagonals", 9},
                                    {"--windows", 9},
                                    {"--regions ABBBBAAAABCCDEECCDDECDDEE", 5},
                                    {"--boxes 3x2 --diagonals", 6}}) {
    std::string words = shape;
    sudoku::ShapeOptions named;
    sudoku::takeShapeOptions(words, named);
    const sudoku::Shape wanted = sudoku::shapeWith(named, size);
    PuzzleGenerator generator({.shape = wanted, .seed = 2, .isMinimal = true});
    for (int i = 0; i < (size == 16 ? 1 : 3); ++i) {
      const Puzzle puzzle = generator.next();
      EXPECT_EQ(puzzle.shape, wanted);
      EXPECT_EQ(solutions(puzzle, 2), 1) << sudoku::toLine(puzzle);
      expectNoRedundantGiven(puzzle, size == 16 ? 10 : 1);
    }
  }
}

}  // namespace
