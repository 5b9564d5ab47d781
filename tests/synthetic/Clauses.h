// Clauses.h: a tiny puzzle that explains itself: of each clause, a list of literals, at least one
// must hold. Such puzzles have none of the sets of facts of which exactly one holds.

#ifndef TESTS_SYNTHETIC_CLAUSES_H_
#define TESTS_SYNTHETIC_CLAUSES_H_

#include <algorithm>
#include <cstddef>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "search/Explained.h"

namespace synthetic {

using Clause = std::vector<search::Literal>;

// Clauses of three different facts or their negations.
inline std::vector<Clause> randomClauses(std::mt19937& random, unsigned facts,
                                         std::size_t clauses) {
  std::vector<Clause> all(clauses);
  for (Clause& clause : all) {
    while (clause.size() < 3) {
      const search::Literal added(static_cast<int>(random() % facts), random() % 2 == 0);
      const bool isNew = std::none_of(clause.begin(), clause.end(), [&](search::Literal other) {
        return other.fact() == added.fact();
      });
      if (isNew) clause.push_back(added);
    }
  }
  return all;
}

class Clauses : public Searchable, public search::Explained {
 public:
  Clauses(int facts, std::vector<Clause> clauses, std::string values = "")
      : facts_(facts), clauses_(std::move(clauses)), values_(std::move(values)) {}

  bool isSolution() const override {
    return std::all_of(clauses_.begin(), clauses_.end(), [&](const Clause& clause) {
      return std::any_of(clause.begin(), clause.end(), [&](search::Literal literal) {
        return values_.at(static_cast<std::size_t>(literal.fact())) == "01"[literal.holds()];
      });
    });
  }
  std::vector<std::unique_ptr<Searchable>> successors() const override { return {}; }
  void write(std::ostream& out) const override { out << values_; }

  int facts() const override { return facts_; }

  // If all but one literal of a clause do not hold, that one does. If none is left, adding one is
  // the contradiction.
  bool follow(search::Literal, search::Known& known) override {
    for (std::size_t i = 0; i < clauses_.size(); ++i) {
      search::Literal last = clauses_[i].front();
      int left = 0;
      for (const search::Literal literal : clauses_[i]) {
        if (known.isFalse(literal)) continue;
        last = literal;
        ++left;
      }
      if (left < 2 && !known.add(last, static_cast<int>(i))) return false;
    }
    return true;
  }

  void explain(search::Literal consequence, int clause, const search::Known&,
               std::vector<search::Literal>& because) const override {
    for (const search::Literal literal : clauses_[static_cast<std::size_t>(clause)]) {
      if (literal != consequence) because.push_back(!literal);
    }
  }

  std::unique_ptr<Searchable> state(const search::Known& known) const override {
    std::string values;
    for (int fact = 0; fact < facts_; ++fact) {
      const search::Literal literal(fact);
      values += known.isOpen(literal) ? '?' : "01"[known.isTrue(literal)];
    }
    return std::make_unique<Clauses>(facts_, clauses_, values);
  }

 private:
  int facts_;
  std::vector<Clause> clauses_;
  std::string values_;  // of all facts: 1, 0, or ? if it is open
};

}  // namespace synthetic

#endif
