// SolutionSearch.h: enumerates the solutions of a puzzle. Each is verified by the checker, which
// shares no code with the search.

#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>

#include "Sudoku.h"
#include "apps/solving/SearchLimits.h"
#include "apps/solving/Strategy.h"
#include "search/ConflictDrivenSearch.h"
#include "search/Limits.h"
#include "search/Outcome.h"
#include "search/Search.h"
#include "sudoku/Checker.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"

namespace apps {

struct SearchOptions {
  const Strategy* strategy = nullptr;  // null: the fastest one
  sudoku::RuleSet rules = sudoku::kFull;
  SearchLimits limits;
};

// Throws std::logic_error with the faults unless `solution` is a solution of the puzzle.
inline void requireSolution(const sudoku::Puzzle& puzzle, const sudoku::Puzzle& solution) {
  const sudoku::Faults faults = sudoku::check(puzzle, solution);
  if (faults.empty()) return;
  throw std::logic_error("a wrong solution was found: " + faults.front());
}

// The puzzle leaves more candidates than a search may learn from. what() says how many.
struct TooManyCandidates : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class SolutionSearch {
 public:
  // The puzzle must outlive the search. Throws TooManyCandidates.
  SolutionSearch(const sudoku::Puzzle& puzzle, const SearchOptions& options)
      : puzzle_(puzzle),
        driver_((options.strategy == nullptr ? startFastest : options.strategy->startFrom)(
            std::make_unique<Sudoku>(puzzle, options.rules), {})) {
    driver_->setLimits(options.limits.forSize(puzzle.size()));
    const auto* const learning = dynamic_cast<search::ConflictDrivenSearch*>(driver_.get());
    const auto facts = static_cast<std::uint64_t>(learning ? learning->puzzle().facts() : 0);
    const std::uint64_t most = driver_->limits().facts;
    if (facts <= most) return;
    const auto megabytes = [](std::uint64_t of) {
      return of * search::Limits::kBytesOfFact / 1'000'000;
    };
    throw TooManyCandidates(
        fmt::format("{} candidates would take {} MB, and {} MB is the most: add givens", facts,
                    megabytes(facts), megabytes(most)));
  }
  SolutionSearch(sudoku::Puzzle&&, const SearchOptions&) = delete;

  // The next solution, or nothing; outcome() then gives the reason. Solutions are not kept, so
  // memory does not grow with their number. Throws std::logic_error if a solution is wrong, and
  // std::bad_alloc if memory runs out.
  std::optional<sudoku::Puzzle> next() {
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

  search::Outcome outcome() const { return driver_->outcome(); }

 private:
  const sudoku::Puzzle& puzzle_;
  std::unique_ptr<search::Search> driver_;
};

}  // namespace apps
