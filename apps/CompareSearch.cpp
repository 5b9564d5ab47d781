// CompareSearch.cpp: the program `CompareSearch`. It counts the nodes that each strategy expands,
// with each rule set, on each Sudoku. Its parts are in compare/.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "apps/compare/Options.h"
#include "apps/compare/Program.h"
#include "apps/compare/against/Against.h"
#include "apps/compare/results/ResultReader.h"
#include "apps/compare/searches/SudokuPuzzle.h"
#include "apps/solving/PuzzleInput.h"
#include "apps/solving/SudokuArguments.h"
#include "apps/support/CommandLine.h"
#include "apps/support/EmbeddedText.h"
#include "apps/support/ExitStatus.h"
#include "apps/support/StopOnSignal.h"
#include "sudoku/NamedRuleSets.h"

namespace {

using apps::ExitStatus;
using comparing::Options;

constexpr std::uint64_t kMostNodes = 100'000;
// A thousand hard puzzles with all rule sets then take minutes instead of half an hour.
constexpr std::size_t kFewPuzzles = 200;
constexpr std::uint64_t kMostNodesOfMany = 10'000;
constexpr const char* kEmbeddedPuzzles = "famous.txt";

struct SudokuOptions : Options {
  std::vector<std::string> puzzles;  // as for PuzzleInput.h; empty: those embedded
  std::vector<std::string> rules;    // names of rule sets
  sudoku::ReadOptions reading;
  std::vector<std::string> against;  // one trace, or two; empty: compare strategies
};

constexpr const char* kFooter = R"(
If some rule sets have the rules of full and others do not, all run on the general 9x9 board, so that
their times compare. Otherwise, those with the rules of full run on a faster board for the usual 9x9.

Exit status:
  0    all searches ran, whether they found a solution, there is none, or a limit stopped them
  2    an argument is wrong, or a file could not be read or opened; puzzles that could be
       read were compared
  3    --against found a difference
  5    the output could not be written, memory ran out, or an internal error occurred
  130  Ctrl-C stopped it; 143 after SIGTERM

Environment:
  COLUMNS  the table's width if standard output is not a terminal [80]

Examples:
  CompareSearch
  CompareSearch --rules coursework,full --strategies bfs,best puzzles/famous.txt
  CompareSearch --jobs 0 --report report.html --ties 20 puzzles/
  CompareSearch --strategies best --rules coursework --trace best.jsonl puzzle.txt
  CompareSearch --against best.jsonl
  CompareSearch --format markdown results1.json results2.json
  CompareSearch --rules full,full-lockedCandidate --time-limit 10 --format csv hard.txt > hard.csv
)";

std::vector<std::string> rulesIn(const std::string& text) {
  std::vector<std::string> names = apps::listed(text);
  for (const std::string& name : names) apps::ruleSetNamed(name);
  return names;
}

void addSudokuOptions(CLI::App& app, SudokuOptions& options) {
  for (const apps::Strategy& each : apps::kStrategies) options.strategies.push_back(&each);
  for (const auto& each : sudoku::kNamedRuleSets) options.rules.emplace_back(each.name);
  options.limits.expanded = kMostNodes;

  app.name("CompareSearch");
  app.failure_message(apps::failureMessage);
  app.description(
      "Compares how many nodes each strategy expands, with each rule set, until it finds\n"
      "the first solution of a puzzle.");
  app.footer(apps::ruleSetHelp() + comparing::helpOnResults() + kFooter);
  apps::formatHelp(app);
  apps::addVersion(app);
  app.add_option("PUZZLES", options.puzzles,
                 "Each is the text of a puzzle, a file, a folder (read with all its subfolders),\n"
                 "or - for standard input; without any, the famous ones that come with this\n"
                 "program. Instead: results (.json) of --format json, which are read together")
      ->type_name("");
  apps::addParsed(app, "--rules", "LIST", options.rules, rulesIn,
                  fmt::format("Rule sets, see below, with commas between them\n[{}]",
                              fmt::join(options.rules, ",")));
  addOptions(app, options,
             fmt::format("{}; for larger boards fewer, so that it takes about 1 GB, from 196x196\n"
                         "on up to 2 GB",
                         apps::frontierLimit(9)));
  app.get_option("--max-nodes")
      ->description(
          fmt::format("Stop a search after it expanded N nodes [{}; {} if there are more\n"
                      "than {} puzzles]",
                      kMostNodes, kMostNodesOfMany, kFewPuzzles));
  apps::addReading(app, options.reading);
  app.add_option("--against", options.against,
                 "Say where the searches in TRACE, such as your own, differ first from this\n"
                 "program's with the likeliest rules, or those of --rules, and why. Given twice:\n"
                 "compare two traces")
      ->type_name("TRACE")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  for (CLI::Option* const each : app.get_options()) {
    const std::string name = each->get_name();
    if (name == "--help" || name == "--version" || name == "--against") continue;
    if (!name.starts_with("--max-") && name != "--time-limit" && name != "--rules") {
      app.get_option("--against")->excludes(each);
    }
  }
}

