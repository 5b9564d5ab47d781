// SolutionSearch.h: enumerates the solutions of a puzzle. Each is verified by the checker, which
// shares no code with the search.

#ifndef APPS_SUPPORT_SOLUTIONSEARCH_H_
#define APPS_SUPPORT_SOLUTIONSEARCH_H_

#include <atomic>
#include <memory>
#include <optional>

#include "apps/support/SearchLimits.h"
#include "apps/support/SudokuStrategies.h"
#include "search/Driver.h"
#include "search/Outcome.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"

namespace apps {

struct SearchOptions {
  const Strategy* strategy = &automaticStrategy();
  sudoku::RuleSet rules = sudoku::kFull;
  SearchLimits limits;
};

// Throws std::logic_error with the faults unless `solution` is a solution of the puzzle.
void requireSolution(const sudoku::Puzzle& puzzle, const sudoku::Puzzle& solution);

class SolutionSearch {
 public:
  // The puzzle must outlive the search. So must `stop`, if it is not null; the search ends soon
  // after it is set.
  SolutionSearch(const sudoku::Puzzle& puzzle, const SearchOptions& options,
                 const std::atomic<bool>* stop = nullptr);
  SolutionSearch(sudoku::Puzzle&&, const SearchOptions&,
                 const std::atomic<bool>* stop = nullptr) = delete;

  // The next solution, or nothing; outcome() then gives the reason. Solutions are not kept, so
  // memory does not grow with their number. Throws std::logic_error if a solution is wrong, and
  // std::bad_alloc if memory runs out.
  std::optional<sudoku::Puzzle> next();

  search::Outcome outcome() const { return driver_->outcome(); }

 private:
  const sudoku::Puzzle& puzzle_;
  std::unique_ptr<search::Search> driver_;
};

}  // namespace apps

#endif
