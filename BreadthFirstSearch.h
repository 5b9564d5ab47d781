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
#include "search/TieOrder.h"

namespace search {

class BreadthFirstSearch : public Driver {
 public:
  // Ties are the states of a level. Throws std::invalid_argument if `startFrom` is null.
  explicit BreadthFirstSearch(std::unique_ptr<Searchable>&& startFrom, const TieOrder& ties = {})
      : Driver(std::move(startFrom), std::unique_ptr<Frontier>(new FirstInFirstOut(ties))) {}

 private:
  class FirstInFirstOut final : public Frontier {
   public:
    explicit FirstInFirstOut(const TieOrder& ties) : ties_(ties) {}

    void reserve(std::size_t more) override { makeRoom(nextLevel_, more); }
    void add(std::vector<Node>& siblings) override {
      std::move(siblings.begin(), siblings.end(), std::back_inserter(nextLevel_));
    }
    const Node& next() override {
      if (first_ == level_.size()) {
        level_.clear();
        std::swap(level_, nextLevel_);
        ties_.sort(level_.begin(), level_.end());
        first_ = 0;
      }
      return level_[first_];
    }
    Node take() override { return std::move(level_[first_++]); }
    std::size_t size() const override { return level_.size() - first_ + nextLevel_.size(); }

   private:
    TieOrder ties_;
    std::vector<Node> level_;
    std::size_t first_ = 0;  // number of states of the level that were taken
    std::vector<Node> nextLevel_;
  };
};

}  // namespace search
using search::BreadthFirstSearch;  // the name in the coursework

#endif
