// FullTree.h: a complete tree with a fixed branching factor and depth. All leaves are solutions. A
// branching factor of 1 makes it a chain. The heuristic value is the distance to the leaves.

#ifndef TESTS_SYNTHETIC_FULLTREE_H_
#define TESTS_SYNTHETIC_FULLTREE_H_

#include <cstdint>
#include <memory>
#include <ostream>

#include "Searchable.h"

namespace synthetic {

class FullTree : public Searchable {
 public:
  FullTree(int branching, int depth) : branching_(branching), depth_(depth) { ++alive_; }
  FullTree(const FullTree&) = delete;
  FullTree& operator=(const FullTree&) = delete;
  ~FullTree() override { --alive_; }

  static std::int64_t alive() { return alive_; }

  bool isSolution() const override { return depth_ == 0; }

  vector<unique_ptr<Searchable>> successors() const override {
    vector<unique_ptr<Searchable>> states;
    for (int i = 0; i < branching_ && depth_ > 0; ++i) {
      states.push_back(std::make_unique<FullTree>(branching_, depth_ - 1));
    }
    return states;
  }

  void write(ostream& out) const override { out << depth_ << " above the leaves"; }
  int heuristicValue() const override { return depth_; }

 private:
  static inline std::int64_t alive_ = 0;

  int branching_;
  int depth_;  // of the tree below this state
};

}  // namespace synthetic

#endif
