#include "apps/grade/suite/Reference.h"

#include <algorithm>
#include <ctime>
#include <memory>
#include <stdexcept>
#include <utility>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "Sudoku.h"
#include "apps/grade/suite/Placement.h"
#include "search/Limits.h"
#include "search/Outcome.h"
#include "sudoku/NamedRuleSets.h"

namespace coursework {
namespace {

constexpr std::uint64_t kMostExpanded = 20'000;

std::chrono::nanoseconds processorTime() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}

search::Limits upTo(std::uint64_t expanded) {
  search::Limits limits;
  limits.expanded = expanded;
  return limits;
}

}  // namespace

std::optional<sudoku::Puzzle> decided(const sudoku::Puzzle& givens, const sudoku::RuleSet& rules) {
  const Sudoku board(givens, rules);
  if (board.isContradictory()) return std::nullopt;
  return board.squares();
}

Answer hasSolution(const sudoku::Puzzle& givens) {
  DepthFirstSearch search(std::make_unique<Sudoku>(givens));
  search.setLimits(upTo(kMostExpanded));
  if (search.solve() != nullptr) return Answer::yes;
  return search.outcome() == search::Outcome::exhausted ? Answer::no : Answer::unknown;
}

std::uint64_t expandedByBreadthFirst(const sudoku::Puzzle& puzzle, const sudoku::RuleSet& rules,
                                     std::uint64_t limit) {
  BreadthFirstSearch search(std::make_unique<Sudoku>(puzzle, rules));
  search.setLimits(upTo(limit));
  return search.solve() == nullptr ? limit : search.statistics().expanded;
}

std::uint64_t expandedByBestFirst(const sudoku::Puzzle& puzzle) {
  BestFirstSearch search(std::make_unique<Sudoku>(puzzle, sudoku::kPairsCollapse));
  search.solve();
  return search.statistics().expanded;
}

std::chrono::nanoseconds timeOfBestFirst(const sudoku::Puzzle& puzzle) {
  // The first round warms up. The minimum is the measurement with the least noise.
  constexpr int kRounds = 7;
  std::chrono::nanoseconds least = std::chrono::nanoseconds::max();
  for (int round = 0; round < kRounds; ++round) {
    const std::chrono::nanoseconds begin = processorTime();
    auto board = std::make_unique<Sudoku>(puzzle.size(), sudoku::kPairsCollapse);
    for (const auto& [row, col, value] : placementsOf(puzzle)) board->setSquare(row, col, value);
    BestFirstSearch search(std::move(board));
    if (search.solve() == nullptr) throw std::logic_error("a puzzle of the suite is unsolvable");
    least = std::min(least, processorTime() - begin);
  }
  return least;
}

}  // namespace coursework
