// Deduction.h: one step of reasoning on a board, and the log that steps are reported to.

#ifndef SUDOKU_DEDUCTION_H_
#define SUDOKU_DEDUCTION_H_

#include <algorithm>
#include <optional>
#include <vector>

#include "sudoku/Choice.h"
#include "sudoku/PropagationLog.h"
#include "sudoku/RuleSet.h"
#include "sudoku/UpToThree.h"

namespace sudoku {

struct Deduction {
  std::optional<Rule> rule;          // none: the square was set from outside
  int unit = -1;                     // where the rule applies; -1 if it looks at one square only
  std::vector<int> squares;          // the squares that the rule is about
  std::vector<int> values;           // and their values
  std::optional<Candidate> decided;  // the square that this step decides
  std::vector<Candidate> removed;    // the candidates that this step removes, in order
  int secondUnit = -1;               // of a locked candidate: the unit that loses candidates
};

// Reports complete deductions. A deduction without effect is not reported.
class DeductionLog : public PropagationLog {
 public:
  virtual void deduced(const Deduction&) = 0;
  virtual void contradicted(const Contradiction&) = 0;

 private:
  void beginDecision(const Candidate& decision) override {
    end();
    current_.squares = {decision.square};
    current_.values = {decision.value};
  }

  void beginDeduction(Rule rule, int unit, const UpToThree& squares, const UpToThree& values,
                      int secondUnit) override {
    end();
    current_.rule = rule;
    current_.unit = unit;
    current_.secondUnit = secondUnit;
    current_.squares.assign(squares.begin(), squares.end());
    current_.values.assign(values.begin(), values.end());
    std::sort(current_.values.begin(), current_.values.end());
  }

  void decided(const Candidate& decided) override { current_.decided = decided; }
  void removed(const Candidate& removed) override { current_.removed.push_back(removed); }

  void foundContradiction(const Contradiction& contradiction) override {
    end();
    contradicted(contradiction);
  }

  void end() override {
    if (current_.decided || !current_.removed.empty()) deduced(current_);
    current_ = Deduction();
  }

  Deduction current_;
};

}  // namespace sudoku

#endif
