// Phases.h: whether a decision assumes that a fact holds or that it does not.
//
// The target is the state without a contradiction in which the most facts hold; following it leads
// back to where a solution was nearest. Each fact also saves its latest literal. From time to time
// the search forgets the target and begins elsewhere (rephasing). Sources: Pipatsrisawat and
// Darwiche, 2007 (saved phases); Biere and Fleury, "Chasing Target Phases", 2020, who count all
// literals: here, facts that do not hold say little about how near a solution is.

#ifndef SEARCH_LEARNING_PHASES_H_
#define SEARCH_LEARNING_PHASES_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/learning/Literal.h"
#include "search/learning/Trail.h"

namespace search {

class Phases {
 public:
  explicit Phases(int facts)
      : saved_(index(facts), kHolds),
        target_(index(facts), kUnknown),
        best_(index(facts), kUnknown) {}

  Literal of(int fact) const {
    const signed char target = target_[index(fact)];
    return Literal(fact, (target != kUnknown ? target : saved_[index(fact)]) == kHolds);
  }

  void save(Literal literal) { saved_[index(literal.fact())] = phase(literal); }

  // What was known up to the end of the level did not lead to a contradiction.
  void reach(const Trail& trail, int level) {
    const int consistent = trail.end(level), held = trail.heldUpTo(level);
    if (held > heldInTarget_) {
      copy(trail, consistent, target_);
      heldInTarget_ = held;
    }
    if (held > heldInBest_) {
      copy(trail, consistent, best_);
      heldInBest_ = held;
    }
  }

  // Forgets the target. Calls 1, 5, 9 and so on set all saved phases to "holds". Other calls set
  // them to the best state since the last such call.
  void rephase() {
    if (rephased_++ % 4 == 0) {
      std::fill(saved_.begin(), saved_.end(), kHolds);
    } else {
      saveBest();
    }
    std::fill(target_.begin(), target_.end(), kUnknown);
    heldInTarget_ = 0;
  }

 private:
  static constexpr signed char kHolds = 1, kHoldsNot = -1, kUnknown = 0;

  static std::size_t index(int number) { return static_cast<std::size_t>(number); }

  void saveBest() {
    for (std::size_t fact = 0; fact < saved_.size(); ++fact) {
      if (best_[fact] != kUnknown) saved_[fact] = best_[fact];
    }
    heldInBest_ = 0;
  }

  static signed char phase(Literal literal) { return literal.holds() ? kHolds : kHoldsNot; }

  static void copy(const Trail& trail, int size, std::vector<signed char>& phases) {
    for (int i = 0; i < size; ++i) phases[index(trail[i].fact())] = phase(trail[i]);
  }

  // By fact:
  std::vector<signed char> saved_;
  std::vector<signed char> target_;
  std::vector<signed char> best_;  // the best target since it was last saved
  int heldInTarget_ = 0;           // the number of facts that hold in it
  int heldInBest_ = 0;
  int rephased_ = 0;
};

}  // namespace search

#endif
