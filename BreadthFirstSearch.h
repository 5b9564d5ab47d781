// BreadthFirstSearch.h: breadth-first search. States leave the frontier in the order of generation,
// so the shallowest solution is found first. The frontier is a queue. It holds up to a whole level
// of the search tree.

#if !defined(BREADTH_FIRST_SEARCH_H) && !defined(BREADTHFIRSTSEARCH_H) && \
    !defined(BREADTHFIRSTSEARCH_H_)
#define BREADTH_FIRST_SEARCH_H
#define BREADTHFIRSTSEARCH_H
#define BREADTHFIRSTSEARCH_H_

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

#include "search/Driver.h"
#include "search/Frontier.h"
#include "search/Node.h"

namespace search {

class BreadthFirstSearch : public Driver {
 public:
  // Throws std::invalid_argument if `startFrom` is null.
  explicit BreadthFirstSearch(std::unique_ptr<Searchable>&& startFrom)
      : Driver(std::move(startFrom), std::unique_ptr<Frontier>(new FirstInFirstOut)) {}

 private:
  class FirstInFirstOut final : public Frontier {
   public:
    // The nodes already taken make room first, if they are at least half of all.
    void reserve(std::size_t more) override {
      const bool isFull = nodes_.size() + more > nodes_.capacity();
      if (isFull && first_ >= nodes_.size() / 2) {
        nodes_.erase(nodes_.begin(), nodes_.begin() + static_cast<std::ptrdiff_t>(first_));
        first_ = 0;
      }
      makeRoom(nodes_, more);
    }
    void add(std::vector<Node>& siblings) override {
      std::move(siblings.begin(), siblings.end(), std::back_inserter(nodes_));
    }
    const Node& next() override { return nodes_[first_]; }
    Node take() override { return std::move(nodes_[first_++]); }
    std::size_t size() const override { return nodes_.size() - first_; }

   private:
    std::vector<Node> nodes_;
    std::size_t first_ = 0;  // before it are those that were taken
  };
};

}  // namespace search
using search::BreadthFirstSearch;  // the name in the coursework

#endif
