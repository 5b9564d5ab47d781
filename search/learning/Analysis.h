// Analysis.h: conflict analysis: turns a contradiction into a clause. An example; each literal
// follows from those whose arrows lead to it (the implication graph):
//
//   a -------------> e --.                    level 1: a is decided; g follows
//   |                ^   |                    level 2: b is decided, and has no part in this
//   |    c --> d ----+   +--> contradiction   level 3: c is decided; d, e and f follow, and
//   |                v   |                             e and f exclude each other
//   '--> g --------> f --'
//
// findFirstUip() goes back along the trail, and replaces each literal of the latest level by those
// from which it follows: f by d and g, then e by a and d. Now d is the only one left of its level.
// It is the first unique implication point (first UIP): the latest literal through which all ways
// from the decision c to the contradiction lead. a, d and g cannot all hold, so the clause is
// "not d, or not a, or not g".
//
// minimise() leaves "not a" for "not a" and "not g": g follows from a, the UIP of level 1. The
// backjump leads to level 1, the latest of the other literals: there "not d" follows. The literals
// of the clause are of two levels (its literal block distance).
//
// Sources: Marques-Silva and Sakallah, "GRASP", 1999; Een and Sorensson, 2003 (the order of work);
// Sorensson and Biere, "Minimizing Learned Clauses", 2009; Fleury and Biere, "Efficient All-UIP
// Learned Clause Minimization", 2021.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
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
  // The analysis changes nothing of these, but for noting which clauses were used.
  Analysis(const Trail& trail, const Explanations& explanations, Clauses& clauses)
      : trail_(trail),
        explanations_(explanations),
        clauses_(clauses),
        marks_(index(trail.facts()), kUnseen) {
    // So that each mark can be taken back, even when memory runs out.
    seen_.reserve(marks_.size());
  }

  // Begins with the contradiction of the trail: collects known literals that cannot all hold.
  // Returns their latest level. Throws what Explanations::append() throws.
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

  // Finds what the functions below return. Requires that begin() returned the level of the trail
  // (later ones were taken back), and that it is not 0.
  void findClause() {
    findFirstUip();
    concerned_ = seen_.size();
    countLevels();
    minimise();
    backjump_ = clause_.size() == 1 ? 0 : trail_.levelOf(clause_[1]);
  }

  // The clause. Its first literal is the negation of the first UIP. The others stay false after the
  // backjump, which leads to the level of the second: the latest, so that the two that a clause
  // watches become unknown first when the search goes back.
  const std::vector<Literal>& clause() const { return clause_; }
  int backjump() const { return backjump_; }

  // The number of levels of its literals, before minimisation.
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
      for (int i = trail_.begin(level); i < trail_.end(level); ++i) {
        const Literal literal = trail_[i];
        if (literal.holds() && marks_[index(literal.fact())] != kSeen) visit(literal.fact());
      }
    }
  }

 private:
  // kSeen: took part in the contradiction, or is in the clause. The last two: what isRedundant()
  // found out.
  enum Mark : std::uint8_t { kUnseen, kSeen, kRedundant, kNeeded };
  static constexpr int kDeepest = 500;  // calls of isRedundant() within each other

  void explain(Literal consequence, Reason reason, std::vector<Literal>& because) {
    if (reason.kind() == Reason::Kind::clause) clauses_.markUsed(reason.number());
    explanations_.append(consequence, reason, because);
  }

  // Needs because_, the literals that cannot all hold. Leaves the clause before minimisation,
  // and marks the facts that took part as seen.
  void findFirstUip() {
    int left = 0;  // literals of the latest level that are not replaced yet
    int latest = trail_.size();
    clause_.push_back(Literal(0));  // to be the first UIP's negation
    for (;;) {
      for (const Literal literal : because_) {
        std::uint8_t& mark = marks_[index(literal.fact())];
        const int level = trail_.levelOf(literal);
        if (mark != kUnseen || level == 0) continue;
        mark = kSeen;
        seen_.push_back(literal.fact());
        if (level == trail_.level()) {
          ++left;
        } else {
          clause_.push_back(!literal);
        }
      }
      do {
        --latest;
      } while (marks_[index(trail_[latest].fact())] != kSeen);
      if (--left == 0) break;
      because_.clear();
      explain(trail_[latest], trail_.reasonOf(trail_[latest]), because_);
    }
    clause_[0] = !trail_[latest];
  }

  // Leaves levels_, and the stamp and earliest literal of each level of the clause.
  void countLevels() {
    ++stamp_;
    levels_ = 0;
    stamps_.resize(std::max(stamps_.size(), index(trail_.level()) + 1));
    earliest_.resize(stamps_.size());
    for (const Literal literal : clause_) {
      const std::size_t level = index(trail_.levelOf(literal));
      const bool isNew = std::exchange(stamps_[level], stamp_) != stamp_;
      const int i = trail_.trailIndexOf(literal);
      earliest_[level] = isNew ? i : std::min(earliest_[level], i);
      levels_ += isNew;
    }
  }

  // Needs countLevels(). Shortens the clause, and sorts all literals but the first, the latest
  // first. The literals of a level are replaced by one from which they all follow, together with
  // earlier levels, if there is one; otherwise the redundant ones are removed.
  void minimise() {
    std::sort(clause_.begin() + 1, clause_.end(), [&](Literal one, Literal other) {
      return trail_.trailIndexOf(one) > trail_.trailIndexOf(other);
    });
    std::size_t to = 1;
    for (std::size_t first = 1; first < clause_.size();) {
      const int level = trail_.levelOf(clause_[first]);
      std::size_t last = first;
      while (last < clause_.size() && trail_.levelOf(clause_[last]) == level) ++last;
      const int uip = last - first > 1 ? uipOf(first, last, level) : -1;
      if (uip >= 0) {
        const Literal literal = trail_[uip];
        std::uint8_t& mark = marks_[index(literal.fact())];
        if (mark == kUnseen) seen_.push_back(literal.fact());
        mark = kSeen;
        earliest_[index(level)] = std::min(earliest_[index(level)], uip);
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

  // clause_[first] to clause_[last - 1] are false because some literals of `level` hold. Returns
  // the trail index of one literal of `level` from which all of these follow, given the clause's
  // earlier levels: their unique implication point; -1 if there is none. Marks literals as
  // isRedundant() does.
  int uipOf(std::size_t first, std::size_t last, int level) {
    // A level has few literals: going back along it takes less time than a heap of trail indices.
    const int begin = trail_.begin(level);
    int latest = trail_.trailIndexOf(clause_[first]);
    implies_.assign(index(latest - begin) + 1, false);
    int left = 0;  // literals of implies_ that are not replaced yet
    const auto imply = [&](Literal literal) {
      left += !std::exchange(implies_[index(trail_.trailIndexOf(literal) - begin)], true);
    };
    for (std::size_t i = first; i < last; ++i) imply(clause_[i]);
    for (;; --latest) {
      if (!implies_[index(latest - begin)]) continue;
      if (--left == 0) return latest;
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

  // True if the literal follows from other literals whose negations are in the clause. At depth 0
  // its own negation is in the clause, and may leave it. Deeper, it is a reason of another literal,
  // and it is enough that its negation is in the clause.
  bool isRedundant(Literal literal, int depth) {
    std::uint8_t& mark = marks_[index(literal.fact())];
    const int level = trail_.levelOf(literal);
    if (level == 0 || mark == kRedundant || (mark == kSeen && depth > 0)) return true;
    const Reason reason = trail_.reasonOf(literal);
    if (reason.kind() == Reason::Kind::none || mark == kNeeded || depth > kDeepest) return false;
    if (stamps_[index(level)] != stamp_) return false;
    // From here, reasons of its own level lead back to the decision, not to the clause.
    if (depth > 0 && trail_.trailIndexOf(literal) < earliest_[index(level)]) return false;
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

  const Trail& trail_;
  const Explanations& explanations_;
  Clauses& clauses_;

  std::vector<Literal> clause_;
  int backjump_ = 0;
  int levels_ = 0;

  std::vector<Literal> because_;       // the literals that cannot all hold; later, a reason
  std::vector<Literal> stack_;         // the reasons that uipOf() and isRedundant() look at
  std::vector<std::uint8_t> marks_;    // by fact
  std::vector<int> seen_;              // facts whose mark is not kUnseen
  std::size_t concerned_ = 0;          // how many of them took part in the contradiction
  std::vector<std::uint64_t> stamps_;  // by level: stamp_ if it is a level of the clause
  std::uint64_t stamp_ = 0;
  std::vector<int> earliest_;  // by level of the clause: the smallest trail index of its literals
  std::vector<char> implies_;  // by trail index within a level: implies a literal of the clause
};

}  // namespace search
