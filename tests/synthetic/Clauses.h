// Clauses.h: a tiny puzzle that explains itself: of each clause, a list of literals, at least one
// must hold. There may be sets of facts too, of which exactly one holds.

#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "apps/solving/Random.h"
#include "search/Explained.h"
#include "search/learning/OneOf.h"

namespace synthetic {

using Clause = std::vector<search::Literal>;

// Clauses of so many different facts or their negations.
inline std::vector<Clause> randomClauses(apps::Random& random, int facts, std::size_t clauses,
                                         std::size_t literals = 3) {
  std::vector<Clause> all(clauses);
  for (Clause& clause : all) {
    while (clause.size() < literals) {
      const search::Literal added(static_cast<int>(random.below(static_cast<std::size_t>(facts))),
                                  random.below(2) == 0);
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
  using Sets = std::vector<std::vector<int>>;

  // Clauses have at least two literals.
  Clauses(int facts, std::vector<Clause> clauses, Sets sets = {}, std::string values = "")
      : facts_(facts),
        clauses_(std::move(clauses)),
        sets_(std::move(sets)),
        oneOf_(facts),
        values_(std::move(values)) {
    for (const std::vector<int>& set : sets_) oneOf_.add(set);
  }

  const std::vector<Clause>& clauses() const { return clauses_; }
  const Sets& sets() const { return sets_; }

  // The values of all facts: 1, 0, or ? if it is open. False if none of them can be a solution.
  bool allows(const std::string& values) const {
    const auto valueOf = [&](int fact) { return values.at(static_cast<std::size_t>(fact)); };
    for (const Clause& clause : clauses_) {
      const bool isFalse = std::all_of(clause.begin(), clause.end(), [&](search::Literal literal) {
        return valueOf(literal.fact()) == "10"[literal.holds()];
      });
      if (isFalse) return false;
    }
    for (const std::vector<int>& set : sets_) {
      int held = 0, open = 0;
      for (const int fact : set) {
        held += valueOf(fact) == '1';
        open += valueOf(fact) == '?';
      }
      if (held > 1 || held + open == 0) return false;
    }
    return true;
  }

  bool isSolution() const override {
    ask();
    return allows(values_) && values_.find('?') == values_.npos;
  }
  std::vector<std::unique_ptr<Searchable>> successors() const override { return {}; }
  void write(std::ostream& out) const override { out << values_; }

  int facts() const override {
    ask();
    return facts_;
  }

  bool begin(search::Known& known) override {
    ask();
    return oneOf_.begin(known);
  }

  // If all but one literal of a clause do not hold, that one does. If none is left, adding one is
  // the contradiction.
  bool follow(search::Literal news, search::Known& known) override {
    ask();
    for (std::size_t i = 0; i < clauses_.size(); ++i) {
      const Clause& clause = clauses_[i];
      search::Literal last = clause.front();
      int left = 0;
      for (const search::Literal literal : clause) {
        if (known.isFalse(literal)) continue;
        last = literal;
        ++left;
      }
      if (left > 1) continue;
      const bool isPair = clause.size() == 2;
      const search::Literal other = clause[last == clause.front() ? 1 : 0];
      const int hint = static_cast<int>(sets_.size() + i);
      if (isPair ? !known.add(last, !other) : !known.add(last, hint)) return false;
    }
    return oneOf_.follow(news, known);
  }

  void explain(search::Literal consequence, int hint, const search::Known&,
               std::vector<search::Literal>& because) const override {
    ask();
    const auto number = static_cast<std::size_t>(hint);
    if (number < sets_.size()) return oneOf_.explain(consequence, hint, because);
    for (const search::Literal literal : clauses_[number - sets_.size()]) {
      if (literal != consequence) because.push_back(!literal);
    }
  }

  std::unique_ptr<Searchable> state(const search::Known& known) const override {
    ask();
    std::string values;
    for (int fact = 0; fact < facts_; ++fact) {
      const search::Literal literal(fact);
      values += known.isOpen(literal) ? '?' : "01"[known.isTrue(literal)];
    }
    return std::make_unique<Clauses>(facts_, clauses_, sets_, values);
  }

  std::function<void()> beforeAnswer;  // may throw

 private:
  void ask() const {
    if (beforeAnswer) beforeAnswer();
  }

  int facts_;
  std::vector<Clause> clauses_;
  Sets sets_;
  search::OneOf oneOf_;
  std::string values_;  // as in allows()
};

}  // namespace synthetic
