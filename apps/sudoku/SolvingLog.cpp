#include "apps/sudoku/SolvingLog.h"

#include <fmt/format.h>
#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include "apps/sudoku/DeductionText.h"
#include "apps/support/BoardText.h"
#include "sudoku/Message.h"

namespace sudokuProgram {
namespace {

constexpr std::size_t kIndent = 2;

}  // namespace

void SolvingLog::beginGivens(std::size_t givens, std::size_t removed) {
  isAtGivens_ = true;
  say(sudoku::counted(givens, "given"));
  if (removed > 0) {
    say(sudoku::counted(removed, "candidate") + " removed by the puzzle");
  }
}

void SolvingLog::beginGuess(const std::vector<sudoku::Candidate>& left) {
  isAtGivens_ = false;
  const sudoku::Candidate guess = left.front();
  const std::string decision =
      fmt::format("{} = {}", apps::squareName(guess.square, shape_.size()), guess.value);
  if (left.size() == 1) return say(decision + ", nothing else is left");
  std::vector<int> values;
  for (const sudoku::Candidate& each : left) values.push_back(each.value);
  say(fmt::format("guess {} (of {})", decision, fmt::join(values, ", ")));
  openGuesses_.push_back(guess);
  ++guesses_;
}

void SolvingLog::deduced(const sudoku::Deduction& deduction) {
  if (deduction.rule) {
    ++timesUsed_[*deduction.rule];
    say(deductionText(*deduction.rule, deduction, shape_));
  } else if (!isAtGivens_) {
    say(removalText(deduction, shape_));
  }
}

void SolvingLog::contradicted(const sudoku::Contradiction& contradiction) {
  say("contradiction: " + contradictionText(contradiction, shape_));
  if (!openGuesses_.empty()) retreat();
}

void SolvingLog::retreat() {
  const sudoku::Candidate failed = openGuesses_.back();
  openGuesses_.pop_back();
  ++retreats_;
  say(fmt::format("retreat: {} is not {}", apps::squareName(failed.square, shape_.size()),
                  failed.value));
}

void SolvingLog::say(const std::string& text) {
  if (text.empty()) return;
  fmt::print(out_, "{:{}}{}\n", "", kIndent * openGuesses_.size(), text);
}

void SolvingLog::writeCounts() const {
  for (const auto& [rule, times] : timesUsed_) {
    fmt::print(out_, "{:<17}{:>6}\n", ruleName(rule), times);
  }
  fmt::print(out_, "{:<17}{:>6}\n{:<17}{:>6}\n", "guesses", guesses_, "retreats", retreats_);
}

}  // namespace sudokuProgram
