// Frontier.h: the frontier (open list): states generated and not yet expanded. Search strategies
// differ only in which of them leaves next.

#ifndef SEARCH_FRONTIER_H_
#define SEARCH_FRONTIER_H_

#include <cstddef>
#include <stdexcept>
#include <vector>

#include "search/Node.h"

namespace search {

// How a strategy treats a state whose key was reached before (Keyed.h), without a limit on depth.
enum class Repeats {
  drop,            // drop it
  dropIfAsCostly,  // drop it unless its path is cheaper than the earlier one
  dropOnPath       // drop it if the equal state is one of its ancestors; store no other keys
};

class Frontier {
 public:
  Frontier() = default;
  Frontier(const Frontier&) = delete;
  Frontier& operator=(const Frontier&) = delete;
  virtual ~Frontier() = default;

  // The heuristic value of a state, if the strategy orders by it; else 0. Called once for each
  // state.
  virtual int heuristicValueOf(const Searchable&) const { return 0; }

  virtual Repeats repeats() const { return Repeats::drop; }

  // Takes over the successors of one state, in the order of successors(). States that are left in
  // `siblings`, or put there, are those that the strategy discards. Strong exception guarantee: if
  // it throws, nothing was taken.
  virtual void add(std::vector<Node>& siblings) = 0;

  // The state that leaves next. Requires size() > 0.
  virtual const Node& next() const = 0;

  // Removes next() and hands it over. Requires size() > 0; does not throw.
  virtual Node take() = 0;

  virtual std::size_t size() const = 0;

  // The most states that the frontier holds after it takes over so many siblings.
  virtual std::size_t sizeWith(std::size_t siblings) const { return size() + siblings; }

  // For strategies that search in rounds, each from the start. Called when the frontier is empty;
  // returns true if there is another round.
  virtual bool beginRound() { return false; }
  virtual bool hasRounds() const { return false; }

  // True if the state, a solution, was returned in an earlier round.
  virtual bool wasReturned(const Node&) const { return false; }

  // True if states were discarded that no later round comes back to.
  virtual bool isIncomplete() const { return false; }
};

// For drivers that have no frontier, because they override Driver::search().
class NoFrontier final : public Frontier {
 public:
  void add(std::vector<Node>&) override {}
  const Node& next() const override { throw std::logic_error("there is no frontier"); }
  Node take() override { throw std::logic_error("there is no frontier"); }
  std::size_t size() const override { return 0; }
};

}  // namespace search

#endif
