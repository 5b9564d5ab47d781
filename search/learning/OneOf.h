// OneOf.h: sets of facts of which exactly one holds, or at most one (exactly-one and at-most-one
// constraints). Example: the squares of a row that could have a 5. A fact that holds excludes the
// others of its sets. The last fact left in a set holds.
//
// A set in which one has to hold watches two facts that may still hold, and is looked at only when
// one of them is excluded. A search therefore has nothing to undo here when it backtracks.

#ifndef SEARCH_LEARNING_ONEOF_H_
#define SEARCH_LEARNING_ONEOF_H_

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "search/learning/Known.h"
#include "search/learning/Literal.h"

namespace search {

class OneOf {
 public:
  // The most sets that a fact can be in.
  static constexpr int kMostSets = 16;

  explicit OneOf(int facts) : facts_(facts), firsts_(index(facts) + 1), watched_(index(facts)) {}

  // Adds a set. Must not be called after begin().
  void add(const std::vector<int>& facts, bool atLeastOne) {
    Set set{size(members_), 0, {kNone, kNone}};
    for (const int fact : facts) {
      const std::size_t slot = watched_[index(fact)]++;
      if (slot == kMostSets) throw std::length_error("a fact can be in 16 sets at most");
      members_.push_back(static_cast<std::uint32_t>(fact) * kMostSets +
                         static_cast<std::uint32_t>(slot));
    }
    set.end = size(members_);
    if (atLeastOne) set.watches[0] = 0;
    sets_.push_back(set);
  }

  // Adds what holds from the start. Returns false if a set in which one has to hold is empty.
  bool begin(Known& known) {
    setsOf_.resize(members_.size());
    for (int fact = 0; fact < facts_; ++fact) {
      firsts_[index(fact) + 1] = firsts_[index(fact)] + watched_[index(fact)];
      watched_[index(fact)] = 0;
    }
    bool isConsistent = true;
    for (std::size_t i = 0; i < sets_.size(); ++i) {
      Set& set = sets_[i];
      for (std::int32_t at = set.begin; at < set.end; ++at) {
        const std::uint32_t member = members_[index(at)];
        setsOf_[index(firsts_[member / kMostSets]) + member % kMostSets] =
            static_cast<std::int32_t>(i);
      }
      if (set.watches[0] == kNone) continue;
      const int count = set.end - set.begin;
      if (count == 0) return false;
      if (count == 1) {
        set.watches[0] = kNone;
        isConsistent = known.add(Literal(factAt(set.begin))) && isConsistent;
        continue;
      }
      set.watches[0] = members_[index(set.begin)];
      set.watches[1] = members_[index(set.begin + 1)];
      for (const std::uint32_t member : set.watches) watched_[member / kMostSets] |= bit(member);
    }
    return isConsistent;
  }

  bool follow(Literal news, Known& known) {
    return news.holds() ? exclude(news, known) : findLast(news.fact(), known);
  }

  void explain(Literal consequence, int hint, std::vector<Literal>& because) const {
    const Set& set = sets_[index(hint)];
    for (std::int32_t at = set.begin; at < set.end; ++at) {
      const int fact = factAt(at);
      if (fact != consequence.fact()) because.push_back(Literal(fact, false));
    }
  }

 private:
  struct Set {
    std::int32_t begin, end;   // in members_
    std::uint32_t watches[2];  // the members that it watches; kNone if it needs none
  };
  static constexpr std::uint32_t kNone = 0xffffffff;

  static std::size_t index(int number) { return static_cast<std::size_t>(number); }
  static std::int32_t size(const std::vector<std::uint32_t>& list) {
    return static_cast<std::int32_t>(list.size());
  }
  int factAt(std::int32_t at) const { return static_cast<int>(members_[index(at)] / kMostSets); }

  static std::uint16_t bit(std::uint32_t member) {
    return static_cast<std::uint16_t>(1u << member % kMostSets);
  }

  // Lets the set watch `to` instead of the fact at watches[i].
  void moveWatch(Set& set, int i, std::uint32_t to) {
    std::uint32_t& from = set.watches[i];
    watched_[from / kMostSets] ^= bit(from);
    watched_[to / kMostSets] ^= bit(to);
    from = to;
  }

  bool exclude(Literal news, Known& known) {
    const int fact = news.fact();
    const std::uint32_t first = static_cast<std::uint32_t>(fact) * kMostSets;
    const std::int32_t begin = firsts_[index(fact)], end = firsts_[index(fact) + 1];
    for (std::int32_t i = begin; i < end; ++i) {
      Set& set = sets_[index(setsOf_[index(i)])];
      // Watches the fact that holds: the set then needs no look when its other facts are excluded.
      const std::uint32_t member = first + static_cast<std::uint32_t>(i - begin);
      if (set.watches[0] != kNone && set.watches[0] != member && set.watches[1] != member) {
        moveWatch(set, 0, member);
      }
      for (std::int32_t at = set.begin; at < set.end; ++at) {
        const int other = factAt(at);
        if (other != fact && !known.add(Literal(other, false), news)) return false;
      }
    }
    return true;
  }

  bool findLast(int fact, Known& known) {
    std::int32_t slot = firsts_[index(fact)];
    for (unsigned watched = watched_[index(fact)]; watched != 0; watched >>= 1, ++slot) {
      if ((watched & 1) == 0) continue;
      const std::int32_t number = setsOf_[index(slot)];
      Set& set = sets_[index(number)];
      const int i = static_cast<int>(set.watches[1] / kMostSets) == fact;
      const int other = static_cast<int>(set.watches[1 - i] / kMostSets);
      if (known.isTrue(Literal(other))) continue;
      std::int32_t at = set.begin;
      for (; at < set.end; ++at) {
        const int replacement = factAt(at);
        if (!known.isFalse(Literal(replacement)) && replacement != other) break;
      }
      if (at < set.end) {
        moveWatch(set, i, members_[index(at)]);
      } else if (!known.add(Literal(other), number)) {
        return false;
      }
    }
    return true;
  }

  int facts_;
  std::vector<std::uint32_t> members_;  // of all sets: the fact, and which of its sets this is
  std::vector<Set> sets_;
  std::vector<std::int32_t> firsts_;  // by fact: where its sets begin in setsOf_
  std::vector<std::int32_t> setsOf_;
  std::vector<std::uint16_t> watched_;  // by fact: the sets that watch it, one bit each
};

}  // namespace search

#endif
