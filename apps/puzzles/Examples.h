// Examples.h: the example puzzles and the strategies that solve them.

#ifndef APPS_PUZZLES_EXAMPLES_H_
#define APPS_PUZZLES_EXAMPLES_H_

#include <memory>
#include <span>
#include <vector>

#include "apps/compare/AnyPuzzle.h"
#include "apps/support/Strategy.h"

namespace solvePuzzle {

using Example = std::shared_ptr<const compareSearch::AnyPuzzle>;

// Throw std::invalid_argument as the puzzles' constructors do.
Example queens(int size);
Example slidingTiles(const std::vector<int>& tiles);
Example waterJugs(const std::vector<int>& sizes, int goal);
Example bridgeCrossing(const std::vector<int>& minutes);

// All drivers by their command-line names. The last one is `learn`, for puzzles that explain
// themselves: queens.
std::span<const apps::Strategy> strategies();

}  // namespace solvePuzzle

#endif
