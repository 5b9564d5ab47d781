// ComparisonTable.h: the results of a comparison for people to read, as text or Markdown:
// headlines, a table with one row per contender, pairs, ties, and notes.
//
// The columns depend on the number of puzzles. For one puzzle, they are all its counters. For a few
// puzzles, they are the nodes on each. If these do not fit into a line, they are the puzzles
// solved, and the total, median and worst number of nodes. Searches that learn have further
// columns. A note names the columns that were left out because they do not fit.

#ifndef APPS_COMPARE_COMPARISONTABLE_H_
#define APPS_COMPARE_COMPARISONTABLE_H_

#include <optional>
#include <ostream>
#include <string>

#include "apps/compare/Results.h"

namespace compareSearch {

// Writes the table. Lines have at most `width` characters if possible. `pairing` selects the pairs
// to show; by default strategies if the table has sums over the puzzles, otherwise none.
void writeTable(std::ostream& out, const Results& results, int width, bool colours,
                std::optional<Pairing> pairing = {});

// The same as Markdown, whose lines may be wider: no column is left out.
void writeMarkdown(std::ostream& out, const Results& results, std::optional<Pairing> pairing = {});

}  // namespace compareSearch

#endif
