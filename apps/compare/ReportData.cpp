#include "apps/compare/ReportData.h"

#include <cmath>
#include <cstddef>
#include <nlohmann/json.hpp>

#include "apps/compare/Captions.h"
#include "apps/compare/Figure.h"
#include "apps/compare/Pairs.h"
#include "apps/compare/Ratio.h"
#include "apps/compare/Scores.h"
#include "apps/compare/Ties.h"
#include "search/Outcome.h"
#include "sudoku/PuzzleWriter.h"

namespace comparing {
namespace {

using OrderedJson = nlohmann::ordered_json;

// A number for sorting and drawing, with its text.
OrderedJson figure(double value, bool isLowerBound, const std::string& text) {
  return {{"value", value}, {"isLowerBound", isLowerBound}, {"text", text}};
}
OrderedJson figure(const Figure& nodes) {
  return figure(static_cast<double>(nodes.value), nodes.isLowerBound, text(nodes));
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

OrderedJson puzzlesIn(const Comparison& comparison) {
  OrderedJson list = OrderedJson::array();
  for (const Entry& each : comparison.entries) {
    list.push_back({{"puzzle", toLine(each.puzzle)},
                    {"size", each.puzzle.size},
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
                    word(trees.ofRuns[i])});
  }
  return list;
}

OrderedJson scoresIn(const std::vector<Score>& scores) {
  OrderedJson list = OrderedJson::array();
  for (const Score& score : scores) {
    const Mean mean = geometricMean(score.expanded);
    const Figure time = total(score.elapsedNs);
    list.push_back(
        {{"solved", score.solved},
         {"puzzles", score.runs.size()},
         {"total", figure(total(score.expanded))},
         {"median", figure(median(score.expanded))},
         {"mean", figure(mean.value, mean.isLowerBound, meanText(mean))},
         {"worst", figure(worst(score.expanded))},
         {"time", figure(static_cast<double>(time.value), time.isLowerBound, timeText(time))}});
  }
  return list;
}

OrderedJson tiesIn(const std::vector<Score>& scores) {
  OrderedJson list = OrderedJson::array();
  for (const TieSpread& spread : tieSpreadsOf(scores)) {
    const Figure fewest = least(spread.seeded);
    const Figure most = worst(spread.seeded);
    list.push_back({{"contender", spread.contender - scores.front().contender},
                    {"arrival", figure(spread.arrival)},
                    {"least", figure(fewest)},
                    {"median", figure(median(spread.seeded))},
                    {"most", figure(most)},
                    {"ratio", text(ratioOf(most, fewest))}});
  }
  return list;
}

OrderedJson pairsIn(const std::vector<Score>& scores) {
  OrderedJson list = OrderedJson::array();
  for (const Pair& pair : pairsOf(scores, Pairing::all)) {
    const auto indexOf = [&](const Contender* contender) {
      return contender - scores.front().contender;
    };
    list.push_back({{"one", indexOf(pair.one)},
                    {"other", indexOf(pair.other)},
                    {"oneFewer", pair.oneFewer},
                    {"equal", pair.equal},
                    {"otherFewer", pair.otherFewer},
                    {"unknown", pair.unknown},
                    {"median", text(pair.median)},
                    {"mean", meanText(pair)}});
  }
  return list;
}

}  // namespace

std::string reportData(const Comparison& comparison, const ReportTrees& trees) {
  const std::vector<Score> scores = scoresOf(comparison);
  const OrderedJson data{{"headlines", headlines(comparison)},
                         {"notes", notesOn(comparison)},
                         {"contenders", contendersIn(comparison)},
                         {"puzzles", puzzlesIn(comparison)},
                         {"runs", runsIn(comparison, trees)},
                         {"scores", scoresIn(scores)},
                         {"pairs", pairsIn(scores)},
                         {"tiesHeadline", tiesHeadline(comparison.ties)},
                         {"ties", tiesIn(scores)},
                         {"room", trees.asked.room}};
  return data.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

}  // namespace comparing
