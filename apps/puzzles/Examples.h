// Examples.h: the example puzzles.

#ifndef APPS_PUZZLES_EXAMPLES_H_
#define APPS_PUZZLES_EXAMPLES_H_

#include <memory>
#include <vector>

#include "apps/compare/AnyPuzzle.h"

namespace solvePuzzle {

using Example = std::shared_ptr<const compareSearch::AnyPuzzle>;

// Throw std::invalid_argument as the puzzles' constructors do.
Example queens(int size);
Example slidingTiles(const std::vector<int>& tiles);
Example waterJugs(const std::vector<int>& sizes, int goal);
Example bridgeCrossing(const std::vector<int>& minutes);

}  // namespace solvePuzzle

#endif
