#include "apps/sudoku/Explanation.h"

#include <fmt/format.h>
#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "DepthFirstSearch.h"
#include "Searchable.h"
#include "apps/sudoku/Answers.h"
#include "apps/sudoku/DeductionText.h"
#include "apps/support/BoardText.h"
#include "apps/support/SolutionSearch.h"
#include "sudoku/BlankBoard.h"
#include "sudoku/Board.h"
#include "sudoku/Candidate.h"
#include "sudoku/Deduction.h"
#include "sudoku/Drawing.h"
#include "sudoku/Message.h"
#include "sudoku/Shape.h"

namespace sudokuProgram {
namespace {

// Writes what a search does, and counts its steps.
class SolvingLog final : public sudoku::DeductionLog {
 public:
  SolvingLog(std::ostream& out, const sudoku::Shape& shape) : out_(out), shape_(shape) {}

  // The deductions until the first guess that have no rule follow from the puzzle, and are not
  // described. The arguments are the numbers of its givens and of the candidates that it removes.
  void beginGivens(std::size_t givens, std::size_t removed) {
    isAtGivens_ = true;
    say(sudoku::counted(givens, "given"));
    if (removed > 0) say(sudoku::counted(removed, "candidate") + " removed by the puzzle");
  }

  // The deductions reported next follow from the first of `left`. `left` are the alternatives that
  // have not failed yet, values of one square. A single alternative is not a guess.
  void beginGuess(const std::vector<sudoku::Candidate>& left) {
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

  void deduced(const sudoku::Deduction& deduction) override {
    if (deduction.rule) {
      ++timesUsed_[*deduction.rule];
      say(deductionText(*deduction.rule, deduction, shape_));
    } else if (!isAtGivens_) {
      say(removalText(deduction, shape_));
    }
  }

  // A contradiction refutes the latest open guess. Without one, the puzzle has no solution.
  void contradicted(const sudoku::Contradiction& contradiction) override {
    say("contradiction: " + contradictionText(contradiction, shape_));
    if (openGuesses_.empty()) return;
    const sudoku::Candidate failed = openGuesses_.back();
    openGuesses_.pop_back();
    ++retreats_;
    say(fmt::format("retreat: {} is not {}", apps::squareName(failed.square, shape_.size()),
                    failed.value));
  }

  void writeCounts() const {
    for (const auto& [rule, times] : timesUsed_) {
      fmt::print(out_, "{:<17}{:>6}\n", ruleName(rule), times);
    }
    fmt::print(out_, "{:<17}{:>6}\n{:<17}{:>6}\n", "guesses", guesses_, "retreats", retreats_);
  }

 private:
  void say(const std::string& text) {
    if (!text.empty()) fmt::print(out_, "{:{}}{}\n", "", 2 * openGuesses_.size(), text);
  }

  std::ostream& out_;
  sudoku::Shape shape_;
  bool isAtGivens_ = false;
  std::vector<sudoku::Candidate> openGuesses_;
  std::map<sudoku::Rule, std::uint64_t> timesUsed_;
  std::uint64_t guesses_ = 0;
  std::uint64_t retreats_ = 0;
};

// A Sudoku that reports its deductions during a depth-first search. A state propagates when it
// leaves the frontier, not when it is generated, so that the consequences of a guess are reported
// right after the guess.
// Collapse and guessing are switched off: they would skip states that have to be reported.
class LoggedSudoku final : public Searchable {
 public:
  // The log must outlive the search.
  LoggedSudoku(const sudoku::Puzzle& puzzle, const sudoku::RuleSet& rules, SolvingLog& log)
      : log_(&log),
        before_(sudoku::blankGrid(puzzle.shape, rules.guessing(false))),
        removed_(puzzle.removed) {
    for (int square = 0; square < before_->shape().squares(); ++square) {
      const int value = puzzle.squares[static_cast<std::size_t>(square)];
      if (value != sudoku::kUndecided) decisions_.push_back({square, value});
    }
  }

  bool isSolution() const override {
    return board().undecided() == 0 && !board().isContradictory();
  }

  vector<unique_ptr<Searchable>> successors() const override {
    vector<unique_ptr<Searchable>> result;
    if (board().isContradictory() || isSolution()) return result;
    const int square = board().branchSquare();
    vector<sudoku::Candidate> left;
    for (const int value : board().candidates(square)) left.push_back({square, value});
    while (!left.empty()) {
      result.push_back(unique_ptr<Searchable>(new LoggedSudoku(*this, left)));
      left.erase(left.begin());
    }
    return result;
  }

  void write(ostream& out) const override { sudoku::draw(out, values()); }

  // The values of the squares after propagation.
  sudoku::Puzzle values() const { return board().squares(); }

 private:
  // Guesses the first of the remaining alternatives.
  LoggedSudoku(const LoggedSudoku& parent, const vector<sudoku::Candidate>& left)
      : log_(parent.log_), before_(parent.after_), decisions_{left.front()}, left_(left) {}

  // The board after propagation. Computed on the first call.
  const sudoku::Board& board() const {
    if (!after_) reason();
    return *after_;
  }

  void reason() const {
    if (left_.empty()) {
      log_->beginGivens(decisions_.size(), removed_.size());
    } else {
      log_->beginGuess(left_);
    }
    unique_ptr<sudoku::Board> board = before_->clone();
    board->decide(decisions_.data(), decisions_.data() + decisions_.size(), log_);
    if (!removed_.empty()) {
      board->remove(removed_.data(), removed_.data() + removed_.size(), log_);
    }
    after_ = std::move(board);
  }

  SolvingLog* log_;
  std::shared_ptr<const sudoku::Board> before_;
  vector<sudoku::Candidate> decisions_;  // the givens, or one guess
  vector<sudoku::Candidate> removed_;    // by the puzzle; empty for a guess
  vector<sudoku::Candidate> left_;       // for a guess: this and the remaining alternatives
  mutable std::shared_ptr<const sudoku::Board> after_;  // null before the first call of board()
};

}  // namespace

search::Outcome writeExplanation(std::ostream& out, const sudoku::Puzzle& puzzle,
                                 const sudoku::RuleSet& rules, const search::Limits& limits) {
  SolvingLog log(out, puzzle.shape);
  DepthFirstSearch search(std::make_unique<LoggedSudoku>(puzzle, rules, log));
  search.setLimits(limits);
  if (const auto* solved = static_cast<const LoggedSudoku*>(search.solve())) {
    apps::requireSolution(puzzle, solved->values());
    fmt::print(out, "\nsolution:\n{}\n", apps::drawing(solved->values()));
  } else if (search.outcome() == search::Outcome::exhausted) {
    fmt::print(out, "\n{}\n\n", kNoSolution);
  } else {
    fmt::print(out, "\n{}{}\n\n", kGaveUp, search::describe(search.outcome()));
  }
  log.writeCounts();
  return search.outcome();
}

}  // namespace sudokuProgram
