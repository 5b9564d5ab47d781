// ReportData.h: a comparison as the report's page reads it.

#ifndef APPS_COMPARE_REPORTDATA_H_
#define APPS_COMPARE_REPORTDATA_H_

#include <string>

#include "apps/compare/Comparison.h"
#include "apps/compare/ReportTrees.h"

namespace comparing {

// JSON: {headlines, notes, contenders, puzzles, runs, scores, pairs, tiesHeadline, ties, room}.
// Sums, and pairs of all contenders, are computed here, so that the page and the table agree. A run
// is an array: puzzle, contender, outcome, expanded, generated, peak frontier, depth (null without
// a solution), nanoseconds, and the status of its tree. `room` is the limit on states of trees.
std::string reportData(const Comparison& comparison, const ReportTrees& trees);

}  // namespace comparing

#endif
