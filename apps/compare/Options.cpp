#include "apps/compare/Options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "apps/support/CommandLine.h"
#include "apps/support/PrintableText.h"

namespace comparing {
namespace {

namespace fs = std::filesystem;

const CLI::Validator kNamesFile(
    [](const std::string& text) {
      if (text.empty()) return "it names nothing";
      return text == "-" ? "it must name a file, not standard output" : "";
    },
    "");

// "none" is no number.
std::uint64_t numberIn(const std::string& text) {
  return apps::wholeNumberIn(text, 0, search::kUnlimited - 1);
}

// A parser for one of the words, which have the values 0, 1, ... of the enumeration.
template <class Choice>
auto oneOf(std::vector<std::string> words) {
  return [words = std::move(words)](const std::string& text) {
    const auto found = std::find(words.begin(), words.end(), text);
    if (found != words.end()) return static_cast<Choice>(found - words.begin());
    throw std::invalid_argument(
        fmt::format("'{}' should be one of {}", text, fmt::join(words, ", ")));
  };
}

void addLimits(CLI::App& app, apps::SearchLimits& limits, const std::string& usualFrontier) {
  apps::addParsed(app, "--max-nodes", "N", limits.expanded, apps::countIn,
                  fmt::format("Stop a search after it expanded N nodes [{}]", limits.expanded));
  apps::addParsed(app, "--max-frontier", "N", limits.frontier, apps::countIn,
                  fmt::format("Stop a search before more than N states wait in its frontier\n[{}]",
                              usualFrontier));
  apps::addParsed(app, "--max-depth", "N", limits.depth, apps::countIn,
                  "Expand no state that is N moves from the start [none]");
  apps::addParsed(app, "--time-limit", "SECONDS", limits.timeNs, apps::nanosecondsIn,
                  "Stop a search after so much time, such as 2.5. For this and the limits\n"
                  "above, 'none' means that there is none [none]");
}

void addFile(CLI::App& app, const std::string& name, std::string& file, const std::string& help) {
  app.add_option(name, file, help)->type_name("FILE")->check(kNamesFile);
}

void addRecording(CLI::App& app, Options& options) {
  addFile(app, "--trace", options.trace,
          "Record every state of every search, as JSON Lines; docs/trace.md explains them.\n"
          "At size 9 they take about 200 bytes a state");
  apps::addParsed(
      app, "--max-states", "N", options.mostStates, apps::countIn,
      fmt::format("Record no more than the first N states of a search [{}]", options.mostStates))
      ->needs("--trace");
  addFile(app, "--report", options.report,
          "Write a page for a browser: charts, tables, search trees, and a replay of the\n"
          "searches step by step");
  apps::addParsed(
      app, "--report-states", "N", options.room, apps::countIn,
      fmt::format("Keep trees of N states in all in the report, the smallest first [{}]",
                  options.room))
      ->needs("--report");
}

// True if writing one file would overwrite the other.
bool areSame(const std::string& one, const std::string& other) {
  std::error_code ignored;
  if (fs::exists(one, ignored) && fs::exists(other, ignored)) {
    return fs::is_regular_file(one, ignored) && fs::equivalent(one, other, ignored);
  }
  return fs::weakly_canonical(fs::absolute(one), ignored) ==
         fs::weakly_canonical(fs::absolute(other), ignored);
}

constexpr const char* kHelpOnResults = R"(
The nodes of learn are decisions; it applies a rule set to the givens, and then rules of its own:
docs/learning-from-conflicts.md.

In the table, ≥ marks a lower bound: the count of a search when a limit stopped it. † marks the count
of a search that proved that there is no solution. The geometric mean counts a search without any
expanded node as one node. Sums over lower bounds are lower bounds. If limits leave it open which of
two searches expands fewer nodes, the puzzle counts under ?. If neither were better, < and > would
still differ so much as often as 'by chance' says: a sign test, for 6 such puzzles or more.

Times are processor time, with making the start and without checking the solution. Strategies and
rule sets take turns, each with a block of puzzles, so that none profits from what ran before it.
Short searches are repeated until those of each took 15 ms in all, and the least time counts. Times
of equal work still differ by some percent: if a ratio is within 5 % of 1, it is shown as ≈1×.

JSON and CSV have a record for each search:
  puzzle, size, rules, strategy
  outcome       solved; exhausted: there is no solution; limit: a limit stopped the search;
                stopped: Ctrl-C did
)";

constexpr const char* kHelpOnRecords =
    R"(  elapsedNs     the time in nanoseconds
  solution      of Sudokus verified by a checker that shares no code with the solver
  limit         what stopped the search: nodes, frontier, time, depth, keys or memory; or strategy:
                it discards states
  source, title where the puzzle was read, and its name
  ties          with --ties: an array of seed, outcome and expanded for each order; then
  tiesLeast, tiesMedian, tiesMost
                of expanded with these orders, unless a limit stopped one
)";

