#include "apps/support/AutoSearch.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "DepthFirstSearch.h"
#include "search/ConflictDrivenSearch.h"
#include "search/Outcome.h"
#include "sudoku/learning/ExplainedSudoku.h"

namespace apps {
namespace {

const Sudoku& asSudoku(const Searchable* state) {
  const auto* const board = dynamic_cast<const Sudoku*>(state);
  if (board == nullptr)
    throw std::invalid_argument("only Sudokus can be searched with this strategy");
  return *board;
}

}  // namespace

AutoSearch::AutoSearch(std::unique_ptr<Searchable>&& startFrom)
    : start_(std::move(startFrom)),
      depthFirst_(
          std::make_unique<DepthFirstSearch>(std::make_unique<Sudoku>(asSudoku(start_.get())))),
      mostExpanded_(mostExpandedDepthFirst(start().size())) {}

Searchable* AutoSearch::search(const search::Stopwatch&) {
  if (!learning_) {
    Searchable* const solution = continueWith(*depthFirst_, limitsOfDepthFirst());
    if (solution != nullptr) {
      mostExpanded_ = statistics_.expanded + mostExpandedDepthFirst(start().size());
      if (returned_.size() <= kMostKept) returned_.insert(asSudoku(solution).squares().squares);
    }
    const bool isGivenUp =
        outcome_ == search::Outcome::expandedLimit && statistics_.expanded < limits_.expanded;
    if (!isGivenUp) return solution;
    beginLearning();
  }
  for (;;) {
    Searchable* const solution = continueWith(*learning_, limitsOfLearning());
    if (solution == nullptr || returned_.erase(asSudoku(solution).squares().squares) == 0) {
      return solution;
    }
    solutions_.pop_back();
  }
}

void AutoSearch::beginLearning() {
  learning_ =
      std::make_unique<search::ConflictDrivenSearch>(std::make_unique<ExplainedSudoku>(start()));
  before_ = depthFirst_->statistics();
  depthFirst_.reset();
}

// The next solution of one of the two searches.
Searchable* AutoSearch::continueWith(search::Search& driver, const search::Limits& limits) {
  driver.setLimits(limits);
  driver.setObserver(observer_);
  const bool isSolved = driver.solve() != nullptr;
  outcome_ = driver.outcome();
  const std::uint64_t elapsedNs = statistics_.elapsedNs;
  statistics_ = driver.statistics();
  statistics_.expanded += before_.expanded;
  statistics_.generated += before_.generated;
  statistics_.peakFrontier = std::max(statistics_.peakFrontier, before_.peakFrontier);
  statistics_.elapsedNs = elapsedNs;
  if (!isSolved) return nullptr;
  solutions_.push_back(driver.releaseSolution());
  return solutions_.back().get();
}

search::Limits AutoSearch::limitsOfDepthFirst() const {
  search::Limits limits = limits_;
  if (returned_.size() <= kMostKept) limits.expanded = std::min(limits.expanded, mostExpanded_);
  return limits;
}

search::Limits AutoSearch::limitsOfLearning() const {
  const auto left = [](std::uint64_t most, std::uint64_t used) {
    return most == search::kUnlimited ? most : most - std::min(most, used);
  };
  search::Limits limits = limits_;
  limits.expanded = left(limits.expanded, before_.expanded);
  limits.timeNs = left(limits.timeNs, before_.elapsedNs);
  return limits;
}

}  // namespace apps
