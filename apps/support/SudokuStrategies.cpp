#include "apps/support/SudokuStrategies.h"

#include <memory>
#include <utility>

#include "DepthFirstSearch.h"
#include "Sudoku.h"
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

// Learning pays on boards larger than 9x9: bench/README.md.
std::unique_ptr<search::Search> startAutomatic(std::unique_ptr<Searchable>&& start) {
  const bool isSmall = dynamic_cast<const Sudoku&>(*start).size() <= 9;
  return isSmall ? startDriver<DepthFirstSearch>(std::move(start))
                 : startLearning<true, true, true>(std::move(start));
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
