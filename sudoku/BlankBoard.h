// BlankBoard.h: makes the board that suits a size and a rule set. Three widths of candidate sets
// are enough: what is hot touches one word of a set, and each width more would cost every program a
// second of compile time.

#ifndef SUDOKU_BLANKBOARD_H_
#define SUDOKU_BLANKBOARD_H_

#include <cstdint>
#include <memory>

#include "sudoku/Board.h"
#include "sudoku/Geometry.h"
#include "sudoku/Grid.h"
#include "sudoku/NineByNineBoard.h"
#include "sudoku/RuleSet.h"
#include "sudoku/ValueSet.h"
#include "sudoku/nine/Places.h"

namespace sudoku {

// A blank board of any size that can apply any rules and tell its steps to a log. Throws
// std::invalid_argument unless `size` is a perfect square from 1 to 400.
inline std::unique_ptr<Board> blankGrid(int size, const RuleSet& rules) {
  using To32 = ValueSet<std::uint32_t, 1>;
  using To128 = ValueSet<std::uint64_t, 2>;
  const Geometry& geometry = Geometry::ofSize(size);
  const RuleSet fitting = rules.forSize(size);
  if (size <= To32::kCapacity) return std::make_unique<Grid<To32, std::uint8_t>>(geometry, fitting);
  if (size <= To128::kCapacity) {
    return std::make_unique<Grid<To128, std::uint8_t>>(geometry, fitting);
  }
  return std::make_unique<Grid<CandidateSet, std::uint16_t>>(geometry, fitting);
}

// The fastest blank board for the size and the rules; it may be one that keeps no log. Throws as
// blankGrid() does.
inline std::unique_ptr<Board> blankBoard(int size, const RuleSet& rules) {
  const bool isNineByNine = size == nine::kSize && rules.hasSameRulesAs(NineByNineBoard::kRules) &&
                            !rules.learnsFromFailures();
  if (isNineByNine) return std::make_unique<NineByNineBoard>(rules.forSize(size));
  return blankGrid(size, rules);
}

}  // namespace sudoku

#endif
