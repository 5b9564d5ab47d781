#include "apps/compare/searches/SudokuPuzzle.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "ExplainedSudoku.h"
#include "Sudoku.h"
#include "apps/solving/BoardText.h"
#include "apps/solving/SearchLimits.h"
#include "apps/solving/SudokuArguments.h"
#include "sudoku/CandidateSet.h"
#include "sudoku/Checker.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/PuzzleWriter.h"
#include "sudoku/branching/BranchSquare.h"

namespace comparing {
namespace {

using sudoku::CandidateSet;
using sudoku::kUndecided;
using sudoku::Shape;

const Sudoku& asSudoku(const Searchable& state) {
  return dynamic_cast<const Sudoku&>(state);
}

// Adapts a board and a later one to the interface that sudoku/branching/BranchSquare.h expects.
// Squares that are still undecided in the later board count as decided, because the branching did
// not choose them.
class BranchedBoard {
 public:
  BranchedBoard(const Sudoku& board, const Sudoku& later) : board_(board), later_(later) {}

  bool isUndecided(int square) const {
    return value(board_, square) == kUndecided && value(later_, square) != kUndecided;
  }
  int candidatesLeft(int square) const { return candidates(square).size(); }
  int commonCandidates(int square, int other) const {
    return (candidates(square) & candidates(other)).size();
  }

 private:
  int value(const Sudoku& board, int square) const {
    return board.getSquare(board.shape().rowOf(square), board.shape().colOf(square));
  }
  CandidateSet candidates(int square) const {
    return board_.candidates(board_.shape().rowOf(square), board_.shape().colOf(square));
  }

  const Sudoku& board_;
  const Sudoku& later_;
};

// The candidates of all squares after the values of decided squares were removed from their peers.
std::vector<CandidateSet> withoutPeers(std::vector<CandidateSet> candidates,
                                       const std::vector<int>& values, const Shape& shape) {
  for (int square = 0; square < shape.squares(); ++square) {
    const int value = values[static_cast<std::size_t>(square)];
    if (value == kUndecided) continue;
    for (const int unit : shape.unitsOf(square)) {
      for (const int peer : shape.squaresOf(unit)) {
        candidates[static_cast<std::size_t>(peer)].erase(value);
      }
    }
  }
  return candidates;
}

// A board: values by square, and candidates by square.
struct Snapshot {
  sudoku::Puzzle values;
  std::vector<CandidateSet> candidates;
};

Snapshot snapshotOf(const Sudoku& board) {
  Snapshot snapshot{board.squares(), {}};
  for (int square = 0; square < board.shape().squares(); ++square) {
    snapshot.candidates.push_back(
        board.candidates(board.shape().rowOf(square), board.shape().colOf(square)));
  }
  return snapshot;
}

Snapshot blank(const Shape& shape) {
  const sudoku::Puzzle values = blankPuzzle(shape);
  return {values, {values.squares.size(), CandidateSet::upTo(shape.size())}};
}

std::string removedText(const Snapshot& before, const Snapshot& now) {
  const std::vector<int>& values = now.values.squares;
  const std::vector<CandidateSet> expected =
      withoutPeers(before.candidates, values, now.values.shape);
  std::string text;
  for (std::size_t square = 0; square < values.size(); ++square) {
    std::vector<int> removed;
    for (const int value : expected[square]) {
      if (!now.candidates[square].contains(value)) removed.push_back(value);
    }
    if (values[square] != kUndecided || removed.empty()) continue;
    text += fmt::format("{}{}-{}", text.empty() ? "" : " ",
                        apps::squareName(static_cast<int>(square), now.values.size()),
                        fmt::join(removed, ","));
  }
  return text;
}

// "board": the values, as squaresToLine() writes them. "removed", unless empty: the candidates that
// the board before (for the start: a blank one) has and this one has not, as "r1c2-3,5 r4c4-9". It
// omits candidates of decided squares, and values of peers (squares in a unit with the square) that
// were undecided before.
std::vector<search::TextField> textsOf(const Snapshot& before, const Snapshot& now) {
  std::vector<search::TextField> texts{
      {"board", squaresToLine(now.values, sudoku::Letters::automatic)}};
  std::string removed = removedText(before, now);
  if (!removed.empty()) texts.push_back({"removed", std::move(removed)});
  return texts;
}

// The board on which the first `known` facts of the trail hold.
Snapshot snapshotOf(const sudoku::ExplainedSudoku& board, const search::Trail& trail, int known) {
  Snapshot result = snapshotOf(board);
  for (int i = 0; i < known; ++i) {
    const sudoku::Candidate& candidate = board.candidate(trail[i].fact());
    const auto square = static_cast<std::size_t>(candidate.square);
    if (trail[i].holds()) {
      result.values.squares[square] = candidate.value;
    } else {
      result.candidates[square].erase(candidate.value);
    }
  }
  return result;
}

// Requires states that are Sudokus with the rule set `rules`.
class SudokuDescriber final : public search::Describer {
 public:
  explicit SudokuDescriber(const sudoku::RuleSet& rules) : rules_(rules) {}

