// Repeats.h: what a strategy does about a state that was reached before, if states have keys
// (Keyed.h).

#ifndef SEARCH_REPEATS_H_
#define SEARCH_REPEATS_H_

namespace search {

enum class Repeats {
  drop,            // it is dropped
  dropIfAsCostly,  // it is dropped unless its path is cheaper than that of the state before
  dropOnPath  // it is dropped if the equal state is among its ancestors; no other keys are kept
};

}  // namespace search

#endif
