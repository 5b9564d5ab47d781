// BestFirstSearch.h: best-first search. The state with the smallest heuristicValue() leaves the
// frontier first. Each state is asked for its value once. Ties leave in the order of generation,
// unless the caller chooses another order. Every order of ties is valid, but node counts differ.

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
  // Throws std::invalid_argument if `startFrom` is null.
  explicit BestFirstSearch(std::unique_ptr<Searchable>&& startFrom)
      : BestFirstSearch(std::move(startFrom), ArrivalOrder()) {}

  // Ties leave in the order `ties`, a class of search/TieOrder.h.
  template <class TieOrder>
  BestFirstSearch(std::unique_ptr<Searchable>&& startFrom, const TieOrder& ties)
      : Driver(std::move(startFrom),
               std::unique_ptr<Frontier>(
                   new SmallestFirst<LeavesLater<TieOrder>>(LeavesLater<TieOrder>{ties}))) {}

 private:
  template <class TieOrder>
  struct LeavesLater {
    bool operator()(const Node& one, const Node& other) const {
      if (one.heuristicValue != other.heuristicValue) {
        return one.heuristicValue > other.heuristicValue;
      }
      return ties.leavesLater(one, other);
    }
    TieOrder ties;
  };
};

}  // namespace search
using search::BestFirstSearch;  // the name in the coursework

#endif
