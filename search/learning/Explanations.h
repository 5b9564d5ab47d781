// Explanations.h: the reasons of literals, written out. Puzzles are asked for theirs only here.

#ifndef SEARCH_LEARNING_EXPLANATIONS_H_
#define SEARCH_LEARNING_EXPLANATIONS_H_

#include <cstdint>
#include <vector>

#include "search/Explained.h"
#include "search/learning/Clauses.h"
#include "search/learning/Literal.h"
#include "search/learning/Reason.h"
#include "search/learning/Trail.h"

namespace search {

class Explanations {
 public:
  Explanations(const Explained& puzzle, const Clauses& clauses, const Trail& trail)
      : puzzle_(puzzle), clauses_(clauses), trail_(trail) {}

  // Appends the known literals from which `consequence` follows.
  void append(Literal consequence, Reason reason, std::vector<Literal>& because) const {
    switch (reason.kind()) {
      case Reason::Kind::none: return;
      case Reason::Kind::literal: because.push_back(reason.literal()); return;
      case Reason::Kind::clause: {
        const std::uint32_t* const first = clauses_.literals(reason.number());
        const std::uint32_t* const last = first + clauses_.size(reason.number());
        for (const std::uint32_t* code = first; code != last; ++code) {
          if (*code != consequence.code()) because.push_back(!Literal::ofCode(*code));
        }
        return;
      }
      case Reason::Kind::puzzle:
        puzzle_.explain(consequence, static_cast<int>(reason.number()), trail_, because);
    }
  }

 private:
  const Explained& puzzle_;
  const Clauses& clauses_;
  const Trail& trail_;
};

}  // namespace search

#endif
