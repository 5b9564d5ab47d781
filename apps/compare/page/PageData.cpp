#include "apps/compare/page/PageData.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <numeric>

#include "apps/compare/page/ExampleTree.h"
#include "apps/compare/results/ResultFiles.h"
#include "apps/compare/results/ResultTable.h"
#include "apps/compare/results/ResultTexts.h"
#include "apps/solving/SudokuArguments.h"
#include "apps/support/JsonText.h"
#include "search/Outcome.h"
#include "sudoku/RuleSet.h"

namespace comparing {
namespace {

using apps::Json;
using apps::listOf;

// Columns, and rows with a text for each, or with a number for sorting and drawing.
Json tableIn(const Table& table) {
  return {
      {"title", table.title},
      {"columns", listOf(table.columns,
                         [](const Column& each) -> Json {
                           return {{"key", each.key},
                                   {"heading", each.heading},
                                   {"meaning", each.meaning},
                                   {"isNumber", each.isNumber}};
                         })},
      {"rows", listOf(table.rows, [&](const std::vector<Cell>& row) {
         return listOf(row, [](const Cell& each) -> Json {
           return {{"text", each.text}, {"value", each.value}, {"isLowerBound", each.isLowerBound}};
         });
       })}};
}

// The names and sentences of all strategies, and what each expands in the example.
Json describedStrategies() {
  Json strategies;
  for (const apps::Strategy& each : apps::kAllStrategies) {
    strategies[each.name] = {
        {"title", each.title},
        {"summary", each.summary},
        {"example", listOf(exampleOf(each), [](const ExampleNode& node) -> Json {
           return {node.parent, node.isSolution, node.heuristicValue, node.expanded, node.backTo};
         })}};
  }
  return strategies;
}

// What a rule set does: its rules, what it branches on, and its switches. None without a rule set.
Json partsOf(const std::string& name) {
  Json parts = Json::array();
  if (name.empty() || name == kYours) return parts;
  const sudoku::RuleSet rules = apps::ruleSetNamed(name);
  for (const sudoku::Rule rule : sudoku::kRules) {
    if (rules.has(rule)) parts.push_back(sudoku::name(rule));
  }
  constexpr const char* kBranchings[] = {"firstUndecided", "fewestCandidates", "mostConstraining"};
  parts.push_back(kBranchings[static_cast<std::size_t>(rules.branching())]);
  if (rules.collapses()) parts.push_back("collapse");
  if (rules.guesses()) parts.push_back("guess");
  return parts;
}

Json contendersIn(const Comparison& comparison) {
  return listOf(comparison.contenders, [](const Contender& each) -> Json {
    return {{"rules", each.rules},
            {"parts", partsOf(each.rules)},
            {"strategy", each.strategy->name},
            {"title", each.strategy->title},
            {"results", each.results}};
  });
}

// The counters of the runs.
std::vector<Counter> countersOf(const Comparison& comparison) {
  std::vector<Counter> counters(std::begin(kCounters), std::end(kCounters));
  if (comparison.hasLearning()) {
    counters.insert(counters.end(), std::begin(kLearningCounters), std::end(kLearningCounters));
  }
  return counters;
}

Json countersIn(const Comparison& comparison) {
  return listOf(countersOf(comparison), [](const Counter& each) -> Json {
    return {{"key", each.key}, {"heading", each.heading}, {"meaning", each.meaning}};
  });
}

Json puzzlesIn(const Comparison& comparison) {
  return listOf(comparison.entries, [](const Entry& each) -> Json {
    return {{"puzzle", each.puzzle->line()},
            {"size", each.puzzle->size()},
            {"source", each.source},
            {"title", each.title}};
  });
}

Json runsIn(const Comparison& comparison, const std::vector<bool>& hasTree) {
  const std::vector<Counter> counters = countersOf(comparison);
  Json list = Json::array();
  for (std::size_t i = 0; i < comparison.runs.size(); ++i) {
    const Run& run = comparison.runs[i];
    Json numbers{run.entry, run.contender, search::word(run.outcome), bool(hasTree[i])};
    for (const Counter& each : counters) {
      const auto count = each.of(run);
      numbers.push_back(count ? Json(*count) : Json());
    }
    list.push_back(numbers);
  }
  return list;
}

}  // namespace

std::vector<bool> chosenTrees(const std::vector<Run>& runs, std::uint64_t room) {
  std::vector<std::size_t> bySize(runs.size());
  std::iota(bySize.begin(), bySize.end(), std::size_t{0});
  const auto states = [&](std::size_t i) { return runs[i].statistics.generated; };
  std::stable_sort(bySize.begin(), bySize.end(),
                   [&](std::size_t one, std::size_t other) { return states(one) < states(other); });
  std::vector<bool> areChosen(runs.size());
  for (const std::size_t i : bySize) {
    if (states(i) > room) break;
    areChosen[i] = true;
    room -= states(i);
  }
  return areChosen;
}

std::string pageData(const Results& results, const std::vector<bool>& hasTree) {
  const Comparison& comparison = results.comparison;
  static const Json strategies = describedStrategies();  // the same for all pages
  return apps::textOf({{"strategies", strategies},
                       {"headlines", headlines(results)},
                       {"notes", notes(results)},
                       {"about", aboutIn(comparison)},
                       {"contenders", contendersIn(comparison)},
                       {"puzzles", puzzlesIn(comparison)},
                       {"counters", countersIn(comparison)},
                       {"timeDigits", apps::ProcessorTime::kDigits},
                       {"runs", runsIn(comparison, hasTree)},
                       {"scores", tableIn(sumsTable(results.scores, Names::titles))},
                       {"pairs", tableIn(pairTable(results.pairs, Names::titles))},
                       {"ties", tableIn(tieTable(results, Names::titles))}});
}

}  // namespace comparing
