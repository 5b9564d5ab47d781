// PairTable.h: pairwise comparisons of contenders as a table.

#ifndef APPS_COMPARE_PAIRTABLE_H_
#define APPS_COMPARE_PAIRTABLE_H_

#include <vector>

#include "apps/compare/Pairs.h"
#include "apps/compare/TextTable.h"

namespace comparing {

// The line above the table.
constexpr const char* kPairsHeadline =
    "In pairs: puzzles on which one expands < = > nodes than other; other / one";

// A row for each pair, at most `width` characters wide if possible. If the contenders of each pair
// share their rules or their strategy, a separate column has it.
FittedTable pairTable(const std::vector<Pair>& pairs, int width);

}  // namespace comparing

#endif
