// SearchLimits.h: the limits on a search from the command line, and the default limit on boards in
// a frontier, which ends a search before memory runs out.
//
// The limit on the frontier is checked before a state is expanded. A search therefore needs memory
// for the frontier plus the successors of one state: at most one for each value of the board.

#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <optional>

#include "search/Limits.h"

namespace apps {

// Bytes that a search may use for boards in the frontier and the successors of one state.
constexpr std::uint64_t kBoardMemory = 850'000'000;

// About the bytes that a board of `size` takes, as in sudoku/GridState.h: a set and a count for
// each square and for each value of a row, a column and a box.
constexpr std::uint64_t boardBytes(int size) {
  constexpr std::uint64_t kObjects = 512;
  const auto length = static_cast<std::uint64_t>(size);
  const std::uint64_t setBytes = (length + 31) / 32 * 4;
  constexpr std::uint64_t kCountBytes = 2;
  return length * length * (4 * (setBytes + kCountBytes) + kCountBytes) + kObjects;
}

// 200,000 boards of size 9, and for larger boards the number with the same total of squares, but
// never more than fit into kBoardMemory together with the successors of one state. From size 196
// on, those successors could use more than half of kBoardMemory. The frontier then gets half of it,
// and successors up to 1.5 GB: sudoku/Grid.h refuses more.
constexpr std::uint64_t frontierLimit(int size) {
  constexpr std::uint64_t kSquares = 200'000 * std::uint64_t{81};
  const auto length = static_cast<std::uint64_t>(size);
  const std::uint64_t fit = kBoardMemory / boardBytes(size);
  const std::uint64_t besideSuccessors = fit > length ? fit - length : 0;
  return std::min(kSquares / (length * length), std::max(besideSuccessors, fit / 2));
}

struct SearchLimits {
  std::uint64_t expanded = search::kUnlimited;
  std::optional<std::uint64_t> frontier{};  // frontierLimit() if unset
  std::uint64_t timeNs = search::kUnlimited;
  std::uint64_t depth = search::kUnlimited;
  const std::atomic<bool>* stop = nullptr;  // as in search::Limits

  search::Limits forSize(int size) const { return withFrontier(frontierLimit(size)); }

  // `most` is the limit on the frontier if none is set.
  search::Limits withFrontier(std::uint64_t most) const {
    search::Limits limits;
    limits.expanded = expanded;
    limits.frontier = frontier.value_or(most);
    limits.timeNs = timeNs;
    limits.depth = depth;
    limits.stop = stop;
    return limits;
  }
};

}  // namespace apps
