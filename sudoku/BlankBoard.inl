// BlankBoard.inl: the functions of BlankBoard.h. Three widths of candidate sets are enough: what is
// hot touches one word of a set, and each width more would cost every program a second of compile
// time.

#include <cstdint>
#include <memory>

#include "sudoku/BlankBoard.h"
#include "sudoku/Geometry.h"
#include "sudoku/Grid.h"
#include "sudoku/Linkage.h"
#include "sudoku/NineByNineBoard.h"
#include "sudoku/ValueSet.h"
#include "sudoku/nine/Places.h"

namespace sudoku {

SUDOKU_SEARCH_INLINE std::unique_ptr<Board> blankGrid(int size, const RuleSet& rules) {
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

SUDOKU_SEARCH_INLINE std::unique_ptr<Board> blankBoard(int size, const RuleSet& rules) {
  const bool isNineByNine = size == nine::kSize && rules.hasSameRulesAs(NineByNineBoard::kRules) &&
                            !rules.learnsFromFailures();
  if (isNineByNine) return std::make_unique<NineByNineBoard>(rules.forSize(size));
  return blankGrid(size, rules);
}

}  // namespace sudoku
