// Race.h: rates the speed of a submission's search relative to our own, converts it to a share of
// the marks, and tells what makes it slow, and what cannot have been a search. Pure arithmetic on
// what was measured, so its tests do not depend on the machine.

#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "apps/support/GeometricMean.h"
#include "sudoku/Puzzle.h"

namespace coursework {

// The times of our search and the submission's, of the same puzzle, measured in succession.
struct Lap {
  std::chrono::nanoseconds ours{}, theirs{};
};

// Ratios of the submission's time to ours. All marks up to the first, none from the second on. In
// between, the share falls linearly with the logarithm of the ratio.
inline constexpr double kFullMarksUpTo = 5;
inline constexpr double kNoMarksFrom = 10'000;

// The ratio of the submission's time to ours.
inline double ratioOf(const Lap& lap) {
  const auto ours = std::max<std::chrono::nanoseconds::rep>(1, lap.ours.count());
  return static_cast<double>(lap.theirs.count()) / static_cast<double>(ours);
}

// The share of the marks, from 0 to 1.
inline double shareFor(double ratio) {
  const double left = std::log(kNoMarksFrom / std::max(ratio, kFullMarksUpTo));
  return std::clamp(left / std::log(kNoMarksFrom / kFullMarksUpTo), 0.0, 1.0);
}

// What slow solutions have most of: nodes, or work for each; both if one is up to twice the other.
// Both as multiples of ours, one for each puzzle; empty if that is not known.
inline std::string mistakeBehindSlowness(const std::vector<double>& nodes,
                                         const std::vector<double>& each) {
  const std::string many =
      "too many nodes (naked pairs, and single successors that are replaced, save most)";
  const std::string work =
      "too much work for each node: copies, sets, and squares that are looked at again";
  if (nodes.empty()) return many + ", or " + work;
  const double ofNodes = apps::geometricMean(nodes);
  const double more = ofNodes / apps::geometricMean(each);
  if (ofNodes < 2 || more < 0.5) return work;
  return more > 2 ? many : many + ", and " + work;
}

// The fewest squares for which a search has to try a value before it knows this solution: where two
// values in four squares, none of them given, can change places, no rule decides one of them.
inline int leastChoices(const sudoku::Puzzle& puzzle, const sudoku::Puzzle& solution) {
  const int size = puzzle.size(), order = puzzle.shape.boxHeight();
  std::vector<int> squares = puzzle.squares;
  int choices = 0;
  for (int one = 0; one < size * size; ++one) {
    for (int other = one + 1; other < size * size; ++other) {
      const int row = one / size, col = one % size, to = other / size, at = other % size;
      const int corners[] = {one, row * size + at, to * size + col, other};
      const auto value = [&](int which) -> int& {
        return squares[static_cast<std::size_t>(corners[which])];
      };
      if ((row / order == to / order) == (col / order == at / order)) continue;
      if (solution.at(row, col) != solution.at(to, at)) continue;
      if (solution.at(row, at) != solution.at(to, col)) continue;
      if (std::max({value(0), value(1), value(2), value(3)}) != sudoku::kUndecided) continue;
      ++choices;
      for (const int which : {0, 1, 2, 3}) value(which) = solution.at(row, col);  // counted
    }
  }
  return choices;
}

// Whether so many calls of successors() cannot have found a solution with so many choices. Each may
// set two squares. A puzzle with several solutions takes one call at least.
inline bool isTooFew(int calls, int choices) {
  return 2 * calls < std::max(1, choices);
}

}  // namespace coursework
