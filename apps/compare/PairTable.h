// PairTable.h: contenders two by two, for people to read.

#ifndef APPS_COMPARE_PAIRTABLE_H_
#define APPS_COMPARE_PAIRTABLE_H_

#include <vector>

#include "apps/compare/Pairs.h"
#include "apps/compare/TextTable.h"

namespace comparing {

// Stands above the table.
constexpr const char* kPairsHeadline =
    "In pairs: puzzles on which one expands < = > nodes than other; other / one";

// A row for each pair; at most `width` characters wide where that is possible. What all pairs have
// in common, rules or a strategy, has a column of its own.
TextTable pairTable(const std::vector<Pair>& pairs, int width);

}  // namespace comparing

#endif
