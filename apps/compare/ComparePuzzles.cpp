#include "apps/compare/ComparePuzzles.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "apps/compare/Options.h"
#include "apps/compare/Program.h"
#include "apps/compare/searches/Comparison.h"
#include "apps/support/CommandLine.h"
#include "apps/support/ExitStatus.h"
#include "search/Limits.h"

namespace comparing {
namespace {

using apps::ExitStatus;

constexpr std::uint64_t kMostNodes = 1'000'000;

constexpr const char* kFooter = R"(
learn needs a puzzle that explains itself. By default a frontier has at most four million states, and
the keys of reached states take 512 MiB. Running out of memory ends a search as a limit does.

Exit status:
  0    a strategy found a solution; with --all, all of them
  1    there is no solution
  2    an argument is wrong, or a file could not be opened
  3    no strategy found a solution (with --all: all of them), and a limit stopped one
  5    an internal error occurred, or the output could not be written
  130  Ctrl-C stopped it; 143 after SIGTERM
)";

// The kind that the words name, if there are several; then removes its name.
const PuzzleKind& kindOf(Words& words, const std::vector<PuzzleKind>& kinds) {
  if (kinds.size() == 1) return kinds.front();
  const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const PuzzleKind& kind) {
    return !words.empty() && kind.name == words.front();
  });
  if (found == kinds.end()) {
    Words names;
    for (const PuzzleKind& kind : kinds) names.push_back(kind.name);
    throw CLI::ValidationError(
        "PUZZLE", fmt::format("it begins with one of the words {}", fmt::join(names, ", ")));
  }
  words.erase(words.begin());
  return *found;
}

// The words of the arguments. One that names a file stands for the words in it.
Words wordsOf(const std::vector<std::string>& arguments) {
  std::string text;
  for (const std::string& argument : arguments) {
    std::error_code isNone;
    const bool isFile = std::filesystem::is_regular_file(argument, isNone);
    std::ifstream file(isFile ? argument : "");
    text += ' ' + (isFile ? std::string(std::istreambuf_iterator<char>(file), {}) : argument);
  }
  return wordsIn(std::move(text));
}

// The puzzle that the words make. Throws CLI::ValidationError if they make none.
Entry entryOf(Words words, const std::vector<PuzzleKind>& kinds) {
  const PuzzleKind& kind = kindOf(words, kinds);
  try {
    return entryOf(kind, std::move(words));
  } catch (const std::invalid_argument& error) {
    throw CLI::ValidationError(kind.name, error.what());
  }
}

ExitStatus statusOf(const std::vector<Run>& runs) {
  const auto has = [&](search::Outcome outcome) {
    return std::any_of(runs.begin(), runs.end(),
                       [outcome](const Run& run) { return run.outcome == outcome; });
  };
  if (has(search::Outcome::solved)) return ExitStatus::success;
  return has(search::Outcome::exhausted) ? ExitStatus::negative : ExitStatus::incomplete;
}

std::string helpOn(const std::vector<PuzzleKind>& kinds) {
  std::string text = "\nPuzzles, and in brackets the words if there are none:\n";
  for (const PuzzleKind& kind : kinds) {
    text += fmt::format("  {} [{}]\n    {}\n", kind.name, kind.usual, kind.help);
  }
  return text;
}

int parseAndCompare(const std::string& program, const std::vector<PuzzleKind>& kinds, int argc,
                    const char* const* argv) {
  Options options;
  options.limits.expanded = kMostNodes;
  options.showsSolution = true;
  for (const apps::Strategy& each : apps::kAllStrategies) {
    if (!each.learns) options.strategies.push_back(&each);
  }
  std::vector<std::string> arguments;
  CLI::App app;
  app.name(program);
  app.failure_message(apps::failureMessage);
  app.description(
      "Solves a puzzle with each strategy, and compares how many nodes they expand until the\n"
      "first solution.");
  app.footer(helpOn(kinds) + helpOnResults() + kFooter);
  apps::formatHelp(app);
  apps::addVersion(app);
  app.add_option("PUZZLE", arguments,
                 kinds.size() == 1
                     ? "The words of the puzzle, see below; a file stands for its words"
                     : "The name of a puzzle, see below, and its words; a file\n"
                       "stands for the words in it")
      ->type_name("");
  app.add_flag("--path", options.showsPath,
               "Print the path to the solution of least cost, state by state (learn has\n"
               "no path, only decisions)");
  app.add_flag("--all", options.findsAll, "Search for all solutions instead of the first");
  addOptions(app, options, std::to_string(search::Limits().frontier));
  const int status = apps::parseAndRun(app, argc, argv, [&] {
    const Entry entry = entryOf(wordsOf(arguments), kinds);
    Comparison comparison = comparisonOf(options, {entry}, {""});
    if (comparison.hasLearning() && !apps::canLearnFrom(*entry.puzzle->startWith("")())) {
      throw CLI::ValidationError("--strategies",
                                 "learn needs a puzzle that explains itself (search/Explained.h)");
    }
    requireDistinctOutputs(options);
    comparison.origins = {originOf(app, argc, argv, options)};
    const int stopStatus = runAndWrite(comparison, options);
    return stopStatus != 0 ? stopStatus : static_cast<int>(statusOf(comparison.runs));
  });
  apps::flush(std::cout);
  return status;
}

}  // namespace

int comparePuzzles(const std::string& program, const std::vector<PuzzleKind>& kinds, int argc,
                   const char* const* argv) {
  return apps::reportErrors(program, "",
                            [&] { return parseAndCompare(program, kinds, argc, argv); });
}

}  // namespace comparing
