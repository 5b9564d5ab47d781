// BreadthFirstSearch.h: breadth-first search. States leave the frontier in the order of generation,
// so the shallowest solution is found first. The frontier is a queue. It holds up to a whole level
// of the search tree.

#if !defined(BREADTH_FIRST_SEARCH_H) && !defined(BREADTHFIRSTSEARCH_H) && \
    !defined(BREADTHFIRSTSEARCH_H_)
#define BREADTH_FIRST_SEARCH_H
#define BREADTHFIRSTSEARCH_H
#define BREADTHFIRSTSEARCH_H_

#include <cstddef>
#include <deque>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

#include "search/Driver.h"

class BreadthFirstSearch : public search::Driver {
 public:
  // Throws std::invalid_argument if `startFrom` is null.
  explicit BreadthFirstSearch(std::unique_ptr<Searchable>&& startFrom)
      : Driver(std::move(startFrom), std::unique_ptr<search::Frontier>(new FirstInFirstOut)) {}

 private:
  class FirstInFirstOut final : public search::Frontier {
   public:
    void add(std::vector<search::Node>& siblings) override {
      nodes_.insert(nodes_.end(), std::make_move_iterator(siblings.begin()),
                    std::make_move_iterator(siblings.end()));
    }
    const search::Node& next() const override { return nodes_.front(); }
    search::Node take() override {
      search::Node node = std::move(nodes_.front());
      nodes_.pop_front();
      return node;
    }
    std::size_t size() const override { return nodes_.size(); }

   private:
    std::deque<search::Node> nodes_;
  };
};

#endif
