// Observer.h: told what a search does, while it does it. Override what you need.
//
// The nodes are lent for the duration of the call, except that the one expanded stays until
// generated() was called for each of its successors. An exception thrown here leaves solve() and
// loses nothing of the search, but what else there was to tell about that expansion is not told
// later; a solution, which was not returned then, is told again.

#ifndef SEARCH_OBSERVER_H_
#define SEARCH_OBSERVER_H_

#include <cstddef>
#include <cstdint>
#include <limits>

#include "search/Node.h"

namespace search {

constexpr std::uint64_t kNoParent = std::numeric_limits<std::uint64_t>::max();

class Observer {
 public:
  virtual ~Observer() = default;

  // The node was expanded and gave so many successors; generated() is called for each of them next.
  virtual void expanded(const Node&, std::size_t /*successors*/) {}

  // The node is new; `parent` is the id of the node it is a successor of, kNoParent for the start.
  virtual void generated(const Node&, std::uint64_t /*parent*/) {}

  // The node is a solution and is about to be returned.
  virtual void solution(const Node&) {}
};

}  // namespace search

#endif
