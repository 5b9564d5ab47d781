// Clauses.h: the learned clauses, each a set of literals of which one has to hold (it excludes a
// nogood), and the literals that follow from them.
//
// Each clause watches two of its literals, and is looked at only when one of them becomes false
// (two watched literals). Watches need no work when the search backtracks. A watch also carries
// some literal of the clause, the blocker: while it is true, the clause is not looked at. Sources:
// Moskewicz and others, "Chaff", 2001 (watches); Een and Sorensson, MiniSat 2 (blockers); Audemard
// and Simon, "Predicting Learnt Clauses Quality", 2009 (deletion by literal block distance, the
// number of levels).

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <new>
#include <vector>

#include "search/learning/Known.h"
#include "search/learning/Literal.h"
#include "search/learning/Trail.h"

namespace search {

class Clauses {
 public:
  // A clause as its offset in words_; its literals follow its header.
  using ClauseOffset = std::uint32_t;

  explicit Clauses(int facts) : listOf_(2 * static_cast<std::size_t>(facts)), lists_(1) {}

  int size(ClauseOffset clause) const { return static_cast<int>(words_[clause + kSize]); }
  const std::uint32_t* literals(ClauseOffset clause) const { return &words_[clause + kHeader]; }

  // A number of levels for clauses that are never deleted.
  static constexpr int kKeptForever = 0;

  // Adds a clause of at least two literals, which watches the first two. `levels` is the number of
  // levels among its literals (the literal block distance). Throws std::bad_alloc if the clauses
  // together are too large for a Reason to tell their offsets apart.
  ClauseOffset add(const std::vector<Literal>& literals, int levels) {
    if (words_.size() > Reason::kLargestNumber) throw std::bad_alloc();
    const ClauseOffset offset = static_cast<ClauseOffset>(words_.size());
    words_.push_back(static_cast<std::uint32_t>(literals.size()));
    words_.push_back(static_cast<std::uint32_t>(levels));
    words_.push_back(kRecent);
    for (const Literal literal : literals) words_.push_back(literal.code());
    watch(offset);
    offsets_.push_back(offset);
    return offset;
  }

  // Notes that the clause took part in a conflict.
  void markUsed(ClauseOffset clause) { words_[clause + kUse] = kRecent; }
  int levels(ClauseOffset clause) const { return static_cast<int>(words_[clause + kLevels]); }

  // Adds what follows now that `news` is known. Returns false on a contradiction.
  bool follow(Literal news, Trail& trail) {
    const Literal falsified = !news;
    const std::uint32_t list = listOf_[falsified.code()];
    Watch* to = lists_[list].data();
    const Watch* const end = to + lists_[list].size();
    bool isConsistent = true;
    for (const Watch* from = to; from != end;) {
      const Watch watch = *to++ = *from++;
      if (trail.isTrue(watch.blocker)) continue;
      std::uint32_t* const header = &words_[watch.clause];
      std::uint32_t* const literals = header + kHeader;
      const Literal other = Literal::ofCode(literals[0] ^ literals[1] ^ falsified.code());
      if (trail.isTrue(other)) {
        to[-1].blocker = other;
        continue;
      }
      const std::uint32_t size = header[kSize];
      std::uint32_t found = 2;
      while (found < size && trail.isFalse(Literal::ofCode(literals[found]))) ++found;
      if (found < size) {
        const Literal replacement = Literal::ofCode(literals[found]);
        if (trail.isTrue(replacement)) {
          to[-1].blocker = replacement;
          continue;
        }
        literals[0] = other.code();
        literals[1] = replacement.code();
        literals[found] = falsified.code();
        watchesOf(replacement.code()).push_back({watch.clause, falsified});
        --to;
      } else if (!trail.add(other, Reason(Reason::Kind::clause, watch.clause))) {
        to = std::copy(from, end, to);
        isConsistent = false;
        break;
      }
    }
    std::vector<Watch>& watches = lists_[list];  // not earlier: watchesOf() may move the lists
    watches.erase(watches.begin() + (to - watches.data()), watches.end());
    return isConsistent;
  }