constexpr const char* kHelpOnOrigins =
    R"(They also say the version, command line, date, processor, limits, boards, seed and the number of
searches asked for: JSON beside the searches, CSV in the column 'about' of the first search.

Ctrl-C or SIGTERM stops the search under way and prints the results so far. A second Ctrl-C ends the
program at once.
)";

// Empty if the system does not say it.
std::string processor() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    const std::size_t colon = line.find(": ");
    if (line.starts_with("model name") && colon != line.npos) return line.substr(colon + 2);
  }
  return "";
}

}  // namespace

void addOptions(CLI::App& app, Options& options, const std::string& usualFrontier) {
  const auto strategiesIn = [](const std::string& text) {
    return apps::strategiesNamed(apps::listed(text));
  };
  apps::addParsed(app, "--strategies", "LIST", options.strategies, strategiesIn,
                  fmt::format("Strategies, see below, with commas between them\n[{}]",
                              apps::namesOf(options.strategies)));
  addLimits(app, options.limits, usualFrontier);
  apps::addParsed(app, "--jobs", "N", options.jobs, apps::jobsIn,
                  "Run N searches at once; 0: one for each processor. The counts stay the same,\n"
                  "while each search needs its own memory, and times grow where processors are\n"
                  "shared [1]");
  apps::addParsed(app, "--ties", "N", options.ties.count, numberIn,
                  "Repeat searches with N random orders of ties, and show how the counts vary.\n"
                  "Ties are states of a level (bfs), of equal h (best, beam) and cost (astar),\n"
                  "siblings (dfs, ids, ida), or those of equal h (lds); learn has none [0]");
  apps::addParsed(app, "--seed", "S", options.ties.seed, numberIn,
                  "The orders of --ties are those of the seeds S, S+1, ... [1]")
      ->needs("--ties");
  apps::addParsed(app, "--pairs", "WHICH", options.pairing,
                  oneOf<Pairing>({"strategies", "rules", "results", "all", "none"}),
                  "Also compare in pairs: strategies (with the same rules), rules (with the\n"
                  "same strategy), results (the same search in several), all or none\n"
                  "[strategies, for puzzles too many to show; results, if there are several]");
  apps::addParsed(app, "--format", "FORMAT", options.format,
                  oneOf<Format>({"table", "csv", "json", "markdown"}),
                  "table, csv, json or markdown [table]");
  addFile(app, "-o,--output", options.output, "Write to this file instead of standard output");
  addRecording(app, options);
}

std::string helpOnResults() {
  std::string text = "\nStrategies, where h is the heuristic value:\n";
  for (const apps::Strategy& each : apps::kAllStrategies) {
    text += fmt::format("  {:<6} {}: {}\n", each.name, each.title, each.summary);
  }
  text += kHelpOnResults;
  const auto add = [&](const Counter& counter) {
    text += fmt::format("  {:<13} {}\n", counter.key, counter.meaning);
  };
  for (const Counter& each : kCounters) {
    if (each.member != &search::Statistics::elapsedNs) add(each);
  }
  text += kHelpOnRecords;
  for (const Counter& each : kLearningCounters) add(each);
  return text + kHelpOnOrigins;
}

void requireDistinctOutputs(const Options& options, const std::vector<std::string>& inputs) {
  const std::pair<const char*, const std::string&> outputs[] = {
      {"--output", options.output}, {"--trace", options.trace}, {"--report", options.report}};
  for (const auto& [option, file] : outputs) {
    if (file.empty()) continue;
    for (const std::string& input : inputs) {
      if (!areSame(file, input)) continue;
      throw std::runtime_error(fmt::format(
          "{}: {} has puzzles that were read from it; name another file", option, file));
    }
    for (const auto& [other, otherFile] : outputs) {
      if (other == option) break;
      if (otherFile.empty() || !areSame(file, otherFile)) continue;
      throw std::runtime_error(
          fmt::format("{} and {} would both write to {}; name two files", other, option, file));
    }
  }
}

Comparison comparisonOf(const Options& options, std::vector<Entry> entries,
                        const std::vector<std::string>& rules) {
  Comparison comparison{contendersOf(options.strategies, rules), std::move(entries), options.limits,
                        options.ties};
  comparison.findsAll = options.findsAll;
  comparison.keepsPaths = options.showsPath;
  return comparison;
}

Origin originOf(const CLI::App& program, int argc, const char* const* argv,
                const Options& options) {
  std::string command = program.get_name();
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    const bool isPlain = !word.empty() && word.find_first_of(" \t\n'\"") == word.npos;
    command += isPlain ? ' ' + word : " '" + word + '\'';
  }
  return {program.get_name(), program.version(), command,
          apps::dateNow(),    processor(),       options.limits};
}

}  // namespace comparing
