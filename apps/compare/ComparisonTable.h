// ComparisonTable.h: a comparison for people to read: one row a contender, nodes side by side.
//
// One puzzle gets all its counters. A few get a column each. More than fit into a line get sums:
// how many were solved, nodes in total, median and worst.

#ifndef APPS_COMPARE_COMPARISONTABLE_H_
#define APPS_COMPARE_COMPARISONTABLE_H_

#include <ostream>

#include "apps/compare/Comparison.h"

namespace comparing {

// The table with a line above that says what it shows, and notes on its signs below. Lines are at
// most `width` characters wide where that is possible.
void writeTable(std::ostream& out, const Comparison& comparison, int width, bool colours);

// The same as Markdown.
void writeMarkdown(std::ostream& out, const Comparison& comparison);

}  // namespace comparing

#endif