  // Deletes clauses that are true at level 0, and the worse three quarters of those that took part
  // in no recent conflict.
  void reduce(const Trail& trail) {
    std::vector<ClauseOffset> candidates;
    for (const ClauseOffset offset : offsets_) {
      if (isReason(offset, trail)) continue;
      if (isTrueForever(offset, trail)) {
        words_[offset + kUse] = kDeleted;
      } else if (levels(offset) > kFew) {
        std::uint32_t& use = words_[offset + kUse];
        if (use > 0) {
          --use;
        } else {
          candidates.push_back(offset);
        }
      }
    }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [&](ClauseOffset one, ClauseOffset other) {
                       if (levels(one) != levels(other)) return levels(one) > levels(other);
                       return size(one) > size(other);
                     });
    candidates.resize(candidates.size() * 3 / 4);
    for (const ClauseOffset offset : candidates) words_[offset + kUse] = kDeleted;
  }

  // Closes the gaps of deleted clauses. Calls moved(literal, to) for each known literal whose
  // reason is a clause.
  template <class Function>
  void compact(const Trail& trail, Function moved) {
    std::vector<std::uint32_t> words;
    words.reserve(words_.size());
    std::vector<ClauseOffset> offsets;
    offsets.reserve(offsets_.size());
    for (const ClauseOffset offset : offsets_) {
      if (words_[offset + kUse] == kDeleted) continue;
      const ClauseOffset to = static_cast<ClauseOffset>(words.size());
      const auto first = words_.begin() + offset;
      words.insert(words.end(), first, first + kHeader + size(offset));
      offsets.push_back(to);
      for (int i = 0; i < 2; ++i) {
        const Literal literal = Literal::ofCode(literals(offset)[i]);
        if (isReasonOf(offset, literal, trail)) moved(literal, to);
      }
    }
    words_ = std::move(words);
    offsets_ = std::move(offsets);
    watchAgain();
  }

  // Builds all watches again. Needed after an exception; the clause that it left unfinished is
  // forgotten.
  void watchAgain() {
    for (std::vector<Watch>& watches : lists_) watches.clear();
    for (const ClauseOffset offset : offsets_) {
      // The exception may have come between reduce() and the end of compact().
      if (words_[offset + kUse] == kDeleted) words_[offset + kUse] = 0;
      watch(offset);
    }
  }

 private:
  struct Watch {
    ClauseOffset clause;
    Literal blocker;
  };

  // The words before the literals.
  enum : std::uint32_t { kSize, kLevels, kUse, kHeader };
  static constexpr std::uint32_t kRecent = 2, kDeleted = 3;  // kUse; less: not used so recently
  static constexpr int kFew = 2;                             // number of levels

  void watch(ClauseOffset offset) {
    const std::uint32_t* const literal = literals(offset);
    watchesOf(literal[0]).push_back({offset, Literal::ofCode(literal[1])});
    watchesOf(literal[1]).push_back({offset, Literal::ofCode(literal[0])});
  }

  std::vector<Watch>& watchesOf(std::uint32_t code) {
    std::uint32_t& list = listOf_[code];
    if (list == 0) {
      lists_.emplace_back();
      list = static_cast<std::uint32_t>(lists_.size() - 1);
    }
    return lists_[list];
  }

  bool isReason(ClauseOffset offset, const Trail& trail) const {
    return isReasonOf(offset, Literal::ofCode(literals(offset)[0]), trail) ||
           isReasonOf(offset, Literal::ofCode(literals(offset)[1]), trail);
  }

  static bool isReasonOf(ClauseOffset offset, Literal literal, const Trail& trail) {
    if (!trail.isTrue(literal)) return false;
    const Reason reason = trail.reasonOf(literal);
    return reason.kind() == Reason::Kind::clause && reason.number() == offset;
  }

  bool isTrueForever(ClauseOffset offset, const Trail& trail) const {
    for (int i = 0; i < size(offset); ++i) {
      const Literal literal = Literal::ofCode(literals(offset)[i]);
      if (trail.isTrue(literal) && trail.levelOf(literal) == 0) return true;
    }
    return false;
  }

  std::vector<std::uint32_t> words_;   // headers and literals of all clauses
  std::vector<ClauseOffset> offsets_;  // of the clauses, in the order of learning

  // By literal: the number of the list of its watches. The first list is that of all literals that
  // no clause has watched yet, which are nearly all on large boards.
  std::vector<std::uint32_t> listOf_;
  std::vector<std::vector<Watch>> lists_;
};

}  // namespace search
