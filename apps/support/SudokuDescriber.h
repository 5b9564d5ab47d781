// SudokuDescriber.h: what a trace tells of a Sudoku: the decision that led to a board, the board,
// and what it cannot be any more beyond what its values say.

#ifndef APPS_SUPPORT_SUDOKUDESCRIBER_H_
#define APPS_SUPPORT_SUDOKUDESCRIBER_H_

#include <string>
#include <vector>

#include "search/trace/Describer.h"
#include "sudoku/RuleSet.h"

namespace apps {

// For states that are Sudokus with that rule set.
class SudokuDescriber final : public search::Describer {
 public:
  explicit SudokuDescriber(const sudoku::RuleSet& rules) : rules_(rules) {}

  // "r3c4=7". If the rules collapse, those that they went on with follow: "r3c4=7 r5c1=2". Where
  // branching learns from failures, some that lead to the same board, which may be others than were
  // tried.
  std::string decision(const Searchable& parent, const Searchable& successor) const override;

  // "board": its values, as PuzzleWriter.h writes them. "removed", unless it is empty: the
  // candidates that the parent had, or a blank board if there is none, and this one has not, as
  // "r1c2-3,5 r4c4-9"; without those in decided squares, and those that are the value of a square
  // in the same row, column or box that the parent had not decided.
  std::vector<search::TextField> texts(const Searchable& state,
                                       const Searchable* parent) const override;

 private:
  sudoku::RuleSet rules_;
};

}  // namespace apps

#endif
