// Literal.h: a fact or its negation.

#pragma once

#include <cstddef>
#include <cstdint>

namespace search {

// The place of a fact, or of another number from 0 on, in a table.
inline std::size_t index(int number) {
  return static_cast<std::size_t>(number);
}

class Literal {
 public:
  // Facts count from 0.
  explicit constexpr Literal(int fact, bool holds = true)
      : code_(2 * static_cast<std::uint32_t>(fact) + (holds ? 0 : 1)) {}
  static constexpr Literal ofCode(std::uint32_t code) {
    return Literal(static_cast<int>(code / 2), code % 2 == 0);
  }

  constexpr int fact() const { return static_cast<int>(code_ / 2); }
  constexpr bool holds() const { return code_ % 2 == 0; }
  constexpr Literal operator!() const { return ofCode(code_ ^ 1); }

  // A number for tables: 0 and 1 for the first fact and its negation, and so on.
  constexpr std::uint32_t code() const { return code_; }

  friend constexpr bool operator==(Literal one, Literal other) { return one.code_ == other.code_; }
  friend constexpr bool operator!=(Literal one, Literal other) { return one.code_ != other.code_; }

 private:
  std::uint32_t code_;
};

}  // namespace search
