// SolvingLog.h: describes a search as text and counts its steps. Lines are indented by the number
// of open guesses: those with alternatives left.

#ifndef APPS_SUDOKU_SOLVINGLOG_H_
#define APPS_SUDOKU_SOLVINGLOG_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <ostream>
#include <string>
#include <vector>

#include "sudoku/Candidate.h"
#include "sudoku/Deduction.h"
#include "sudoku/RuleSet.h"
#include "sudoku/Shape.h"

namespace sudokuProgram {

class SolvingLog final : public sudoku::DeductionLog {
 public:
  SolvingLog(std::ostream& out, const sudoku::Shape& shape) : out_(out), shape_(shape) {}

  // The deductions until the first guess that have no rule follow from the puzzle, and are not
  // described. The arguments are the numbers of its givens and of the candidates that it removes.
  void beginGivens(std::size_t givens, std::size_t removed);

  // The deductions reported next follow from the first of `left`. `left` are the alternatives that
  // have not failed yet, values of one square. A single alternative is not a guess.
  void beginGuess(const std::vector<sudoku::Candidate>& left);

  void deduced(const sudoku::Deduction& deduction) override;

  // A contradiction refutes the latest open guess. Without an open guess, the puzzle has no
  // solution.
  void contradicted(const sudoku::Contradiction& contradiction) override;

  // Writes how often each rule was used, and the numbers of guesses and backtracks.
  void writeCounts() const;

 private:
  void say(const std::string& text);
  void retreat();

  std::ostream& out_;
  sudoku::Shape shape_;
  bool isAtGivens_ = false;
  std::vector<sudoku::Candidate> openGuesses_;
  std::map<sudoku::Rule, std::uint64_t> timesUsed_;
  std::uint64_t guesses_ = 0;
  std::uint64_t retreats_ = 0;
};

}  // namespace sudokuProgram

#endif
