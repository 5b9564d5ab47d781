// SudokuStrategies.h: the strategies for programs that want solutions of Sudokus rather than
// compare searches: those of Strategy.h, a search that learns, and the choice between it and
// depth-first search.

#ifndef APPS_SUPPORT_SUDOKUSTRATEGIES_H_
#define APPS_SUPPORT_SUDOKUSTRATEGIES_H_

#include <string>

#include "apps/support/Strategy.h"

namespace apps {

// The strategy `auto`: depth-first up to 9x9, AutoSearch on larger boards.
const Strategy& automaticStrategy();

// One of kStrategies, `learn` or `auto`. Throws std::invalid_argument with the known names if there
// is no such strategy.
const Strategy& sudokuStrategyNamed(const std::string& name);

}  // namespace apps

#endif
