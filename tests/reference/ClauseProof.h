// ClauseProof.h: checks that learned clauses follow from a board and the clauses before them, by
// reverse unit propagation: assume that none of a clause's literals holds, and find a contradiction
// by single steps alone. Plain and slow; shares no code with the search.

#ifndef TESTS_REFERENCE_CLAUSEPROOF_H_
#define TESTS_REFERENCE_CLAUSEPROOF_H_

#include <cstddef>
#include <utility>
#include <vector>

#include "search/learning/Literal.h"

namespace reference {

class ClauseProof {
 public:
  explicit ClauseProof(int facts) : facts_(static_cast<std::size_t>(facts)) {}

  // One of the facts holds, and no two of them.
  void addOneOf(const std::vector<int>& facts) {
    std::vector<search::Literal> any;
    for (const int fact : facts) any.push_back(search::Literal(fact));
    for (std::size_t i = 0; i < any.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) add({!any[i], !any[j]});
    }
    add(std::move(any));
  }

  void add(std::vector<search::Literal> clause) { clauses_.push_back(std::move(clause)); }

  bool follows(const std::vector<search::Literal>& clause) const {
    std::vector<int> values(facts_, 0);  // 1 holds, -1 does not, 0 unknown
    for (const search::Literal literal : clause) set(values, !literal);
    for (bool hasChanged = true; hasChanged;) {
      hasChanged = false;
      for (const std::vector<search::Literal>& other : clauses_) {
        int open = 0;
        bool isTrue = false;
        search::Literal last(0);
        for (const search::Literal literal : other) {
          const int value = valueOf(values, literal);
          isTrue = isTrue || value > 0;
          if (value != 0) continue;
          ++open;
          last = literal;
        }
        if (isTrue || open > 1) continue;
        if (open == 0) return true;
        set(values, last);
        hasChanged = true;
      }
    }
    return false;
  }

 private:
  static int valueOf(const std::vector<int>& values, search::Literal literal) {
    const int value = values[static_cast<std::size_t>(literal.fact())];
    return literal.holds() ? value : -value;
  }
  static void set(std::vector<int>& values, search::Literal literal) {
    values[static_cast<std::size_t>(literal.fact())] = literal.holds() ? 1 : -1;
  }

  std::size_t facts_;
  std::vector<std::vector<search::Literal>> clauses_;
};

}  // namespace reference

#endif
