// Failures.h: where the boards of one search contradicted. All boards that come from one another by
// copying share one count, so that a search learns which squares are hard.

#ifndef SUDOKU_FAILURES_H_
#define SUDOKU_FAILURES_H_

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace sudoku {

// Thread-safe, for a copy may well be searched in another thread.
class Failures {
 public:
  explicit Failures(int squares) : counts_(static_cast<std::size_t>(squares)) {}

  void add(int square, std::uint32_t weight) {
    counts_[static_cast<std::size_t>(square)].fetch_add(weight, std::memory_order_relaxed);
  }
  std::uint32_t at(int square) const {
    return counts_[static_cast<std::size_t>(square)].load(std::memory_order_relaxed);
  }

 private:
  std::vector<std::atomic<std::uint32_t>> counts_;
};

}  // namespace sudoku

#endif
