// Path.h: the path from the start to a solution, with its moves.

#ifndef SEARCH_PATH_H_
#define SEARCH_PATH_H_

#include <string>
#include <vector>

#include "Searchable.h"
#include "search/Moved.h"

namespace search {

// A state on the path from the start to a solution.
struct Step {
  const Searchable* state;
  std::string move;  // the move that led to the state, if it is Moved; else empty
  int cost;          // cost of that move: 1 if it is not Moved, 0 for the start
};

// The states, of which the first is the start, with their moves.
inline std::vector<Step> stepsOf(const std::vector<const Searchable*>& states) {
  std::vector<Step> steps;
  for (const Searchable* const state : states) {
    const auto* const moved = steps.empty() ? nullptr : dynamic_cast<const Moved*>(state);
    if (moved != nullptr) {
      steps.push_back({state, moved->move(), moved->cost()});
    } else {
      steps.push_back({state, "", steps.empty() ? 0 : 1});
    }
  }
  return steps;
}

}  // namespace search

#endif
