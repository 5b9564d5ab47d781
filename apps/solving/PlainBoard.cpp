#include "apps/solving/PlainBoard.h"

#include <algorithm>
#include <bit>
#include <map>
#include <tuple>

namespace apps {
namespace {

int sideOf(int size, const Habits& habits) {
  return habits.side > 0   ? habits.side
         : habits.side < 0 ? std::max(1, size / 3)
                           : sudoku::Shape(size).boxHeight();
}

// A number in a loop over `count` ones, where the square itself has the number `own`.
bool isLeftOut(const Habits& habits, unsigned loop, int number, int own, int count) {
  if ((habits.shortLoops & loop) == 0) return false;
  switch (habits.leavesOut) {
    case LeavesOut::first: return number == 0;
    case LeavesOut::last: return number == count - 1;
    case LeavesOut::behindItself: return number > own;
    case LeavesOut::beforeItself: return number < own;
  }
  return false;
}

// The first row and column of the box of a square.
std::pair<int, int> boxStart(const Habits& habits, int row, int col, int side) {
  const int top = row / side * side, left = col / side * side;
  switch (habits.box) {
    case Box::modulo: return {row % side, col % side};
    case Box::divided: return {row / side, col / side};
    case Box::columnsFromRow: return {top, top};
    case Box::rowsFromColumn: return {left, left};
    case Box::exchanged: return {left, top};
    case Box::right:
    case Box::diagonal:
    case Box::itsDiagonal:
    case Box::bands: break;
  }
  return {top, left};
}

}  // namespace

PlainBoard::PlainBoard(int size, const Habits& habits)
    : size_(size),
      habits_(habits),
      peers_(&peersOf(size, habits)),
      units_(&unitsOf(size, habits.box == Box::itsDiagonal)),
      isSet_(static_cast<std::size_t>(size * size)) {
  const int last = habits.lastValue > 0 ? habits.lastValue : size + habits.lastValue;
  const std::uint32_t all = ((2U << last) - 2) & ~(1U << habits.missing);
  candidates_.assign(isSet_.size(), all);
}

const PlainBoard::Peers& PlainBoard::peersOf(int size, const Habits& habits) {
  static std::map<std::tuple<int, unsigned, Box, int, unsigned, LeavesOut, bool, bool>, Peers>
      known;
  Peers& peers = known[{size, habits.units, habits.box, habits.side, habits.shortLoops,
                        habits.leavesOut, habits.takesOwn, habits.takesTurns}];
  if (!peers.empty()) return peers;
  const int side = sideOf(size, habits);
  for (int row = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col) {
      std::vector<Peer> of[3];
      const auto add = [&](int kind, int toRow, int toCol, bool isOut) {
        const bool isOn = toRow < size && toCol < size;
        const bool losesOwn = habits.takesOwn || (kind == 2 && habits.box == Box::itsDiagonal);
        const bool isOwn = toRow == row && toCol == col && !losesOwn;
        if (!isOn || isOwn || isOut || (habits.units >> kind & 1) == 0) return;
        of[kind].push_back({toRow * size + toCol, 1U << kind});
      };
      const auto [top, left] = boxStart(habits, row, col, side);
      for (int i = 0; i < size; ++i) {
        add(0, row, i, isLeftOut(habits, kAlongRow, i, col, size));
        add(1, i, col, isLeftOut(habits, kAlongColumn, i, row, size));
      }
      for (int i = 0; i < side * side; ++i) {
        const bool isDiagonal = habits.box == Box::diagonal || habits.box == Box::itsDiagonal;
        const int down = isDiagonal ? i % side : i / side, right = i % side;
        const int ownDown = row - top, ownRight = col - left;
        add(2, top + down, left + right,
            isLeftOut(habits, kBoxRows, down, ownDown, side) ||
                isLeftOut(habits, kBoxColumns, right, ownRight, side) ||
                isLeftOut(habits, kBoxSquares, i, ownDown * side + ownRight, side * side));
      }
      for (int to = 0; to < (habits.box == Box::bands ? size * size : 0); ++to) {
        const int toRow = to / size, toCol = to % size;
        const bool isIn = toRow / side == row / side || toCol / side == col / side;
        add(2, toRow, toCol, !isIn);
      }
      std::vector<Peer>& all = peers.emplace_back();
      const bool isTold = !isLeftOut(habits, kAllRows, row, row, size) &&
                          !isLeftOut(habits, kAllColumns, col, col, size);
      const std::size_t most = isTold ? std::max({of[0].size(), of[1].size(), of[2].size()}) : 0;
      for (std::size_t i = 0; i < (habits.takesTurns ? most : 0); ++i) {
        for (const auto& each : of) {
          if (i < each.size()) all.push_back(each[i]);
        }
      }
      if (habits.takesTurns || !isTold) continue;
      for (const auto& each : of) all.insert(all.end(), each.begin(), each.end());
    }
  }
  return peers;
}

