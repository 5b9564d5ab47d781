// Paths.h: what a driver needs in order to return paths. Ancestors.h implements it.
// Driver::keepPaths() supplies the implementation, so that only programs that call this function
// compile it.

#ifndef SEARCH_PATHS_H_
#define SEARCH_PATHS_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "Searchable.h"

namespace search {

// A state on the path from the start to a solution.
struct Step {
  const Searchable* state;
  std::string move;  // the move that led to the state, if it is Moved; else empty
  int cost;          // cost of that move: 1 if it is not Moved, 0 for the start
};

class Paths {
 public:
  virtual ~Paths() = default;

  // Makes room for one more state, so that add() cannot throw. Throws std::bad_alloc.
  virtual void reserve() = 0;

  // Keeps an expanded state with `children` successors (at least one) and returns its index. The
  // child count of its own parent stays the same: this state leaves the frontier but is kept here.
  virtual std::uint32_t add(std::unique_ptr<Searchable> state, std::uint32_t parent,
                            std::uint32_t children) = 0;

  // Removes one child of the state at `place`; does nothing for kNoAncestor. The child must have no
  // children. Destroys the state, and then its ancestors, when no children are left.
  virtual void removeChild(std::uint32_t place) = 0;

  // The path from `start` to the solution. `start` is null if that is the solution.
  virtual std::vector<Step> path(const Searchable* start, std::uint32_t parent,
                                 const Searchable& solution) const = 0;
};

}  // namespace search

#endif
