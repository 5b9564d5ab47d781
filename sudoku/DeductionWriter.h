// DeductionWriter.h: puts a deduction together while it happens, and hands it to the log once it is
// whole. Without a log it does nothing.

#ifndef SUDOKU_DEDUCTIONWRITER_H_
#define SUDOKU_DEDUCTIONWRITER_H_

#include <initializer_list>
#include <optional>

#include "sudoku/Choice.h"
#include "sudoku/Deduction.h"
#include "sudoku/RuleSet.h"
#include "sudoku/ValueSet.h"

namespace sudoku {

class DeductionWriter {
 public:
  // `log` may be null, else outlives the writer.
  explicit DeductionWriter(DeductionLog* log) : log_(log) {}

  // What happens from now on happens for this reason.
  template <class Set>
  void begin(std::optional<Rule> rule, int unit, std::initializer_list<int> squares,
             const Set& values) {
    if (log_ != nullptr) start(rule, unit, squares, CandidateSet(values));
  }

  void decided(int square, int value) {
    if (log_ != nullptr) current_.decided = Candidate{square, value};
  }

  void removed(int square, int value) {
    if (log_ != nullptr) current_.removed.push_back({square, value});
  }

  void contradicted(const Contradiction& contradiction) {
    if (log_ == nullptr) return;
    end();
    log_->contradicted(contradiction);
  }

  // The deduction under way is complete; one without effect is not worth telling.
  void end() {
    if (log_ != nullptr) tell();
  }

 private:
  void start(std::optional<Rule> rule, int unit, std::initializer_list<int> squares,
             const CandidateSet& values);
  void tell();

  DeductionLog* log_;
  Deduction current_;
};

inline void DeductionWriter::start(std::optional<Rule> rule, int unit,
                                   std::initializer_list<int> squares, const CandidateSet& values) {
  tell();
  current_.rule = rule;
  current_.unit = unit;
  current_.squares.assign(squares);
  current_.values.assign(values.begin(), values.end());
}

inline void DeductionWriter::tell() {
  if (current_.decided || !current_.removed.empty()) log_->deduced(current_);
  current_ = Deduction();
}

}  // namespace sudoku

#endif
