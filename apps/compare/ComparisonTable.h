// ComparisonTable.h: a comparison as a table for people to read, with one row for each contender.
//
// The columns depend on the number of puzzles. One puzzle: all its counters. A few: nodes by
// puzzle. More than fit into a line: puzzles solved, and the total, median and worst of the nodes.

#ifndef APPS_COMPARE_COMPARISONTABLE_H_
#define APPS_COMPARE_COMPARISONTABLE_H_

#include <optional>
#include <ostream>

#include "apps/compare/Comparison.h"
#include "apps/compare/Pairs.h"

namespace comparing {

// The pairs of contenders shown in a separate table. Default: pairs of strategies, if there are so
// many puzzles that the table has sums.
using AskedPairing = std::optional<Pairing>;

// Writes the table with its headings and notes. Lines are at most `width` characters wide if
// possible.
void writeTable(std::ostream& out, const Comparison& comparison, int width, bool colours,
                AskedPairing pairing = {});

// The same as Markdown.
void writeMarkdown(std::ostream& out, const Comparison& comparison, AskedPairing pairing = {});

}  // namespace comparing

#endif
