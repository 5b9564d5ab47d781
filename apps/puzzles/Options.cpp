#include "apps/puzzles/Options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>

#include "apps/puzzles/Examples.h"
#include "apps/support/CommandLine.h"
#include "search/Explained.h"

namespace solvePuzzle {
namespace {

using Words = std::vector<std::string>;

constexpr const char* kFooter = R"(
Strategies: bfs (breadth-first), best (best-first), dfs (depth-first), astar (A*), ids (iterative
deepening), ida (IDA*), beam (the best 1000 states of each level), lds (limited discrepancy), learn
(conflict-driven; its nodes are decisions). learn needs puzzles that explain themselves: queens.
docs/your-own-puzzle.md says which of them suits which puzzle.

In the table, ≥ marks a lower bound: the count of a search when a limit stopped it. † marks the count
of a search that proved that there is no solution.

Memory: by default a frontier has at most four million states, and the keys of reached states take
512 MiB. Running out of memory ends a search as a limit does.

Ctrl-C or SIGTERM stops the search under way and prints the results so far. A second Ctrl-C ends
the program at once.

Exit status:
  0    a strategy found a solution; with --all, all of them
  1    there is no solution
  2    an argument is wrong, or a file could not be written
  3    no strategy found a solution (with --all: all of them), and a limit stopped one
  5    an internal error occurred, or the output could not be written
  130  Ctrl-C stopped it; 143 after SIGTERM
)";

constexpr std::uint64_t kMostNumber = 10'000;

// The numbers in the words. Several in one word have spaces or commas between them.
std::vector<int> numbersIn(const Words& words) {
  std::string text = fmt::format("{}", fmt::join(words, " "));
  for (char& c : text) {
    if (c == ',') c = ' ';
  }
  std::istringstream rest(text);
  std::vector<int> numbers;
  for (std::string word; rest >> word;) {
    const std::uint64_t number = word == "." ? 0 : apps::wholeNumberIn(word, 0, kMostNumber);
    numbers.push_back(static_cast<int>(number));
  }
  return numbers;
}

std::vector<const apps::Strategy*> strategiesIn(const std::string& text) {
  std::vector<const apps::Strategy*> named;
  for (const std::string& name : apps::listed(text)) {
    named.push_back(&apps::strategyNamed(name, apps::Use::comparing));
  }
  return named;
}

std::optional<std::uint64_t> frontierIn(const std::string& text) {
  return apps::countIn(text);
}

void addSearchOptions(CLI::App& command, Options& options) {
  apps::addParsed(command, "--strategies", "LIST", options.strategies, strategiesIn,
                  apps::namesOf(apps::strategiesFor(apps::Use::comparing)) +
                      ", with commas between them\n[all but learn]");
  command.add_flag("--path", options.showsPath,
                   "Print the path to the solution of least cost, state by state (learn has\n"
                   "no path, only decisions)");
  apps::addParsed(command, "--max-nodes", "N", options.limits.expanded, apps::countIn,
                  fmt::format("Stop a search after it expanded N nodes [{}]", Options::kMostNodes));
  apps::addParsed(command, "--max-frontier", "N", options.limits.frontier, frontierIn,
                  fmt::format("Stop a search before more than N states wait in its frontier [{}]",
                              search::Limits().frontier));
  apps::addParsed(command, "--max-depth", "N", options.limits.depth, apps::countIn,
                  "Expand no state that is N moves from the start [none]");
  apps::addParsed(command, "--time-limit", "SECONDS", options.limits.timeNs, apps::nanosecondsIn,
                  "Stop a search after so much time, such as 2.5. For this and the limits\n"
                  "above, 'none' means that there is none [none]");
  addTraceOptions(command, options.trace);
  addReportOptions(command, options.report);
}

// Throws CLI::ValidationError if the puzzle does not suit a strategy.
void requireSuitable(const Options& options) {
  const bool learns = std::any_of(options.strategies.begin(), options.strategies.end(),
                                  [](const apps::Strategy* strategy) { return strategy->learns; });
  if (!learns) return;
  const std::unique_ptr<Searchable> start = options.puzzle->start({});
  if (dynamic_cast<const search::Explained*>(start.get()) != nullptr) return;
  throw CLI::ValidationError("--strategies",
                             "learn needs a puzzle that explains itself, as queens does");
}

// Adds a subcommand whose arguments `make` turns into a puzzle.
CLI::App& addPuzzle(CLI::App& app, Options& options, const std::string& name,
                    const std::string& description, Words& words, const std::string& argument,
                    const std::string& help, const std::function<Example()>& make) {
  CLI::App& command = *app.add_subcommand(name, description);
  command.add_option(argument, words, help)->type_name("");
  addSearchOptions(command, options);
  command.footer(kFooter);
  command.final_callback([&command, &options, name, make] {
    requireTraceFor(command, options.trace);
    try {
      options.puzzle = make();
    } catch (const std::invalid_argument& error) {
      throw CLI::ValidationError(name, error.what());
    }
    requireSuitable(options);
  });
  return command;
}

void addPuzzles(CLI::App& app, Options& options) {
  // Owned by the subcommands' callbacks.
  const auto words = [] { return std::make_shared<Words>(); };
  const auto numbers = [](const Words& given, std::vector<int> usual) {
    return given.empty() ? std::move(usual) : numbersIn(given);
  };

  const auto size = words();
  CLI::App& queensCommand = addPuzzle(
      app, options, "queens", "Place N queens on N x N squares so that none attacks another", *size,
      "N", "The number of queens, 1 to 32 [8]", [size, numbers] {
        const std::vector<int> given = numbers(*size, {8});
        if (given.size() != 1 || given.front() > 32) {
          throw std::invalid_argument("it takes one number from 1 to 32");
        }
        return queens(given.front());
      });
  CLI::Option* const all =
      queensCommand.add_flag("--all", options.countsAll, "Count all solutions");
  for (const char* const other : {"--path", "--trace", "--dot", "--report"}) {
    all->excludes(queensCommand.get_option(other));
  }

  const auto tiles = words();
  addPuzzle(app, options, "tiles", "The 8-puzzle and the 15-puzzle", *tiles, "TILES",
            "The tiles row by row, 0 or . for the blank: 9 numbers or 16. The goal is to\n"
            "have them in order, with the blank first [3 6 1 7 0 2 8 5 4]",
            [tiles, numbers] {
              const std::vector<int> given = numbers(*tiles, {3, 6, 1, 7, 0, 2, 8, 5, 4});
              return slidingTiles(given);
            });

  const auto jugs = words();
  const auto goal = std::make_shared<int>(4);
  CLI::App& jugsCommand =
      addPuzzle(app, options, "jugs", "Measure out an amount of water with jugs without marks",
                *jugs, "SIZES", "The sizes of the jugs in litres [3 5]", [jugs, goal, numbers] {
                  const std::vector<int> given = numbers(*jugs, {3, 5});
                  return waterJugs(given, *goal);
                });
  const auto litresIn = [](const std::string& text) {
    return static_cast<int>(apps::wholeNumberIn(text, 0, kMostNumber));
  };
  apps::addParsed(jugsCommand, "--goal", "LITRES", *goal, litresIn,
                  "The amount to be in one of the jugs [4]");

  const auto minutes = words();
  addPuzzle(app, options, "bridge", "People cross a bridge at night, at most two at a time",
            *minutes, "MINUTES",
            "The minutes that each person takes. The cost is the time of all crossings [1 2 5 10]",
            [minutes, numbers] {
              const std::vector<int> given = numbers(*minutes, {1, 2, 5, 10});
              return bridgeCrossing(given);
            });
}

}  // namespace

void addOptions(CLI::App& app, Options& options) {
  for (const apps::Strategy* const each : apps::strategiesFor(apps::Use::comparing)) {
    if (!each->learns) options.strategies.push_back(each);
  }
  app.name("SolvePuzzle");
  app.failure_message(apps::failureMessage);
  app.description(
      "Solves a puzzle with each strategy, and compares how many nodes they expand until the\n"
      "first solution.");
  app.footer(R"(
`SolvePuzzle PUZZLE --help` explains the options of a puzzle.

Examples:
  SolvePuzzle tiles 3 6 1 7 0 2 8 5 4
  SolvePuzzle tiles 7 2 4 5 . 6 8 3 1 --strategies astar --path
  SolvePuzzle bridge 1 2 5 10 --report report.html
  SolvePuzzle queens 8 --all
)");
  apps::formatHelp(app);
  apps::addVersion(app);
  addPuzzles(app, options);
  // With require_subcommand(1), a misspelled subcommand would only be missing.
  app.require_subcommand(0, 1);
  app.final_callback([&app] {
    if (app.get_subcommands().empty()) throw CLI::RequiredError("A puzzle");
  });
}

}  // namespace solvePuzzle
