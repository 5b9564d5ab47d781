#include "apps/compare/ComparisonExport.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "apps/support/PrintableText.h"

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

// A value of every record: a column of the CSV.
struct RecordField {
  const char* key;
  std::function<Record(const Run&)> valueOf;
};

// `comparison` must outlive the fields.
std::vector<RecordField> fieldsOf(const Comparison& comparison) {
  const auto puzzle = [&comparison](const Run& run) -> const AnyPuzzle& {
    return *comparison.entries[run.entry].puzzle;
  };
  const auto contender = [&comparison](const Run& run) -> const Contender& {
    return comparison.contenders[run.contender];
  };
  const auto isSolved = [](const Run& run) { return run.outcome == search::Outcome::solved; };
  std::vector<RecordField> fields{
      {"puzzle", [=](const Run& run) { return puzzle(run).line(); }},
      {"size", [=](const Run& run) { return puzzle(run).size(); }},
      {"rules", [=](const Run& run) { return contender(run).rulesName; }},
      {"strategy", [=](const Run& run) { return contender(run).strategy->name; }},
      {"outcome", [](const Run& run) { return search::word(run.outcome); }},
      {"expanded", [](const Run& run) { return run.statistics.expanded; }},
      {"generated", [](const Run& run) { return run.statistics.generated; }},
      {"peakFrontier", [](const Run& run) { return run.statistics.peakFrontier; }},
      {"depth",
       [=](const Run& run) { return isSolved(run) ? Record(run.statistics.depth) : Record(); }},
      {"elapsedNs", [](const Run& run) { return run.statistics.elapsedNs; }},
      {"solution",
       [=](const Run& run) { return isSolved(run) ? Record(run.solution) : Record(); }}};
  if (comparison.ties.count > 0)
    fields.push_back({"ties", [](const Run& run) { return tiesIn(run); }});
  if (comparison.hasLearning()) {
    for (const LearningCounter& each : kLearningCounters) {
      fields.push_back({each.key, [member = each.member](const Run& run) {
                          return run.learning ? Record((*run.learning).*member) : Record();
                        }});
    }
  }
  return fields;
}

std::string csvField(const Record& value) {
  if (value.is_null()) return "";
  return apps::csvField(value.is_string() ? value.get<std::string>() : value.dump());
}

}  // namespace

void writeJson(std::ostream& out, const Comparison& comparison) {
  const std::vector<RecordField> fields = fieldsOf(comparison);
  const char* separator = "";
  out << '[';
  for (const Run& run : comparison.runs) {
    Record record;
    for (const RecordField& field : fields) record[field.key] = field.valueOf(run);
    out << separator << "\n  " << record.dump();
    separator = ",";
  }
  out << "\n]\n";
}

void writeCsv(std::ostream& out, const Comparison& comparison) {
  const std::vector<RecordField> fields = fieldsOf(comparison);
  const char* separator = "";
  for (const RecordField& field : fields) {
    out << separator << field.key;
    separator = ",";
  }
  out << '\n';
  for (const Run& run : comparison.runs) {
    separator = "";
    for (const RecordField& field : fields) {
      out << separator << csvField(field.valueOf(run));
      separator = ",";
    }
    out << '\n';
  }
}

}  // namespace compareSearch
