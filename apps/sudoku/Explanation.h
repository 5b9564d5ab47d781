// Explanation.h: tells step by step how depth-first search solves a puzzle.

#ifndef APPS_SUDOKU_EXPLANATION_H_
#define APPS_SUDOKU_EXPLANATION_H_

#include <ostream>

#include "search/Limits.h"
#include "search/Outcome.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"

namespace sudokuProgram {

// Writes every step when it is made, then the solution or why there is none, and how often each
// rule was used. A line is indented by the number of open guesses: those with alternatives left.
// Returns how the search ended. Throws std::logic_error if the solution is wrong.
search::Outcome writeExplanation(std::ostream& out, const sudoku::Puzzle& puzzle,
                                 const sudoku::RuleSet& rules, const search::Limits& limits);

}  // namespace sudokuProgram

#endif
