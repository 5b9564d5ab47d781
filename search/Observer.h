// Observer.h: an observer of search events. Override the functions you need.
//
// Nodes are valid during the call. The expanded node stays valid until generated() or repeated()
// was called for each of its successors. If an observer throws, the exception leaves solve(), and
// states are lost: the search cannot be resumed.

#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include "search/Node.h"

namespace search {

constexpr std::uint64_t kNoParent = std::numeric_limits<std::uint64_t>::max();

class Observer {
 public:
  virtual ~Observer() = default;

  // The node was expanded. generated() or repeated() is called next, once for each successor.
  virtual void expanded(const Node&, std::size_t /*successors*/) {}

  // The node is new. `parent` is the id of its parent, kNoParent for the start.
  virtual void generated(const Node&, std::uint64_t /*parent*/) {}

  // The node was dropped, because an equal state was reached before (Keyed.h). It is one of the
  // successors that expanded() counted, and has an id of its own.
  virtual void repeated(const Node&, std::uint64_t /*parent*/) {}

  // The node was discarded by the strategy or the depth limit, or because an equal state was
  // reached in a better way: when it was generated, or when it left the frontier.
  virtual void discarded(const Node&) {}

  // The node is a solution and is about to be returned.
  virtual void solution(const Node&) {}
};

}  // namespace search
