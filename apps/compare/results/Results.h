// Results.h: all values that are computed from the runs of a comparison. The writers only format
// them.
//
// Contenders are compared on the comparable puzzles: those on which every contender had finished
// when the comparison ended. If there are none, on the first puzzle that any contender has begun.

#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "apps/compare/searches/Comparison.h"

namespace comparing {

// A number that is at least `least`, and equals it if it is exact. A count is not exact if a limit
// stopped a search. A statistic is exact if the unknown parts cannot change it.
template <class Number>
struct Bounded {
  Number least = 0;
  bool isExact = true;
  friend bool operator==(const Bounded&, const Bounded&) = default;
};
using Count = Bounded<std::uint64_t>;  // of nodes, puzzles or nanoseconds
using Real = Bounded<double>;          // a median or a mean

// One contender on the comparable puzzles.
struct Score {
  const Contender* contender = nullptr;
  std::vector<const Run*> runs{};  // by puzzle; null if not begun
  std::vector<Count> expanded{};   // by puzzle; so is the next
  std::vector<Count> elapsedNs{};
  std::size_t solved = 0;  // number of puzzles with a solution found
  Count total{};           // of `expanded`; so are the next three
  Real median{};           // for an even number of puzzles, the mean of the middle two
  Real mean{};             // geometric; a count of 0 counts as 1
  Count worst{};
  Count time{};                   // total of elapsedNs
  std::vector<Count> learning{};  // by kLearningCounters; empty if no search learned
};

// Of the ratios of a figure, other / one, over puzzles; unset if there are none. A count of 0
// counts as 1.
struct Ratios {
  std::optional<double> median{};  // of an even number, the geometric mean of the middle two
  std::optional<double> mean{};    // geometric
};

// Two contenders on the same puzzles. If limits leave open which of them expands fewer nodes, the
// puzzle counts for neither.
struct Pair {
  const Contender* one;
  const Contender* other;
  std::size_t oneFewer = 0;        // puzzles on which `one` expands fewer nodes
  std::size_t equal = 0;           // puzzles on which both expand the same number
  std::size_t otherFewer = 0;      // puzzles on which `other` expands fewer nodes
  std::size_t unknown = 0;         // puzzles on which limits leave that open
  std::size_t finished = 0;        // puzzles that both finished
  std::optional<double> chance{};  // how likely oneFewer and otherFewer differ so much by chance: a
                                   // two-sided sign test; null if they are fewer than 6 in all
  Ratios nodes{};                  // over these; so is the next
  Ratios time{};

  std::size_t puzzles() const { return oneFewer + equal + otherFewer + unknown; }
};

// How the nodes of a contender, in total over the comparable puzzles, depend on the order of ties.
struct TieSpread {
  const Contender* contender;
  Count arrival;              // with ties in arrival order
  std::vector<Count> seeded;  // with ties in each seeded order
  Count least{};              // of `seeded`; so are the next two
  Real median{};
  Count most{};
  std::optional<double> ratio{};  // most / least, if both are exact; 0 counts as 1
};

struct Results {
  const Comparison& comparison;
  std::vector<std::size_t> puzzles{};              // the comparable ones, as indices of entries
  std::vector<Score> scores{};                     // in the order of the contenders
  std::vector<Pair> pairs{};                       // all, in the order of the scores
  std::vector<TieSpread> ties{};                   // of contenders that were run with seeded orders
  std::map<search::Outcome, std::size_t> ended{};  // runs on comparable puzzles, by outcome
  std::size_t withoutSolution = 0;                 // comparable puzzles proved to have no solution
};

// Without any run, there are no scores, pairs or ties. The comparison must outlive the results.
Results resultsOf(const Comparison& comparison);

// Of some counts, of which there must be one. Of an even number, the mean of the middle two.
Real median(const std::vector<Count>& counts);

// A counter of a run: a lower bound unless the search was finished.
Count countOf(const Run& run, std::uint64_t value);

}  // namespace comparing
