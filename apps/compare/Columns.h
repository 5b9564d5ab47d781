// Columns.h: the numeric columns from which ComparisonTable.h chooses.

#ifndef APPS_COMPARE_COLUMNS_H_
#define APPS_COMPARE_COLUMNS_H_

#include <string>
#include <vector>

#include "apps/compare/Scores.h"
#include "apps/compare/TextTable.h"

namespace comparing {

// One cell for each score.
struct Column {
  std::string heading;
  std::vector<Cell> cells;
};

// All counters. Requires scores over one puzzle.
std::vector<Column> countersOfOnePuzzle(const std::vector<Score>& scores);

// Nodes expanded on puzzle #1, #2, ..., and their total.
std::vector<Column> puzzleByPuzzle(const std::vector<Score>& scores);

// Puzzles solved, and nodes expanded in total, at the median, in the geometric mean, and at worst.
// The most important columns come first.
std::vector<Column> sums(const std::vector<Score>& scores);

}  // namespace comparing

#endif
