#include "apps/compare/ResultFiles.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <utility>

#include "apps/support/PrintableText.h"
#include "apps/support/SudokuArguments.h"
#include "search/Limits.h"
#include "search/Outcome.h"

namespace comparing {
namespace {

using Json = nlohmann::ordered_json;
using search::Outcome;

// --- writing

constexpr std::pair<Outcome, const char*> kLimits[] = {
    {Outcome::expandedLimit, "nodes"}, {Outcome::frontierLimit, "frontier"},
    {Outcome::timeLimit, "time"},      {Outcome::depthLimit, "depth"},
    {Outcome::keyLimit, "keys"},       {Outcome::outOfMemory, "memory"},
    {Outcome::incomplete, "strategy"}};

Json limitIn(Outcome outcome) {
  for (const auto& [limit, name] : kLimits) {
    if (limit == outcome) return name;
  }
  return nullptr;
}

Json tiesIn(const Run& run) {
  Json list = Json::array();
  for (const TieRun& tie : run.ties) {
    list.push_back(
        {{"seed", tie.seed}, {"outcome", search::word(tie.outcome)}, {"expanded", tie.expanded}});
  }
  return list;
}

// Adds the least, the median and the most nodes with all orders of ties; null if one is a lower
// bound, or if there are none.
void addSpread(Json& record, const Run& run) {
  std::vector<std::uint64_t> nodes;
  for (const TieRun& tie : run.ties) {
    if (isFinished(tie.outcome)) nodes.push_back(tie.expanded);
  }
  std::sort(nodes.begin(), nodes.end());
  const bool isKnown = !nodes.empty() && nodes.size() == run.ties.size();
  const auto middle = [&](std::size_t i) { return static_cast<double>(nodes[i / 2]); };
  record["tiesLeast"] = isKnown ? Json(nodes.front()) : Json();
  record["tiesMedian"] =
      isKnown ? Json((middle(nodes.size() - 1) + middle(nodes.size())) / 2) : Json();
  record["tiesMost"] = isKnown ? Json(nodes.back()) : Json();
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
    record["ties"] = tiesIn(run);
    addSpread(record, run);
  }
  if (!comparison.hasLearning()) return record;
  for (const LearningCounter& each : kLearningCounters) {
    record[each.key] = run.learning ? Json((*run.learning).*each.member) : Json();
  }
  return record;
}

// Texts from files may have bytes that are not UTF-8.
std::string dumped(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string csvField(const Json& value) {
  if (value.is_null()) return "";
  return apps::csvField(value.is_string() ? value.get<std::string>() : dumped(value));
}

// --- reading

// A puzzle of which only the results are known.
class KnownPuzzle final : public AnyPuzzle {
 public:
  KnownPuzzle(std::string line, int size) : line_(std::move(line)), size_(size) {}
  std::string line() const override { return line_; }
  int size() const override { return size_; }
  std::unique_ptr<Searchable> start(const std::string& /*rules*/) const override { return nullptr; }

 private:
  std::string line_;
  int size_;
};

// What was read so far. Searches stand for a puzzle (the same puzzle at the same place) and a kind
// (the same rule set and strategy), which are numbered in the order in which they came.
struct ReadSearch {
  std::size_t puzzle, kind, file;
  Run run;
};
struct ReadFiles {
  Comparison comparison{};
  std::vector<Contender> kinds{};
  std::vector<ReadSearch> searches{};
  std::map<std::string, std::size_t> puzzleNumbers{}, kindNumbers{};
};

std::uint64_t numberOr(const Json& json, std::uint64_t otherwise) {
  return json.is_null() ? otherwise : json.get<std::uint64_t>();
}

std::string textOr(const Json& json, const char* otherwise) {
  return json.is_null() ? otherwise : json.get<std::string>();
}

Outcome outcomeOf(const std::string& word, const std::string& limit) {
  for (const Outcome each : {Outcome::solved, Outcome::exhausted, Outcome::stopped}) {
    if (word == search::word(each)) return each;
  }
  for (const auto& [outcome, name] : kLimits) {
    if (limit == name) return outcome;
  }
  throw std::invalid_argument(fmt::format("there is no outcome '{}' by '{}'", word, limit));
}

Run runOf(const Json& record) {
  Run run;
  run.outcome = outcomeOf(record.at("outcome"), textOr(record.at("limit"), ""));
  run.statistics = {record.at("expanded"),         record.at("generated"),
                    record.at("peakFrontier"),     numberOr(record.at("depth"), 0),
                    record.at("elapsedNs"),        record.at("repeats"),
                    numberOr(record.at("cost"), 0)};
  run.solution = textOr(record.at("solution"), "");
  run.solutions = record.value("solutions", std::uint64_t{run.outcome == Outcome::solved});
  for (const Json& tie : record.value("ties", Json::array())) {
    run.ties.push_back({tie.at("seed"), outcomeOf(tie.at("outcome"), "nodes"), tie.at("expanded")});
  }
  if (record.value("conflicts", Json()).is_null()) return run;
  run.learning.emplace();
  for (const LearningCounter& each : kLearningCounters) {
    (*run.learning).*each.member = record.at(each.key);
  }
  return run;
}

Origin originOf(const Json& json, const std::string& file) {
  const Json& limits = json.at("limits");
  const auto limit = [&](const char* name) {
    return numberOr(limits.at(name), search::kUnlimited);
  };
  Origin origin{
      "", json.at("version"), json.at("command"), json.at("date"), json.at("processor"), {}, file};
  origin.limits = {limit("nodes"), std::nullopt, limit("timeNs"), limit("depth")};
  if (limits.at("frontier") != "default") origin.limits.frontier = limit("frontier");
  return origin;
}

// Adds a search of the latest file. `times` counts how often the file has it: a list may have a
// puzzle twice.
void add(const Json& record, ReadFiles& read, std::map<std::string, int>& times) {
  const std::string line = record.at("puzzle"), source = record.at("source"),
                    rules = record.at("rules"), strategy = record.at("strategy");
  if (!rules.empty()) apps::ruleSetNamed(rules);  // throws if there is none
  const std::string kind = rules + ' ' + strategy;
  std::string puzzle = line + '\n' + source.substr(source.rfind('/') + 1);
  puzzle += fmt::format("\n{}", ++times[puzzle + kind]);
  const auto numberIn = [](auto& numbers, const std::string& name, auto& list, auto make) {
    const auto [found, isNew] = numbers.insert({name, list.size()});
    if (isNew) list.push_back(make());
    return found->second;
  };
  const std::size_t kindNumber = numberIn(read.kindNumbers, kind, read.kinds, [&] {
    return Contender{&apps::strategyNamed(strategy), rules};
  });
  const std::size_t puzzleNumber =
      numberIn(read.puzzleNumbers, puzzle, read.comparison.entries, [&] {
        return Entry{std::make_shared<KnownPuzzle>(line, record.at("size")), source,
                     record.at("title")};
      });
  const std::size_t file = read.comparison.origins.size() - 1;
  read.searches.push_back({puzzleNumber, kindNumber, file, runOf(record)});
}

void add(const std::string& file, ReadFiles& read) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error(fmt::format("{}: it cannot be read", file));
  Comparison& all = read.comparison;
  try {
    const Json json = Json::parse(in);
    const Json& records = json.at("searches");
    const TieOrders ties{json.at("ties"), json.at("seed")};
    const bool findsAll = !records.empty() && records.front().contains("solutions");
    all.origins.push_back(originOf(json, file));
    if (all.origins.size() == 1) {
      all.ties = ties;
      all.findsAll = findsAll;
    } else if (ties != all.ties || findsAll != all.findsAll) {
      throw std::invalid_argument(
          fmt::format("--ties, --seed or --all differ from those of {}", all.origins[0].file));
    }
    std::map<std::string, int> times;
    for (const Json& record : records) add(record, read, times);
  } catch (const Json::exception& error) {
    throw std::runtime_error(
        fmt::format("{}: it is not what --format json writes: {}", file, error.what()));
  } catch (const std::invalid_argument& error) {
    throw std::runtime_error(fmt::format("{}: {}", file, error.what()));
  }
}

// Makes the contenders and runs. Results of files with the same name join. Returns false if they
// then have a search twice.
bool join(ReadFiles& read, const std::vector<std::string>& names) {
  const auto firstOfName = [&](std::size_t file) {
    return std::find(names.begin(), names.end(), names[file]) - names.begin();
  };
  using Key = std::pair<std::size_t, std::ptrdiff_t>;  // kind, file
  std::map<Key, std::size_t> contenders;
  for (const ReadSearch& each : read.searches) contenders[{each.kind, firstOfName(each.file)}];
  Comparison& all = read.comparison;
  all.contenders.clear();
  for (auto& [key, index] : contenders) {
    index = all.contenders.size();
    all.contenders.push_back(read.kinds[key.first]);
    all.contenders.back().results = names[static_cast<std::size_t>(key.second)];
  }
  all.runs.clear();
  for (const ReadSearch& each : read.searches) {
    all.runs.push_back(each.run);
    all.runs.back().entry = each.puzzle;
    all.runs.back().contender = contenders.at({each.kind, firstOfName(each.file)});
  }
  const auto place = [](const Run& run) { return std::pair(run.entry, run.contender); };
  std::ranges::sort(all.runs, {}, place);
  return std::ranges::adjacent_find(all.runs, {}, place) == all.runs.end();
}

}  // namespace

