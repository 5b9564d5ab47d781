// RepeatFilter.h: finds states that are equal to earlier states of the search. A puzzle supplies
// the filter, usually by implementing Keyed. Programs whose puzzles have no keys therefore do not
// compile the code for keys.

#ifndef SEARCH_REPEATFILTER_H_
#define SEARCH_REPEATFILTER_H_

#include <memory>
#include <vector>

#include "search/Frontier.h"
#include "search/Limits.h"
#include "search/Node.h"

namespace search {

class RepeatFilter {
 public:
  virtual ~RepeatFilter() = default;

  // Stores the key of the start. Returns false, and changes nothing, if it does not fit into
  // Limits::keyBytes.
  virtual bool addStart(const Searchable& start, const Limits& limits) = 0;

  // Moves the successors that are equal to earlier states to `repeats`. Returns false, and changes
  // nothing, if the keys do not fit into Limits::keyBytes.
  virtual bool separate(const Node& parent, const Limits& limits, std::vector<Node>& successors,
                        std::vector<Node>& repeats) = 0;

  // True if an equal state was generated later and is to be expanded instead.
  virtual bool isOutdated(const Node& node, const Limits& limits) = 0;
};

// An optional interface for puzzles whose states can be reached in more than one way.
class Repeating {
 public:
  // Called once per search, for its start.
  virtual std::unique_ptr<RepeatFilter> repeatFilter(Repeats repeats) const = 0;

 protected:
  Repeating() = default;
  Repeating(const Repeating&) = default;
  Repeating& operator=(const Repeating&) = default;
  ~Repeating() = default;
};

}  // namespace search

#endif
