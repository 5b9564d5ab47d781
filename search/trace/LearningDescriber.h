// LearningDescriber.h: describes the states of a search that learns for a trace. Derive from
// LearningDescriber to describe those of a puzzle of your own.

#ifndef SEARCH_TRACE_LEARNINGDESCRIBER_H_
#define SEARCH_TRACE_LEARNINGDESCRIBER_H_

#include <sstream>
#include <vector>

#include "search/Explained.h"
#include "search/learning/Trail.h"
#include "search/trace/Trace.h"

namespace search {

class LearningDescriber {
 public:
  virtual ~LearningDescriber() = default;

  // The state in which the facts on the trail hold, as named texts. The first `before` of them hold
  // in its parent; -1 for the start. The latest may contradict each other. By default one field
  // "text", the output of write().
  virtual std::vector<TextField> texts(const Explained& puzzle, const Trail& trail,
                                       int /*before*/) const {
    std::ostringstream text;
    puzzle.state(trail)->write(text);
    return {{"text", text.str()}};
  }

  virtual int heuristicValue(const Explained& puzzle, const Trail& trail) const {
    return puzzle.state(trail)->heuristicValue();
  }
};

}  // namespace search

#endif
