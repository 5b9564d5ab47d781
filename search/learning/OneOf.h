// OneOf.h: sets of facts of which exactly one holds (exactly-one constraints). Example: the squares
// of a row that could have a 5. A fact that holds excludes the others of its sets. The last fact
// left in a set holds.
//
// A set knows how many of its facts may still hold, and the exclusive or of their numbers. When one
// is left, that is its number, so that no set is searched.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <stdexcept>
#include <vector>

#include "search/learning/Known.h"
#include "search/learning/Literal.h"

namespace search {

class OneOf {
 public:
  explicit OneOf(int facts) : firsts_(index(facts) + 1) {}

  // Adds a set. Must not be called after begin().
  void add(const std::vector<int>& facts) {
    const auto begin = static_cast<std::int32_t>(members_.size());
    members_.insert(members_.end(), facts.begin(), facts.end());
    sets_.push_back({begin, static_cast<std::int32_t>(members_.size()), 0, 0});
  }

  // Adds what holds from the start. Returns false if a set is empty. Called again, begins again.
  bool begin(Known& known) {
    followed_.clear();
    std::fill(firsts_.begin(), firsts_.end(), 0);
    for (const int fact : members_) ++firsts_[index(fact) + 1];
    std::partial_sum(firsts_.begin(), firsts_.end(), firsts_.begin());
    setsOf_.resize(members_.size());
    std::vector<std::int32_t> ends(firsts_);
    for (std::size_t number = 0; number < sets_.size(); ++number) {
      Set& set = sets_[number];
      set.left = set.end - set.begin;
      set.numbers = 0;
      for (std::int32_t at = set.begin; at < set.end; ++at) {
        const int fact = members_[index(at)];
        setsOf_[index(ends[index(fact)]++)] = static_cast<std::int32_t>(number);
        set.numbers ^= fact;
      }
    }
    bool isConsistent = true;
    for (const Set& set : sets_) {
      if (set.left == 0) return false;
      if (set.left == 1) isConsistent = known.add(Literal(set.numbers)) && isConsistent;
    }
    return isConsistent;
  }

  // Has to be called for each literal that becomes known, in this order; otherwise it throws
  // std::logic_error.
  bool follow(Literal news, Known& known) {
    const auto earlier = static_cast<std::size_t>(known.trailIndexOf(news));
    if (earlier > followed_.size()) {
      throw std::logic_error("OneOf::follow() has to be called for each literal that is known");
    }
    forget(earlier);
    followed_.push_back(news);
    return news.holds() ? exclude(news, known) : countDown(news.fact(), known);
  }

  void explain(Literal consequence, int hint, std::vector<Literal>& because) const {
    const Set& set = sets_[index(hint)];
    for (std::int32_t at = set.begin; at < set.end; ++at) {
      const int fact = members_[index(at)];
      if (fact != consequence.fact()) because.push_back(Literal(fact, false));
    }
  }

 private:
  struct Set {
    std::int32_t begin, end;  // in members_
    std::int32_t left;        // number of facts that may still hold
    std::int32_t numbers;     // of these facts, combined by exclusive or
  };

  // Calls visit(set, number) for the sets of the fact.
  template <class Function>
  void forEachSetOf(int fact, Function visit) {
    const std::int32_t end = firsts_[index(fact) + 1];
    for (std::int32_t i = firsts_[index(fact)]; i < end; ++i) {
      const std::int32_t number = setsOf_[index(i)];
      visit(sets_[index(number)], number);
    }
  }

  // Takes back what was followed after so many literals, because the search may have gone back.
  void forget(std::size_t earliest) {
    for (; followed_.size() > earliest; followed_.pop_back()) {
      const Literal literal = followed_.back();
      if (literal.holds()) continue;
      forEachSetOf(literal.fact(), [&](Set& set, int) {
        ++set.left;
        set.numbers ^= literal.fact();
      });
    }
  }

  bool exclude(Literal news, Known& known) {
    bool isConsistent = true;
    forEachSetOf(news.fact(), [&](const Set& set, int) {
      for (std::int32_t at = set.begin; at < set.end && isConsistent; ++at) {
        const int other = members_[index(at)];
        if (other != news.fact()) isConsistent = known.add(Literal(other, false), news);
      }
    });
    return isConsistent;
  }

  bool countDown(int fact, Known& known) {
    bool isConsistent = true;
    forEachSetOf(fact, [&](Set& set, int number) {
      set.numbers ^= fact;
      const bool isLast = --set.left == 1;
      if (isLast && isConsistent) isConsistent = known.add(Literal(set.numbers), number);
    });
    return isConsistent;
  }

  std::vector<int> members_;  // of all sets
  std::vector<Set> sets_;
  std::vector<std::int32_t> firsts_;  // by fact: where its sets begin in setsOf_
  std::vector<std::int32_t> setsOf_;
  std::vector<Literal> followed_;  // in the order in which they became known
};

}  // namespace search
