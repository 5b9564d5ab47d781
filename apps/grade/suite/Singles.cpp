#include "apps/grade/suite/Singles.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace coursework {
bool areTogether(Unit kind, int size, int order, int one, int other) {
  switch (kind) {
    case Unit::row: return one / size == other / size;
    case Unit::column: return one % size == other % size;
    default:
      return one / size / order == other / size / order &&
             one % size / order == other % size / order;
  }
}

Singles::Singles(int size, const Habits& habits)
    : size_(size),
      habits_(habits),
      peers_(peersOf(size, habits)),
      squares_(static_cast<std::size_t>(size * size)) {
  for (Square& each : squares_) each.candidates = (2U << size) - 2;
}

Singles::Singles(const sudoku::Puzzle& givens, const Habits& habits)
    : Singles(givens.size(), habits) {
  for (const Placement& each : placementsOf(givens)) set(each);
}

const Singles::Peers* Singles::peersOf(int size, const Habits& habits) {
  static std::map<std::vector<int>, Peers> known;
  const auto& [row, column, box] = habits.looksAt;
  Peers& peers = known[{size, habits.boxOrder, row, column, box}];
  if (!peers.empty()) return &peers;
  const int order = habits.boxOrder > 0 ? habits.boxOrder : sudoku::Shape(size).boxHeight();
  peers.resize(static_cast<std::size_t>(size * size));
  for (int one = 0; one < size * size; ++one) {
    for (int other = 0; other < size * size; ++other) {
      const bool areSeen = std::any_of(std::begin(kUnits), std::end(kUnits), [&](Unit kind) {
        return habits.has(kind) && areTogether(kind, size, order, one, other);
      });
      if (areSeen && one != other) peers[static_cast<std::size_t>(one)].push_back(other);
    }
  }
  return &peers;
}

void Singles::set(const Placement& placement) {
  if (isDead_) return;
  const int first = placement.row * size_ + placement.col;
  const std::uint32_t value = 1U << placement.value;
  depth_ = 0;
  if ((candidates(first) & value) == 0) {
    isDead_ = true;
    return;
  }
  const bool wasDecided = isDecided(first) && habits_.goesOn;
  squares_[static_cast<std::size_t>(first)] = {value, true};
  if (wasDecided) return;
  hasPairs_ = false;
  for (std::vector<int> latest{first}, next; !latest.empty(); latest = std::exchange(next, {})) {
    for (const int from : latest) {
      for (const int to : (*peers_)[static_cast<std::size_t>(from)]) {
        Square& other = squares_[static_cast<std::size_t>(to)];
        if ((other.candidates & candidates(from)) == 0) continue;
        other.candidates &= ~candidates(from);
        if (other.candidates == 0) isDead_ = true;
        if (isDead_) return;
        if (isDecided(to)) next.push_back(to);
      }
    }
    if (!next.empty()) ++depth_;
    if (!habits_.goesOn) next.clear();
    hasPairs_ = hasPairs_ || hasPairsNow();
  }
}

bool Singles::hasPairsNow() const {
  const int order = sudoku::Shape(size_).boxHeight();
  std::vector<int> twos;
  for (int square = 0; square < size_ * size_; ++square) {
    if (std::popcount(candidates(square)) != 2) continue;
    for (const int other : twos) {
      for (const Unit kind : kUnits) {
        if (areTogether(kind, size_, order, other, square)) return true;
      }
    }
    twos.push_back(square);
  }
  return false;
}

sudoku::Puzzle Singles::squares() const {
  sudoku::Puzzle board = blankPuzzle(size_);
  for (int square = 0; square < size_ * size_; ++square) {
    const bool isShown = habits_.decidesSingles || squares_[static_cast<std::size_t>(square)].isSet;
    if (isShown && isDecided(square)) place(board, at(square));
  }
  return board;
}

}  // namespace coursework
