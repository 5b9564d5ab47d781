// Trail.h: the literals that are known, in the order in which they became known. Each decision
// begins a level. Backtracking removes whole levels from the end.

#ifndef SEARCH_LEARNING_TRAIL_H_
#define SEARCH_LEARNING_TRAIL_H_

#include <cstdint>
#include <vector>

#include "search/learning/Known.h"
#include "search/learning/Literal.h"
#include "search/learning/Reason.h"

namespace search {

class Trail : public Known {
 public:
  explicit Trail(int facts) : Known(facts) { begins_.reserve(index(facts)); }

  int facts() const { return static_cast<int>(origins_.size()); }
  int size() const { return size_; }
  bool isComplete() const { return size_ == facts(); }
  Literal operator[](int position) const { return literals_[index(position)]; }

  int level() const { return level_; }
  int levelOf(Literal literal) const { return origins_[index(literal.fact())].level; }
  Reason reasonOf(Literal literal) const { return origins_[index(literal.fact())].reason; }

  // Position of the decision that begins the level, from 1 on.
  int begin(int level) const { return begins_[index(level - 1)]; }
  Literal decision(int level) const { return (*this)[begin(level)]; }

  using Known::add;
  using Known::assign;

  // True if a literal could not be added since the latest backtrack().
  bool isContradicted() const { return isContradicted_; }
  Literal contradicted() const { return contradicted_; }
  Reason contradiction() const { return contradiction_; }

  void decide(Literal literal) {
    begins_.push_back(size_);
    ++level_;
    assign(literal, Reason());
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
    begins_.resize(index(level));
    level_ = level;
  }

 private:
  std::vector<std::int32_t> begins_;  // by level, from 1 on
};

}  // namespace search

#endif
