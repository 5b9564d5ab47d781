// DepthFirstSearch.h: depth-first search. Given, to compare with. The only difference to
// breadth-first search is that the newest state leaves first.

#ifndef DEPTHFIRSTSEARCH_H_
#define DEPTHFIRSTSEARCH_H_

#include <memory>
#include <utility>
#include <vector>

#include "Searchable.h"

class DepthFirstSearch {
 public:
  explicit DepthFirstSearch(std::unique_ptr<Searchable>&& startFrom) : nodesExpanded_(0) {
    frontier_.push_back(std::move(startFrom));
  }

  // Returns the next solution, owned by this search, or nullptr if there is none.
  Searchable* solve() {
    while (!frontier_.empty()) {
      std::unique_ptr<Searchable> state = std::move(frontier_.back());
      frontier_.pop_back();
      if (state->isSolution()) {
        solutions_.push_back(std::move(state));
        return solutions_.back().get();
      }
      ++nodesExpanded_;
      std::vector<std::unique_ptr<Searchable>> successors = state->successors();
      while (!successors.empty()) {  // the last first, so that the first one leaves next
        frontier_.push_back(std::move(successors.back()));
        successors.pop_back();
      }
    }
    return nullptr;
  }

  // The number of states whose successors() were called.
  int getNodesExpanded() const { return nodesExpanded_; }

 private:
  std::vector<std::unique_ptr<Searchable>> frontier_;
  std::vector<std::unique_ptr<Searchable>> solutions_;
  int nodesExpanded_;
};

#endif
