// ClauseProof.h: proves that clauses follow from those before them, by reverse unit propagation:
// assumes that none of the clause's literals holds, and finds a contradiction by single steps
// alone. Plain and slow; shares no code with the search.

#pragma once

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>
#include <vector>

#include "search/learning/Literal.h"

namespace reference {

class ClauseProof {
 public:
  using Clause = std::vector<search::Literal>;

  void add(Clause clause) { clauses_.push_back(std::move(clause)); }

  // One of the facts holds, and no two of them.
  void addOneOf(const std::vector<int>& facts) {
    add(Clause(facts.begin(), facts.end()));
    for (const int one : facts) {
      for (const int other : facts) {
        if (one < other) add({search::Literal(one, false), search::Literal(other, false)});
      }
    }
  }

  bool follows(const Clause& clause) const {
    std::set<unsigned> refuted;  // codes of literals that cannot hold
    for (const search::Literal literal : clause) refuted.insert(literal.code());
    for (std::size_t before = refuted.size() + 1; before != refuted.size();) {
      before = refuted.size();
      for (const Clause& other : clauses_) {
        const auto mayHold = [&](search::Literal each) { return refuted.count(each.code()) == 0; };
        const auto first = std::find_if(other.begin(), other.end(), mayHold);
        if (first == other.end()) return true;
        if (std::none_of(first + 1, other.end(), mayHold)) refuted.insert((!*first).code());
      }
    }
    return false;
  }

 private:
  std::vector<Clause> clauses_;
};

}  // namespace reference
