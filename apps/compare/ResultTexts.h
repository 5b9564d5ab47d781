// ResultTexts.h: the sentences around the tables, and the texts of results, that the outputs for
// people share.

#ifndef APPS_COMPARE_RESULTTEXTS_H_
#define APPS_COMPARE_RESULTTEXTS_H_

#include <string>
#include <vector>

#include "apps/compare/Results.h"

namespace compareSearch {

// The lines above the table. They include the puzzle if there is only one.
std::vector<std::string> headlines(const Results& results);

// The puzzles of the columns #1, #2, ...
std::vector<std::string> legend(const Results& results);

// The signs in the table, and missing results.
std::vector<std::string> notes(const Results& results);

// The line above the table of ties: the seeded orders that were used.
std::string tiesHeadline(const TieOrders& ties);

// The geometric mean of the ratio. If limits leave it open, the mean over the puzzles that both
// finished is added, with their number: "? (0.55× on 725)".
std::string meanText(const Pair& pair);

}  // namespace compareSearch

#endif
