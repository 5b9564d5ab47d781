// Pairs.h: pairwise comparisons of contenders on the same puzzles: how often one expands fewer
// nodes than the other, and by which ratio.
//
// A search stopped by a limit gives a lower bound. If that leaves open which contender is better,
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
  Ratio median{};              // of nodes of `other` / nodes of `one`, over the puzzles
  Ratio mean{};                // the geometric mean of the same
  std::size_t finished = 0;    // puzzles that both finished
  Ratio meanOfFinished{};      // the geometric mean over these alone, if there are any
};

// The geometric mean. If limits leave it open, the mean over the puzzles that both finished
// follows, with their number: "? (0.55× on 725)".
std::string meanText(const Pair& pair);

// The pairs to compare: strategies with the same rule set, rule sets with the same strategy, all
// pairs, or none.
enum class Pairing { strategies, rules, all, none };

// The pairs, in the order of the scores. Requires a comparable puzzle, unless there are no scores.
std::vector<Pair> pairsOf(const std::vector<Score>& scores, Pairing pairing);

}  // namespace comparing

#endif
