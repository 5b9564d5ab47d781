#include "apps/compare/ReportPage.h"

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>

#include "apps/compare/Interval.h"
#include "apps/compare/ResultTexts.h"
#include "apps/support/EmbeddedText.h"
#include "search/Outcome.h"

namespace compareSearch {
namespace {

using OrderedJson = nlohmann::ordered_json;

// In the order in which the page needs them.
constexpr const char* kScripts[] = {
    "d3-hierarchy.min.js", "elements.js", "start.js",      "trace.js",    "board.js",
    "figures.js",          "charts.js",   "treeLayout.js", "treeView.js", "replay.js",
    "comparison.js",       "page.js"};
constexpr const char* kLicences[] = {"d3-hierarchy.LICENSE"};
constexpr const char* kStyles[] = {"page.css", "report.css"};

// A number for sorting and drawing, with its text.
OrderedJson number(double value, bool isExact, const std::string& text) {
  return {{"value", value}, {"isLowerBound", !isExact}, {"text", text}};
}
template <class Number>
OrderedJson number(const Interval<Number>& nodes) {
  return number(static_cast<double>(nodes.least), nodes.isExact(), text(nodes));
}

OrderedJson contendersIn(const Comparison& comparison) {
  OrderedJson list = OrderedJson::array();
  for (const Contender& each : comparison.contenders) {
    list.push_back({{"rules", each.rulesName},
                    {"strategy", each.strategy->name},
                    {"title", each.strategy->title}});
  }
  return list;
}

OrderedJson learningCounters() {
  OrderedJson list = OrderedJson::array();
  for (const LearningCounter& each : kLearningCounters) {
    list.push_back({{"key", each.key}, {"heading", each.heading}});
  }
  return list;
}

OrderedJson puzzlesIn(const Comparison& comparison) {
  OrderedJson list = OrderedJson::array();
  for (const Entry& each : comparison.entries) {
    list.push_back({{"puzzle", each.puzzle->line()},
                    {"size", each.puzzle->size()},
                    {"source", each.source},
                    {"title", each.title}});
  }
  return list;
}

OrderedJson runsIn(const Comparison& comparison, const ReportTrees& trees) {
  OrderedJson list = OrderedJson::array();
  for (std::size_t i = 0; i < comparison.runs.size(); ++i) {
    const Run& run = comparison.runs[i];
    const search::Statistics& counts = run.statistics;
    const bool isSolved = run.outcome == search::Outcome::solved;
    list.push_back({run.entry, run.contender, search::word(run.outcome), counts.expanded,
                    counts.generated, counts.peakFrontier,
                    isSolved ? OrderedJson(counts.depth) : OrderedJson(nullptr), counts.elapsedNs,
                    word(trees.ofRuns[i]), counts.repeats,
                    run.hasCosts() ? OrderedJson(counts.cost) : OrderedJson(nullptr)});
    if (!run.learning) continue;
    for (const LearningCounter& each : kLearningCounters) {
      list.back().push_back((*run.learning).*each.member);
    }
  }
  return list;
}

OrderedJson scoresIn(const Results& results) {
  OrderedJson list = OrderedJson::array();
  for (const Score& score : results.scores) {
    list.push_back({{"solved", score.solved},
                    {"puzzles", score.runs.size()},
                    {"total", number(score.total)},
                    {"median", number(score.median)},
                    {"mean", number(score.mean.least, score.mean.isExact(), meanText(score.mean))},
                    {"worst", number(score.worst)},
                    {"time", number(static_cast<double>(score.time.least), score.time.isExact(),
                                    timeText(score.time))}});
    for (std::size_t i = 0; i < score.learning.size(); ++i) {
      list.back()[kLearningCounters[i].key] = number(score.learning[i]);
    }
  }
  return list;
}

std::ptrdiff_t indexOf(const Contender* contender, const Results& results) {
  return contender - results.comparison.contenders.data();
}

OrderedJson tiesIn(const Results& results) {
  OrderedJson list = OrderedJson::array();
  for (const TieSpread& spread : results.ties) {
    list.push_back({{"contender", indexOf(spread.contender, results)},
                    {"arrival", number(spread.arrival)},
                    {"least", number(spread.least)},
                    {"median", number(spread.median)},
                    {"most", number(spread.most)},
                    {"ratio", ratioText(spread.ratio)}});
  }
  return list;
}

OrderedJson pairsIn(const Results& results) {
  OrderedJson list = OrderedJson::array();
  for (const Pair& pair : results.pairs) {
    list.push_back({{"one", indexOf(pair.one, results)},
                    {"other", indexOf(pair.other, results)},
                    {"oneFewer", pair.oneFewer},
                    {"equal", pair.equal},
                    {"otherFewer", pair.otherFewer},
                    {"unknown", pair.unknown},
                    {"median", ratioText(pair.median)},
                    {"mean", meanText(pair)}});
  }
  return list;
}

// The comparison as the page reads it, as JSON. A run is an array: puzzle, contender, outcome,
// expanded, generated, peak frontier, depth (null without a solution), nanoseconds, the status of
// its tree, repeats, and the cost (null if it says nothing); if it learns, also `learningCounters`.
// `room` is the limit on states of trees.
std::string pageData(const Results& results, const ReportTrees& trees) {
  const Comparison& comparison = results.comparison;
  const OrderedJson data{{"headlines", headlines(results)},
                         {"notes", notes(results)},
                         {"contenders", contendersIn(comparison)},
                         {"puzzles", puzzlesIn(comparison)},
                         {"learningCounters", learningCounters()},
                         {"runs", runsIn(comparison, trees)},
                         {"scores", scoresIn(results)},
                         {"pairs", pairsIn(results)},
                         {"tiesHeadline", tiesHeadline(comparison.ties)},
                         {"ties", tiesIn(results)},
                         {"room", trees.room}};
  return data.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

}  // namespace

void writeReportPage(std::ostream& out, const Results& results, const ReportTrees& trees) {
  out << apps::filledPage(apps::embeddedText("frame.html"),
                          {{"title", "Search comparison"},
                           {"styles", apps::embeddedTexts(kStyles)},
                           {"body", apps::embeddedText("report.html")},
                           {"licences", apps::embeddedTexts(kLicences)},
                           {"comparison", apps::gzippedBase64(pageData(results, trees))},
                           {"traces", apps::gzippedBase64(trees.traces)},
                           {"scripts", apps::embeddedTexts(kScripts)}});
}

}  // namespace compareSearch
