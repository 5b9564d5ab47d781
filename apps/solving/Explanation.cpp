#include "apps/solving/Explanation.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>

#include "DepthFirstSearch.h"
#include "Searchable.h"
#include "apps/solving/BoardText.h"
#include "apps/solving/DeductionText.h"
#include "sudoku/BlankBoard.h"
#include "sudoku/Board.h"
#include "sudoku/Deduction.h"
#include "sudoku/Drawing.h"
#include "sudoku/Message.h"
#include "sudoku/Shape.h"

namespace apps {
namespace {

// Puts what a search does into steps, and counts them.
class SolvingLog final : public sudoku::DeductionLog {
 public:
  // The other arguments must outlive the log.
  SolvingLog(const sudoku::Shape& shape, const std::function<void(const ExplainedStep&)>& take,
             Explanation& explanation)
      : shape_(shape), take_(take), explanation_(explanation) {}

  // The deductions until the first guess that have no rule follow from the puzzle, and are not
  // described. The arguments are the numbers of its givens and of the candidates that it removes.
  void beginGivens(std::size_t givens, std::size_t removed) {
    isAtGivens_ = true;
    say(sudoku::counted(givens, "given"), {});
    if (removed > 0) say(sudoku::counted(removed, "candidate") + " removed by the puzzle", {});
  }

  // The deductions reported next follow from the first of `left`. `left` are the alternatives that
  // have not failed yet, values of one square. A single alternative is not a guess.
  void beginGuess(const std::vector<sudoku::Candidate>& left) {
    isAtGivens_ = false;
    const sudoku::Candidate guess = left.front();
    const std::string decision =
        fmt::format("{} = {}", squareName(guess.square, shape_.size()), guess.value);
    if (left.size() == 1) return say(decision + ", nothing else is left", {guess.square});
    std::vector<int> values;
    for (const sudoku::Candidate& each : left) values.push_back(each.value);
    say(fmt::format("guess {} (of {})", decision, fmt::join(values, ", ")), {guess.square});
    openGuesses_.push_back(guess);
    ++explanation_.guesses;
  }

  // What a guess does to its own square belongs to the step of the guess.
  void deduced(const sudoku::Deduction& deduction) override {
    const std::string text = deductionText(deduction, shape_);
    if (deduction.rule) {
      ++explanation_.timesUsed[*deduction.rule];
      say(text, deduction.squares);
    }
    if (deduction.decided) step_.decided.push_back(*deduction.decided);
    const auto& removed = deduction.removed;  // first those of the decided square
    const auto others = std::find_if(removed.begin(), removed.end(), [&](const auto& each) {
      return !deduction.decided || each.square != deduction.decided->square;
    });
    step_.removed.insert(step_.removed.end(), removed.begin(), others);
    if (!deduction.rule && !isAtGivens_) say(text, deduction.squares);
    step_.removed.insert(step_.removed.end(), others, removed.end());
  }

  // A contradiction refutes the latest open guess. Without one, the puzzle has no solution.
  void contradicted(const sudoku::Contradiction& contradiction) override {
    std::vector<int> squares = {contradiction.square};
    if (contradiction.unit >= 0) {
      const auto unit = shape_.squaresOf(contradiction.unit);
      squares.assign(unit.begin(), unit.end());
    }
    say("contradiction: " + contradictionText(contradiction, shape_), squares);
    if (openGuesses_.empty()) return;
    const sudoku::Candidate failed = openGuesses_.back();
    openGuesses_.pop_back();
    ++explanation_.retreats;
    const std::string square = squareName(failed.square, shape_.size());
    say(fmt::format("retreat: {} is not {}", square, failed.value), {failed.square});
  }

  // To be called after the last step.
  void handOver() {
    if (!step_.text.empty()) take_(step_);
  }

 private:
  // Begins a step, unless there is nothing to say.
  void say(const std::string& text, const std::vector<int>& squares) {
    if (text.empty()) return;
    handOver();
    step_ = {static_cast<int>(openGuesses_.size()), text, squares, {}, {}};
  }

  sudoku::Shape shape_;
  const std::function<void(const ExplainedStep&)>& take_;
  bool isAtGivens_ = false;
  std::vector<sudoku::Candidate> openGuesses_;
  ExplainedStep step_ = {};  // the latest; before the first it has no text
  Explanation& explanation_;
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
        decisions_(givensOf(puzzle)),
        removed_(puzzle.removed) {}

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

  void write(ostream& out) const override { sudoku::draw(out, board().squares()); }

  // The board after propagation. Computed on the first call.
  const sudoku::Board& board() const {
    if (!after_) reason();
    return *after_;
  }

 private:
  // Guesses the first of the remaining alternatives.
  LoggedSudoku(const LoggedSudoku& parent, const vector<sudoku::Candidate>& left)
      : log_(parent.log_), before_(parent.after_), decisions_{left.front()}, left_(left) {}

  void reason() const {
    if (left_.empty()) {
      log_->beginGivens(decisions_.size(), removed_.size());
    } else {
      log_->beginGuess(left_);
    }
    unique_ptr<sudoku::Board> board = before_->clone();
    board->decide(decisions_.data(), decisions_.data() + decisions_.size(), log_);
    board->remove(removed_.data(), removed_.data() + removed_.size(), log_);
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

Explanation explain(const sudoku::Puzzle& puzzle, const sudoku::RuleSet& rules,
                    const search::Limits& limits,
                    const std::function<void(const ExplainedStep&)>& take) {
  Explanation explanation;
  SolvingLog log(puzzle.shape, take, explanation);
  DepthFirstSearch search(std::make_unique<LoggedSudoku>(puzzle, rules, log));
  search.setLimits(limits);
  const auto* const solved = static_cast<const LoggedSudoku*>(search.solve());
  log.handOver();
  explanation.outcome = search.outcome();
  if (solved != nullptr) explanation.solution = solved->board().squares();
  return explanation;
}

}  // namespace apps
