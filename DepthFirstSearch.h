// DepthFirstSearch.h: depth-first search. The successors of a state are tried in the order given,
// each with its whole subtree before the next. The frontier is a stack. It holds the untried
// siblings along one path, so it stays small unless that path is long.

#if !defined(DEPTH_FIRST_SEARCH_H) && !defined(DEPTHFIRSTSEARCH_H) && !defined(DEPTHFIRSTSEARCH_H_)
#define DEPTH_FIRST_SEARCH_H
#define DEPTHFIRSTSEARCH_H
#define DEPTHFIRSTSEARCH_H_

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

class DepthFirstSearch : public Driver {
 public:
  // Ties are siblings. Throws std::invalid_argument if `startFrom` is null.
  explicit DepthFirstSearch(std::unique_ptr<Searchable>&& startFrom, const TieOrder& ties = {})
      : Driver(std::move(startFrom), std::unique_ptr<Frontier>(new LastInFirstOut(ties))) {}

 private:
  class LastInFirstOut final : public Frontier {
   public:
    explicit LastInFirstOut(const TieOrder& ties) : ties_(ties) {}

    void reserve(std::size_t more) override { makeRoom(nodes_, more); }
    // The stack has its top at the end, so the siblings are added in reverse order.
    void add(std::vector<Node>& siblings) override {
      ties_.sort(siblings.begin(), siblings.end());
      nodes_.insert(nodes_.end(), std::make_move_iterator(siblings.rbegin()),
                    std::make_move_iterator(siblings.rend()));
    }
    const Node& next() override { return nodes_.back(); }
    Node take() override {
      Node node = std::move(nodes_.back());
      nodes_.pop_back();
      return node;
    }
    std::size_t size() const override { return nodes_.size(); }

   private:
    TieOrder ties_;
    std::vector<Node> nodes_;
  };
};

}  // namespace search
using search::DepthFirstSearch;  // the name in the coursework

#endif
