// Reference.h: results of our own boards and searches, with which a submission's are compared.

#ifndef APPS_GRADE_SUITE_REFERENCE_H_
#define APPS_GRADE_SUITE_REFERENCE_H_

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"

namespace coursework {

// The board after propagating the givens by these rules, without search. Empty if that ends in a
// contradiction.
std::optional<sudoku::Puzzle> decided(const sudoku::Puzzle& givens, const sudoku::RuleSet& rules);

enum class Answer { yes, no, unknown };

// Whether the givens have a solution. Unknown if the search reaches its limit of expansions.
Answer hasSolution(const sudoku::Puzzle& givens);

// The number of states that breadth-first search expands to find a solution, at most `limit`.
std::uint64_t expandedByBreadthFirst(const sudoku::Puzzle& puzzle, const sudoku::RuleSet& rules,
                                     std::uint64_t limit);

// The number of states that best-first search expands with naked pairs and collapse.
std::uint64_t expandedByBestFirst(const sudoku::Puzzle& puzzle);

// Processor time that best-first search with naked pairs and collapse takes for the puzzle,
// measured now. Throws std::logic_error if the puzzle has no solution.
std::chrono::nanoseconds timeOfBestFirst(const sudoku::Puzzle& puzzle);

}  // namespace coursework

#endif
