// BlankBoard.inl: the functions of BlankBoard.h.

#include <memory>

#include "sudoku/BlankBoard.h"
#include "sudoku/Grid.h"
#include "sudoku/NineByNineBoard.h"
#include "sudoku/Shape.h"
#include "sudoku/nine/State.h"

#ifdef SUDOKU_SEARCH_COMPILED
#define SUDOKU_SEARCH_INLINE
#else
#define SUDOKU_SEARCH_INLINE inline
#endif

namespace sudoku {

SUDOKU_SEARCH_INLINE std::unique_ptr<Board> blankGrid(const Shape& shape, const RuleSet& rules) {
  return std::unique_ptr<Board>(new Grid(shape, rules));
}

SUDOKU_SEARCH_INLINE std::unique_ptr<Board> blankBoard(const Shape& shape, const RuleSet& rules) {
  const bool isNineByNine = shape.isOrdinary() && shape.size() == nine::kSize &&
                            rules.hasSameRulesAs(NineByNineBoard::kRules) && !rules.isOnGrid();
  if (isNineByNine) return std::unique_ptr<Board>(new NineByNineBoard(rules));
  return blankGrid(shape, rules);
}

}  // namespace sudoku

#undef SUDOKU_SEARCH_INLINE
