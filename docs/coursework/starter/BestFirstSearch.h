// BestFirstSearch.h: best-first search. To be completed; it compiles as it is. It may use nothing
// of a puzzle but the functions of Searchable.

#ifndef BESTFIRSTSEARCH_H
#define BESTFIRSTSEARCH_H

#include "Searchable.h"

class BestFirstSearch {
 public:
  BestFirstSearch(std::unique_ptr<Searchable>&& startFrom) : start_(std::move(startFrom)) {}

  // Part d: as BreadthFirstSearch, but of all states that wait, the one with the smallest
  // heuristicValue() leaves next. Returns the solution, owned by this search, or nullptr.
  Searchable* solve() { return nullptr; }

  // The number of states whose successors() were called.
  int getNodesExpanded() const { return 0; }

 private:
  std::unique_ptr<Searchable> start_;
};

#endif
