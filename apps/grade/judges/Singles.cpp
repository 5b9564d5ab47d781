#include "apps/grade/judges/Singles.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace coursework {

bool areTogether(Unit kind, int order, const Placement& one, const Placement& other) {
  const bool isRow = one.row == other.row, isColumn = one.col == other.col;
  if (kind != Unit::box) return kind == Unit::row ? isRow : isColumn;
  return one.row / order == other.row / order && one.col / order == other.col / order;
}

std::vector<Unit> Habits::kinds() const {
  std::vector<Unit> kinds;
  std::copy_if(std::begin(kUnits), std::end(kUnits), std::back_inserter(kinds),
               [&](Unit kind) { return has(kind); });
  return kinds;
}

bool Habits::see(int order, const Placement& one, const Placement& other) const {
  return std::any_of(std::begin(kUnits), std::end(kUnits),
                     [&](Unit kind) { return has(kind) && areTogether(kind, order, one, other); });
}

Singles::Singles(int size, const Habits& habits, const Placements& placements)
    : size_(size),
      peers_(peersOf(size, habits)),
      candidates_(static_cast<std::size_t>(size * size), (2U << size) - 2) {
  for (const Placement& each : placements) set(each);
}

const Singles::Peers* Singles::peersOf(int size, const Habits& habits) {
  static std::map<std::vector<int>, Peers> known;
  const auto& [row, column, box] = habits.looksAt;
  Peers& peers = known[{size, row, column, box}];
  if (!peers.empty()) return &peers;
  const int order = sudoku::Shape(size).boxHeight();
  peers.resize(static_cast<std::size_t>(size * size));
  for (int one = 0; one < size * size; ++one) {
    for (int other = 0; other < size * size; ++other) {
      const Placement from{one / size, one % size}, to{other / size, other % size};
      if (one != other && habits.see(order, from, to)) {
        peers[static_cast<std::size_t>(one)].push_back(other);
      }
    }
  }
  return &peers;
}

void Singles::propagateFrom(int square, std::vector<int>& decided) {
  for (const int to : (*peers_)[static_cast<std::size_t>(square)]) {
    std::uint32_t& others = candidates_[static_cast<std::size_t>(to)];
    if ((others & candidates(square)) == 0) continue;
    others &= ~candidates(square);
    isDead_ = isDead_ || others == 0;
    if (isDecided(to)) decided.push_back(to);
  }
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
  const bool wasDecided = isDecided(first);
  candidates_[static_cast<std::size_t>(first)] = value;
  if (wasDecided) return;
  hasPairs_ = false;
  std::vector<int> next;
  for (std::vector<int> latest{first}; !latest.empty(); latest = std::exchange(next, {})) {
    for (const int from : latest) {
      propagateFrom(from, next);
      if (isDead_) return;
    }
    if (!next.empty()) ++depth_;
    hasPairs_ = hasPairs_ || hasPairsNow();
  }
}

Placements Singles::choicesAt(int square) const {
  Placements choices;
  for (int value = 1; value <= size_; ++value) {
    if ((candidates(square) >> value & 1) == 0) continue;
    choices.push_back({square / size_, square % size_, value});
  }
  return choices;
}

bool Singles::hasPairsNow() const {
  const int order = sudoku::Shape(size_).boxHeight();
  const Habits allUnits;
  Placements twos;
  for (int square = 0; square < size_ * size_; ++square) {
    const std::uint32_t others = withoutFirst(candidates(square));
    if (others == 0 || withoutFirst(others) != 0) continue;
    const Placement one{square / size_, square % size_};
    for (const Placement& other : twos) {
      if (allUnits.see(order, other, one)) return true;
    }
    twos.push_back(one);
  }
  return false;
}

sudoku::Puzzle Singles::squares() const {
  sudoku::Puzzle board = blankPuzzle(size_);
  for (int square = 0; square < size_ * size_; ++square) {
    if (isDecided(square)) place(board, at(square));
  }
  return board;
}

}  // namespace coursework
