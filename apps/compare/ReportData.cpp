#include "apps/compare/ReportData.h"

#include <cmath>
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

using Json = nlohmann::ordered_json;

// The number to sort and draw by, and the text to show.
Json figure(double value, bool isLowerBound, const std::string& text) {
  return {{"value", value}, {"isLowerBound", isLowerBound}, {"text", text}};
}
Json figure(const Figure& nodes) {
  return figure(static_cast<double>(nodes.value), nodes.isLowerBound, text(nodes));
}

Json contendersIn(const Comparison& comparison) {
  Json list = Json::array();
  for (const Contender& each : comparison.contenders) {
    list.push_back({{"rules", each.rulesName},
                    {"strategy", each.strategy->name},
                    {"title", each.strategy->title}});
  }
  return list;
}

Json puzzlesIn(const Comparison& comparison) {
  Json list = Json::array();
  for (const Entry& each : comparison.entries) {
    list.push_back({{"puzzle", toLine(each.puzzle)},
                    {"size", each.puzzle.size},
                    {"source", each.source},
                    {"title", each.title}});
  }
  return list;
}

Json runsIn(const Comparison& comparison) {
  Json list = Json::array();
  for (const Run& run : comparison.runs) {
    const search::Statistics& counts = run.statistics;
    const bool isSolved = run.outcome == search::Outcome::solved;
    list.push_back({run.entry, run.contender, search::word(run.outcome), counts.expanded,
                    counts.generated, counts.peakFrontier,
                    isSolved ? Json(counts.depth) : Json(nullptr), counts.elapsedNs});
  }
  return list;
}

Json scoresIn(const std::vector<Score>& scores) {
  Json list = Json::array();
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

Json tiesIn(const std::vector<Score>& scores) {
  Json list = Json::array();
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

Json pairsIn(const std::vector<Score>& scores) {
  Json list = Json::array();
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

std::string reportData(const Comparison& comparison, const std::string& note) {
  std::vector<std::string> notes = notesOn(comparison);
  if (!note.empty()) notes.push_back(note);
  const std::vector<Score> scores = scoresOf(comparison);
  const Json data{{"headlines", headlines(comparison)},
                  {"notes", notes},
                  {"contenders", contendersIn(comparison)},
                  {"puzzles", puzzlesIn(comparison)},
                  {"runs", runsIn(comparison)},
                  {"scores", scoresIn(scores)},
                  {"pairs", pairsIn(scores)},
                  {"tiesHeadline", tiesHeadline(comparison.ties)},
                  {"ties", tiesIn(scores)}};
  return data.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace comparing
