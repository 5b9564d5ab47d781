// Faults.h: lets puzzles throw and memory run out, at random. Programs that include it are linked
// with Faults.cpp, which replaces operator new.

#pragma once

#include <gtest/gtest.h>

#include <cstddef>

#include "apps/solving/Random.h"
#include "search/Search.h"

namespace synthetic {

struct Fault {};  // thrown by a puzzle

class Faults {
 public:
  // One of about so many calls of mayThrow(), and of about so many allocations, fails; none if the
  // number is 0.
  Faults(apps::Random& random, std::size_t calls, std::size_t allocations)
      : random_(random), calls_(calls), allocations_(allocations) {}

  // The next solution of the search. Calls solve() until nothing fails, and `beforeEach` before
  // each attempt. Only meanwhile anything fails.
  template <class Function>
  const Searchable* solve(search::Search& search, Function beforeEach) {
    for (;;) {
      beforeEach();
      const Scope scope(*this);
      try {
        const Searchable* const solution = search.solve();
        EXPECT_EQ(solution != nullptr, search.outcome() == search::Outcome::solved);
        if (search.outcome() != search::Outcome::outOfMemory) return solution;
      } catch (const Fault&) {
        EXPECT_EQ(search.outcome(), search::Outcome::interrupted);
      }
    }
  }

  void mayThrow() {
    if (current_ == this && isDue(calls_)) throw Fault();
  }

  // For operator new.
  static bool isMemoryOut() {
    return current_ != nullptr && current_->isDue(current_->allocations_);
  }

 private:
  struct Scope {
    explicit Scope(Faults& faults) { current_ = &faults; }
    ~Scope() { current_ = nullptr; }
  };

  bool isDue(std::size_t every) { return every > 0 && random_.below(every) == 0; }

  static inline thread_local Faults* current_ = nullptr;

  apps::Random& random_;
  std::size_t calls_, allocations_;
};

}  // namespace synthetic
