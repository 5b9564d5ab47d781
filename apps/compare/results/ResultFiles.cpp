#include "apps/compare/results/ResultFiles.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "apps/compare/results/Results.h"
#include "apps/support/JsonText.h"
#include "apps/support/PrintableText.h"
#include "search/Limits.h"

namespace comparing {
namespace {

using apps::Json;
using search::Outcome;

Json limitIn(Outcome outcome) {
  for (const auto& [limit, name] : kLimits) {
    if (limit == outcome) return name;
  }
  return nullptr;
}

// Adds the least, the median and the most nodes with all orders of ties; null if one is a lower
// bound, or if there are none.
void addSpread(Json& record, const Run& run) {
  std::vector<Count> nodes;
  for (const TieRun& tie : run.ties) {
    if (isFinished(tie.outcome)) nodes.push_back({tie.expanded});
  }
  const bool isKnown = !nodes.empty() && nodes.size() == run.ties.size();
  const auto isFewer = [](const Count& one, const Count& other) { return one.least < other.least; };
  const auto [least, most] = std::minmax_element(nodes.begin(), nodes.end(), isFewer);
  record["tiesLeast"] = isKnown ? Json(least->least) : Json();
  record["tiesMedian"] = isKnown ? Json(median(nodes).least) : Json();
  record["tiesMost"] = isKnown ? Json(most->least) : Json();
}

Json recordOf(const Run& run, const Comparison& comparison) {
  const Entry& entry = comparison.entries[run.entry];
  const Contender& contender = comparison.contenders[run.contender];
  const bool isSolved = run.outcome == Outcome::solved;
  Json record{{"puzzle", entry.puzzle->line()},
              {"size", entry.puzzle->size()},
              {"rules", contender.rules},
              {"strategy", contender.strategy->name},
              {"outcome", search::word(run.outcome)},
              {"expanded", run.statistics.expanded},
              {"generated", run.statistics.generated},
              {"peakFrontier", run.statistics.peakFrontier},
              {"depth", isSolved ? Json(run.statistics.depth) : Json()},
              {"elapsedNs", run.statistics.elapsedNs},
              {"solution", isSolved ? Json(run.solution) : Json()},
              {"limit", limitIn(run.outcome)},
              {"repeats", run.statistics.repeats},
              {"cost", isSolved ? Json(run.statistics.cost) : Json()},
              {"source", entry.source},
              {"title", entry.title}};
  if (comparison.isSideBySide()) record["results"] = contender.results;
  if (comparison.findsAll) record["solutions"] = run.solutions;
  if (comparison.ties.count > 0) {
    record["ties"] = apps::listOf(run.ties, [](const TieRun& tie) -> Json {
      return {
          {"seed", tie.seed}, {"outcome", search::word(tie.outcome)}, {"expanded", tie.expanded}};
    });
    addSpread(record, run);
  }
  if (!comparison.hasLearning()) return record;
  for (const Counter& each : kLearningCounters) {
    record[each.key] = run.learning ? Json((*run.learning).*each.learning) : Json();
  }
  return record;
}

std::string csvField(const Json& value) {
  if (value.is_null()) return "";
  return apps::csvField(value.is_string() ? value.get<std::string>() : apps::textOf(value));
}

}  // namespace

Json aboutIn(const Comparison& comparison) {
  const auto limit = [](std::uint64_t most) {
    return most == search::kUnlimited ? Json() : Json(most);
  };
  return apps::listOf(comparison.origins, [&](const Origin& each) {
    Json about{
        {"version", each.version},
        {"command", each.command},
        {"date", each.date},
        {"processor", each.processor},
        {"limits",
         {{"nodes", limit(each.limits.expanded)},
          {"frontier", each.limits.frontier ? limit(*each.limits.frontier) : Json("default")},
          {"timeNs", limit(each.limits.timeNs)},
          {"depth", limit(each.limits.depth)}}},
        {"ties", comparison.ties.count},
        {"seed", comparison.ties.seed},
        {"asked", comparison.isRead() ? each.asked : comparison.searches()}};
    if (each.isOnGeneralBoards) about["boards"] = "general";
    if (comparison.isRead()) about["file"] = each.file;
    return about;
  });
}

void writeJson(std::ostream& out, const Comparison& comparison) {
  const Json about = aboutIn(comparison).at(0);
  out << '{';
  for (const auto& [key, value] : about.items()) {
    out << "\n\"" << key << "\":" << apps::textOf(value) << ',';
  }
  out << "\n\"searches\":[";
  const char* separator = "";
  for (const Run& run : comparison.runs) {
    out << separator << "\n  " << apps::textOf(recordOf(run, comparison));
    separator = ",";
  }
  out << "\n]}\n";
}

void writeCsv(std::ostream& out, const Comparison& comparison) {
  const Json headings = recordOf({}, comparison);
  for (const auto& [key, value] : headings.items()) out << key << ',';
  out << "about\n";
  Json about = aboutIn(comparison);
  if (!comparison.isRead()) about = about.at(0);
  for (const Run& run : comparison.runs) {
    for (const Json& value : recordOf(run, comparison)) out << csvField(value) << ',';
    out << csvField(about) << '\n';
    about = Json();
  }
}

}  // namespace comparing
