// Explained.h: an optional interface for puzzles whose states are sets of facts, each of which may
// hold or not. ConflictDrivenSearch.h needs it: it learns from contradictions why facts exclude
// each other.
//
//   class Queens : public Searchable, public search::Explained {
//     int facts() const override { return size_ * size_; }  // fact i: square i has a queen
//     bool follow(search::Literal news, search::Known& known) override {
//       if (!news.holds()) return onePlaceLeft(news.fact(), known);
//       for (int square : attackedFrom(news.fact())) {
//         if (!known.add(!search::Literal(square), news)) return false;
//       }
//       return true;
//     }
//     ...
//   };
//
// apps/puzzles/ExplainedQueens.h is a complete one; docs/learning-from-conflicts.md explains it.

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "Searchable.h"
#include "search/learning/Known.h"
#include "search/learning/Literal.h"

namespace search {

class Explained {
 public:
  // The number of facts; they are numbered from 0.
  virtual int facts() const = 0;

  // Adds to `known` what holds from the start, without a reason. Returns false on a
  // contradiction.
  virtual bool begin(Known&) { return true; }

  // Adds to `known` what follows from `news` and what was known before. Called once for each
  // literal that became known (the field's "propagate"). Returns false as soon as add() does, and
  // never otherwise: on a contradiction, add the literal that follows and cannot hold. When all
  // facts are decided and no call returned false, they have to be a solution.
  virtual bool follow(Literal news, Known& known) = 0;

  // Appends the known literals from which `consequence` follows: at least one, each known before
  // it. `hint` is the number that it was added with. Also called for a literal that add() refused.
  virtual void explain(Literal consequence, int hint, const Known& known,
                       std::vector<Literal>& because) const = 0;

  // The state in which the known facts hold.
  virtual std::unique_ptr<Searchable> state(const Known& known) const = 0;

  // A fact or its negation for people to read.
  virtual std::string text(Literal literal) const {
    return (literal.holds() ? "fact " : "not fact ") + std::to_string(literal.fact());
  }

 protected:
  Explained() = default;
  Explained(const Explained&) = default;
  Explained& operator=(const Explained&) = default;
  ~Explained() = default;
};

}  // namespace search
