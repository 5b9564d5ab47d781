// BesideOurs.h: puts a recorded search of a Sudoku beside this program's search of the same puzzle
// by the same strategy.

#ifndef APPS_COMPARE_BESIDEOURS_H_
#define APPS_COMPARE_BESIDEOURS_H_

#include <atomic>
#include <string>
#include <vector>

#include "apps/compare/Comparison.h"
#include "apps/compare/FirstDifference.h"
#include "apps/compare/RecordedSearch.h"
#include "apps/support/SearchLimits.h"

namespace comparing {

struct OurSearch {
  Comparison comparison;  // of one search
  std::string trace;      // as JSON Lines; so is the next
  RecordedSearch recorded;
  Difference difference;  // of the recorded search from it
};

// Throws std::runtime_error, with the reason, if this program cannot repeat the search. Without a
// run in the comparison if it was stopped.
OurSearch besideOurs(const RecordedSearch& search, const std::string& rules,
                     const apps::SearchLimits& limits, const std::atomic<bool>& stop);

// The rule set that the board in these searches most likely has: that with which they agree
// longest, and with which fewest differences are explained by other rules; of equal ones, the
// plainest.
std::string likeliestRules(const std::vector<RecordedSearch>& searches,
                           const apps::SearchLimits& limits, const std::atomic<bool>& stop);

}  // namespace comparing

#endif
