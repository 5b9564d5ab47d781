// Deduction.h: one step of reasoning on a board, and the log that steps are reported to.

#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "sudoku/Candidate.h"
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

// The reason why a board has no solution.
struct Contradiction {
  int square = -1;  // the square that has no candidate left; -1: a value has no place left
  int unit = -1;    // in this unit
  int value = 0;    // this value
};

// Collects the events of a propagation, and reports complete deductions. A deduction without effect
// is not reported.
class DeductionLog {
 public:
  virtual ~DeductionLog() = default;
  virtual void deduced(const Deduction&) = 0;
  virtual void contradicted(const Contradiction&) = 0;

  // A square is set from outside, or a rule applies. Everything up to the next such call, or up to
  // end(), follows from it. `unit` is -1 if the rule looks at one square only. `secondUnit` is -1
  // unless a locked candidate is removed from it.
  void beginDecision(const Candidate& decision) {
    end();
    current_.squares = {decision.square};
    current_.values = {decision.value};
  }
  void beginDeduction(Rule rule, int unit, const UpToThree& squares, const UpToThree& values,
                      int secondUnit) {
    end();
    current_.rule = rule;
    current_.unit = unit;
    current_.secondUnit = secondUnit;
    current_.squares.assign(squares.begin(), squares.end());
    current_.values.assign(values.begin(), values.end());
    std::sort(current_.values.begin(), current_.values.end());
  }
  void decided(const Candidate& decided) { current_.decided = decided; }
  void removed(const Candidate& removed) { current_.removed.push_back(removed); }
  void foundContradiction(const Contradiction& contradiction) {
    end();
    contradicted(contradiction);
  }
  void end() {
    if (current_.decided || !current_.removed.empty()) deduced(current_);
    current_ = Deduction();
  }

 private:
  Deduction current_;
};

}  // namespace sudoku
