#include "apps/compare/against/BoardReasons.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <set>
#include <utility>

#include "apps/solving/BoardText.h"
#include "apps/solving/DeductionText.h"
#include "apps/solving/SolutionSearch.h"
#include "sudoku/BlankBoard.h"
#include "sudoku/Board.h"
#include "sudoku/Deduction.h"
#include "sudoku/NamedRuleSets.h"

namespace comparing {
namespace {

using apps::enumeration;
using sudoku::Candidate;
using sudoku::Contradiction;
using sudoku::Deduction;
using sudoku::kUndecided;
using sudoku::Puzzle;
using sudoku::RuleSet;

// What a board deduces from a puzzle and decisions.
class Replay final : public sudoku::DeductionLog {
 public:
  Replay(const Puzzle& puzzle, const RuleSet& rules, const BoardReasons::Decisions& decisions)
      : shape_(puzzle.shape), board_(sudoku::blankGrid(puzzle.shape, rules)) {
    const std::vector<Candidate> givens = givensOf(puzzle);
    board_->decide(givens.data(), givens.data() + givens.size(), this);
    board_->remove(puzzle.removed.data(), puzzle.removed.data() + puzzle.removed.size(), this);
    for (const Candidate& each : decisions) {
      if (!isContradictory()) board_->decide(each.square, each.value, this);
    }
  }

  void deduced(const Deduction& deduction) override { steps_.push_back(deduction); }
  void contradicted(const Contradiction& contradiction) override { end_ = contradiction; }

  const sudoku::Board& board() const { return *board_; }
  const std::vector<Deduction>& steps() const { return steps_; }
  bool isContradictory() const { return board_->isContradictory(); }

  // "r2c5 has no candidate left: row 2 has 1 and 3; ..."
  std::string contradictionText() const {
    if (!end_) return "two of its values contradict each other";
    const std::string text = apps::contradictionText(*end_, shape_);
    return end_->unit < 0 ? text + ": " + exclusions(end_->square, steps_.size()) : text;
  }

  // What removed the candidates of a square before a step, all of them or one: "row 4 has 1 and 2;
  // column 5 has 6; naked pair: r5c4 and r6c6 have only 3 and 8 between them in box 5".
  std::string exclusions(int square, std::size_t step, int only = 0) const {
    std::set<int> unexplained;
    for (int value = 1; value <= shape_.size(); ++value) {
      if (only == 0 || value == only) unexplained.insert(value);
    }
    std::vector<std::string> parts;
    for (const int unit : shape_.unitsOf(square)) {
      std::set<int> values;
      for (std::size_t i = 0; i < step; ++i) {
        const auto& decided = steps_[i].decided;
        if (decided && decided->square != square && shape_.isInUnit(decided->square, unit) &&
            unexplained.erase(decided->value) == 1)
          values.insert(decided->value);
      }
      if (values.empty()) continue;
      parts.push_back(shape_.unitName(unit) + " has " +
                      enumeration(std::vector<int>(values.begin(), values.end())));
    }
    for (const Deduction& each : steps_) {
      const bool matters = std::any_of(each.removed.begin(), each.removed.end(), [&](auto& lost) {
        return lost.square == square && unexplained.count(lost.value) == 1;
      });
      if (matters && each.rule) parts.push_back(findingOf(each));
    }
    return fmt::format("{}", fmt::join(parts, "; "));
  }

  // "naked pair: r5c4 and r6c6 have only 3 and 8 between them in box 5"
  std::string findingOf(const Deduction& deduction) const {
    return apps::ruleName(*deduction.rule) + ": " + apps::findingText(deduction, shape_);
  }

  // Why the step decided its square: "r4c5 is 7, its only candidate: row 4 has 1 and 2; ..."
  std::string decisionText(std::size_t step) const {
    const auto& [square, value] = *steps_[step].decided;
    const auto& rule = steps_[step].rule;
    if (rule && *rule != sudoku::Rule::nakedSingle) return findingOf(steps_[step]);
    return fmt::format("{} is {}, {}", apps::squareName(square, shape_.size()), value,
                       rule ? "its only candidate: " + exclusions(square, step) : "as it was set");
  }

