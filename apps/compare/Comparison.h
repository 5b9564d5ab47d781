// Comparison.h: what is compared, and what came of it: strategies x rule sets x puzzles, as plain
// data.

#ifndef APPS_COMPARE_COMPARISON_H_
#define APPS_COMPARE_COMPARISON_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "apps/support/SearchLimits.h"
#include "apps/support/Strategy.h"
#include "search/Outcome.h"
#include "search/Statistics.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"

namespace comparing {

// A strategy on boards that follow a rule set: one row of the table.
struct Contender {
  const apps::Strategy* strategy;
  std::string rulesName;  // as it was asked for
  sudoku::RuleSet rules;
};

struct Entry {
  sudoku::Puzzle puzzle;
  std::string source;  // where it was read: "famous.txt:5"
  std::string title;   // what the file calls it; may be empty
};

// When to give up a search; unlike other programs, this one never expands without end by itself.
struct RunLimits : apps::SearchLimits {
  static constexpr std::uint64_t kExpanded = 100'000;

  RunLimits() { expanded = kExpanded; }
};

// Searches of a strategy that has ties are repeated with so many orders of them, of seeds from
// `seed` on.
struct TieOrders {
  std::uint64_t count = 0;
  std::uint64_t seed = 1;
};

// A search with another order of ties.
struct TieRun {
  std::uint64_t seed;
  search::Outcome outcome;
  std::uint64_t expanded;

  bool isFinished() const {
    return outcome == search::Outcome::solved || outcome == search::Outcome::exhausted;
  }
};

// One search: a contender on a puzzle.
struct Run {
  std::size_t entry = 0;      // its index in Comparison::entries
  std::size_t contender = 0;  // its index in Comparison::contenders
  search::Outcome outcome = search::Outcome::notStarted;
  search::Statistics statistics{};  // elapsedNs: with the time that setting the givens took
  std::string solution{};           // in one line; empty if none was found
  std::vector<TieRun> ties{};

  bool isFinished() const {
    return outcome == search::Outcome::solved || outcome == search::Outcome::exhausted;
  }

  // True if a request to stop ended this search, or left one with another order of ties undone.
  bool isCutShort() const {
    return outcome == search::Outcome::stopped ||
           (!ties.empty() && ties.back().outcome == search::Outcome::stopped);
  }
};

struct Comparison {
  std::vector<Contender> contenders;
  std::vector<Entry> entries;
  RunLimits limits;
  TieOrders ties{};
  std::vector<Run> runs{};  // puzzle by puzzle, contender by contender; without those not begun

  // How many searches are to run.
  std::size_t searches() const { return entries.size() * contenders.size(); }

  // How many were not cut short by a request to stop.
  std::size_t searchesDone() const {
    const auto isDone = [](const Run& run) { return !run.isCutShort(); };
    return static_cast<std::size_t>(std::count_if(runs.begin(), runs.end(), isDone));
  }
};

}  // namespace comparing

#endif
