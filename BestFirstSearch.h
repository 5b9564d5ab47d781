// BestFirstSearch.h: best-first search. The state with the smallest heuristicValue() leaves the
// frontier first. Each state is asked for its value once.

#if !defined(BEST_FIRST_SEARCH_H) && !defined(BESTFIRSTSEARCH_H) && !defined(BESTFIRSTSEARCH_H_)
#define BEST_FIRST_SEARCH_H
#define BESTFIRSTSEARCH_H
#define BESTFIRSTSEARCH_H_

#include <memory>
#include <utility>

#include "search/Driver.h"
#include "search/SmallestFirst.h"
#include "search/TieOrder.h"

namespace search {

class BestFirstSearch : public Driver {
 public:
  // Ties are states of equal heuristic value. Throws std::invalid_argument if `startFrom` is null.
  explicit BestFirstSearch(std::unique_ptr<Searchable>&& startFrom, const TieOrder& ties = {})
      : Driver(std::move(startFrom),
               std::unique_ptr<Frontier>(new SmallestFirst<FartherLater>({ties}))) {}
};

}  // namespace search
using search::BestFirstSearch;  // the name in the coursework

#endif
