// Deduction.h: one step of reasoning on a board, and who is told of it.

#ifndef SUDOKU_DEDUCTION_H_
#define SUDOKU_DEDUCTION_H_

#include <optional>
#include <vector>

#include "sudoku/Choice.h"
#include "sudoku/RuleSet.h"

namespace sudoku {

struct Deduction {
  std::optional<Rule> rule;          // none: the square was set from outside
  int unit = -1;                     // where the rule applies; -1 if it is about one square alone
  std::vector<int> squares;          // the squares that the rule is about
  std::vector<int> values;           // and their values
  std::optional<Candidate> decided;  // the square that is decided by it
  std::vector<Candidate> removed;  // the candidates that are gone with it, in the order of removal
};

// Why a board cannot be solved: the square has no candidate left, or the value no place in the
// unit.
using Contradiction = Choice;

class DeductionLog {
 public:
  virtual ~DeductionLog() = default;
  virtual void deduced(const Deduction&) = 0;
  virtual void contradicted(const Contradiction&) = 0;
};

}  // namespace sudoku

#endif
