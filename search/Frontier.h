// Frontier.h: the frontier (open list): states generated and not yet expanded. Search strategies
// differ only in which of them leaves next.

#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "search/Node.h"

namespace search {

// How a strategy treats a state whose key was reached before (Keyed.h), without a limit on depth.
enum class Repeats {
  drop,            // drop it
  dropIfAsCostly,  // drop it unless its path is cheaper than the earlier one
  dropOnPath       // drop it if an ancestor is equal; for depth-first order, stores no other keys
};

// Makes room in the vector for so many more elements. Doubles its capacity, so that the amortised
// cost of an element is constant.
template <class T>
void makeRoom(std::vector<T>& elements, std::size_t more) {
  const std::size_t needed = elements.size() + more;
  if (needed <= elements.capacity()) return;
  elements.reserve(std::max({needed, 2 * elements.capacity(), kFewStates}));
}

class Frontier {
 public:
  Frontier() = default;
  Frontier(const Frontier&) = delete;
  Frontier& operator=(const Frontier&) = delete;
  virtual ~Frontier() = default;

  // The heuristic value of a state, if the strategy orders by it; else 0. Called once for each
  // state that is generated.
  virtual int heuristicValueOf(const Searchable&) const { return 0; }

  virtual Repeats repeats() const { return Repeats::drop; }

  // Makes room for so many more states, so that add() does not throw. Throws std::bad_alloc.
  virtual void reserve(std::size_t more) = 0;

  // Takes over the successors of one state, in the order of successors(). States that are left in
  // `siblings` are discarded: some of them, or others exchanged for them. Requires that reserve()
  // made room. Does not throw, so it allocates nothing.
  virtual void add(std::vector<Node>& siblings) = 0;

  // The state that leaves next. Requires size() > 0.
  virtual const Node& next() = 0;

  // Removes next() and hands it over. Requires size() > 0; does not throw.
  virtual Node take() = 0;

  virtual std::size_t size() const = 0;

  // For strategies that search in rounds, each from the start. Called when the frontier is empty;
  // returns true if there is another round.
  virtual bool beginRound() { return false; }

  // False if next(), a solution, was returned in an earlier round.
  virtual bool isNextNew() const { return true; }

  // True if states were discarded that no later round comes back to.
  virtual bool isIncomplete() const { return false; }
};

}  // namespace search
