// Deduction.h: one step of reasoning on a board, and the log that steps are reported to.

#ifndef SUDOKU_DEDUCTION_H_
#define SUDOKU_DEDUCTION_H_

#include <optional>
#include <vector>

#include "sudoku/Choice.h"
#include "sudoku/RuleSet.h"

namespace sudoku {

struct Deduction {
  std::optional<Rule> rule;          // none: the square was set from outside
  int unit = -1;                     // where the rule applies; -1 if it looks at one square only
  std::vector<int> squares;          // the squares that the rule is about
  std::vector<int> values;           // and their values
  std::optional<Candidate> decided;  // the square that this step decides
  std::vector<Candidate> removed;    // the candidates that this step removes, in order
};

// The reason why a board has no solution: the square has no candidate left, or the value has no
// place left in the unit.
using Contradiction = Choice;

class DeductionLog {
 public:
  virtual ~DeductionLog() = default;
  virtual void deduced(const Deduction&) = 0;
  virtual void contradicted(const Contradiction&) = 0;
};

}  // namespace sudoku

#endif
