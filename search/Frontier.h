// Frontier.h: the states that wait to be looked at. Which of them leaves next is the whole
// difference between one search strategy and another.

#ifndef SEARCH_FRONTIER_H_
#define SEARCH_FRONTIER_H_

#include <cstddef>
#include <vector>

#include "search/Node.h"

namespace search {

class Frontier {
 public:
  Frontier() = default;
  Frontier(const Frontier&) = delete;
  Frontier& operator=(const Frontier&) = delete;
  virtual ~Frontier() = default;

  // What a strategy that orders by heuristic value wants to know of a state, asked once for each.
  virtual int heuristicValueOf(const Searchable&) const { return 0; }

  // Takes the successors of one state, in the order given. If it throws, nothing was taken.
  virtual void add(std::vector<Node>& siblings) = 0;

  // The state that leaves next. Requires size() > 0.
  virtual const Node& next() const = 0;

  // Removes next() and hands it over. Requires size() > 0; does not throw.
  virtual Node take() = 0;

  // How many states wait.
  virtual std::size_t size() const = 0;
};

}  // namespace search

#endif
