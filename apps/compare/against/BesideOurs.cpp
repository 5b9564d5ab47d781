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
#include "apps/solving/Suspects.h"
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

sudoku::Puzzle puzzleOf(const RecordedSearch& search) {
  std::istringstream in(search.about("puzzle"));
  try {
    return sudoku::PuzzleReader(in, "its puzzle").next()->puzzle;
  } catch (const sudoku::PuzzleError& error) {
    if (error.line() > 0) throw;  // nearly a Sudoku
    throw std::runtime_error("it repeats only searches of Sudokus");
  }
}

// The calls of setSquare that led to the first boards of a recorded search.
std::vector<apps::SeenBoard> boardsOf(const RecordedSearch& search, const sudoku::Puzzle& puzzle) {
  constexpr std::size_t kMost = 2000;  // calls
  constexpr int kLargest = 9;          // larger boards take half a minute
  if (puzzle.size() > kLargest || !(puzzle.shape == sudoku::Shape(puzzle.size()))) return {};
  if (!search.about("refused").empty()) return {};  // one answer tells too little
  apps::SeenBoard start{puzzle.size()};
  for (int square = 0; square < puzzle.shape.squares(); ++square) {
    const int value = puzzle.squares[static_cast<std::size_t>(square)];
    if (value != sudoku::kUndecided) start.calls.push_back({square, value, true, {}});
  }
  std::vector<apps::SeenBoard> boards;
  std::size_t count = 0;
  for (const auto& state : search.states) {
    if (count > kMost) break;
    std::vector<const search::TracedState*> path{&state};
    while (path.back()->parent != search::kNoParent) {
      path.push_back(&search.states[path.back()->parent]);
    }
    boards.push_back(start);
    std::vector<apps::SeenCall>& calls = boards.back().calls;
    for (auto each = path.rbegin(); each != path.rend(); ++each) {
      const auto decided = decisionsIn((*each)->decision, puzzle.size());
      if (!decided.empty()) calls.push_back({decided[0].square, decided[0].value, true, {}});
      if (calls.empty()) continue;
      sudoku::Puzzle& after = calls.back().after = {puzzle.shape, squaresOf(**each)};
      std::replace(after.squares.begin(), after.squares.end(), 0, sudoku::kUndecided);
    }
    count += calls.size();
  }
  return boards;
}

}  // namespace

OurSearch BesideOurs::of(const RecordedSearch& search) {
  const std::string named = rules_.empty() ? search.about("rules") : rules_;
  if (named.empty() && likeliest_.empty()) findLikeliest();
  OurSearch ours = named.empty() ? std::move(found_.at(&search)) : with(named, search);
  if (ours.difference.isNone || ours.comparison.runs.empty()) return ours;
  const auto boards = boardsOf(search, puzzleOf(search));
  const std::string mistake = apps::namesOf(apps::suspectsOf(boards, true));
  if (!mistake.empty())
    ours.difference.sentence += " One mistake explains its boards: " + mistake + '.';
  return ours;
}

OurSearch BesideOurs::with(const std::string& rules, const RecordedSearch& search) const {
  const sudoku::Puzzle puzzle = puzzleOf(search);
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
