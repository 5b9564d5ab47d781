// Describer.h: describes states for a trace. Derive from Describer to describe the states of a
// puzzle of your own.

#ifndef SEARCH_TRACE_DESCRIBER_H_
#define SEARCH_TRACE_DESCRIBER_H_

#include <sstream>
#include <string>
#include <vector>

#include "Searchable.h"
#include "search/Moved.h"
#include "search/trace/Trace.h"

namespace search {

class Describer {
 public:
  virtual ~Describer() = default;

  // The decision that led from a state to its successor, in a few characters such as "r3c4=7".
  // Empty if unknown. By default the move, if the state knows it (Moved.h).
  virtual std::string decision(const Searchable& /*parent*/, const Searchable& successor) const {
    const auto* const moved = dynamic_cast<const Moved*>(&successor);
    return moved == nullptr ? "" : moved->move();
  }

  // The state itself, as named texts. `parent` is null for the start. By default one field "text",
  // the output of write().
  virtual std::vector<TextField> texts(const Searchable& state,
                                       const Searchable* /*parent*/) const {
    std::ostringstream text;
    state.write(text);
    return {{"text", text.str()}};
  }
};

}  // namespace search

#endif
