#include "apps/compare/Options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <system_error>

#include "apps/support/CommandLine.h"
#include "apps/support/Strategy.h"
#include "apps/support/SudokuArguments.h"
#include "sudoku/NamedRuleSets.h"

namespace compareSearch {
namespace {

namespace fs = std::filesystem;

const CLI::Validator kNamesFile(
    [](const std::string& text) {
      if (text.empty()) return "it names nothing";
      return text == "-" ? "it must name a file, not standard output" : "";
    },
    "");

using apps::listed;

std::vector<const apps::Strategy*> strategiesOf(const std::string& text) {
  std::vector<const apps::Strategy*> strategies;
  for (const std::string& name : listed(text)) {
    strategies.push_back(&apps::strategyNamed(name, apps::Use::comparing));
  }
  return strategies;
}

std::vector<std::string> rulesOf(const std::string& text) {
  std::vector<std::string> names = listed(text);
  for (const std::string& name : names) apps::ruleSetNamed(name);
  return names;
}

std::optional<std::uint64_t> frontierIn(const std::string& text) {
  return apps::countIn(text);
}

// A count that must not be "none".
std::uint64_t numberIn(const std::string& text) {
  return apps::wholeNumberIn(text, 0, search::kUnlimited - 1);
}

std::set<std::uint64_t> numbersIn(const std::string& text) {
  std::set<std::uint64_t> numbers;
  for (const std::string& item : listed(text)) numbers.insert(numberIn(item));
  return numbers;
}

Format formatIn(const std::string& text) {
  if (text == "table") return Format::table;
  if (text == "csv") return Format::csv;
  if (text == "json") return Format::json;
  if (text == "markdown") return Format::markdown;
  throw std::invalid_argument(fmt::format("'{}' should be table, csv, json or markdown", text));
}

std::optional<Pairing> pairingIn(const std::string& text) {
  if (text == "strategies") return Pairing::strategies;
  if (text == "rules") return Pairing::rules;
  if (text == "all") return Pairing::all;
  if (text == "none") return Pairing::none;
  throw std::invalid_argument(fmt::format("'{}' should be strategies, rules, all or none", text));
}

// Rule sets, the meaning of the figures, exit statuses, environment, examples.
std::string helpFooter() {
  return apps::ruleSetHelp() + fmt::format(R"(
Conflict-driven search learns from contradictions; docs/learning-from-conflicts.md explains it. Its
expanded nodes are decisions. It applies the rule set to the givens, and then rules of its own. To see
what its parts save: learn-restarts, learn-minimisation and learn-targetPhases are learn without them.

In the table, ≥ marks a lower bound: the count of a search when a limit stopped it. † marks the count
of a search that proved that there is no solution. The geometric mean counts a search without any
expanded node as one node. Sums over lower bounds are lower bounds. Ratios of lower bounds are bounds
or ranges, such as 0.80–2.50×; ? means that nothing is known. If limits leave it open which of two
searches expands fewer nodes, the puzzle counts as unknown. The mean of a pair is then followed by the
mean over the puzzles that both finished, with their number: ? (0.55× on 725).

JSON and CSV have a record for each search:
  puzzle, size, rules, strategy
  outcome       solved; exhausted: there is no solution; limit: a limit stopped the search;
                stopped: Ctrl-C did
  expanded      states whose successors were asked for
  generated     states that were handed over as successors, plus the start
  peakFrontier  most states that waited at one moment
  depth         expansions on the path from the start to the solution
  elapsedNs     nanoseconds that it took, setting the givens included
  solution      verified by a checker that shares no code with the solver
  ties          with --ties: an array of seed, outcome and expanded for each order
  conflicts     with learn, as the next three: contradictions met
  learned       clauses learned from them
  restarts      times that all decisions were given up
  longestBackjump
                most decisions given up after one contradiction

Ctrl-C or SIGTERM stops the search under way and prints the results so far. If --trace, --dot
or --report is given, searches are recorded for up to two more seconds of processor time.
A second Ctrl-C ends the program at once.

Exit status:
  0    all searches ran, whether they found a solution, there is none, or a limit stopped them
  2    an argument is wrong, or a file could not be read or written; puzzles that could be
       read were compared
  3    --against found a difference
  5    the output could not be written, memory ran out, or an internal error occurred
  130  Ctrl-C stopped it; 143 after SIGTERM

Environment:
  {:<21}  the folder with the puzzles that come with this program, if it is not found
  NO_COLOR               if it is set, the table has no colours
  COLUMNS                the table's width if standard output is not a terminal [80]

Examples:
  CompareSearch
  CompareSearch --rules coursework,full --strategies bfs,best puzzles/famous.txt
  CompareSearch --jobs 0 --report report.html --ties 20 puzzles/
  CompareSearch --strategies best --rules coursework --trace best.jsonl puzzle.txt
  CompareSearch --against best.jsonl
  CompareSearch --rules full,full-lockedCandidate --time-limit 10 --format csv hard.txt > hard.csv
)",
                                           kPuzzlesVariable);
}

}  // namespace

