// Comb.h: a deep chain of states in which each state also has a dead end as a successor.
// Depth-first and best-first search leave the dead ends in the frontier, so the frontier grows with
// the depth.

#ifndef TESTS_SYNTHETIC_COMB_H_
#define TESTS_SYNTHETIC_COMB_H_

#include <memory>
#include <ostream>

#include "Searchable.h"

namespace synthetic {

class Comb : public Searchable {
 public:
  explicit Comb(int teeth) : teeth_(teeth) {}

  bool isSolution() const override { return false; }

  vector<unique_ptr<Searchable>> successors() const override {
    vector<unique_ptr<Searchable>> states;
    if (teeth_ > 0) {
      states.push_back(std::make_unique<Comb>(teeth_ - 1));
      states.push_back(std::make_unique<Comb>(kDeadEnd));
    }
    return states;
  }

  void write(ostream& out) const override { out << teeth_ << " teeth"; }
  int heuristicValue() const override { return teeth_ == kDeadEnd ? 1 : 0; }

 private:
  static constexpr int kDeadEnd = -1;

  int teeth_;
};

}  // namespace synthetic

#endif
