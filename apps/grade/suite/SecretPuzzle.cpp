#include "apps/grade/suite/SecretPuzzle.h"

namespace coursework {

SecretPuzzle secretPuzzle(const SecretShape& shape, apps::Random& random) {
  const auto states = static_cast<std::size_t>(shape.states);
  SecretPuzzle puzzle(states);
  for (SecretState& state : puzzle) {
    for (int i = 0; i < 12; ++i) state.token += static_cast<char>('a' + random.below(26));
    state.heuristicValue =
        1 + static_cast<int>(random.below(static_cast<std::size_t>(shape.values)));
  }
  // Each state gets one that came shortly before it as its parent, so that the tree grows deep.
  const auto most = static_cast<std::size_t>(shape.mostSuccessors);
  std::size_t eldest = 0;  // of those that may have further successors
  for (std::size_t state = 1; state < states; ++state) {
    std::size_t parent = eldest + random.below(state - eldest);
    while (puzzle[parent].successors.size() == most) parent = eldest++;
    puzzle[parent].successors.push_back(state);
  }
  for (int i = 0; i < shape.solutions; ++i) {
    puzzle[states / 2 + random.below(states - states / 2)].isSolution = true;
  }
  return puzzle;
}

}  // namespace coursework
