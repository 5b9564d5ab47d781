// Trail.h: the literals that are known, in the order in which they became known. Each decision
// begins a level. Backtracking removes whole levels from the end.

#pragma once

#include <cstdint>
#include <vector>

#include "search/learning/Known.h"
#include "search/learning/Literal.h"

namespace search {

class Trail : public Known {
 public:
  explicit Trail(int facts) : Known(facts) { levels_.reserve(index(facts)); }

  int facts() const { return static_cast<int>(origins_.size()); }
  int size() const { return size_; }
  bool isComplete() const { return size_ == facts(); }
  Literal operator[](int trailIndex) const { return literals_[index(trailIndex)]; }

  int level() const { return level_; }
  int levelOf(Literal literal) const { return origins_[index(literal.fact())].level; }
  Reason reasonOf(Literal literal) const { return origins_[index(literal.fact())].reason; }

  // Trail index of the decision that begins the level, from 1 on.
  int begin(int level) const { return levels_[index(level - 1)].begin; }
  Literal decision(int level) const { return (*this)[begin(level)]; }

  // Trail index behind the last literal of the level, and the number of facts that hold up to
  // there.
  int end(int level) const { return level == level_ ? size_ : levels_[index(level)].begin; }
  int heldUpTo(int level) const { return level == level_ ? held_ : levels_[index(level)].held; }

  // The latest level, up to this one, to which reverse() added a negated decision; 0 if there is
  // none. The solutions with that decision were returned, but no clause excludes them. So a search
  // that goes below this level would find them again.
  int reversedAt(int level) const { return level > 0 ? levels_[index(level - 1)].reversedAt : 0; }

  using Known::add;
  using Known::assign;

  // True if a literal could not be added since the latest backtrack().
  bool isContradicted() const { return isContradicted_; }
  Literal contradicted() const { return contradicted_; }
  Reason contradiction() const { return contradiction_; }

  void decide(Literal literal) {
    levels_.push_back({size_, held_, reversedAt(level_)});
    ++level_;
    assign(literal, Reason());
  }

  // Assigns a literal that follows from all decisions up to now.
  void assignFromDecisions(Literal literal) {
    assign(literal, level_ > 0 ? Reason(Reason::Kind::decisions, 0) : Reason());
  }

  // Assigns the negation of a decision that was just taken back, after all that follows from it was
  // searched (chronological backtracking).
  void reverse(Literal decision) {
    assignFromDecisions(!decision);
    if (level_ > 0) levels_.back().reversedAt = level_;
  }

  void setReason(Literal literal, Reason reason) {
    origins_[index(literal.fact())].reason = reason;
  }

  // Forgets the contradiction and all levels above `level`. Calls forgotten(literal) for each
  // literal, the latest first.
  template <class Function>
  void backtrack(int level, Function forgotten) {
    isContradicted_ = false;
    if (level >= level_) return;
    const int least = begin(level + 1);
    while (size_ > least) {
      const Literal literal = literals_[index(--size_)];
      values_[literal.code()] = values_[(!literal).code()] = 0;
      forgotten(literal);
    }
    held_ = levels_[index(level)].held;
    levels_.resize(index(level));
    level_ = level;
  }

 private:
  struct Level {
    std::int32_t begin;  // trail index of its decision
    std::int32_t held;   // number of facts that held before
    std::int32_t reversedAt;
  };
  std::vector<Level> levels_;  // from level 1 on
};

}  // namespace search
