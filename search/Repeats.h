// Repeats.h: how a strategy treats a state whose key was reached before (Keyed.h).

#ifndef SEARCH_REPEATS_H_
#define SEARCH_REPEATS_H_

namespace search {

enum class Repeats {
  drop,            // drop it
  dropIfAsCostly,  // drop it unless its path is cheaper than the earlier one
  dropOnPath       // drop it if the equal state is one of its ancestors; store no other keys
};

}  // namespace search

#endif
