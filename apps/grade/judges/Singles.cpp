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
      habits_(habits),
      peers_(peersOf(size, habits)),
      squares_(static_cast<std::size_t>(size * size)) {
  const std::uint32_t all = habits.lacksLast ? (1U << size) - 2 : (2U << size) - 2;
  for (Square& each : squares_) each.candidates = all;
  for (const Placement& each : placements) set(each);
}

// Whether setSquare with these habits takes the value of square `one` from the square `other`.
static bool isTaken(const Habits& habits, int size, int one, int other) {
  const int order = sudoku::Shape(size).boxHeight();
  const auto leavesOut = [&](Loop loop, int number, int count) {
    return (habits.shortLoops & loop) != 0 && number == (habits.skipsLast ? count - 1 : 0);
  };
  const auto placeInBox = [&](int from, int to) {
    const int start = habits.boxStart == BoxStart::modulo    ? from % order
                      : habits.boxStart == BoxStart::divided ? from / order
                                                             : from / order * order;
    return to - start;
  };
  const int row = one / size, col = one % size, toRow = other / size, toCol = other % size;
  if (leavesOut(kAllRows, row, size) || leavesOut(kAllColumns, col, size)) return false;
  if (habits.has(Unit::row) && row == toRow && !leavesOut(kAlongRow, toCol, size)) return true;
  if (habits.has(Unit::column) && col == toCol && !leavesOut(kAlongColumn, toRow, size)) {
    return true;
  }
  const int down = placeInBox(row, toRow), right = placeInBox(col, toCol);
  return habits.has(Unit::box) && 0 <= down && down < order && 0 <= right && right < order &&
         !leavesOut(kBoxRows, down, order) && !leavesOut(kBoxColumns, right, order);
}

const Singles::Peers* Singles::peersOf(int size, const Habits& habits) {
  static std::map<std::vector<int>, Peers> known;
  const auto& [row, column, box] = habits.looksAt;
  Peers& peers = known[{size, row, column, box, static_cast<int>(habits.boxStart),
                        static_cast<int>(habits.shortLoops), habits.skipsLast}];
  if (!peers.empty()) return &peers;
  peers.resize(static_cast<std::size_t>(size * size));
  for (int one = 0; one < size * size; ++one) {
    for (int other = 0; other < size * size; ++other) {
      if (one != other && isTaken(habits, size, one, other)) {
        peers[static_cast<std::size_t>(one)].push_back(other);
      }
    }
  }
  return &peers;
}

void Singles::propagateFrom(int square, std::vector<int>& decided) {
  for (const int to : (*peers_)[static_cast<std::size_t>(square)]) {
    Square& other = squares_[static_cast<std::size_t>(to)];
    if ((other.candidates & candidates(square)) == 0) continue;
    other.candidates &= ~candidates(square);
    isDead_ = isDead_ || other.candidates == 0;
    if (isDecided(to)) decided.push_back(to);
  }
}

void Singles::set(const Placement& placement) {
  if (isDead_) return;
  const int first = placement.row * size_ + placement.col;
  const std::uint32_t value = 1U << placement.value;
  depth_ = 0;
  if ((candidates(first) & value) == 0 && !habits_.lacksLast) {
    isDead_ = true;
    return;
  }
  const bool wasDecided = isDecided(first) && habits_.goesOn && habits_.passes == 0;
  squares_[static_cast<std::size_t>(first)] = {value, true};
  if (wasDecided) return;
  hasPairs_ = false;
  std::vector<int> next;
  for (int pass = 0; pass < habits_.passes; ++pass) {
    for (int square = 0; square < size_ * size_ && !isDead_; ++square) {
      if (isDecided(square)) propagateFrom(square, next);
    }
    hasPairs_ = hasPairs_ || hasPairsNow();
  }
  if (habits_.passes > 0) return;
  for (std::vector<int> latest{first}; !latest.empty(); latest = std::exchange(next, {})) {
    for (const int from : latest) {
      propagateFrom(from, next);
      if (isDead_) return;
    }
    if (!next.empty()) ++depth_;
    if (!habits_.goesOn) next.clear();
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
    const bool isShown = habits_.decidesSingles || squares_[static_cast<std::size_t>(square)].isSet;
    if (isShown && isDecided(square)) place(board, at(square));
  }
  return board;
}

}  // namespace coursework
