// Narrator.h: tells what a search does as a person would who solves the puzzle on paper, and counts
// it. Indented by the number of guesses that are open: those for which others are left.

#ifndef APPS_COMMANDS_NARRATOR_H_
#define APPS_COMMANDS_NARRATOR_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <ostream>
#include <string>
#include <vector>

#include "sudoku/Choice.h"
#include "sudoku/Deduction.h"
#include "sudoku/Geometry.h"
#include "sudoku/RuleSet.h"

namespace commands {

class Narrator final : public sudoku::DeductionLog {
 public:
  // `tellsGivens`: also what each given removes.
  Narrator(std::ostream& out, const sudoku::Geometry& geometry, bool tellsGivens)
      : out_(out), geometry_(geometry), tellsGivens_(tellsGivens) {}

  // What is told next follows from the givens, so many of them.
  void beginGivens(std::size_t count);

  // What is told next follows from the first of the alternatives of which nobody knows yet whether
  // they fail; if it is the only one, this is no guess. They are the values of one square, or the
  // places of one value in a unit.
  void beginGuess(const std::vector<sudoku::Candidate>& left);

  void deduced(const sudoku::Deduction& deduction) override;

  // So the latest guess that is open has failed; without one, the puzzle has no solution.
  void contradicted(const sudoku::Contradiction& contradiction) override;

  // How often each rule was used, and how many guesses and retreats there were.
  void writeCounts() const;

 private:
  void say(const std::string& text);
  void retreat();

  std::ostream& out_;
  const sudoku::Geometry& geometry_;
  bool tellsGivens_;
  bool isAtGivens_ = false;
  std::vector<sudoku::Candidate> openGuesses_;
  std::map<sudoku::Rule, std::uint64_t> timesUsed_;
  std::uint64_t guesses_ = 0;
  std::uint64_t retreats_ = 0;
};

}  // namespace commands

#endif
