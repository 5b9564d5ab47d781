// Reference.h: what our own boards make of a puzzle, for judging what a submission makes of it.

#ifndef APPS_GRADE_SUITE_REFERENCE_H_
#define APPS_GRADE_SUITE_REFERENCE_H_

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"

namespace coursework {

// The board that follows from the givens by rules alone; nothing if they contradict each other.
std::optional<sudoku::Puzzle> decided(const sudoku::Puzzle& givens, const sudoku::RuleSet& rules);

enum class Answer { yes, no, unknown };

// Whether the givens have a solution; unknown if that takes too long to find out.
Answer hasSolution(const sudoku::Puzzle& givens);

// States that breadth-first search expands for a solution; `limit` if it takes more.
std::uint64_t expandedByBreadthFirst(const sudoku::Puzzle& puzzle, const sudoku::RuleSet& rules,
                                     std::uint64_t limit);

// Processor time that best-first search with naked pairs and collapse takes for the puzzle now.
std::chrono::nanoseconds timeOfBestFirst(const sudoku::Puzzle& puzzle);

}  // namespace coursework

#endif
