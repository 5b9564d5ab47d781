#include "apps/compare/ResultFiles.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <stdexcept>
#include <utility>

#include "apps/compare/Results.h"
#include "apps/solving/SudokuArguments.h"
#include "apps/support/PrintableText.h"
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

std::uint64_t numberAt(const Json& json, const char* key,
                       std::uint64_t most = 1'000'000'000'000'000) {
  const Json& number = json.at(key);
  if (number.is_number_unsigned() && number.get<std::uint64_t>() <= most) return number;
  throw std::invalid_argument(fmt::format("'{}' should be a whole number, up to {}", key, most));
}

std::uint64_t numberOrZeroAt(const Json& json, const char* key) {
  return json.at(key).is_null() ? 0 : numberAt(json, key);
}

std::string textOr(const Json& json, const char* otherwise) {
  return json.is_null() ? otherwise : json.get<std::string>();
}

Outcome outcomeOf(const std::string& word, const std::string& limit) {
  for (const Outcome each : {Outcome::solved, Outcome::exhausted, Outcome::stopped}) {
    if (word == search::word(each)) return each;
  }
  for (const auto& [outcome, name] : kLimits) {
    if (limit == name && word == search::word(outcome)) return outcome;
  }
  throw std::invalid_argument(fmt::format("there is no outcome '{}' by '{}'", word, limit));
}

Run runOf(const Json& record) {
  Run run;
  run.outcome = outcomeOf(record.at("outcome"), textOr(record.at("limit"), ""));
  run.statistics = {numberAt(record, "expanded"),     numberAt(record, "generated"),
                    numberAt(record, "peakFrontier"), numberOrZeroAt(record, "depth"),
                    numberAt(record, "elapsedNs"),    numberAt(record, "repeats"),
                    numberOrZeroAt(record, "cost")};
  run.solution = textOr(record.at("solution"), "");
  run.solutions =
      record.contains("solutions") ? numberAt(record, "solutions") : run.outcome == Outcome::solved;
  for (const Json& tie : record.value("ties", Json::array())) {
    run.ties.push_back({numberAt(tie, "seed", search::kUnlimited),
                        outcomeOf(tie.at("outcome"), "nodes"), numberAt(tie, "expanded")});
  }
  if (record.value("conflicts", Json()).is_null()) return run;
  run.learning.emplace();
  for (const LearningCounter& each : kLearningCounters) {
    (*run.learning).*each.member = numberAt(record, each.key);
  }
  return run;
}

Origin originOf(const Json& json, const std::string& file) {
  const Json& limits = json.at("limits");
  const auto limit = [&](const char* name) {
    return limits.at(name).is_null() ? search::kUnlimited
                                     : numberAt(limits, name, search::kUnlimited);
  };
  Origin origin{
      "", json.at("version"), json.at("command"), json.at("date"), json.at("processor"), {}, file};
  origin.limits = {limit("nodes"), std::nullopt, limit("timeNs"), limit("depth")};
  if (limits.at("frontier") != "default") origin.limits.frontier = limit("frontier");
  origin.asked = numberAt(json, "asked");
  return origin;
}

// Gathers files. Until comparison(), the contender of a run is the number of its kind (the rule set
// and the strategy).
class ResultReader {
 public:
  // Throws as readResults().
  void add(const std::string& file) {
    std::ifstream in(file);
    if (!in) throw std::runtime_error(fmt::format("{}: it cannot be read", file));
    try {
      add(Json::parse(in), file);
    } catch (const Json::exception& error) {
      const std::string reason = error.what();  // after a number of the library
      throw std::runtime_error(fmt::format("{}: it is not what --format json writes: {}", file,
                                           reason.substr(reason.find("] ") + 2)));
    } catch (const std::invalid_argument& error) {
      throw std::runtime_error(fmt::format("{}: {}", file, error.what()));
    }
  }

