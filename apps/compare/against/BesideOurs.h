// BesideOurs.h: puts the searches of a trace beside this program's searches of the same Sudokus by
// the same strategies.

#pragma once

#include <atomic>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "apps/compare/against/FirstDifference.h"
#include "apps/compare/against/RecordedSearch.h"
#include "apps/compare/searches/Comparison.h"
#include "apps/solving/SearchLimits.h"

namespace comparing {

struct OurSearch {
  Comparison comparison;  // of one search
  RecordedSearch recorded;
  Difference difference;  // of the other search from it
};

class BesideOurs {
 public:
  // The recorded searches are named "yours". All ours have these rules. If it is empty, each has
  // those that the recorded one names; or else the likeliest of those that name none: the rule set
  // with which they agree longest, and with which fewest differences are explained by other rules;
  // of equal ones, the plainest. The searches and `stop` must outlive this object.
  BesideOurs(const std::vector<RecordedSearch>& searches, std::string rules,
             const apps::SearchLimits& limits, const std::atomic<bool>& stop)
      : searches_(searches), rules_(std::move(rules)), limits_(limits), stop_(stop) {}

  // Ours of one of the searches, to be called once for each. Throws std::runtime_error, with the
  // reason, if this program cannot repeat it. Without a run in the comparison if it was stopped.
  OurSearch of(const RecordedSearch& search);

  // The rules of all, or the likeliest, or else those that the first search names.
  std::string rules() const {
    if (!rules_.empty()) return rules_;
    return likeliest_.empty() ? searches_.front().about("rules") : likeliest_;
  }

 private:
  OurSearch with(const std::string& rules, const RecordedSearch& search) const;
  void findLikeliest();

  const std::vector<RecordedSearch>& searches_;
  std::string rules_, likeliest_;
  apps::SearchLimits limits_;
  const std::atomic<bool>& stop_;
  std::map<const RecordedSearch*, OurSearch> found_;  // with the likeliest rules
};

// Adds both searches to a comparison. The time of the recorded one is unknown.
void add(Comparison& comparison, const RecordedSearch& search, const OurSearch& ours);

}  // namespace comparing
