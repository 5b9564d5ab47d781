// DeductionWriter.h: collects the parts of a deduction while it happens, and reports it to the log
// when it is complete. Does nothing without a log.

#ifndef SUDOKU_DEDUCTIONWRITER_H_
#define SUDOKU_DEDUCTIONWRITER_H_

#include <optional>

#include "sudoku/Choice.h"
#include "sudoku/Deduction.h"
#include "sudoku/RuleSet.h"
#include "sudoku/UpToThree.h"
#include "sudoku/ValueSet.h"

namespace sudoku {

class DeductionWriter {
 public:
  // `log` may be null. Otherwise it must outlive the writer.
  explicit DeductionWriter(DeductionLog* log) : log_(log) {}

  // Starts a deduction. Everything up to the next begin() or end() belongs to it.
  void begin(std::optional<Rule> rule, int unit, UpToThree squares, UpToThree values) {
    if (log_ != nullptr) start(rule, unit, squares, values);
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

  // Ends the current deduction. A deduction without effect is not reported.
  void end() {
    if (log_ != nullptr) tell();
  }

 private:
  void start(std::optional<Rule> rule, int unit, UpToThree squares, UpToThree values);
  void tell();

  DeductionLog* log_;
  Deduction current_;
};

inline void DeductionWriter::start(std::optional<Rule> rule, int unit, UpToThree squares,
                                   UpToThree values) {
  tell();
  current_.rule = rule;
  current_.unit = unit;
  current_.squares.assign(squares.begin(), squares.end());
  CandidateSet ascending;
  for (const int value : values) ascending.insert(value);
  for (const int value : ascending) current_.values.push_back(value);
}

inline void DeductionWriter::tell() {
  if (current_.decided || !current_.removed.empty()) log_->deduced(current_);
  current_ = Deduction();
}

}  // namespace sudoku

#endif
