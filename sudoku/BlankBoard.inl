// BlankBoard.inl: the functions of BlankBoard.h.

#include <memory>

#include "sudoku/BlankBoard.h"
#include "sudoku/Geometry.h"
#include "sudoku/Grid.h"
#include "sudoku/NineByNineBoard.h"
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
  return std::unique_ptr<Board>(new Grid(shape, size, rules));
}

SUDOKU_SEARCH_INLINE std::unique_ptr<Board> blankBoard(int size, const RuleSet& rules,
                                                       const Shape& shape) {
  const bool isNineByNine = size == nine::kSize &&
                            &Geometry::of(shape, size) == &Geometry::ofSize(size) &&
                            rules.hasSameRulesAs(NineByNineBoard::kRules);
  if (isNineByNine) return std::unique_ptr<Board>(new NineByNineBoard(rules));
  return blankGrid(size, rules, shape);
}

}  // namespace sudoku

#undef SUDOKU_SEARCH_INLINE
