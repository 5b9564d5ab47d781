// Report.h: a comparison as one page for a browser, with everything in it: figures, charts, and the
// search trees of as many searches as there is room for. Its parts are in report/.

#ifndef APPS_COMPARE_REPORT_H_
#define APPS_COMPARE_REPORT_H_

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "apps/compare/Comparison.h"

namespace comparing {

// The searches that a report keeps, in the order of the comparison: of those on `puzzles`, counted
// from 1, or on any if none are named, each that fits into what is left of `mostStates` states.
std::vector<const Run*> runsToRecord(const Comparison& comparison,
                                     const std::set<std::uint64_t>& puzzles,
                                     std::uint64_t mostStates);

// Names the runs on `puzzles` that are not among `recorded`, and the room it takes to have them
// all; empty if there are none.
std::string missingNote(const Comparison& comparison, const std::set<std::uint64_t>& puzzles,
                        const std::vector<const Run*>& recorded);

// The runs recorded, as JSON Lines. Calls `afterEach` after each; ends early if `stop` is raised.
std::string recorded(const Comparison& comparison, const std::vector<const Run*>& runs,
                     const std::atomic<bool>& stop, const std::function<void()>& afterEach);

// Writes the page. `traces` are JSON Lines, and may be of searches outside the comparison too;
// `note`, unless empty, stands below the figures.
void writeReport(std::ostream& out, const Comparison& comparison, const std::string& traces,
                 const std::string& note);

}  // namespace comparing

#endif
