// BreadthFirstSearch.h: the search that the course hands out: states leave in the order in which
// they came. Compiled with submissions, so plain C++11.

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

  // The next solution, which this search owns; nullptr if there is no further one.
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

  // States whose successors were asked for.
  int getNodesExpanded() const { return nodesExpanded_; }

 private:
  std::deque<std::unique_ptr<Searchable>> frontier_;
  std::vector<std::unique_ptr<Searchable>> solutions_;
  int nodesExpanded_;
};

#endif