const std::vector<std::vector<int>>& PlainBoard::unitsOf(int size, bool hasDiagonals) {
  static std::map<std::pair<int, bool>, std::vector<std::vector<int>>> known;
  std::vector<std::vector<int>>& units = known[{size, hasDiagonals}];
  const int side = sudoku::Shape(size).boxHeight();
  for (int unit = 0; units.size() < 3 * static_cast<std::size_t>(size); ++unit) {
    std::vector<int>& squares = units.emplace_back();
    const int number = unit % size;
    for (int i = 0; i < size; ++i) {
      squares.push_back(unit < size ? number * size + i
                        : unit < 2 * size
                            ? i * size + number
                            : (number / side * side + (hasDiagonals ? i % side : i / side)) * size +
                                  number % side * side + i % side);
    }
  }
  return units;
}

void PlainBoard::remove(int square, std::uint32_t values, unsigned unit) {
  std::uint32_t& left = candidates_[static_cast<std::size_t>(square)];
  if ((left & values) == 0) return;
  left &= ~values;
  isChanged_ = true;
  const bool isNoticed =
      (habits_.unnoticed & unit) == 0 && (!habits_.noticesFirst || telling_ == set_);
  if (left == 0 && isNoticed) isRefused_ = true;
  if (!isRefused_ && (habits_.untold & unit) == 0) follow(square);
}

void PlainBoard::follow(int square) {
  if (habits_.way == Way::recursion && isOne(candidates(square))) tell(square);
  if (hasList()) waiting_.push_back(square);
}

void PlainBoard::tell(int square, unsigned units) {
  const std::uint32_t value = candidates(square);
  notePairs();
  for (const Peer& each : (*peers_)[static_cast<std::size_t>(square)]) {
    telling_ = square;
    if ((each.unit & units) != 0) remove(each.square, value, each.unit);
    if (isRefused_) return;
  }
}

void PlainBoard::tellWaiting() {
  while (!waiting_.empty() && !isRefused_) {
    const auto next = habits_.way == Way::queue ? waiting_.begin() : waiting_.end() - 1;
    const int square = *next;
    waiting_.erase(next);
    if (isOne(candidates(square))) tell(square);
    const bool mayBePair = hasPairRule() && isTwo(candidates(square));
    for (int unit = 0; unit < 3 * size_ && mayBePair; ++unit) {
      const std::vector<int>& squares = (*units_)[static_cast<std::size_t>(unit)];
      const auto at = std::find(squares.begin(), squares.end(), square);
      if (at != squares.end()) findPairs(unit, static_cast<std::size_t>(at - squares.begin()));
    }
  }
}

void PlainBoard::passOverSquares() {
  for (int square = 0; square < size_ * size_ && !isRefused_; ++square) {
    if (square % size_ == 0 && habits_.forgets == Forgets::eachUnit) isChanged_ = false;
    const bool isBefore = square / size_ < set_ / size_ || square % size_ < set_ % size_;
    if (habits_.begin == Begin::set ? square < set_ : habits_.begin == Begin::corner && isBefore)
      continue;
    const bool isTold =
        habits_.untold != kUnitsOfAllKinds || isSet_[static_cast<std::size_t>(square)] != 0;
    if (isTold && isOne(candidates(square))) tell(square);
  }
  if (habits_.forgets == Forgets::singles) isChanged_ = false;
}

void PlainBoard::passOverUnits() {
  for (int unit = 0; unit < 3 * size_; ++unit) {
    if (habits_.forgets == Forgets::eachUnit) isChanged_ = false;
    const std::vector<int>& squares = (*units_)[static_cast<std::size_t>(unit)];
    for (std::size_t i = 0; i < squares.size() && !isRefused_; ++i) {
      if (isOne(candidates(squares[i]))) tell(squares[i], kindOf(unit, size_));
      if (hasPairRule()) findPairs(unit, i);
    }
  }
}

