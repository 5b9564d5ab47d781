// Known.h: which facts are known to hold or not to hold, and why (a partial assignment), as a
// puzzle sees it.

#pragma once

#include <cstdint>
#include <stdexcept>
#include <vector>

#include "search/learning/Literal.h"

namespace search {

// The reason of a literal, from which it follows. It takes one machine word, because every known
// literal has one.
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

class Known {
 public:
  Known(const Known&) = delete;
  Known& operator=(const Known&) = delete;

  bool isTrue(Literal literal) const { return values_[literal.code()] > 0; }
  bool isFalse(Literal literal) const { return values_[literal.code()] < 0; }
  bool isOpen(Literal literal) const { return values_[literal.code()] == 0; }

  // The number of literals that became known before this one, which is known: its place on the
  // trail.
  int trailIndexOf(Literal literal) const { return origins_[index(literal.fact())].trailIndex; }

  // Adds a literal that follows from one other literal. Returns false if it contradicts what is
  // known.
  bool add(Literal literal, Literal because) { return add(literal, Reason(because)); }

  // Adds a literal that the puzzle will explain if asked. `hint`, from 0 to 2^29 - 1, is handed
  // back to it then.
  bool add(Literal literal, int hint) {
    return add(literal, Reason(Reason::Kind::puzzle, static_cast<std::uint32_t>(hint)));
  }

  // Adds a literal that holds in all solutions. Throws std::logic_error if anything was decided:
  // what became known since then may follow from the decision.
  bool add(Literal literal) {
    if (level_ > 0) {
      throw std::logic_error("after a decision, Known::add() needs a reason or a hint");
    }
    return add(literal, Reason());
  }

 protected:
  struct Origin {
    Reason reason;
    std::int32_t level;       // the number of decisions when it became known
    std::int32_t trailIndex;  // number of literals known before it
  };

  explicit Known(int facts)
      : values_(2 * index(facts)), origins_(index(facts)), literals_(index(facts), Literal(0)) {}
  ~Known() = default;

  bool add(Literal literal, Reason reason) {
    const signed char value = values_[literal.code()];
    if (value > 0) return true;
    if (value < 0) return contradict(literal, reason);
    assign(literal, reason);
    return true;
  }

  void assign(Literal literal, Reason reason) {
    values_[literal.code()] = 1;
    values_[(!literal).code()] = -1;
    origins_[index(literal.fact())] = {reason, level_, size_};
    literals_[index(size_++)] = literal;
    held_ += literal.holds();
  }

  bool contradict(Literal literal, Reason reason) {
    contradicted_ = literal;
    contradiction_ = reason;
    isContradicted_ = true;
    return false;
  }

  std::vector<signed char> values_;  // by literal: 1 true, -1 false, 0 open
  std::vector<Origin> origins_;      // by fact, if it is known
  std::vector<Literal> literals_;    // in the order in which they became known
  std::int32_t size_ = 0;            // number of literals known
  std::int32_t held_ = 0;            // how many of their facts hold
  std::int32_t level_ = 0;           // number of decisions

  bool isContradicted_ = false;  // since the latest backtracking
  // The latest literal that could not be added, because it is false, and why it follows
  // nevertheless.
  Literal contradicted_{0};
  Reason contradiction_;
};

}  // namespace search
