// Failures.h: counts where boards of a search had contradictions. All boards of one search share
// the counts, so that the search learns which choices are hard; see Board::copyInSearch().

#ifndef SUDOKU_BRANCHING_FAILURES_H_
#define SUDOKU_BRANCHING_FAILURES_H_

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "sudoku/Choice.h"
#include "sudoku/Geometry.h"

namespace sudoku {

// Thread-safe, because several threads may use the boards of one search.
class Failures {
 public:
  explicit Failures(const Geometry& geometry)
      : geometry_(geometry),
        counts_(new std::atomic<std::uint32_t>[index(geometry.squares() +
                                                     geometry.units() * geometry.size())]()) {}
  Failures(const Failures&) = delete;
  Failures& operator=(const Failures&) = delete;
  ~Failures() { delete[] counts_; }

  // The number of contradictions in which that choice had no candidate left.
  std::uint32_t of(const Choice& choice) const {
    return counts_[indexOf(choice)].load(std::memory_order_relaxed);
  }
  void add(const Choice& choice) {
    counts_[indexOf(choice)].fetch_add(1, std::memory_order_relaxed);
  }

  std::atomic<int> owners{0};  // see Shared.h

 private:
  static std::size_t index(int number) { return static_cast<std::size_t>(number); }
  std::size_t indexOf(const Choice& choice) const {
    if (choice.square >= 0) return index(choice.square);
    return index(geometry_.squares() + choice.unit * geometry_.size() + choice.value - 1);
  }

  const Geometry& geometry_;
  std::atomic<std::uint32_t>* const counts_;
};

}  // namespace sudoku

#endif