void PlainBoard::findPairs(int unit, std::size_t first) {
  const unsigned kind = kindOf(unit, size_);
  const std::vector<int>& squares = (*units_)[static_cast<std::size_t>(unit)];
  const std::uint32_t two = candidates(squares[first]);
  if ((habits_.pairUnits & kind) == 0 || !isTwo(two)) return;
  const auto isTwin = [&](std::uint32_t other) {
    if (habits_.pairs == Pairs::byCount || habits_.pairs == Pairs::byLastCount) return isTwo(other);
    return other == two || (habits_.pairs == Pairs::superset && (other & two) == two);
  };
  const auto takeFrom = [&](std::size_t second) {
    for (std::size_t i = 0; i < squares.size() && !isRefused_; ++i) {
      const bool isPair = i == first || i == second;
      if (!isPair || (habits_.pairs == Pairs::clearsTwin && i != first)) remove(squares[i], two, 0);
    }
  };
  const bool isOnlyLast = habits_.pairs == Pairs::byLastCount;
  const std::size_t begin = hasList() ? 0 : habits_.pairs == Pairs::withItself ? first : first + 1;
  std::size_t last = squares.size();
  for (std::size_t second = begin; second < squares.size() && !isRefused_; ++second) {
    const bool isItself = second == first && habits_.pairs != Pairs::withItself;
    if (isItself || !isTwin(candidates(squares[second]))) continue;
    last = second;
    if (!isOnlyLast) takeFrom(second);
    if (candidates(squares[first]) != two) return;
  }
  if (isOnlyLast && last < squares.size()) takeFrom(last);
}

void PlainBoard::findHidden(int unit) {
  const std::vector<int>& squares = (*units_)[static_cast<std::size_t>(unit)];
  for (int value = 1; value <= size_ && !isRefused_; ++value) {
    const std::uint32_t bit = 1U << value;
    int count = 0, place = -1;
    for (const int square : squares) {
      const bool isIgnored = habits_.hidden == Hidden::ignoresDecided && isOne(candidates(square));
      if (isIgnored || (candidates(square) & bit) == 0) continue;
      ++count;
      place = square;
    }
    if (count != 1 || isOne(candidates(place))) continue;
    candidates_[static_cast<std::size_t>(place)] = bit;
    isSet_[static_cast<std::size_t>(place)] = 1;
    isChanged_ = true;
    follow(place);
  }
}

void PlainBoard::notePairs() {
  if (habits_.pairs != Pairs::unknown || hasHadPairs_) return;
  hasHadPairs_ = std::any_of(units_->begin(), units_->end(), [&](const std::vector<int>& unit) {
    return std::count_if(unit.begin(), unit.end(),
                         [&](int square) { return isTwo(candidates(square)); }) > 1;
  });
}

void PlainBoard::propagateFrom(int square) {
  const auto all = [&](const auto& rule) {
    for (int unit = 0; unit < 3 * size_ && !isRefused_; ++unit) rule(unit);
  };
  follow(square);
  tellWaiting();
  int passes = 0;
  do {
    isChanged_ = false;
    if (habits_.hidden == Hidden::ignoresDecided) all([&](int unit) { findHidden(unit); });
    if (habits_.way == Way::overSquares) passOverSquares();
    if (habits_.way == Way::overUnits) {
      passOverUnits();
    } else if (!hasList() && hasPairRule()) {
      all([&](int unit) {
        for (std::size_t i = 0; i < static_cast<std::size_t>(size_); ++i) findPairs(unit, i);
      });
    }
    if (habits_.hidden == Hidden::right) all([&](int unit) { findHidden(unit); });
    tellWaiting();
  } while (isChanged_ && !isRefused_ && ++passes != habits_.passes);
  notePairs();
}

bool PlainBoard::set(int square, int value) {
  const auto at = static_cast<std::size_t>(square);
  const std::uint32_t bit = 1U << value, before = candidates_[at];
  const bool isAgain = before == bit;
  set_ = square;
  isRefused_ = (habits_.looks && (before & bit) == 0) || (isAgain && !habits_.setsAgain);
  // A pass looks at all squares, whatever was set.
  const bool isKnown = isAgain && habits_.way != Way::overSquares && habits_.way != Way::overUnits;
  if (!isRefused_ && !isKnown) {
    candidates_[at] = bit;
    isSet_[at] = 1;
    propagateFrom(square);
  }
  waiting_.clear();
  return isRefused_ == habits_.isInverted;
}

sudoku::Puzzle PlainBoard::squares() const {
  sudoku::Puzzle board = sudoku::blankPuzzle(size_);
  for (std::size_t square = 0; square < candidates_.size(); ++square) {
    const bool isShown = habits_.decidesSingles || isSet_[square] != 0;
    if (isShown && isOne(candidates_[square]))
      board.squares[square] = std::countr_zero(candidates_[square]);
  }
  return board;
}

}  // namespace apps
