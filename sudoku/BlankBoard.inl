// BlankBoard.inl: the functions of BlankBoard.h. If this file is compiled once, grids whose sets
// fit into one word have a class of their own. It saves an eighth of the instructions, but would
// cost header-only users compile time.

#include <memory>

#include "sudoku/BlankBoard.h"
#include "sudoku/Geometry.h"
#include "sudoku/Grid.h"
#include "sudoku/NineByNineBoard.h"
#include "sudoku/Sets.h"
#include "sudoku/Shape.h"
#include "sudoku/nine/Places.h"

#ifdef SUDOKU_SEARCH_COMPILED
#define SUDOKU_SEARCH_INLINE
#else
#define SUDOKU_SEARCH_INLINE inline
#endif

namespace sudoku {

SUDOKU_SEARCH_INLINE std::unique_ptr<Board> blankGrid(int size, const RuleSet& rules,
                                                      const Shape& shape) {
  const RuleSet fitting = rules.forSize(size);
#ifdef SUDOKU_SEARCH_COMPILED
  if (size <= kSetWordBits) return std::unique_ptr<Board>(new Grid<1>(shape, size, fitting));
#endif
  return std::unique_ptr<Board>(new Grid<0>(shape, size, fitting));
}

SUDOKU_SEARCH_INLINE std::unique_ptr<Board> blankBoard(int size, const RuleSet& rules,
                                                       const Shape& shape) {
  const bool isNineByNine =
      size == nine::kSize && &Geometry::of(shape, size) == &Geometry::ofSize(size) &&
      rules.hasSameRulesAs(NineByNineBoard::kRules) && !rules.learnsFromFailures();
  if (isNineByNine) return std::unique_ptr<Board>(new NineByNineBoard(rules.forSize(size)));
  return blankGrid(size, rules, shape);
}

}  // namespace sudoku

#undef SUDOKU_SEARCH_INLINE
