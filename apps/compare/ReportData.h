// ReportData.h: a comparison as the report's page reads it.

#ifndef APPS_COMPARE_REPORTDATA_H_
#define APPS_COMPARE_REPORTDATA_H_

#include <string>

#include "apps/compare/Comparison.h"

namespace comparing {

// JSON: {headlines, notes, contenders, puzzles, runs, scores, pairs, tiesHeadline, ties}. Sums, and
// pairs of all contenders, are computed here, so that the page shows what the table does. A run is
// an array: puzzle, contender, outcome, expanded, generated, peak frontier, depth (null without a
// solution), nanoseconds.
// `note`, unless empty, is one of the notes.
std::string reportData(const Comparison& comparison, const std::string& note);

}  // namespace comparing

#endif
