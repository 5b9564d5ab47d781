// SudokuStrategies.h: the strategies for Sudokus: those of Strategy.h, a search that learns, the
// same without one of its parts, and the choice between learning and depth-first search.

#ifndef APPS_SUPPORT_SUDOKUSTRATEGIES_H_
#define APPS_SUPPORT_SUDOKUSTRATEGIES_H_

#include <string>

#include "apps/support/Strategy.h"

namespace apps {

// The strategy `auto`: depth-first up to 9x9, learning on larger boards.
const Strategy& automaticStrategy();

// For programs that want solutions: one of kStrategies, `learn` or `auto`. Throws
// std::invalid_argument with the known names if there is no such strategy.
const Strategy& sudokuStrategyNamed(const std::string& name);

// For programs that compare searches: one of kStrategies, `learn`, or `learn` without one of the
// parts that LearningOptions names, such as `learn-restarts`. Throws likewise.
const Strategy& comparedStrategyNamed(const std::string& name);

}  // namespace apps

#endif