Json aboutIn(const Comparison& comparison) {
  const auto limit = [](std::uint64_t most) {
    return most == search::kUnlimited ? Json() : Json(most);
  };
  Json list = Json::array();
  for (const Origin& each : comparison.origins) {
    list.push_back(
        {{"version", each.version},
         {"command", each.command},
         {"date", each.date},
         {"processor", each.processor},
         {"limits",
          {{"nodes", limit(each.limits.expanded)},
           {"frontier", each.limits.frontier ? limit(*each.limits.frontier) : Json("default")},
           {"timeNs", limit(each.limits.timeNs)},
           {"depth", limit(each.limits.depth)}}},
         {"ties", comparison.ties.count},
         {"seed", comparison.ties.seed}});
    if (comparison.isRead()) list.back()["file"] = each.file;
  }
  return list;
}

void writeJson(std::ostream& out, const Comparison& comparison) {
  const Json about = aboutIn(comparison).at(0);
  out << '{';
  for (const auto& [key, value] : about.items()) {
    out << "\n\"" << key << "\":" << dumped(value) << ',';
  }
  out << "\n\"searches\":[";
  const char* separator = "";
  for (const Run& run : comparison.runs) {
    out << separator << "\n  " << dumped(recordOf(run, comparison));
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

Comparison readResults(const std::vector<std::string>& files) {
  ReadFiles read;
  std::vector<std::string> versions;
  for (const std::string& file : files) {
    add(file, read);
    versions.push_back(read.comparison.origins.back().version);
  }
  read.comparison.limits = read.comparison.origins.front().limits;
  const std::vector<std::string> none(files.size());
  if (!join(read, none) && !join(read, versions) && !join(read, files)) {
    throw std::runtime_error("results are named twice");
  }
  return std::move(read.comparison);
}

}  // namespace comparing
