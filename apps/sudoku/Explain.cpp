#include "apps/sudoku/Subcommands.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "DepthFirstSearch.h"
#include "Searchable.h"
#include "apps/sudoku/Answers.h"
#include "apps/sudoku/Arguments.h"
#include "apps/sudoku/SolvingLog.h"
#include "apps/support/BoardText.h"
#include "apps/support/SearchLimits.h"
#include "apps/support/SolutionSearch.h"
#include "apps/support/SudokuArguments.h"
#include "search/Outcome.h"
#include "sudoku/BlankBoard.h"
#include "sudoku/Board.h"
#include "sudoku/Candidate.h"
#include "sudoku/Checker.h"
#include "sudoku/Drawing.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"

namespace sudokuProgram {
namespace {

constexpr const char* kExplainNotes =
    R"(Prints every deduction, every guess, and every retreat when a guess turns out wrong. A deduction has
one line: the rule, its squares, and the candidates that it removes from other squares. The
consequences of a guess are indented below it. Squares are named by row and column, both from 1:
r1c9 is the last one of the first row. Boxes, other regions and windows count from 1 in reading order
of their first squares, whatever the names in a map of regions are: region 1 has r1c1. Diagonal 1
begins at r1c1.

Where no rule applies, the values of a square are tried in ascending order, or, on boards larger than
16x16, the places of a value. The rules collapse and guess have no effect here: every step is printed.
)";

constexpr const char* kExplainExamples =
    R"(Examples:
  sudoku explain 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  sudoku explain --rules norvig hard.txt | less)";

struct ExplainOptions {
  PuzzleArguments puzzles;
  sudoku::RuleSet rules = sudoku::kFull;
  apps::SearchLimits limits;
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

ExitStatus writeNoSolution() {
  fmt::print(std::cout, "\n{}\n", kNoSolution);
  return ExitStatus::negative;
}

ExitStatus writeOutcome(const sudoku::Puzzle& puzzle, const LoggedSudoku* solved,
                        search::Outcome outcome) {
  if (solved != nullptr) {
    apps::requireSolution(puzzle, solved->values());
    fmt::print(std::cout, "\nsolution:\n{}", apps::drawing(solved->values()));
    return ExitStatus::success;
  }
  if (outcome == search::Outcome::exhausted) return writeNoSolution();
  fmt::print(std::cout, "\n{}{}\n", kGaveUp, search::describe(outcome));
  return ExitStatus::incomplete;
}

ExitStatus explainSearch(const sudoku::Puzzle& puzzle, const ExplainOptions& options) {
  SolvingLog log(std::cout, puzzle.shape);
  DepthFirstSearch search(std::make_unique<LoggedSudoku>(puzzle, options.rules, log));
  search.setLimits(options.limits.forSize(puzzle.size()));
  const auto* solved = static_cast<const LoggedSudoku*>(search.solve());
  const ExitStatus status = writeOutcome(puzzle, solved, search.outcome());
  std::cout << '\n';
  log.writeCounts();
  return status;
}

ExitStatus explain(const sudoku::ReadPuzzle& read, const std::string& place,
                   const ExplainOptions& options) {
  std::cout << place << '\n';
  const std::string meaning = apps::meaningOfNumbers(read.letters, read.puzzle.size());
  if (!meaning.empty()) fmt::print(std::cout, "the numbers {}\n", meaning);
  std::cout << apps::drawing(read.puzzle) << '\n';
  const sudoku::Faults conflicts = sudoku::checkGivens(read.puzzle);
  if (conflicts.empty()) return explainSearch(read.puzzle, options);
  std::cout << "the givens contradict each other:\n" << apps::faultLines(conflicts);
  return writeNoSolution();
}

}  // namespace

void addExplain(CLI::App& program, ExitStatus& status) {
  CLI::App* command =
      program.add_subcommand("explain", "Tells step by step how a puzzle is solved.");
  const auto options = std::make_shared<ExplainOptions>();
  addPuzzles(*command, options->puzzles);
  addRules(*command, options->rules);
  addLimits(*command, options->limits);
  command->footer(fmt::format("{}\n{}\n{}\n{}\n{}", kExplainNotes, kMemoryHelp, apps::ruleSetHelp(),
                              exitStatusHelp("every puzzle was solved", "a puzzle has no solution"),
                              kExplainExamples));
  command->callback([options, &status] {
    status = forEachPuzzle(options->puzzles, [&](const auto& read, const std::string& place) {
      return explain(read, place, *options);
    });
  });
}

}  // namespace sudokuProgram
