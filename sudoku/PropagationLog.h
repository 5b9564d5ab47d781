// PropagationLog.h: the events of a propagation in the order in which they happen. Deduction.h
// makes complete deductions of them.

#ifndef SUDOKU_PROPAGATIONLOG_H_
#define SUDOKU_PROPAGATIONLOG_H_

#include "sudoku/Choice.h"
#include "sudoku/RuleSet.h"
#include "sudoku/UpToThree.h"

namespace sudoku {

// The reason why a board has no solution: the square has no candidate left, or the value has no
// place left in the unit.
using Contradiction = Choice;

class PropagationLog {
 public:
  virtual ~PropagationLog() = default;

  // A square is set from outside, or a rule applies. Everything up to the next such call, or up to
  // end(), follows from it. `unit` is -1 if the rule looks at one square only. `secondUnit` is -1
  // unless a locked candidate is removed from it.
  virtual void beginDecision(const Candidate& decision) = 0;
  virtual void beginDeduction(Rule rule, int unit, const UpToThree& squares,
                              const UpToThree& values, int secondUnit) = 0;
  virtual void decided(const Candidate& decided) = 0;
  virtual void removed(const Candidate& removed) = 0;
  virtual void foundContradiction(const Contradiction& contradiction) = 0;
  virtual void end() = 0;
};

}  // namespace sudoku

#endif