// --- the puzzles

struct PuzzleList {
  std::vector<comparing::Entry> entries;
  std::vector<std::string> files;  // files read, or texts of puzzles
  bool isWhole = true;             // false if something could not be read
};

// Unreadable and skipped input is left out and reported to standard error.
PuzzleList readPuzzles(const SudokuOptions& options) {
  PuzzleList list;
  const bool areEmbedded = options.puzzles.empty();
  apps::PuzzleInput input(
      areEmbedded ? std::vector{apps::embeddedText(kEmbeddedPuzzles)} : options.puzzles,
      options.reading);
  const bool isOnGeneralBoards = comparing::areOnGeneralBoards(options.rules);
  for (;;) {
    try {
      auto read = input.next();
      if (!read) break;
      list.entries.push_back(
          {comparing::sudokuPuzzle(std::move(read->puzzle), isOnGeneralBoards),
           fmt::format("{}:{}", areEmbedded ? kEmbeddedPuzzles : input.sourceName(), read->line),
           std::move(read->title)});
    } catch (const sudoku::PuzzleError& error) {
      list.isWhole = false;
      std::cerr << error.what() << '\n';
    }
  }
  list.files = input.opened();
  if (list.entries.empty() && list.isWhole) std::cerr << "there is no puzzle in the input\n";
  return list;
}

// --- the program

bool areResults(const std::string& argument) {
  return argument.ends_with(".json");
}

// Throws CLI::ValidationError if an option was given that only searches have.
void requireOptionsOfResults(const CLI::App& app, const SudokuOptions& options) {
  for (const CLI::Option* const each : app.get_options()) {
    const std::string name = each->get_name();
    const bool isOfResults = name == "PUZZLES" || name == "--format" || name == "--pairs" ||
                             name == "--output" || name == "--report";
    if (each->count() == 0 || isOfResults) continue;
    throw CLI::ValidationError(
        name, fmt::format("the searches in {} have run already", options.puzzles.front()));
  }
  if (options.format == comparing::Format::json) {
    throw CLI::ValidationError("--format", "results are read from json: choose another format");
  }
  const std::vector<std::string>& given = options.puzzles;
  if (!std::all_of(given.begin(), given.end(), areResults)) {
    throw CLI::ValidationError("PUZZLES", "results (.json) and puzzles exclude each other");
  }
}

int showResults(const CLI::App& app, const SudokuOptions& options) {
  requireOptionsOfResults(app, options);
  requireDistinctOutputs(options, options.puzzles);
  comparing::Comparison comparison = comparing::readResults(options.puzzles);
  return runAndWrite(comparison, options);
}

int compareStrategies(SudokuOptions options, const CLI::App& app, int argc,
                      const char* const* argv) {
  requireDistinctOutputs(options);
  // Opening an output truncates it, so the puzzles are read first.
  PuzzleList puzzles = readPuzzles(options);
  if (puzzles.entries.empty()) return static_cast<int>(ExitStatus::usage);
  requireDistinctOutputs(options, puzzles.files);
  if (app.count("--max-nodes") == 0 && puzzles.entries.size() > kFewPuzzles) {
    options.limits.expanded = kMostNodesOfMany;
  }
  comparing::Comparison comparison =
      comparisonOf(options, std::move(puzzles.entries), options.rules);
  comparison.origins = {originOf(app, argc, argv, options)};
  comparison.origins.front().isOnGeneralBoards = comparing::areOnGeneralBoards(options.rules);
  const int stopStatus = runAndWrite(comparison, options);
  if (stopStatus != 0) return stopStatus;
  return static_cast<int>(puzzles.isWhole ? ExitStatus::success : ExitStatus::usage);
}

// `rules` are those asked for.
int compareWithTraces(const SudokuOptions& options, const std::vector<std::string>& rules) {
  if (options.against.size() > 2) throw std::runtime_error("--against takes one trace or two");
  if (rules.size() + options.against.size() > 2) {
    throw std::runtime_error("--against takes one trace with one rule set, or two traces");
  }
  const std::atomic<bool>& stop = apps::stopOnSignal();
  const bool areEqual = comparing::compareTraces(
      std::cout, options.against, rules.empty() ? "" : rules[0], options.limits, stop);
  apps::flush(std::cout);
  if (stop) return apps::signalStatus();
  return static_cast<int>(areEqual ? ExitStatus::success : ExitStatus::difference);
}

}  // namespace

int main(int argc, char** argv) {
  return apps::reportErrors("CompareSearch", "; a lower --max-frontier needs less", [&] {
    CLI::App app;
    SudokuOptions options;
    addSudokuOptions(app, options);
    return apps::parseAndRun(app, argc, argv, [&] {
      const std::vector<std::string>& given = options.puzzles;
      if (std::any_of(given.begin(), given.end(), areResults)) return showResults(app, options);
      return options.against.empty() ? compareStrategies(options, app, argc, argv)
                                     : compareWithTraces(options, app.count("--rules") > 0
                                                                      ? options.rules
                                                                      : std::vector<std::string>());
    });
  });
}
