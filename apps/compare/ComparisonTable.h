// ComparisonTable.h: a comparison for people to read: one row a contender, nodes side by side.
//
// One puzzle gets all its counters. A few get a column each. More than fit into a line get sums:
// how many were solved, nodes in total, median and worst.

#ifndef APPS_COMPARE_COMPARISONTABLE_H_
#define APPS_COMPARE_COMPARISONTABLE_H_

#include <optional>
#include <ostream>

#include "apps/compare/Comparison.h"
#include "apps/compare/Pairs.h"

namespace comparing {

// Which pairs of contenders get a table of their own; if nothing is said, those of strategies,
// where there are so many puzzles that the table has sums.
using AskedPairing = std::optional<Pairing>;

// The table with a line above that says what it shows, and notes on its signs below. Lines are at
// most `width` characters wide where that is possible.
void writeTable(std::ostream& out, const Comparison& comparison, int width, bool colours,
                AskedPairing pairing = {});

// The same as Markdown.
void writeMarkdown(std::ostream& out, const Comparison& comparison, AskedPairing pairing = {});

}  // namespace comparing

#endif
