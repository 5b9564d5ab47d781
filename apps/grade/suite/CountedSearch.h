// CountedSearch.h: searches over the submission's boards in which the suite itself makes and counts
// each expansion, so that no count has to be trusted.

#ifndef APPS_GRADE_SUITE_COUNTEDSEARCH_H_
#define APPS_GRADE_SUITE_COUNTEDSEARCH_H_

#include <limits>

#include "apps/grade/suite/StudentBoard.h"
#include "apps/grade/suite/Subject.h"

namespace coursework {

struct CountedSearch {
  Search search;
  long long expanded = 0;
};

// Expands in breadth-first order, as the given driver does. Ends without a solution after `most`
// expansions. Makes a finding and throws CallFailed if the search exceeds its time limit. With
// `isInDisguise`, makes the same calls as countedBestFirst(), so that boards cannot tell the two
// searches apart.
CountedSearch countedBreadthFirst(const StudentBoard& start, bool isInDisguise = false,
                                  long long most = std::numeric_limits<long long>::max());

// Expands in the order of the submission's driver, which runs in another subject and never sees the
// boards.
CountedSearch countedBestFirst(Subject& driver, const StudentBoard& start);

}  // namespace coursework

#endif
