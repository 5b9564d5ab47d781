#include "apps/compare/BesideOurs.h"

#include <cstddef>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "apps/compare/Runner.h"
#include "apps/compare/SudokuPuzzle.h"
#include "apps/support/SudokuArguments.h"
#include "search/trace/JsonLines.h"
#include "sudoku/PuzzleReader.h"

namespace comparing {

OurSearch besideOurs(const RecordedSearch& search, const std::string& rules,
                     const apps::SearchLimits& limits, const std::atomic<bool>& stop) {
  std::istringstream in(search.puzzle);
  auto read = sudoku::PuzzleReader(in, "its puzzle").next();
  if (!read) throw std::runtime_error("it names no Sudoku");
  const sudoku::Puzzle puzzle = read->puzzle;
  OurSearch ours;
  ours.comparison = {{{&apps::strategyNamed(search.strategy), rules}},
                     {{sudokuPuzzle(puzzle), search.source, ""}},
                     limits};
  run(ours.comparison, 1, stop);
  if (ours.comparison.runs.empty()) return ours;
  std::stringstream trace;
  writeJsonLines(trace,
                 record(ours.comparison, ours.comparison.runs.front(), search::kUnlimited, stop));
  ours.trace = trace.str();
  ours.recorded = readTrace(trace, "this program", false).front();
  const BoardReasons reasons(puzzle, apps::ruleSetNamed(rules));
  ours.difference = firstDifference(search, "yours", ours.recorded, "ours", &reasons);
  std::string& sentence = ours.difference.sentence;
  if (sentence[0] == 'y') sentence[0] = 'Y';
  return ours;
}

std::string likeliestRules(const std::vector<RecordedSearch>& searches,
                           const apps::SearchLimits& limits, const std::atomic<bool>& stop) {
  std::string likeliest;
  std::pair<std::size_t, int> best;
  for (const char* const rules : {"coursework", "pairs", "collapse", "pairs+collapse"}) {
    std::pair<std::size_t, int> found;
    for (const RecordedSearch& search : searches) {
      const Difference difference = besideOurs(search, rules, limits, stop).difference;
      found.first += difference.agreed;
      found.second -= difference.isByRules;
    }
    if (!likeliest.empty() && found <= best) continue;
    likeliest = rules;
    best = found;
  }
  return likeliest;
}

}  // namespace comparing
