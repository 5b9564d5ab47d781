#include "apps/grade/suite/Puzzles.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>

#include "DepthFirstSearch.h"
#include "Sudoku.h"
#include "apps/grade/Fnv1a.h"
#include "apps/grade/suite/MarkedTest.h"
#include "apps/grade/suite/Placement.h"
#include "apps/grade/suite/Reference.h"
#include "apps/support/PuzzleGenerator.h"
#include "sudoku/NamedRuleSets.h"

namespace coursework {
namespace {

SolvedPuzzle withSolution(const sudoku::Puzzle& puzzle) {
  return {puzzle, solvedBoard(puzzle)};
}

// Enough givens that naked singles solve most such puzzles.
int manyGivens(int size) {
  switch (size) {
    case 4: return 7;
    case 9: return 38;
    default: return 150;
  }
}

// The first generated minimal puzzle that takes kLeast to kMost - 1 expansions after the change.
template <class Change>
SolvedPuzzle searched(apps::Random& random, Change change) {
  constexpr std::uint64_t kLeast = 10;
  constexpr std::uint64_t kMost = 150;
  apps::PuzzleGenerator generator({9, random.below(UINT64_MAX), std::nullopt, true});
  for (;;) {
    const sudoku::Puzzle puzzle = change(generator.next());
    const std::uint64_t nodes = expandedByBreadthFirst(puzzle, sudoku::kCoursework, kMost);
    if (kLeast <= nodes && nodes < kMost) return withSolution(puzzle);
  }
}

int valueOf(char c) {
  if ('1' <= c && c <= '9') return c - '0';
  if ('A' <= c && c <= 'G') return c - 'A' + 10;
  return sudoku::kUndecided;
}

}  // namespace

apps::Random freshRandom() {
  const testing::TestInfo& test = *testing::UnitTest::GetInstance()->current_test_info();
  const std::string name = std::string(test.test_suite_name()) + '.' + test.name();
  return apps::Random(setting().seed ^ grading::fnv1a(name));
}

SolvedPuzzle solved(std::string_view squares) {
  sudoku::Puzzle puzzle;
  for (const char c : squares) puzzle.squares.push_back(valueOf(c));
  puzzle.shape = static_cast<int>(sudoku::squareRoot(squares.size()));
  return withSolution(puzzle);
}

sudoku::Puzzle solvedBoard(const sudoku::Puzzle& puzzle) {
  DepthFirstSearch search(std::make_unique<Sudoku>(puzzle));
  const Searchable* const solution = search.solve();
  if (solution == nullptr) throw std::logic_error("a puzzle of the suite has no solution");
  return static_cast<const Sudoku&>(*solution).squares();
}

sudoku::Puzzle renamed(const sudoku::Puzzle& puzzle, apps::Random& random) {
  const std::vector<int> names = random.shuffled(puzzle.size());
  sudoku::Puzzle other = puzzle;
  for (int& value : other.squares) {
    if (value != sudoku::kUndecided) value = names[static_cast<std::size_t>(value - 1)] + 1;
  }
  return other;
}

SolvedPuzzle freshEasy(int size, apps::Random& random) {
  apps::PuzzleGenerator generator({size, random.below(UINT64_MAX), manyGivens(size), false});
  for (;;) {
    SolvedPuzzle fresh = withSolution(generator.next());
    if (decided(fresh.puzzle, sudoku::kCoursework) == fresh.solution) return fresh;
  }
}

SolvedPuzzle freshHard(apps::Random& random) {
  return searched(random, [](sudoku::Puzzle puzzle) { return puzzle; });
}

SolvedPuzzle freshOpen(apps::Random& random) {
  return searched(random, [&](sudoku::Puzzle puzzle) {
    const std::vector<Placement> givens = placementsOf(puzzle);
    const Placement& left = givens[random.below(givens.size())];
    place(puzzle, {left.row, left.col, sudoku::kUndecided});
    return puzzle;
  });
}

std::vector<sudoku::Puzzle> solutionsOf(const sudoku::Puzzle& board, std::size_t most) {
  DepthFirstSearch search(std::make_unique<Sudoku>(board));
  std::vector<sudoku::Puzzle> solutions;
  while (solutions.size() < most) {
    const Searchable* const solution = search.solve();
    if (solution == nullptr) break;
    solutions.push_back(static_cast<const Sudoku&>(*solution).squares());
  }
  return solutions;
}

SolvedPuzzle easy(int size) {
  switch (size) {
    case 4: return solved("......31.12.4.1.");
    case 9:
      return solved(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    case 16:
      return solved(
          "F....9BA72..G1CD..C72..GA4.8E39.A19..D.F..GE54..G..B5..3..1...A."
          "..D167A.9.2.......28.FG....B1A...E.6935..A7...G47CAG8.E..FD3B956"
          "E769G23...4F...C..B31C.42EAD9F7..45.AB973GC68.E1C2.A..F5.B9736.."
          "1AG57.4...E2DB.96F..B5.E....4C8...4.....6.8A.5..3.8.FAD15.B4..2.");
    default: throw std::logic_error("no easy puzzle of that size");
  }
}

}  // namespace coursework
