#include "apps/compare/against/BesideOurs.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <stdexcept>

#include "apps/compare/searches/Runner.h"
#include "apps/compare/searches/SudokuPuzzle.h"
#include "apps/solving/SudokuArguments.h"
#include "search/trace/JsonLines.h"
#include "sudoku/PuzzleReader.h"

namespace comparing {
namespace {

// The search as a run, of which the time is unknown.
Run runOf(const RecordedSearch& search, std::size_t entry, std::size_t contender) {
  Run run{entry, contender,
          search.outcome == "solved"      ? search::Outcome::solved
          : search.outcome == "exhausted" ? search::Outcome::exhausted
                                          : search::Outcome::expandedLimit};
  run.statistics.expanded = search.expanded;
  run.statistics.generated = search.states.size();
  std::uint64_t waiting = 1;
  for (const std::size_t id : search.left) {
    run.statistics.peakFrontier = std::max(run.statistics.peakFrontier, waiting);
    waiting = waiting + search.states[id].children.size() - 1;
  }
  for (const RecordedState& state : search.states) {
    if (state.fate != "solution") continue;
    run.statistics.depth = state.depth;
    run.statistics.cost = static_cast<std::uint64_t>(state.cost);
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
  if (!search.rules.empty()) return with(search.rules, search);
  if (likeliest_.empty()) findLikeliest();
  return std::move(found_.at(&search));
}

OurSearch BesideOurs::with(const std::string& rules, const RecordedSearch& search) const {
  std::istringstream in(search.puzzle);
  sudoku::Puzzle puzzle;
  try {
    puzzle = sudoku::PuzzleReader(in, "its puzzle").next()->puzzle;
  } catch (const sudoku::PuzzleError& error) {
    if (error.line() > 0) throw;  // nearly a Sudoku
    throw std::runtime_error("it repeats only searches of Sudokus");
  }
  OurSearch ours;
  ours.comparison = {{{&apps::strategyNamed(search.strategy), rules}},
                     {{sudokuPuzzle(puzzle), search.source, ""}},
                     limits_};
  ours.comparison.takesTimes = false;
  run(ours.comparison, 1, stop_);
  if (ours.comparison.runs.empty()) return ours;
  std::stringstream trace;
  writeJsonLines(trace,
                 record(ours.comparison, ours.comparison.runs.front(), search::kUnlimited, stop_));
  ours.trace = trace.str();
  ours.recorded = readTrace(trace, "this program", "ours", false).front();
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
      if (!search.rules.empty()) continue;
      const auto ours = found.emplace(&search, with(rules, search)).first;
      agreement.first += ours->second.difference.agreed;
      agreement.second -= ours->second.difference.isByRules;
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
