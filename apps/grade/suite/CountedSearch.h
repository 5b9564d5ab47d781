// CountedSearch.h: searches of the submission's boards whose expansions the suite counts by making
// every one itself. Nobody has to be believed about them.

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

// In the order of the given driver. A search without end is given up, as a call that does not
// return is: both make a finding and throw CallFailed. In disguise it asks the boards what
// countedBestFirst() asks them, so that they cannot tell for which of the two they are expanded.
// It ends without a solution after `most` expansions.
CountedSearch countedBreadthFirst(const StudentBoard& start, bool isInDisguise = false,
                                  long long most = std::numeric_limits<long long>::max());

// In the order of the submission's driver, which is in a subject of its own and does not get to see
// the boards.
CountedSearch countedBestFirst(Subject& driver, const StudentBoard& start);

}  // namespace coursework

#endif
