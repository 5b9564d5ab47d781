// Analysis.h: turns a contradiction into a clause. Going back along the trail, each literal of the
// latest level is replaced by those it follows from, until one is left: the first unique
// implication point. Sources: Marques-Silva and Sakallah, "GRASP", 1999; Een and Sorensson, 2003
// (the order of work); Sorensson and Biere, "Minimizing Learned Clauses", 2009; Fleury and
// Biere, "Efficient All-UIP Learned Clause Minimization", 2021.

#ifndef SEARCH_LEARNING_ANALYSIS_H_
#define SEARCH_LEARNING_ANALYSIS_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "search/learning/Clauses.h"
#include "search/learning/Explanations.h"
#include "search/learning/Known.h"
#include "search/learning/Literal.h"
#include "search/learning/Trail.h"

namespace search {

class Analysis {
 public:
  Analysis(const Trail& trail, const Explanations& explanations, Clauses& clauses)
      : trail_(trail),
        explanations_(explanations),
        clauses_(clauses),
        marks_(index(trail.facts()), kUnseen) {
    // So that each mark can be taken back, even when memory runs out.
    seen_.reserve(marks_.size());
  }

  // Collects the literals that contradict each other; all are known. Returns their latest level.
  int begin() {
    for (const int fact : seen_) marks_[index(fact)] = kUnseen;
    seen_.clear();
    clause_.clear();
    because_.clear();
    stack_.clear();
    because_.push_back(!trail_.contradicted());
    explain(trail_.contradicted(), trail_.contradiction(), because_);
    int level = 0;
    for (const Literal literal : because_) level = std::max(level, trail_.levelOf(literal));
    return level;
  }

  // Finds the clause. Requires that the trail ends with the level that begin() returned, and that
  // it is not 0.
  void findClause() {
    int open = 0;
    int position = trail_.size();
    clause_.push_back(Literal(0));
    for (;;) {
      for (const Literal literal : because_) {
        std::uint8_t& mark = marks_[index(literal.fact())];
        const int level = trail_.levelOf(literal);
        if (mark != kUnseen || level == 0) continue;
        mark = kSeen;
        seen_.push_back(literal.fact());
        if (level == trail_.level()) {
          ++open;
        } else {
          clause_.push_back(!literal);
        }
      }
      do {
        --position;
      } while (marks_[index(trail_[position].fact())] != kSeen);
      if (--open == 0) break;
      because_.clear();
      explain(trail_[position], trail_.reasonOf(trail_[position]), because_);
    }
    clause_[0] = !trail_[position];
    concerned_ = seen_.size();
    countLevels();
    minimise();
    findBackjump();
  }

  // The clause. The first literal follows after the backjump; the second is of the level to go back
  // to.
  const std::vector<Literal>& clause() const { return clause_; }
  int backjump() const { return backjump_; }
  int levels() const { return levels_; }

  // Calls visit(fact) for each fact that took part in the contradiction.
  template <class Function>
  void forEachFact(Function visit) const {
    for (std::size_t i = 0; i < concerned_; ++i) visit(seen_[i]);
  }

  // Calls visit(fact) for each fact that began to hold at a level of the clause, but is not in it
  // and took no part in the contradiction. Requires that the trail is that of findClause().
  template <class Function>
  void forEachCompanion(Function visit) const {
    for (int level = trail_.level(); level > 0; --level) {
      if (stamps_[index(level)] != stamp_) continue;
      for (int position = trail_.begin(level); position < trail_.end(level); ++position) {
        const Literal literal = trail_[position];
        if (literal.holds() && marks_[index(literal.fact())] != kSeen) visit(literal.fact());
      }
    }
  }

 private:
  enum Mark : std::uint8_t { kUnseen, kSeen, kRedundant, kNeeded };
  static constexpr int kDeepest = 500;

  void explain(Literal consequence, Reason reason, std::vector<Literal>& because) {
    if (reason.kind() == Reason::Kind::clause) clauses_.markUsed(reason.number());
    explanations_.append(consequence, reason, because);
  }

  void countLevels() {
    ++stamp_;
    levels_ = 0;
    stamps_.resize(std::max(stamps_.size(), index(trail_.level()) + 1));
    earliest_.resize(stamps_.size());
    for (const Literal literal : clause_) {
      const std::size_t level = index(trail_.levelOf(literal));
      const bool isNew = std::exchange(stamps_[level], stamp_) != stamp_;
      const int position = trail_.positionOf(literal);
      earliest_[level] = isNew ? position : std::min(earliest_[level], position);
      levels_ += isNew;
    }
  }