  // "r3c4=7". With collapse, the decisions of the collapsed steps follow: "r3c4=7 r5c1=2". A board
  // does not record its decisions, so they are reconstructed by repeating the steps. With collapse,
  // each skipped board had one successor, so the repetition is unambiguous.
  std::string decision(const Searchable& parent, const Searchable& successor) const override {
    const Sudoku& goal = asSudoku(successor);
    Sudoku board = asSudoku(parent);
    std::string text;
    while (board.heuristicValue() != goal.heuristicValue()) {
      const int square =
          branchSquareOf(BranchedBoard(board, goal), goal.shape(), rules_.branching());
      if (square < 0) break;
      const int row = goal.shape().rowOf(square);
      const int col = goal.shape().colOf(square);
      const int value = goal.getSquare(row, col);
      if (value == kUndecided) break;
      text += fmt::format("{}{}={}", text.empty() ? "" : " ", apps::squareName(square, goal.size()),
                          value);
      board.setSquare(row, col, value);
    }
    return text;
  }

  std::vector<search::TextField> texts(const Searchable& state,
                                       const Searchable* parent) const override {
    const Sudoku& board = asSudoku(state);
    return textsOf(parent == nullptr ? blank(board.shape()) : snapshotOf(asSudoku(*parent)),
                   snapshotOf(board));
  }

 private:
  sudoku::RuleSet rules_;
};

// The same texts for searches that learn. Requires a puzzle that is an ExplainedSudoku.
class ExplainedSudokuDescriber final : public search::LearningDescriber {
 public:
  std::vector<search::TextField> texts(const search::Explained& puzzle, const search::Trail& trail,
                                       int before) const override {
    const auto& board = dynamic_cast<const sudoku::ExplainedSudoku&>(puzzle);
    return textsOf(before < 0 ? blank(board.shape()) : snapshotOf(board, trail, before),
                   snapshotOf(board, trail, trail.size()));
  }

  // The number of undecided squares.
  int heuristicValue(const search::Explained& puzzle, const search::Trail& trail) const override {
    const auto& board = dynamic_cast<const sudoku::ExplainedSudoku&>(puzzle);
    const std::vector<int> values = snapshotOf(board, trail, trail.size()).values.squares;
    return static_cast<int>(std::count(values.begin(), values.end(), kUndecided));
  }
};

// The fields of a trace that describe the shape of a puzzle: "regions", the region of each square
// from 0, or "none"; and "furtherUnits", the squares of diagonals and windows, with ; between
// units. Nothing for ordinary shapes.
std::vector<search::TextField> shapeFields(const sudoku::Puzzle& puzzle) {
  if (puzzle.shape.isOrdinary()) return {};
  const Shape& shape = puzzle.shape;
  std::vector<int> regions;
  for (int square = 0; square < shape.squares() && shape.hasRegions(); ++square) {
    regions.push_back(shape.regionOf(square));
  }
  std::string further;
  for (int unit = (shape.hasRegions() ? 3 : 2) * shape.size(); unit < shape.units(); ++unit) {
    further +=
        fmt::format("{}{}", further.empty() ? "" : ";", fmt::join(shape.squaresOf(unit), ","));
  }
  return {{"regions", regions.empty() ? "none" : fmt::format("{}", fmt::join(regions, ","))},
          {"furtherUnits", further}};
}

class SudokuPuzzle final : public AnyPuzzle {
 public:
  SudokuPuzzle(sudoku::Puzzle puzzle, bool isOnGeneralBoards)
      : puzzle_(std::move(puzzle)), isOnGeneralBoards_(isOnGeneralBoards) {}

  std::string line() const override { return toLine(puzzle_); }
  int size() const override { return puzzle_.size(); }
  Start startWith(const std::string& name) const override {
    const sudoku::RuleSet named = apps::ruleSetNamed(name);
    const sudoku::RuleSet rules = isOnGeneralBoards_ ? named.onGrid() : named;
    return [this, rules] { return std::make_unique<Sudoku>(puzzle_, rules); };
  }
  std::uint64_t frontierLimit() const override { return apps::frontierLimit(puzzle_.size()); }
  std::string solutionText(const Searchable& solution) const override {
    return toLine(dynamic_cast<const Sudoku&>(solution).squares());
  }
  std::string faultOf(const Searchable& solution) const override {
    const sudoku::Faults faults = check(puzzle_, dynamic_cast<const Sudoku&>(solution).squares());
    return faults.empty() ? "" : faults.front();
  }
  std::vector<search::TextField> about() const override { return shapeFields(puzzle_); }
  std::shared_ptr<const search::Describer> describer(const std::string& rules) const override {
    return std::make_shared<SudokuDescriber>(apps::ruleSetNamed(rules));
  }
  std::shared_ptr<const search::LearningDescriber> learningDescriber() const override {
    return std::make_shared<ExplainedSudokuDescriber>();
  }

 private:
  sudoku::Puzzle puzzle_;
  bool isOnGeneralBoards_;
};

}  // namespace

bool hasFastBoard(const std::string& rules) {
  return apps::ruleSetNamed(rules).hasSameRulesAs(sudoku::kFull);
}

bool areOnGeneralBoards(const std::vector<std::string>& rules) {
  return !std::all_of(rules.begin(), rules.end(), hasFastBoard);
}

std::shared_ptr<const AnyPuzzle> sudokuPuzzle(sudoku::Puzzle puzzle, bool isOnGeneralBoards) {
  return std::make_shared<SudokuPuzzle>(std::move(puzzle), isOnGeneralBoards);
}

}  // namespace comparing
