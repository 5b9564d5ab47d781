// Describer.h: what a trace tells of a state beyond what every Searchable knows. Derive from
// Describer to say it for a puzzle of your own.

#ifndef SEARCH_TRACE_DESCRIBER_H_
#define SEARCH_TRACE_DESCRIBER_H_

#include <sstream>
#include <string>
#include <vector>

#include "Searchable.h"
#include "search/trace/Trace.h"

namespace search {

class Describer {
 public:
  virtual ~Describer() = default;

  // The decision that led from a state to its successor, in a few characters: "r3c4=7". Empty if
  // that is not known.
  virtual std::string decision(const Searchable& /*parent*/,
                               const Searchable& /*successor*/) const {
    return "";
  }

  // The state itself. `parent` is null for the start. As the state writes itself, unless
  // overridden.
  virtual std::vector<TextField> texts(const Searchable& state,
                                       const Searchable* /*parent*/) const {
    std::ostringstream text;
    state.write(text);
    return {{"text", text.str()}};
  }
};

}  // namespace search

#endif