  // Shortens the clause, the latest level first. The literals of a level are replaced by the one
  // from which they all follow, if there is one; otherwise the redundant ones are removed.
  void minimise() {
    positions_.clear();
    for (std::size_t i = 1; i < clause_.size(); ++i) {
      positions_.push_back(trail_.positionOf(clause_[i]));
    }
    std::sort(positions_.begin(), positions_.end(), std::greater<int>());
    for (std::size_t i = 1; i < clause_.size(); ++i) clause_[i] = !trail_[positions_[i - 1]];
    std::size_t to = 1;
    for (std::size_t first = 1; first < clause_.size();) {
      const int level = trail_.levelOf(clause_[first]);
      std::size_t last = first;
      while (last < clause_.size() && trail_.levelOf(clause_[last]) == level) ++last;
      const int reason = last - first > 1 ? commonReason(first, last, level) : -1;
      if (reason >= 0) {
        const Literal literal = trail_[reason];
        std::uint8_t& mark = marks_[index(literal.fact())];
        if (mark == kUnseen) seen_.push_back(literal.fact());
        mark = kSeen;
        earliest_[index(level)] = std::min(earliest_[index(level)], reason);
        clause_[to++] = !literal;
      } else {
        for (std::size_t i = first; i < last; ++i) {
          if (!isRedundant(!clause_[i], 0)) clause_[to++] = clause_[i];
        }
      }
      first = last;
    }
    clause_.resize(to, Literal(0));
  }

  // The position of one literal that, with the negations of the clause's literals of earlier
  // levels, implies the negations of clause_[first] up to clause_[last - 1], all of `level`. -1 if
  // there is none.
  int commonReason(std::size_t first, std::size_t last, int level) {
    // A level has few literals: going back along it takes less time than a heap of positions.
    const int begin = trail_.begin(level);
    implies_.assign(index(trail_.positionOf(clause_[first]) - begin) + 1, false);
    int open = 0;
    const auto imply = [&](Literal literal) {
      open += !std::exchange(implies_[index(trail_.positionOf(literal) - begin)], true);
    };
    for (std::size_t i = first; i < last; ++i) imply(clause_[i]);
    for (int latest = trail_.positionOf(clause_[first]);; --latest) {
      if (!implies_[index(latest - begin)]) continue;
      if (--open == 0) return latest;
      const std::size_t size = stack_.size();
      explanations_.append(trail_[latest], trail_.reasonOf(trail_[latest]), stack_);
      bool isFound = true;
      for (std::size_t i = size; i < stack_.size() && isFound; ++i) {
        if (trail_.levelOf(stack_[i]) == level) {
          imply(stack_[i]);
        } else {
          isFound = isRedundant(stack_[i], 1);
        }
      }
      stack_.resize(size, Literal(0));
      if (!isFound) return -1;
    }
  }

  // True if the literal follows from others whose negations are in the clause. Calls itself.
  bool isRedundant(Literal literal, int depth) {
    std::uint8_t& mark = marks_[index(literal.fact())];
    const int level = trail_.levelOf(literal);
    if (level == 0 || mark == kRedundant || (mark == kSeen && depth > 0)) return true;
    const Reason reason = trail_.reasonOf(literal);
    if (reason.kind() == Reason::Kind::none || mark == kNeeded || depth > kDeepest) return false;
    if (stamps_[index(level)] != stamp_) return false;
    if (depth > 0 && trail_.positionOf(literal) < earliest_[index(level)]) return false;
    const std::size_t first = stack_.size();
    explanations_.append(literal, reason, stack_);
    bool isRedundantHere = true;
    for (std::size_t i = first; i < stack_.size() && isRedundantHere; ++i) {
      isRedundantHere = isRedundant(stack_[i], depth + 1);
    }
    stack_.resize(first, Literal(0));
    if (mark == kUnseen) seen_.push_back(literal.fact());
    if (mark != kSeen) mark = isRedundantHere ? kRedundant : kNeeded;
    return isRedundantHere;
  }

  void findBackjump() {
    backjump_ = 0;
    if (clause_.size() == 1) return;
    const auto latest = std::max_element(
        clause_.begin() + 1, clause_.end(),
        [&](Literal one, Literal other) { return trail_.levelOf(one) < trail_.levelOf(other); });
    std::swap(clause_[1], *latest);
    backjump_ = trail_.levelOf(clause_[1]);
  }

  const Trail& trail_;
  const Explanations& explanations_;
  Clauses& clauses_;

  std::vector<Literal> clause_;
  int backjump_ = 0;
  int levels_ = 0;

  std::vector<Literal> because_;
  std::vector<Literal> stack_;
  std::vector<std::uint8_t> marks_;    // by fact
  std::vector<int> seen_;              // facts whose mark is not kUnseen
  std::size_t concerned_ = 0;          // how many of them took part in the contradiction
  std::vector<std::uint64_t> stamps_;  // by level: stamp_ if it is a level of the clause
  std::uint64_t stamp_ = 0;
  std::vector<int> positions_;  // of the clause's literals
  std::vector<char> implies_;   // by position in a level: that literal implies one of the clause
  std::vector<int> earliest_;   // by level of the clause: its first literal's position
};

}  // namespace search

#endif
