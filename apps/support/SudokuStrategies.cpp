#include "apps/support/SudokuStrategies.h"

#include <memory>
#include <stdexcept>
#include <utility>

#include "DepthFirstSearch.h"
#include "Sudoku.h"
#include "apps/support/AutoSearch.h"
#include "search/ConflictDrivenSearch.h"
#include "sudoku/learning/ExplainedSudoku.h"

namespace apps {
namespace {

std::unique_ptr<search::Driver> startLearning(std::unique_ptr<Searchable>&& start) {
  return std::make_unique<search::ConflictDrivenSearch>(
      std::make_unique<ExplainedSudoku>(dynamic_cast<const Sudoku&>(*start)));
}

// AutoSearch keeps a copy of the start, which takes as long as some 9x9 puzzles do.
std::unique_ptr<search::Driver> startAutomatic(std::unique_ptr<Searchable>&& start) {
  if (dynamic_cast<const Sudoku&>(*start).size() <= 9) {
    return std::make_unique<DepthFirstSearch>(std::move(start));
  }
  return std::make_unique<AutoSearch>(std::move(start));
}

constexpr Strategy kLearning{"learn", "conflict-driven", startLearning, nullptr};
constexpr Strategy kAutomatic{"auto", "automatic", startAutomatic, nullptr};

}  // namespace

const Strategy& automaticStrategy() {
  return kAutomatic;
}

const Strategy& sudokuStrategyNamed(const std::string& name) {
  for (const Strategy* strategy : {&kLearning, &kAutomatic}) {
    if (name == strategy->name) return *strategy;
  }
  try {
    return strategyNamed(name);
  } catch (const std::invalid_argument& error) {
    throw std::invalid_argument(std::string(error.what()) + ", learn, auto");
  }
}

}  // namespace apps
