// Records.h: a comparison for programs to read: one record a search, as JSON or CSV.

#ifndef APPS_COMPARE_RECORDS_H_
#define APPS_COMPARE_RECORDS_H_

#include <ostream>

#include "apps/compare/Comparison.h"

namespace comparing {

// An array of objects, one a line, with the keys puzzle, size, rules, strategy, outcome (solved,
// exhausted, limit, stopped), expanded, generated, peakFrontier, depth, elapsedNs and solution.
// Without a solution, depth and solution are null. If ties were asked for, `ties` follows: an array
// of objects with the keys seed, outcome and expanded, empty for strategies without ties.
void writeJson(std::ostream& out, const Comparison& comparison);

// A line of headings, then one a search, with the same columns; what is null there is empty here.
void writeCsv(std::ostream& out, const Comparison& comparison);

}  // namespace comparing

#endif
