// Explanations.h: the reasons of literals, written out. Puzzles are asked for theirs only here.

#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "search/Explained.h"
#include "search/learning/Clauses.h"
#include "search/learning/Known.h"
#include "search/learning/Literal.h"
#include "search/learning/Trail.h"

namespace search {

class Explanations {
 public:
  Explanations(const Explained& puzzle, const Clauses& clauses, const Trail& trail)
      : puzzle_(puzzle), clauses_(clauses), trail_(trail) {}

  // Appends the known literals from which `consequence` follows. Throws std::logic_error if the
  // puzzle names none, or one that was not known before it.
  void append(Literal consequence, Reason reason, std::vector<Literal>& because) const {
    switch (reason.kind()) {
      case Reason::Kind::none: return;
      case Reason::Kind::literal:
        because.push_back(reason.literal());
        return check(consequence, because, because.size() - 1);
      case Reason::Kind::clause: {
        const std::uint32_t* const first = clauses_.literals(reason.number());
        const std::uint32_t* const last = first + clauses_.size(reason.number());
        for (const std::uint32_t* code = first; code != last; ++code) {
          if (*code != consequence.code()) because.push_back(!Literal::ofCode(*code));
        }
        return;
      }
      case Reason::Kind::decisions:
        for (int level = trail_.levelOf(consequence); level > 0; --level) {
          because.push_back(trail_.decision(level));
        }
        return;
      case Reason::Kind::puzzle: {
        const std::size_t first = because.size();
        puzzle_.explain(consequence, static_cast<int>(reason.number()), trail_, because);
        return check(consequence, because, first);
      }
    }
  }

 private:
  // Checks the reasons from because[first] on. With a wrong one, a search would lose solutions.
  void check(Literal consequence, const std::vector<Literal>& because, std::size_t first) const {
    const int end = trail_.isTrue(consequence) ? trail_.trailIndexOf(consequence) : trail_.size();
    bool isSound = first < because.size();
    for (std::size_t i = first; i < because.size(); ++i) {
      isSound &= trail_.isTrue(because[i]) && trail_.trailIndexOf(because[i]) < end;
    }
    if (!isSound) reject(consequence);
  }

  [[noreturn]] void reject(Literal consequence) const {
    throw std::logic_error("the reasons of \"" + puzzle_.text(consequence) +
                           "\" have to be literals that were known before it, at least one "
                           "(Explained::explain() and Known::add())");
  }

  const Explained& puzzle_;
  const Clauses& clauses_;
  const Trail& trail_;
};

}  // namespace search