 private:
  sudoku::Shape shape_;
  std::unique_ptr<sudoku::Board> board_;
  std::vector<Deduction> steps_;
  std::optional<Contradiction> end_;
};

std::optional<Puzzle> onlySolution(const Puzzle& puzzle) {
  try {
    apps::SolutionSearch search(puzzle, {.limits = {.expanded = 20'000}});
    const std::optional<Puzzle> solution = search.next();
    const bool isOnly = solution && !search.next();
    return isOnly && search.outcome() == search::Outcome::exhausted ? solution : std::nullopt;
  } catch (const apps::TooManyCandidates&) {
    return std::nullopt;
  }
}

BoardReasons::Decisions with(BoardReasons::Decisions decisions, const Candidate& last) {
  decisions.push_back(last);
  return decisions;
}

// " The first naked pair then: ...": after that candidate was decided too. Empty if there is none.
std::string firstPair(const Puzzle& puzzle, const BoardReasons::Decisions& decisions,
                      const Candidate& last) {
  const Replay then(puzzle, sudoku::kPairs, with(decisions, last));
  bool isThen = false;
  for (const Deduction& each : then.steps()) {
    isThen = isThen || (each.decided && each.decided->square == last.square);
    if (!isThen || each.rule != sudoku::Rule::nakedPair) continue;
    return " The first naked pair then: " + apps::findingText(each, puzzle.shape) + '.';
  }
  return "";
}

}  // namespace

BoardReasons::BoardReasons(Puzzle puzzle, const RuleSet& rules)
    : puzzle_(std::move(puzzle)), rules_(rules), solution_(onlySolution(puzzle_)) {}

int BoardReasons::solutionAt(int square, const Decisions& decisions) const {
  if (!solution_) return 0;
  const auto at = [&](int each) { return solution_->squares[static_cast<std::size_t>(each)]; };
  for (const Candidate& each : decisions) {
    if (at(each.square) != each.value) return 0;
  }
  return at(square);
}

Reason BoardReasons::ofBoards(const Decisions& decisions, const std::vector<int>& squares) const {
  const Replay ours(puzzle_, rules_, decisions);
  const auto theirs = [&](int square) { return squares[static_cast<std::size_t>(square)]; };
  for (std::size_t i = 0; i < ours.steps().size(); ++i) {
    const auto& decided = ours.steps()[i].decided;
    if (!decided || theirs(decided->square) == decided->value) continue;
    const int value = theirs(decided->square);
    return {fmt::format("Here {}. Your board has {}.", ours.decisionText(i),
                        value == 0 ? "it undecided" : fmt::format("{} there", value))};
  }
  // The first square that has lost its right value, or else the first that is decided only there.
  std::optional<int> further;
  for (int square = 0; square < puzzle_.shape.squares(); ++square) {
    if (theirs(square) == 0 || ours.board().value(square) != kUndecided) continue;
    const int right = solutionAt(square, decisions);
    const bool isLost = right != 0 && right != theirs(square);
    if (isLost || !further) further = square;
    if (isLost) break;
  }
  if (!further) return {};
  const int value = theirs(*further), right = solutionAt(*further, decisions);
  const Replay full(puzzle_, sudoku::kFull, decisions);
  const bool isByFull = !full.isContradictory() && full.board().value(*further) == value;
  std::vector<int> candidates;
  for (const int each : ours.board().candidates(*further)) candidates.push_back(each);
  return {fmt::format("Here {} can still be {}. Your board has {} there{}",
                      apps::squareName(*further, puzzle_.size()), enumeration(candidates), value,
                      isByFull     ? ", as full rules decide."
                      : right == 0 ? ", though no rule of ours excludes the others."
                      : right == value
                          ? ", as the solution has."
                          : fmt::format(": it has lost {}, which the solution needs.", right)),
          right != 0 ? right == value : isByFull || full.isContradictory()};
}

Reason BoardReasons::ofMissing(const Decisions& decisions, Candidate last) const {
  const Decisions all = with(decisions, last);
  const std::string text = fmt::format("has no successor with {} = {}",
                                       apps::squareName(last.square, puzzle_.size()), last.value);
  const bool isNeeded = solutionAt(last.square, decisions) == last.value;
  const bool isByFull = Replay(puzzle_, sudoku::kFull, all).isContradictory();
  const std::string why = isNeeded ? ", which the solution needs."
                                   : fmt::format(", though no rule of ours excludes {} there{}.",
                                                 last.value, isByFull ? "; full rules do" : "");
  if (isByFull) return {text + why, true};
  const bool isSolved = Replay(puzzle_, rules_, all).board().undecided() == 0;
  return {text + why +
          (rules_.collapses() && isSolved
               ? " A single successor that is a solution stays a successor."
           : rules_.has(sudoku::Rule::nakedPair) ? firstPair(puzzle_, decisions, last)
                                                 : "")};
}

Reason BoardReasons::ofFurther(const Decisions& decisions, Candidate last,
                               const std::vector<int>& squares) const {
  const std::string text = fmt::format("goes on with {} = {}",
                                       apps::squareName(last.square, puzzle_.size()), last.value);
  const Replay before(puzzle_, rules_, decisions);
  if (!before.board().candidates(last.square).contains(last.value)) {
    return {fmt::format("{}, but {} is no candidate there: {}.", text, last.value,
                        before.exclusions(last.square, before.steps().size(), last.value))};
  }
  const Replay after({puzzle_.shape, squares, puzzle_.removed}, rules_, {});
  if (!after.isContradictory()) return {};
  return {
      fmt::format("{}, though no solution is left there: {}.", text, after.contradictionText())};
}

Reason BoardReasons::ofRefused(Candidate given, const std::vector<int>& squares) const {
  BoardReasons reasons = *this;
  Puzzle& before = reasons.puzzle_;
  std::fill(before.squares.begin() + given.square, before.squares.end(), kUndecided);
  Reason difference = reasons.ofBoards({}, squares);
  if (!difference.sentence.empty() && !difference.mayBeRight) return difference;
  const Replay now(before, rules_, {}), then(before, rules_, {given});
  if (then.isContradictory()) return {"Ours refuses it too: " + then.contradictionText() + "."};
  std::vector<std::string> places;
  for (int square = 0; square < given.square; ++square) {
    if (now.board().value(square) != given.value) continue;
    places.push_back(apps::squareName(square, puzzle_.size()));
  }
  std::vector<std::string> units;
  for (const int unit : puzzle_.shape.unitsOf(given.square)) {
    units.push_back(puzzle_.shape.unitName(unit));
  }
  return {fmt::format("{} is a candidate there: {} do not have it{}.{}", given.value,
                      enumeration(units),
                      places.empty() ? "" : fmt::format(", only {} so far", enumeration(places)),
                      firstPair(before, {}, given))};
}

}  // namespace comparing
