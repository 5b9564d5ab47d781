#include "apps/compare/ComparisonExport.h"

#include <nlohmann/json.hpp>
#include <string>

#include "apps/support/Csv.h"

namespace compareSearch {
namespace {

using Record = nlohmann::ordered_json;

Record tiesIn(const Run& run) {
  Record list = Record::array();
  for (const TieRun& tie : run.ties) {
    list.push_back(
        {{"seed", tie.seed}, {"outcome", search::word(tie.outcome)}, {"expanded", tie.expanded}});
  }
  return list;
}

Record recordOf(const Run& run, const Comparison& comparison) {
  const AnyPuzzle& puzzle = *comparison.entries[run.entry].puzzle;
  const Contender& contender = comparison.contenders[run.contender];
  Record record{{"puzzle", puzzle.line()},
                {"size", puzzle.size()},
                {"rules", contender.rulesName},
                {"strategy", contender.strategy->name},
                {"outcome", search::word(run.outcome)},
                {"expanded", run.statistics.expanded},
                {"generated", run.statistics.generated},
                {"peakFrontier", run.statistics.peakFrontier},
                {"depth", nullptr},
                {"elapsedNs", run.statistics.elapsedNs},
                {"solution", nullptr}};
  if (run.outcome == search::Outcome::solved) {
    record["depth"] = run.statistics.depth;
    record["solution"] = run.solution;
  }
  if (comparison.ties.count > 0) record["ties"] = tiesIn(run);
  if (comparison.hasLearning()) {
    for (const LearningCounter& each : kLearningCounters) {
      record[each.key] = run.learning ? Record((*run.learning).*each.member) : Record(nullptr);
    }
  }
  return record;
}

std::string csvField(const Record& value) {
  if (value.is_null()) return "";
  return apps::csvField(value.is_string() ? value.get<std::string>() : value.dump());
}

}  // namespace

void writeJson(std::ostream& out, const Comparison& comparison) {
  const char* separator = "";
  out << '[';
  for (const Run& run : comparison.runs) {
    out << separator << "\n  " << recordOf(run, comparison).dump();
    separator = ",";
  }
  out << "\n]\n";
}

void writeCsv(std::ostream& out, const Comparison& comparison) {
  out << "puzzle,size,rules,strategy,outcome,expanded,generated,peakFrontier,depth,elapsedNs,"
         "solution"
      << (comparison.ties.count > 0 ? ",ties" : "");
  if (comparison.hasLearning()) {
    for (const LearningCounter& each : kLearningCounters) out << ',' << each.key;
  }
  out << '\n';
  for (const Run& run : comparison.runs) {
    const char* separator = "";
    for (const Record& value : recordOf(run, comparison)) {
      out << separator << csvField(value);
      separator = ",";
    }
    out << '\n';
  }
}

}  // namespace compareSearch
