// Reason.h: the reason of a literal, from which it follows. It takes one machine word, because
// every known literal has one.

#ifndef SEARCH_LEARNING_REASON_H_
#define SEARCH_LEARNING_REASON_H_

#include <cstdint>

#include "search/learning/Literal.h"

namespace search {

class Reason {
 public:
  enum class Kind : std::uint32_t {
    none,       // a decision, or known from the start
    literal,    // from one other literal
    clause,     // from a learned clause
    puzzle,     // the puzzle explains it when asked
    decisions,  // from all decisions up to its level
  };

  static constexpr std::uint32_t kLargestNumber = UINT32_MAX >> 3;

  constexpr Reason() : Reason(Kind::none, 0) {}
  // Requires a number of at most kLargestNumber.
  constexpr Reason(Kind kind, std::uint32_t number)
      : word_(number << 3 | static_cast<std::uint32_t>(kind)) {}
  constexpr explicit Reason(Literal because) : Reason(Kind::literal, because.code()) {}

  constexpr Kind kind() const { return static_cast<Kind>(word_ & 7); }
  constexpr std::uint32_t number() const { return word_ >> 3; }
  constexpr Literal literal() const { return Literal::ofCode(number()); }

 private:
  std::uint32_t word_;
};

}  // namespace search

#endif