void addTraceOptions(CLI::App& command, TraceOptions& trace) {
  command
      .add_option(
          "--trace", trace.jsonLines,
          "Record every state of every search, as JSON Lines; docs/trace.md explains them.\n"
          "At size 9 they take about 200 bytes a state")
      ->type_name("FILE")
      ->check(kNamesFile);
  command.add_option("--dot", trace.dot, "Write every search tree for Graphviz")
      ->type_name("FILE")
      ->check(kNamesFile);
  apps::addParsed(command, "--max-states", "N", trace.mostStates, apps::countIn,
                  fmt::format("Record no more than the first N states of a search [{}]",
                              TraceOptions::kMostStates));
}

void requireTraceFor(const CLI::App& command, const TraceOptions& trace) {
  if (command.count("--max-states") == 0 || trace.areRequested()) return;
  throw CLI::ValidationError("--max-states",
                             "it says how much --trace and --dot record: name one of them too");
}

void addReportOptions(CLI::App& command, ReportOptions& report) {
  command
      .add_option("--report", report.file,
                  "Write a page for a browser: charts, tables, search trees, and a replay of the\n"
                  "searches step by step")
      ->type_name("FILE.html")
      ->check(kNamesFile);
  apps::addParsed(command, "--report-states", "N", report.states, apps::countIn,
                  fmt::format("Keep trees of N states in all in the report, puzzle by puzzle, from "
                              "the one with\nthe smallest trees on [{}; {} if puzzles are named]",
                              ReportOptions::kStates, ReportOptions::kStatesOfNamedPuzzles))
      ->needs("--report");
}

std::vector<Output> outputsOf(const TraceOptions& trace, const ReportOptions& report) {
  std::vector<Output> outputs;
  for (const Output& each : {Output{"--trace", trace.jsonLines}, Output{"--dot", trace.dot},
                             Output{"--report", report.file}}) {
    if (!each.file.empty()) outputs.push_back(each);
  }
  return outputs;
}

bool areSame(const std::string& one, const std::string& other) {
  std::error_code ignored;
  if (fs::exists(one, ignored) && fs::exists(other, ignored)) {
    return fs::is_regular_file(one, ignored) && fs::equivalent(one, other, ignored);
  }
  return fs::weakly_canonical(fs::absolute(one), ignored) ==
         fs::weakly_canonical(fs::absolute(other), ignored);
}

void requireDistinct(const std::vector<Output>& outputs) {
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (!areSame(outputs[i].file, outputs[j].file)) continue;
      throw std::runtime_error(fmt::format("{} and {} would both write to {}; name two files",
                                           outputs[j].option, outputs[i].option, outputs[i].file));
    }
  }
}

