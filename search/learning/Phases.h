// Phases.h: whether a decision assumes that a fact holds or that it does not.
//
// The target is the state without a contradiction in which the most facts hold; following it leads
// back to where a solution was nearest. Each fact also saves its latest literal. From time to time
// the search forgets all of them and begins elsewhere (rephasing). Sources: Pipatsrisawat and
// Darwiche, 2007 (saved phases); Biere and Fleury, "Chasing Target Phases", 2020, who count all
// literals: here, facts that do not hold say little about how near a solution is.

#pragma once

#include <algorithm>
#include <vector>

#include "search/learning/Literal.h"
#include "search/learning/Trail.h"

namespace search {

class Phases {
 public:
  explicit Phases(int facts) : saved_(index(facts), kHolds), target_(index(facts), kUnknown) {}

  Literal of(int fact) const {
    const signed char target = target_[index(fact)];
    return Literal(fact, (target != kUnknown ? target : saved_[index(fact)]) == kHolds);
  }

  void save(Literal literal) { saved_[index(literal.fact())] = phase(literal); }

  // Makes what was known up to the end of the level the target, if more facts held than in the
  // target so far. Requires that it did not lead to a contradiction.
  void reach(const Trail& trail, int level) {
    const int held = trail.heldUpTo(level);
    if (held <= heldInTarget_) return;
    heldInTarget_ = held;
    for (int i = 0; i < trail.end(level); ++i) target_[index(trail[i].fact())] = phase(trail[i]);
  }

  // Forgets the target, and assumes again that facts hold.
  void rephase() {
    std::fill(saved_.begin(), saved_.end(), kHolds);
    std::fill(target_.begin(), target_.end(), kUnknown);
    heldInTarget_ = 0;
  }

 private:
  static constexpr signed char kHolds = 1, kHoldsNot = -1, kUnknown = 0;

  static signed char phase(Literal literal) { return literal.holds() ? kHolds : kHoldsNot; }

  // By fact:
  std::vector<signed char> saved_, target_;
  int heldInTarget_ = 0;  // the number of facts that hold in it
};

}  // namespace search