  Comparison comparison() && {
    std::set<std::string> versions;
    for (const Group& each : groups_) versions.insert(each.version);
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> contenders;  // by kind, group
    for (std::size_t group = 0; group < groups_.size(); ++group) {
      for (const Run& run : groups_[group].runs) contenders[{run.contender, group}];
    }
    for (auto& [key, index] : contenders) {
      const Group& group = groups_[key.second];
      index = all_.contenders.size();
      all_.contenders.push_back(kinds_[key.first]);
      if (groups_.size() == 1) continue;
      all_.contenders.back().results =
          versions.size() == groups_.size() ? group.version : group.file;
    }
    for (std::size_t group = 0; group < groups_.size(); ++group) {
      for (Run& run : groups_[group].runs) {
        run.contender = contenders.at({run.contender, group});
        all_.runs.push_back(std::move(run));
      }
    }
    std::sort(all_.runs.begin(), all_.runs.end(), [](const Run& one, const Run& other) {
      return std::pair(one.entry, one.contender) < std::pair(other.entry, other.contender);
    });
    all_.limits = all_.origins.front().limits;
    return std::move(all_);
  }

 private:
  // Results that join, because they are of one version and none has a search of another.
  struct Group {
    std::string version, file;  // the first file
    std::vector<Run> runs{};
    std::set<std::pair<std::size_t, std::size_t>> places{};  // puzzle and kind of each run
  };

  // How often a file has a puzzle with a kind: a list may have a puzzle twice.
  using Times = std::map<std::pair<std::string, std::size_t>, int>;

  void add(const Json& json, const std::string& file) {
    const auto isNamed = [&](const Origin& each) { return each.file == file; };
    if (std::any_of(all_.origins.begin(), all_.origins.end(), isNamed)) {
      throw std::invalid_argument("it is named twice");
    }
    const Json& records = json.at("searches");
    if (records.empty()) throw std::invalid_argument("it has no searches");
    const TieOrders ties{numberAt(json, "ties"), numberAt(json, "seed", search::kUnlimited)};
    const bool findsAll = records.front().contains("solutions");
    all_.origins.push_back(originOf(json, file));
    if (all_.origins.size() == 1) {
      all_.ties = ties;
      all_.findsAll = findsAll;
    } else if (ties != all_.ties || findsAll != all_.findsAll) {
      throw std::invalid_argument(
          fmt::format("--ties, --seed or --all differ from those of {}", all_.origins[0].file));
    }
    Group read{all_.origins.back().version, file};
    Times times;
    for (const Json& record : records) {
      read.runs.push_back(runOf(record));
      Run& run = read.runs.back();
      run.contender = kindOf(record);
      run.entry = puzzleOf(record, run.contender, times);
      read.places.insert({run.entry, run.contender});
    }
    const auto joins = [&](const Group& group) {
      const auto isThere = [&](const auto& place) { return group.places.contains(place); };
      return group.version == read.version &&
             std::none_of(read.places.begin(), read.places.end(), isThere);
    };
    const auto found = std::find_if(groups_.begin(), groups_.end(), joins);
    if (found == groups_.end()) return groups_.push_back(std::move(read));
    std::move(read.runs.begin(), read.runs.end(), std::back_inserter(found->runs));
    found->places.merge(read.places);
  }

  std::size_t kindOf(const Json& record) {
    const std::string rules = record.at("rules"), strategy = record.at("strategy");
    if (!rules.empty()) apps::ruleSetNamed(rules);  // throws if there is none
    const auto [kind, isNew] = kindNumbers_.insert({rules + ' ' + strategy, kinds_.size()});
    if (isNew) kinds_.push_back({&apps::strategyNamed(strategy), rules});
    return kind->second;
  }

  std::size_t puzzleOf(const Json& record, std::size_t kind, Times& times) {
    constexpr std::uint64_t kLargest = 1'000;
    const std::string line = record.at("puzzle");
    const int time = ++times[{line, kind}];
    const auto [puzzle, isNew] =
        puzzleNumbers_.insert({fmt::format("{}\n{}", line, time), all_.entries.size()});
    if (isNew) {
      const int size = static_cast<int>(numberAt(record, "size", kLargest));
      all_.entries.push_back(
          {std::make_shared<KnownPuzzle>(line, size), record.at("source"), record.at("title")});
    }
    return puzzle->second;
  }

  Comparison all_;
  std::vector<Contender> kinds_;
  std::vector<Group> groups_;
  std::map<std::string, std::size_t> puzzleNumbers_, kindNumbers_;
};

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
         {"seed", comparison.ties.seed},
         {"asked", comparison.isRead() ? each.asked : comparison.searches()}});
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
  ResultReader reader;
  for (const std::string& file : files) reader.add(file);
  return std::move(reader).comparison();
}

}  // namespace comparing
