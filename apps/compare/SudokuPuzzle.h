// SudokuPuzzle.h: a Sudoku as a puzzle of a comparison, and its description in traces: the decision
// that led to a board, its values, and the candidates that were removed by deduction.

#ifndef APPS_COMPARE_SUDOKUPUZZLE_H_
#define APPS_COMPARE_SUDOKUPUZZLE_H_

#include <memory>
#include <string>
#include <vector>

#include "apps/compare/AnyPuzzle.h"
#include "search/trace/Describer.h"
#include "search/trace/LearningDescriber.h"
#include "search/trace/Trace.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"

namespace compareSearch {

std::shared_ptr<const AnyPuzzle> sudokuPuzzle(sudoku::Puzzle puzzle);

// The fields of a trace that describe the shape of a puzzle: "regions", the region of each square
// from 0, or "none"; and "furtherUnits", the squares of diagonals and windows, with ; between
// units. Nothing for ordinary shapes.
std::vector<search::TextField> shapeFields(const sudoku::Puzzle& puzzle);

// Requires states that are Sudokus with the rule set `rules`.
class SudokuDescriber final : public search::Describer {
 public:
  explicit SudokuDescriber(const sudoku::RuleSet& rules) : rules_(rules) {}

  // "r3c4=7". With collapse, the decisions of the collapsed steps follow: "r3c4=7 r5c1=2". If
  // branching learns from failures, the decisions are some that lead to the same board; they may
  // differ from those that were made.
  std::string decision(const Searchable& parent, const Searchable& successor) const override;

  // "board": the values, as squaresToLine() writes them. "removed", unless empty: the candidates
  // that the parent (for the start: a blank board) has and this board has not, as "r1c2-3,5
  // r4c4-9". It omits candidates of decided squares, and values of peers (squares in a unit with
  // the square) that were undecided in the parent.
  std::vector<search::TextField> texts(const Searchable& state,
                                       const Searchable* parent) const override;

 private:
  sudoku::RuleSet rules_;
};

// The same texts for searches that learn. Requires a puzzle that is an ExplainedSudoku.
class ExplainedSudokuDescriber final : public search::LearningDescriber {
 public:
  std::vector<search::TextField> texts(const search::Explained& puzzle, const search::Trail& trail,
                                       int before) const override;

  // The number of undecided squares.
  int heuristicValue(const search::Explained& puzzle, const search::Trail& trail) const override;
};

}  // namespace compareSearch

#endif
