// Explanation.h: tells step by step how depth-first search solves a puzzle, in words and as changes
// of the board.

#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "search/Limits.h"
#include "search/Outcome.h"
#include "sudoku/Candidate.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"

namespace apps {

// A step changes the board that the step before it left; the first one, a blank board with all
// candidates. But a step with one open guess fewer than the step before it is a retreat: it begins
// with the board before the failed guess, which is the latest step with as many open guesses as the
// retreat. Nothing is left of the guess and the steps since: the value that failed is a candidate
// until the next step decides its square.
struct ExplainedStep {
  int openGuesses;                         // those with alternatives left, before this step
  std::string text;                        // one line: "guess r1c1 = 1 (of 1, 4)"
  std::vector<int> squares;                // that the text is about; of the givens, none
  std::vector<sudoku::Candidate> decided;  // undecided before
  std::vector<sudoku::Candidate> removed;  // candidates before, also of decided squares
};

struct Explanation {
  search::Outcome outcome = search::Outcome::notStarted;
  std::optional<sudoku::Puzzle> solution;  // not checked; only if the outcome is solved
  std::map<sudoku::Rule, std::uint64_t> timesUsed;
  std::uint64_t guesses = 0, retreats = 0;
};

// Calls `take` with each step, when the next one begins or the search ends: deductions from the
// givens without a rule have no words, and belong to the step before.
Explanation explain(const sudoku::Puzzle& puzzle, const sudoku::RuleSet& rules,
                    const search::Limits& limits,
                    const std::function<void(const ExplainedStep&)>& take);

}  // namespace apps
