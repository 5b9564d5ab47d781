// Notes.h: the sentences around the tables, which all readable outputs share.

#ifndef APPS_COMPARE_NOTES_H_
#define APPS_COMPARE_NOTES_H_

#include <string>
#include <vector>

#include "apps/compare/Results.h"

namespace compareSearch {

// The lines above the table. They name the puzzle if there is only one.
std::vector<std::string> headlines(const Results& results);

// The puzzles of the columns #1, #2, ...
std::vector<std::string> legend(const Results& results);

// The signs in the table, and missing results.
std::vector<std::string> notes(const Results& results);

// The line above the table of ties: the seeded orders that were used.
std::string tiesHeadline(const TieOrders& ties);

}  // namespace compareSearch

#endif
