// ComparisonExport.h: a comparison as JSON or CSV, with one record for each search.

#ifndef APPS_COMPARE_COMPARISONEXPORT_H_
#define APPS_COMPARE_COMPARISONEXPORT_H_

#include <ostream>

#include "apps/compare/Comparison.h"

namespace compareSearch {

// An array of objects, one per line, with the keys puzzle, size, rules, strategy, outcome (solved,
// exhausted, limit, stopped), expanded, generated, peakFrontier, depth, elapsedNs and solution.
// Without a solution, depth and solution are null. If ties were requested, `ties` follows: an array
// of objects with the keys seed, outcome and expanded, empty for strategies without ties. If a
// strategy learns, conflicts, learned, restarts and longestBackjump follow, null for the others.
void writeJson(std::ostream& out, const Comparison& comparison);

// A line of headings, then one line for each search, with the same columns. Null values are empty.
void writeCsv(std::ostream& out, const Comparison& comparison);

}  // namespace compareSearch

#endif
