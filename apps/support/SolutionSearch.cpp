#include "apps/support/SolutionSearch.h"

#include <new>
#include <stdexcept>
#include <string>
#include <vector>

#include "Sudoku.h"
#include "search/Limits.h"
#include "sudoku/Checker.h"

namespace apps {

void requireSolution(const sudoku::Puzzle& puzzle, const sudoku::Puzzle& solution) {
  const sudoku::Faults faults = sudoku::check(puzzle, solution);
  if (faults.empty()) return;
  throw std::logic_error("a wrong solution was found: " + faults.front());
}

SolutionSearch::SolutionSearch(const sudoku::Puzzle& puzzle, const SearchOptions& options,
                               const std::atomic<bool>* stop)
    : puzzle_(puzzle),
      driver_(options.strategy->startFrom(std::make_unique<Sudoku>(puzzle, options.rules))) {
  search::Limits limits = options.limits.forSize(puzzle.size());
  limits.stop = stop;
  driver_->setLimits(limits);
}

std::optional<sudoku::Puzzle> SolutionSearch::next() {
  if (driver_->solve() == nullptr) {
    // The caller frees the memory of the search before it goes on.
    if (driver_->outcome() == search::Outcome::outOfMemory) throw std::bad_alloc();
    return std::nullopt;
  }
  const std::unique_ptr<Searchable> state = driver_->releaseSolution();
  sudoku::Puzzle solution = static_cast<const Sudoku&>(*state).squares();
  requireSolution(puzzle_, solution);
  return solution;
}

}  // namespace apps
