#include "apps/support/SudokuStrategies.h"

#include <memory>
#include <utility>

#include "DepthFirstSearch.h"
#include "Sudoku.h"
#include "apps/support/AutoSearch.h"
#include "search/ConflictDrivenSearch.h"
#include "sudoku/learning/ExplainedSudoku.h"

namespace apps {
namespace {

template <bool restarts, bool minimisation, bool targetPhases>
std::unique_ptr<search::Search> startLearning(std::unique_ptr<Searchable>&& start) {
  search::LearningOptions options;
  options.restarts = restarts;
  options.minimisation = minimisation;
  options.targetPhases = targetPhases;
  return std::make_unique<search::ConflictDrivenSearch>(
      std::make_unique<ExplainedSudoku>(dynamic_cast<const Sudoku&>(*start)), options);
}

// AutoSearch keeps a copy of the start, which takes as long as some 9x9 puzzles do.
std::unique_ptr<search::Search> startAutomatic(std::unique_ptr<Searchable>&& start) {
  if (dynamic_cast<const Sudoku&>(*start).size() <= 9) {
    return std::make_unique<DepthFirstSearch>(std::move(start));
  }
  return std::make_unique<AutoSearch>(std::move(start));
}

constexpr Strategy kLearning{"learn", "conflict-driven", startLearning<true, true, true>, nullptr,
                             true};

constexpr auto kSolving = withFurther({kLearning, {"auto", "automatic", startAutomatic, nullptr}});

constexpr auto kCompared = withFurther({
    kLearning,
    {"learn-restarts", "conflict-driven, no restarts", startLearning<false, true, true>, nullptr,
     true},
    {"learn-minimisation", "conflict-driven, no minimisation", startLearning<true, false, true>,
     nullptr, true},
    {"learn-targetPhases", "conflict-driven, no target phases", startLearning<true, true, false>,
     nullptr, true},
});

}  // namespace

const Strategy& automaticStrategy() {
  return sudokuStrategyNamed("auto");
}

const Strategy& sudokuStrategyNamed(const std::string& name) {
  return strategyNamed(name, kSolving);
}

const Strategy& comparedStrategyNamed(const std::string& name) {
  return strategyNamed(name, kCompared);
}

}  // namespace apps
