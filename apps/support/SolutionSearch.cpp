#include "apps/support/SolutionSearch.h"

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "Sudoku.h"
#include "sudoku/Checker.h"

namespace apps {
namespace {

// In squares of the boards in it: 200,000 boards of size 9.
constexpr std::uint64_t kMostFrontierSquares = 16'200'000;

sudoku::Puzzle valuesOf(const Sudoku& board) {
  const int size = board.size();
  sudoku::Puzzle values{size, {}};
  values.squares.reserve(static_cast<std::size_t>(size) * static_cast<std::size_t>(size));
  for (int row = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col) values.squares.push_back(board.getSquare(row, col));
  }
  return values;
}

}  // namespace

search::Limits SearchOptions::limitsFor(int size) const {
  search::Limits result = limits;
  const bool isDepthFirst = strategy == &strategyNamed("dfs");
  if (!isDepthFirst && limits.frontier == search::kUnlimited) {
    const auto length = static_cast<std::uint64_t>(size);
    result.frontier = kMostFrontierSquares / (length * length);
  }
  return result;
}

void requireSolution(const sudoku::Puzzle& puzzle, const sudoku::Puzzle& solution) {
  const std::vector<sudoku::Fault> faults = sudoku::check(puzzle, solution);
  if (faults.empty()) return;
  throw std::logic_error("a wrong solution was found: " + faults.front().message());
}

SolutionSearch::SolutionSearch(const sudoku::Puzzle& puzzle, const SearchOptions& options)
    : puzzle_(puzzle),
      driver_(options.strategy->startFrom(std::make_unique<Sudoku>(puzzle, options.rules))) {
  driver_->setLimits(options.limitsFor(puzzle.size));
}

std::optional<sudoku::Puzzle> SolutionSearch::next() {
  if (driver_->solve() == nullptr) return std::nullopt;
  const std::unique_ptr<Searchable> state = driver_->releaseSolution();
  sudoku::Puzzle solution = valuesOf(static_cast<const Sudoku&>(*state));
  requireSolution(puzzle_, solution);
  return solution;
}

}  // namespace apps
