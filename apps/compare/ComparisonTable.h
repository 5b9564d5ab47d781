// ComparisonTable.h: the results of a comparison for people to read, as text or Markdown:
// headlines, a table with one row for each contender, pairs, ties, and notes.
//
// The columns depend on the number of puzzles. One puzzle: all its counters. A few: nodes by
// puzzle. More than fit into a line: puzzles solved, and the total, median and worst of the nodes.

#ifndef APPS_COMPARE_COMPARISONTABLE_H_
#define APPS_COMPARE_COMPARISONTABLE_H_

#include <optional>
#include <ostream>
#include <string>

#include "apps/compare/Results.h"

namespace compareSearch {

// Writes the table. Lines are at most `width` characters wide if possible. `pairing`: the pairs to
// show; the default is strategies if the table has sums over the puzzles, else none.
void writeTable(std::ostream& out, const Results& results, int width, bool colours,
                std::optional<Pairing> pairing = {});

// The same as Markdown.
void writeMarkdown(std::ostream& out, const Results& results, std::optional<Pairing> pairing = {});

}  // namespace compareSearch

#endif
