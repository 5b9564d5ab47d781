#include "apps/compare/page/PageData.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

#include "apps/compare/page/ExampleTree.h"
#include "apps/compare/results/ResultFiles.h"
#include "apps/compare/results/ResultTexts.h"
#include "apps/solving/SudokuArguments.h"
#include "apps/support/JsonText.h"
#include "search/Outcome.h"
#include "sudoku/RuleSet.h"

namespace comparing {
namespace {

using apps::Json;
using apps::listOf;

// A number for sorting and drawing, with its text.
template <class Number>
Json number(const Bounded<Number>& count, const std::string& text) {
  return {{"value", static_cast<double>(count.least)},
          {"isLowerBound", !count.isExact},
          {"text", text}};
}
template <class Number>
Json number(const Bounded<Number>& nodes) {
  return number(nodes, text(nodes));
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

Json learningCounters() {
  return listOf(kLearningCounters, [](const LearningCounter& each) -> Json {
    return {{"key", each.key}, {"heading", each.heading}};
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
  Json list = Json::array();
  for (std::size_t i = 0; i < comparison.runs.size(); ++i) {
    const Run& run = comparison.runs[i];
    const search::Statistics& counts = run.statistics;
    const bool isSolved = run.outcome == search::Outcome::solved;
    list.push_back({run.entry, run.contender, search::word(run.outcome), counts.expanded,
                    counts.generated, counts.peakFrontier, isSolved ? Json(counts.depth) : Json(),
                    counts.elapsedNs == 0 ? Json() : Json(counts.elapsedNs), bool(hasTree[i]),
                    counts.repeats, run.hasCosts() ? Json(counts.cost) : Json()});
    if (!run.learning) continue;
    for (const LearningCounter& each : kLearningCounters) {
      list.back().push_back((*run.learning).*each.member);
    }
  }
  return list;
}

Json scoresIn(const Results& results) {
  return listOf(results.scores, [](const Score& score) {
    Json described{{"solved", score.solved},
                   {"puzzles", score.runs.size()},
                   {"total", number(score.total)},
                   {"median", number(score.median)},
                   {"mean", number(score.mean, meanText(score.mean))},
                   {"worst", number(score.worst)},
                   {"time", number(score.time, timeText(score.time))}};
    for (std::size_t i = 0; i < score.learning.size(); ++i) {
      described[kLearningCounters[i].key] = number(score.learning[i]);
    }
    return described;
  });
}

std::ptrdiff_t indexOf(const Contender* contender, const Results& results) {
  return contender - results.comparison.contenders.data();
}

Json tiesIn(const Results& results) {
  return listOf(results.ties, [&](const TieSpread& spread) -> Json {
    return {{"contender", indexOf(spread.contender, results)},
            {"arrival", number(spread.arrival)},
            {"least", number(spread.least)},
            {"median", number(spread.median)},
            {"most", number(spread.most)},
            {"ratio", ratioText(spread.ratio)}};
  });
}

Json pairsIn(const Results& results) {
  return listOf(results.pairs, [&](const Pair& pair) -> Json {
    return {{"one", indexOf(pair.one, results)},
            {"other", indexOf(pair.other, results)},
            {"oneFewer", pair.oneFewer},
            {"equal", pair.equal},
            {"otherFewer", pair.otherFewer},
            {"unknown", pair.unknown},
            {"finished", pair.finished},
            {"chance", chanceText(pair.chance)},
            {"median", ratioText(pair.nodes.median)},
            {"mean", ratioText(pair.nodes.mean)},
            {"timeMedian", ratioText(pair.time.median)},
            {"timeMean", ratioText(pair.time.mean)}};
  });
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
                       {"learningCounters", learningCounters()},
                       {"runs", runsIn(comparison, hasTree)},
                       {"scores", scoresIn(results)},
                       {"pairs", pairsIn(results)},
                       {"tiesHeadline", tiesHeadline(comparison.ties)},
                       {"ties", tiesIn(results)}});
}

}  // namespace comparing