void addOptions(CLI::App& app, Options& options) {
  for (const apps::Strategy& each : apps::kStrategies) options.strategies.push_back(&each);
  for (const auto& each : sudoku::kNamedRuleSets) options.rules.emplace_back(each.name);

  app.name("CompareSearch");
  app.failure_message(apps::failureMessage);
  app.description(
      "Compares how many nodes each strategy expands, with each rule set, until it finds\n"
      "the first solution of a puzzle.");
  app.footer(helpFooter());
  apps::formatHelp(app);
  apps::addVersion(app);
  app.add_option("PUZZLES", options.puzzles,
                 "Each is the text of a puzzle, a file, a folder (read with all its subfolders),\n"
                 "or - for standard input; without any, the famous ones that come with this\n"
                 "program")
      ->type_name("");
  apps::addParsed(app, "--strategies", "LIST", options.strategies, strategiesOf,
                  fmt::format("{}, with commas between them\n[bfs,best,dfs]",
                              apps::namesOf(apps::strategiesFor(apps::Use::comparing))));
  apps::addParsed(app, "--rules", "LIST", options.rules, rulesOf,
                  fmt::format("Rule sets, see below, with commas between them\n[{}]",
                              fmt::join(options.rules, ",")));
  apps::addParsed(
      app, "--max-nodes", "N", options.limits.expanded, apps::countIn,
      fmt::format("Stop a search after it expanded N nodes [{}]", RunLimits::kExpanded));
  apps::addParsed(
      app, "--max-frontier", "N", options.limits.frontier, frontierIn,
      fmt::format(
          "Stop a search before more than N states wait in its frontier [{};\n"
          "for larger boards fewer, so that it takes about 1 GB, from 225x225 on up\nto 5 GB]",
          RunLimits().forSize(9).frontier));
  apps::addParsed(app, "--time-limit", "SECONDS", options.limits.timeNs, apps::nanosecondsIn,
                  "Stop a search after so much time, such as 2.5. For this and the limits\n"
                  "above, 'none' means that there is none [none]");
  apps::addParsed(app, "--jobs", "N", options.jobs, apps::threadsIn,
                  "Run N searches at once; 0: one for each processor. The counts stay the same,\n"
                  "while each search needs its own memory, and times grow where processors are\n"
                  "shared [1]");
  apps::addParsed(app, "--ties", "N", options.ties.count, numberIn,
                  "Repeat each search that has ties, which are those of best-first, with N random\n"
                  "orders of equally promising states, and show how much the counts vary [0]");
  apps::addParsed(app, "--seed", "S", options.ties.seed, numberIn,
                  "The orders of --ties are those of the seeds S, S+1, ... [1]")
      ->needs("--ties");
  apps::addParsed(app, "--pairs", "WHICH", options.pairing, pairingIn,
                  "Also compare in pairs: strategies (with the same rules), rules (with the\n"
                  "same strategy), all or none [strategies, for puzzles too many to show]");
  apps::addParsed(app, "--letters", "WHICH", options.reading.letters, apps::lettersIn,
                  "How letters stand for values from size 10 on: auto, 1-9A-G, 0-9A-F, A-P,\n"
                  "1-9A-P, 0-9A-O or A-Y; other sizes: up to their last value, as 1-9A-C [auto]");
  apps::addShape(app, options.reading.shape);
  apps::addParsed(app, "--format", "FORMAT", options.format, formatIn,
                  "table, csv, json or markdown [table]");
  app.add_option("-o,--output", options.output, "Write to this file instead of standard output")
      ->type_name("FILE")
      ->check(kNamesFile);
  addTraceOptions(app, options.trace);
  addReportOptions(app, options.report);
  apps::addParsed(app, "--report-puzzles", "LIST", options.report.puzzles, numbersIn,
                  "Keep the trees of the searches on these puzzles in the report, such as 3,17\n"
                  "[all that there is room for]")
      ->needs("--report");
  CLI::Option* const against =
      app.add_option(
             "--against", options.against,
             "Find the first step in which TRACE differs from this program's search of the\n"
             "same puzzle. Strategy and rules are the trace's, unless --strategies and\n"
             "--rules each name one. Given twice: compare two traces. Combines only with\n"
             "--strategies, --rules and the limits on a search")
          ->type_name("TRACE")
          ->expected(1)
          ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  for (const char* const other : {"PUZZLES", "--jobs", "--ties", "--pairs", "--trace", "--dot",
                                  "--report", "--format", "--output"}) {
    against->excludes(app.get_option(other));
  }
  app.final_callback([&app, &options] {
    apps::requirePossible(options.reading.shape);
    requireTraceFor(app, options.trace);
  });
}

}  // namespace compareSearch
