// RepeatFilter.h: tells states that repeat others from new ones. A puzzle makes it, usually because
// it is Keyed (Keyed.h). So programs whose puzzles have no keys do not compile what works with
// keys.

#ifndef SEARCH_REPEATFILTER_H_
#define SEARCH_REPEATFILTER_H_

#include <memory>
#include <vector>

#include "search/Limits.h"
#include "search/Node.h"
#include "search/Repeats.h"

namespace search {

class RepeatFilter {
 public:
  virtual ~RepeatFilter() = default;

  // Remembers the start. Returns false, and changes nothing, if its key does not fit into
  // Limits::keyBytes.
  virtual bool addStart(const Searchable& start, const Limits& limits) = 0;

  // Moves those of the successors that repeat other states to `repeats`. Returns false, and changes
  // nothing, if the keys do not fit into Limits::keyBytes.
  virtual bool separate(const Node& parent, const Limits& limits, std::vector<Node>& successors,
                        std::vector<Node>& repeats) = 0;

  // True if an equal state that is to be expanded instead was generated since.
  virtual bool isOutdated(const Node& node, const Limits& limits) = 0;
};

// An optional interface of a puzzle whose states can be reached in more than one way.
class Repeating {
 public:
  // Called once for a search, for its start.
  virtual std::unique_ptr<RepeatFilter> repeatFilter(Repeats repeats) const = 0;

 protected:
  Repeating() = default;
  Repeating(const Repeating&) = default;
  Repeating& operator=(const Repeating&) = default;
  ~Repeating() = default;
};

}  // namespace search

#endif
