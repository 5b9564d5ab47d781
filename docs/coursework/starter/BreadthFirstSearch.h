// BreadthFirstSearch.h: breadth-first search. Given: hand in no copy of it.

#ifndef BREADTHFIRSTSEARCH_H_
#define BREADTHFIRSTSEARCH_H_

#include <deque>
#include <memory>
#include <utility>
#include <vector>

#include "Searchable.h"

class BreadthFirstSearch {
 public:
  explicit BreadthFirstSearch(std::unique_ptr<Searchable>&& startFrom) : nodesExpanded_(0) {
    frontier_.push_back(std::move(startFrom));
  }

  // Returns the next solution, owned by this search, or nullptr if there is none.
  Searchable* solve() {
    while (!frontier_.empty()) {
      std::unique_ptr<Searchable> state = std::move(frontier_.front());
      frontier_.pop_front();
      if (state->isSolution()) {
        solutions_.push_back(std::move(state));
        return solutions_.back().get();
      }
      ++nodesExpanded_;
      std::vector<std::unique_ptr<Searchable>> successors = state->successors();
      for (std::size_t i = 0; i < successors.size(); ++i) {
        frontier_.push_back(std::move(successors[i]));
      }
    }
    return nullptr;
  }

  // The number of states whose successors() were called.
  int getNodesExpanded() const { return nodesExpanded_; }

 private:
  std::deque<std::unique_ptr<Searchable>> frontier_;
  std::vector<std::unique_ptr<Searchable>> solutions_;
  int nodesExpanded_;
};

#endif
