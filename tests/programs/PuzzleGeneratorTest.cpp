// Generated puzzles have one solution, and a seed always gives the same ones.

#include "apps/support/PuzzleGenerator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "apps/support/SolutionSearch.h"
#include "sudoku/Checker.h"
#include "sudoku/PuzzleWriter.h"
#include "sudoku/Shape.h"
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
void expectNoRedundantGiven(Puzzle puzzle, int every = 1) {
  int givens = 0;
  for (int& square : puzzle.squares) {
    if (square == sudoku::kUndecided || ++givens % every > 0) continue;
    const int given = std::exchange(square, sudoku::kUndecided);
    EXPECT_EQ(solutions(puzzle, 2), 2) << sudoku::toLine(puzzle);
    square = given;
  }
}

int givensOf(const Puzzle& puzzle) {
  const auto blanks = std::count(puzzle.squares.begin(), puzzle.squares.end(), sudoku::kUndecided);
  return static_cast<int>(puzzle.squares.size()) - static_cast<int>(blanks);
}

PuzzleGenerator::Options options(const sudoku::Shape& shape, std::uint64_t seed) {
  PuzzleGenerator::Options options;
  options.shape = shape;
  options.seed = seed;
  return options;
}

TEST(PuzzleGeneratorTest, PuzzlesOfAllSizesHaveExactlyOneSolution) {
  for (const int size : {1, 4, 9, 16, 25}) {
    PuzzleGenerator::Options wanted = options(size, 1);
    if (size == 25) wanted.givens = 400;
    PuzzleGenerator generator(wanted);
    for (int i = 0; i < (size < 16 ? 20 : 1); ++i) {
      const Puzzle puzzle = generator.next();
      EXPECT_EQ(puzzle.size(), size);
      EXPECT_EQ(solutions(puzzle, 2), 1) << sudoku::toLine(puzzle);
    }
  }
}

TEST(PuzzleGeneratorTest, NoGivenOfAMinimalPuzzleIsRedundant) {
  PuzzleGenerator::Options wanted = options(9, 2);
  wanted.isMinimal = true;
  PuzzleGenerator generator(wanted);
  for (int i = 0; i < 5; ++i) expectNoRedundantGiven(generator.next());
}

TEST(PuzzleGeneratorTest, PuzzlesOfEveryShapeHaveOneSolutionAndNoRedundantGiven) {
  for (const std::string shape :
       {"--boxes 2x3", "--boxes 4x2", "--boxes 1x5", "--boxes none", "--diagonals", "--windows",
        "--regions ABBBBAAAABCCDEECCDDECDDEE", "--boxes 3x2 --diagonals"}) {
    std::string words = shape;
    sudoku::ShapeOptions named;
    sudoku::takeShapeOptions(words, named);
    const int size = named.regions ? named.size() : named.hasNoRegions ? 6 : 9;
    PuzzleGenerator::Options wanted = options(sudoku::shapeWith(named, size), 1);
    wanted.isMinimal = true;
    PuzzleGenerator generator(wanted);
    for (int i = 0; i < 3; ++i) {
      const Puzzle puzzle = generator.next();
      EXPECT_EQ(puzzle.shape, wanted.shape);
      EXPECT_EQ(solutions(puzzle, 2), 1) << sudoku::toLine(puzzle);
      expectNoRedundantGiven(puzzle);
    }
  }
}

TEST(PuzzleGeneratorTest, NoGivenOfALargeMinimalPuzzleIsRedundant) {
  PuzzleGenerator::Options wanted = options(16, 2);
  wanted.isMinimal = true;
  const Puzzle puzzle = PuzzleGenerator(wanted).next();
  EXPECT_EQ(solutions(puzzle, 2), 1);
  EXPECT_LT(givensOf(puzzle), 110);
  expectNoRedundantGiven(puzzle, 10);
}

TEST(PuzzleGeneratorTest, HasTheRequestedNumberOfGivens) {
  for (const int givens : {81, 50, 28}) {
    PuzzleGenerator::Options wanted = options(9, 3);
    wanted.givens = givens;
    EXPECT_EQ(givensOf(PuzzleGenerator(wanted).next()), givens);
  }
}

TEST(PuzzleGeneratorTest, ASeedGivesTheSamePuzzlesAndOtherSeedsOthers) {
  const auto first = [](std::uint64_t seed) {
    return sudoku::toLine(PuzzleGenerator(options(9, seed)).next());
  };
  EXPECT_EQ(first(4), first(4));
  std::set<std::string> different;
  for (std::uint64_t seed = 0; seed < 50; ++seed) different.insert(first(seed));
  EXPECT_EQ(different.size(), 50u);
}

// Pinned: a seed must give the same puzzles in every version and on every platform.
TEST(PuzzleGeneratorTest, TheFirstPuzzleOfTheFirstSeedNeverChanges) {
  EXPECT_EQ(sudoku::toLine(PuzzleGenerator(options(4, 0)).next()), ".41......2..3.4.");
  EXPECT_EQ(sudoku::toLine(PuzzleGenerator(options(9, 0)).next()),
            "...............6242..78..5....2..7..13.9....8....6.....6...7..3.8.541...4....6..2");
}

TEST(PuzzleGeneratorTest, AShapeWithoutAnySolutionIsAnError) {
  const PuzzleGenerator::Options wanted = options(sudoku::Shape::latinSquare(3).withDiagonals(), 1);
  EXPECT_THROW(PuzzleGenerator(wanted).next(), std::runtime_error);
}

}  // namespace
