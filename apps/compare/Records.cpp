#include "apps/compare/Records.h"

#include <nlohmann/json.hpp>
#include <string>

#include "sudoku/PuzzleWriter.h"

namespace comparing {
namespace {

using Record = nlohmann::ordered_json;

Record recordOf(const Run& run, const Comparison& comparison) {
  const sudoku::Puzzle& puzzle = comparison.entries[run.entry].puzzle;
  const Contender& contender = comparison.contenders[run.contender];
  Record record{{"puzzle", toLine(puzzle)},
                {"size", puzzle.size},
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
  return record;
}

// As RFC 4180 has it.
std::string csvField(const Record& value) {
  if (value.is_null()) return "";
  if (!value.is_string()) return value.dump();
  const auto& text = value.get_ref<const std::string&>();
  if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char letter : text) quoted += letter == '"' ? "\"\"" : std::string(1, letter);
  return quoted + '"';
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
         "solution\n";
  for (const Run& run : comparison.runs) {
    const char* separator = "";
    for (const Record& value : recordOf(run, comparison)) {
      out << separator << csvField(value);
      separator = ",";
    }
    out << '\n';
  }
}

}  // namespace comparing
