// Comparison.h: the searches of a comparison (strategies x rule sets x puzzles) and their results.
// Plain data.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "apps/compare/searches/AnyPuzzle.h"
#include "apps/solving/SearchLimits.h"
#include "apps/solving/Strategy.h"
#include "search/Outcome.h"
#include "search/Statistics.h"

namespace comparing {

// In place of the name of a rule set: the search is one of another program, read from a trace.
inline constexpr const char* kYours = "yours";

// A strategy with a rule set: one row of the table.
struct Contender {
  const apps::Strategy* strategy;
  std::string rules;      // name of the rule set; empty if the puzzles have none; or kYours
  std::string results{};  // of several results with the same searches: their version or file
};

// Ordered by rule set, then strategy. A puzzle without rule sets has one, named "".
inline std::vector<Contender> contendersOf(const std::vector<const apps::Strategy*>& strategies,
                                           const std::vector<std::string>& rules) {
  std::vector<Contender> contenders;
  for (const std::string& name : rules) {
    for (const apps::Strategy* const each : strategies) contenders.push_back({each, name});
  }
  return contenders;
}

struct Comparison;

struct Entry {
  std::shared_ptr<const AnyPuzzle> puzzle;  // never null
  std::string source;                       // where it was read: "famous.txt:5"; may be empty
  std::string title;                        // its name in the file; may be empty

  // What a finished comparison on this puzzle alone teaches, in a sentence or two; may be null.
  std::function<std::string(const Comparison&)> verdict{};
};

// Searches of a strategy with ties are repeated with `count` seeded orders of ties. The seeds are
// consecutive and begin at `seed`.
struct TieOrders {
  std::uint64_t count = 0;
  std::uint64_t seed = 1;
  bool operator==(const TieOrders&) const = default;
};

// A search with a seeded order of ties.
struct TieRun {
  std::uint64_t seed;
  search::Outcome outcome;
  std::uint64_t expanded;
};

// A state on the path to a solution, as text.
struct PathStep {
  std::string move;
  int cost;
  std::string state;
};

// One search: a contender on a puzzle.
struct Run {
  std::size_t entry = 0;                                  // its index in Comparison::entries
  std::size_t contender = 0;                              // its index in Comparison::contenders
  search::Outcome outcome = search::Outcome::notStarted;  // solved: with all solutions, if wanted
  search::Statistics statistics{};  // elapsedNs: processor time with making the start
  std::uint64_t solutions = 0;      // number found
  std::string solution{};           // the first as text; empty if none was found
  std::vector<PathStep> path{};     // from the start to that solution, if paths are kept
  std::vector<TieRun> ties{};
  std::optional<search::LearningStatistics> learning{};  // if the strategy learns

  // True if the cost of the solution is not its number of moves.
  bool hasCosts() const {
    return outcome == search::Outcome::solved && statistics.cost != statistics.depth;
  }

  bool isBegun() const { return outcome != search::Outcome::notStarted; }

  // True if a request to stop ended this search or one of its repetitions in `ties`.
  bool isCutShort() const {
    return outcome == search::Outcome::stopped ||
           (!ties.empty() && ties.back().outcome == search::Outcome::stopped);
  }
};

// True if the search was not stopped before its end, so that its counts are exact.
inline bool isFinished(search::Outcome outcome) {
  return outcome == search::Outcome::solved || outcome == search::Outcome::exhausted;
}

// A counter of runs, as all outputs name and explain it. One of its two members is null.
struct Counter {
  const char* key;
  const char* heading;
  const char* meaning;
  std::uint64_t search::Statistics::*member;
  std::uint64_t search::LearningStatistics::*learning = nullptr;
  bool isOfSolution = false;
  bool isMaximum = false;  // over several searches, the largest counts instead of the sum

  // None if the run has no solution, or does not learn.
  std::optional<std::uint64_t> of(const Run& run) const {
    if (isOfSolution && run.outcome != search::Outcome::solved) return std::nullopt;
    if (member != nullptr) return run.statistics.*member;
    return run.learning ? std::optional((*run.learning).*learning) : std::nullopt;
  }
};

inline constexpr Counter kCounters[] = {
    {"expanded", "expanded", "states whose successors were asked for",
     &search::Statistics::expanded},
    {"generated", "generated", "states that were handed over as successors, plus the start",
     &search::Statistics::generated},
    {"repeats", "repeats", "generated states that equal an earlier one and were dropped",
     &search::Statistics::repeats},
    {"peakFrontier", "peak frontier", "most states that waited at one moment",
     &search::Statistics::peakFrontier},
    {"depth", "depth", "expansions on the path from the start to the solution",
     &search::Statistics::depth, nullptr, true},
    {"cost", "cost", "of the path from the start to the solution", &search::Statistics::cost,
     nullptr, true},
    {"time", "time", "making the start included", &search::Statistics::elapsedNs},
};
inline constexpr Counter kLearningCounters[] = {
    {"conflicts", "conflicts", "contradictions that a search that learns met", nullptr,
     &search::LearningStatistics::conflicts},
    {"learned", "learned", "clauses learned from them", nullptr,
     &search::LearningStatistics::learned},
    {"restarts", "restarts", "times that decisions were given up without a contradiction", nullptr,
     &search::LearningStatistics::restarts},
    {"longestBackjump", "longest backjump", "most decisions given up after one contradiction",
     nullptr, &search::LearningStatistics::longestBackjump, false, true},
};

// How, where and when searches ran. Any of it may be empty.
struct Origin {
  std::string program;
  std::string version;    // with the name of the program
  std::string command;    // the command line
  std::string date;       // 2026-05-04T03:02:01Z
  std::string processor;  // its model
  apps::SearchLimits limits{};
  std::string file{};       // the results that were read; empty if the searches ran in this program
  std::uint64_t asked = 0;  // the number of searches that these results were to have
  bool isOnGeneralBoards = false;  // of Sudokus: see hasFastBoard()
};

struct Comparison {
  std::vector<Contender> contenders;
  std::vector<Entry> entries;
  apps::SearchLimits limits{};
  TieOrders ties{};
  bool findsAll = false;          // searches for all solutions instead of the first
  bool keepsPaths = false;        // paths to first solutions
  bool takesTimes = true;         // repeats short searches
  std::vector<Origin> origins{};  // one, or one for each of the results that were read
  std::vector<Run> runs{};        // ordered by puzzle, then contender; only searches begun

  std::size_t searches() const { return entries.size() * contenders.size(); }

  // True if any of the strategies learns.
  bool hasLearning() const {
    return std::any_of(contenders.begin(), contenders.end(),
                       [](const Contender& each) { return each.strategy->learns; });
  }

  // True if the searches were read from results.
  bool isRead() const { return !origins.empty() && !origins.front().file.empty(); }

  // True if contenders differ in their results alone.
  bool isSideBySide() const { return !contenders.empty() && !contenders.front().results.empty(); }

  // The number of searches that no request to stop cut short.
  std::size_t searchesDone() const {
    const auto isDone = [](const Run& run) { return !run.isCutShort(); };
    return static_cast<std::size_t>(std::count_if(runs.begin(), runs.end(), isDone));
  }
};

}  // namespace comparing
