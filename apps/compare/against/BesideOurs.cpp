#include "apps/compare/against/BesideOurs.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "apps/compare/searches/Runner.h"
#include "apps/compare/searches/SudokuPuzzle.h"
#include "apps/solving/SudokuArguments.h"
#include "sudoku/PuzzleReader.h"

namespace comparing {
namespace {

// The search as a run, of which the time is unknown.
Run runOf(const RecordedSearch& search, std::size_t entry, std::size_t contender) {
  const bool isDone = isFinished(search.outcome);
  Run run{entry, contender, isDone ? search.outcome : search::Outcome::expandedLimit};
  run.statistics.expanded = search.statistics.expanded;
  run.statistics.generated = search.states.size();
  std::uint64_t waiting = 1;
  for (const std::size_t id : search.left) {
    run.statistics.peakFrontier = std::max(run.statistics.peakFrontier, waiting);
    waiting = waiting + search.successors[id].size() - 1;
  }
  for (const search::TracedState& state : search.states) {
    if (state.fate != search::Fate::solution) continue;
    run.statistics.depth = state.depth;
    run.statistics.cost = static_cast<std::uint64_t>(state.pathCost());
    break;
  }
  return run;
}

// The index of the item with that key, which is added unless it is there.
template <class Item, class Key>
std::size_t indexIn(std::vector<Item>& items, const Item& item, Key keyOf) {
  std::size_t i = 0;
  while (i < items.size() && keyOf(items[i]) != keyOf(item)) ++i;
  if (i == items.size()) items.push_back(item);
  return i;
}

}  // namespace

OurSearch BesideOurs::of(const RecordedSearch& search) {
  if (!rules_.empty()) return with(rules_, search);
  if (const std::string named = search.about("rules"); !named.empty()) return with(named, search);
  if (likeliest_.empty()) findLikeliest();
  return std::move(found_.at(&search));
}

OurSearch BesideOurs::with(const std::string& rules, const RecordedSearch& search) const {
  std::istringstream in(search.about("puzzle"));
  sudoku::Puzzle puzzle;
  try {
    puzzle = sudoku::PuzzleReader(in, "its puzzle").next()->puzzle;
  } catch (const sudoku::PuzzleError& error) {
    if (error.line() > 0) throw;  // nearly a Sudoku
    throw std::runtime_error("it repeats only searches of Sudokus");
  }
  OurSearch ours;
  Comparison& comparison = ours.comparison;
  comparison = {{{&apps::strategyNamed(search.about("strategy")), rules}},
                {{sudokuPuzzle(puzzle), search.about("source"), ""}},
                limits_};
  comparison.takesTimes = false;
  run(comparison, 1, stop_);
  if (comparison.runs.empty()) return ours;
  ours.recorded = {"ours", record(comparison, comparison.runs.front(), search::kUnlimited, stop_)};
  const BoardReasons reasons(puzzle, apps::ruleSetNamed(rules));
  ours.difference = firstDifference(search, ours.recorded, &reasons);
  std::string& sentence = ours.difference.sentence;
  if (sentence[0] == 'y') sentence[0] = 'Y';
  return ours;
}

void BesideOurs::findLikeliest() {
  std::pair<std::size_t, int> best;
  for (const char* const rules : {"coursework", "pairs", "collapse", "pairs+collapse"}) {
    std::pair<std::size_t, int> agreement;
    std::map<const RecordedSearch*, OurSearch> found;
    for (const RecordedSearch& search : searches_) {
      if (!search.about("rules").empty()) continue;
      const OurSearch& ours = found.emplace(&search, with(rules, search)).first->second;
      agreement.first += ours.difference.agreed;
      agreement.second -= ours.difference.isByRules;
    }
    if (!likeliest_.empty() && agreement <= best) continue;
    likeliest_ = rules;
    best = agreement;
    found_ = std::move(found);
  }
}

void add(Comparison& comparison, const RecordedSearch& search, const OurSearch& ours) {
  const Contender& contender = ours.comparison.contenders.front();
  const std::size_t entry = indexIn(comparison.entries, ours.comparison.entries.front(),
                                    [](const auto& each) { return each.puzzle->line(); });
  const auto withRules = [&](const std::string& rules) {
    return indexIn(comparison.contenders, {contender.strategy, rules},
                   [](const auto& each) { return each.strategy->name + (' ' + each.rules); });
  };
  comparison.runs.push_back(runOf(search, entry, withRules(kYours)));
  comparison.runs.push_back(ours.comparison.runs.front());
  comparison.runs.back().entry = entry;
  comparison.runs.back().contender = withRules(contender.rules);
}

}  // namespace comparing
