// Pairs.h: contenders two by two, on the same puzzles: how often one expands fewer nodes than the
// other, and by how much.
//
// What a limit stopped is known from below only. Where that leaves open which of the two is better,
// the puzzle counts for neither.

#ifndef APPS_COMPARE_PAIRS_H_
#define APPS_COMPARE_PAIRS_H_

#include <cstddef>
#include <string>
#include <vector>

#include "apps/compare/Comparison.h"
#include "apps/compare/Ratio.h"
#include "apps/compare/Scores.h"

namespace comparing {

struct Pair {
  const Contender* one;
  const Contender* other;
  std::size_t oneFewer = 0;    // puzzles on which `one` expands fewer nodes
  std::size_t equal = 0;       // puzzles on which both expand the same number
  std::size_t otherFewer = 0;  // puzzles on which `other` expands fewer nodes
  std::size_t unknown = 0;     // puzzles on which limits leave that open
  Ratio median{};              // of the nodes of `other` over those of `one`, puzzle by puzzle
  Ratio mean{};                // the geometric mean of the same
  std::size_t finished = 0;    // puzzles that no limit stopped one of the two on
  Ratio meanOfFinished{};      // the geometric mean over these alone, if there are any
};

// The geometric mean; where limits leave it open, with that over the puzzles that both finished and
// how many they are: "? (0.55× on 725)".
std::string meanText(const Pair& pair);

// Which pairs: of strategies with the same rule set, of rule sets with the same strategy, every
// one, or none.
enum class Pairing { strategies, rules, all, none };

// The pairs, in the order of the scores. Requires a comparable puzzle, unless there are no scores.
std::vector<Pair> pairsOf(const std::vector<Score>& scores, Pairing pairing);

}  // namespace comparing

#endif
