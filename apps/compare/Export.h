// Export.h: a comparison for other programs: as JSON and CSV, with one record for each search, and
// as the data of the page.

#ifndef APPS_COMPARE_EXPORT_H_
#define APPS_COMPARE_EXPORT_H_

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "apps/compare/Comparison.h"
#include "apps/compare/Results.h"

namespace comparing {

// An object: how the searches ran (null limits: none, or for `frontier` by size), and in `searches`
// an object for each, one per line, with the keys that Options.h's help explains. Without a
// solution depth and solution are null; so are for strategies that do not learn the counters of
// those that do. `solutions`, `ties` and these counters are left out if no search has them.
void writeJson(std::ostream& out, const Comparison& comparison);

// Requires a contender and a puzzle. A line of headings, then one line for each search, with the
// same columns. Null values are empty. The last column, `about`, has the other values of the JSON
// as an object, on the first search only: all lines have the same columns, so readers need not know
// about comments, and the file does not repeat them.
void writeCsv(std::ostream& out, const Comparison& comparison);

// The runs whose trees the page keeps: the smallest, as many as have at most `room` states
// together.
std::vector<bool> chosenTrees(const std::vector<Run>& runs, std::uint64_t room);

// The comparison as the page reads it, as JSON. A run is an array: puzzle, contender, outcome,
// expanded, generated, peak frontier, depth (null without a solution), nanoseconds, whether the
// page has its tree, repeats, and the cost (null if it says nothing); if it learns, also
// `learningCounters`.
std::string pageData(const Results& results, const std::vector<bool>& hasTree);

}  // namespace comparing

#endif
