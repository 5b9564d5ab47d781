// FrontierLimit.h: how many boards may wait in a frontier unless somebody says otherwise, so that a
// search gives up before it takes all memory.
//
// The limit is asked when the successors of a state are there already. So what a search needs is
// the frontier and the successors of one state, at most as many as the board has values.

#ifndef APPS_SUPPORT_FRONTIERLIMIT_H_
#define APPS_SUPPORT_FRONTIERLIMIT_H_

#include <algorithm>
#include <cstdint>

#include "sudoku/ValueSet.h"

namespace apps {

// Bytes that a search may take for the boards that wait, as long as the successors of one state
// leave room. The few that sudoku/Grid.h keeps unfolded come on top, and make it a gigabyte.
constexpr std::uint64_t kBoardMemory = 850'000'000;

// Bytes that a board of that size takes while it waits, folded, at most: with all that belongs to
// it.
constexpr std::uint64_t boardBytes(int size) {
  constexpr std::uint64_t kObjects = 512;
  // Its widths of sets and counts: see sudoku/BlankBoard.h.
  const std::uint64_t setBytes = size <= 32 ? 4 : size <= 128 ? 16 : sizeof(sudoku::CandidateSet);
  const std::uint64_t countBytes = size <= 128 ? 1 : 2;
  const auto length = static_cast<std::uint64_t>(size);
  return length * length * (setBytes + 2 * countBytes) + kObjects;
}

// 200,000 boards of size 9, and of larger ones as many as have no more squares together; but no
// more than fit into kBoardMemory with the successors of one of them. Where those could take more
// than half of it, from size 225 on, half of it is for the frontier; then the memory holds only as
// long as a state has few alternatives.
constexpr std::uint64_t frontierLimit(int size) {
  constexpr std::uint64_t kSquares = 200'000 * std::uint64_t{81};
  const auto length = static_cast<std::uint64_t>(size);
  const std::uint64_t fit = kBoardMemory / boardBytes(size);
  const std::uint64_t besideSuccessors = fit > length ? fit - length : 0;
  return std::min(kSquares / (length * length), std::max(besideSuccessors, fit / 2));
}

}  // namespace apps

#endif
