// BoardReasons.h: why the board of another program differs from ours, in the words of `sudoku
// explain`, for the first square that matters.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sudoku/Candidate.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"

namespace comparing {

struct Reason {
  std::string sentence;
  bool mayBeRight = false;  // by other rules
};

class BoardReasons {
 public:
  using Decisions = std::vector<sudoku::Candidate>;  // since the givens, in order

  BoardReasons(sudoku::Puzzle puzzle, const sudoku::RuleSet& rules);

  // Of a square that has another value after the decisions than in `squares`: row by row, 0 if
  // undecided. Without a sentence if there is none.
  Reason ofBoards(const Decisions& decisions, const std::vector<int>& squares) const;

  // Of a successor in which `last` was decided, and that only ours has: what follows the name of
  // the other search.
  Reason ofMissing(const Decisions& decisions, sudoku::Candidate last) const;

  // The same of one with these squares, that only the other board has. Without a sentence if our
  // rules find nothing wrong with it.
  Reason ofFurther(const Decisions& decisions, sudoku::Candidate last,
                   const std::vector<int>& squares) const;

  // Of a given that the other board took for impossible when it was `squares`.
  Reason ofRefused(sudoku::Candidate given, const std::vector<int>& squares) const;

 private:
  // The value of a square in the only solution; 0 unless there is one to which the decisions lead.
  int solutionAt(int square, const Decisions& decisions) const;

  sudoku::Puzzle puzzle_;
  sudoku::RuleSet rules_;
  std::optional<sudoku::Puzzle> solution_;  // if there is exactly one
};

}  // namespace comparing
