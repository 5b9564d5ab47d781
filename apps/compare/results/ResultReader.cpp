#include "apps/compare/results/ResultReader.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <tuple>
#include <utility>

#include "apps/compare/results/ResultFiles.h"
#include "apps/solving/SudokuArguments.h"
#include "apps/support/JsonText.h"
#include "search/Limits.h"

namespace comparing {
namespace {

using apps::Json;
using search::Outcome;

// A puzzle of which only the results are known.
class KnownPuzzle final : public AnyPuzzle {
 public:
  KnownPuzzle(std::string line, int size) : line_(std::move(line)), size_(size) {}
  std::string line() const override { return line_; }
  int size() const override { return size_; }
  Start startWith(const std::string& /*rules*/) const override { return {}; }

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
  for (const Counter& each : kLearningCounters) {
    (*run.learning).*each.learning = numberAt(record, each.key);
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
  origin.isOnGeneralBoards = json.value("boards", "") == "general";
  origin.asked = numberAt(json, "asked");
  return origin;
}

// Gathers files. Results are a group if they join, because they are of one version and none has a
// search of another. The kind of a search is its rule set and strategy.
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
    for (const Origin& each : groups_) versions.insert(each.version);
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> contenders;  // by kind, group
    for (const auto& [place, run] : runs_) contenders[{std::get<1>(place), std::get<2>(place)}];
    for (auto& [key, index] : contenders) {
      const auto& [kind, group] = key;
      index = all_.contenders.size();
      all_.contenders.push_back(kinds_[kind]);
      if (groups_.size() == 1) continue;
      const Origin& first = groups_[group];
      all_.contenders.back().results =
          versions.size() == groups_.size() ? first.version : first.file;
    }
    for (auto& [place, run] : runs_) {
      run.contender = contenders.at({std::get<1>(place), std::get<2>(place)});
      all_.runs.push_back(std::move(run));
    }
    all_.limits = all_.origins.front().limits;
    return std::move(all_);
  }

 private:
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
    std::vector<Run> read;  // their contenders are kinds
    Times times;
    for (const Json& record : records) {
      Run& run = read.emplace_back(runOf(record));
      run.contender = kindOf(record);
      run.entry = puzzleOf(record, run.contender, times);
    }
    std::size_t group = 0;
    const auto isThere = [&](const Run& run) {
      return runs_.contains({run.entry, run.contender, group});
    };
    while (group < groups_.size() && (groups_[group].version != all_.origins.back().version ||
                                      std::any_of(read.begin(), read.end(), isThere))) {
      ++group;
    }
    if (group == groups_.size()) groups_.push_back(all_.origins.back());
    for (Run& run : read) runs_[{run.entry, run.contender, group}] = std::move(run);
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
  std::vector<Origin> groups_;                                             // the first of each
  std::map<std::tuple<std::size_t, std::size_t, std::size_t>, Run> runs_;  // by puzzle, kind, group
  std::map<std::string, std::size_t> puzzleNumbers_, kindNumbers_;
};

}  // namespace

Comparison readResults(const std::vector<std::string>& files) {
  ResultReader reader;
  for (const std::string& file : files) reader.add(file);
  return std::move(reader).comparison();
}

}  // namespace comparing
