#include "apps/grade/program/Beside.h"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <memory>
#include <stdexcept>

#include "BestFirstSearch.h"
#include "Sudoku.h"
#include "apps/grade/judges/JudgeDriver.h"
#include "apps/grade/judges/Puzzles.h"
#include "apps/grade/judges/Race.h"
#include "apps/solving/PuzzleInput.h"
#include "apps/solving/SudokuArguments.h"
#include "apps/support/PrintableText.h"
#include "search/TieOrder.h"

namespace grading {
namespace {

constexpr const char* kRow = "{:<22} {:>7} {:>7} {:>13}  {:>9} {:>9} {:>8}{}\n";

constexpr const char* kHead =
    "Nodes that best-first search expands, and microseconds for each. Our rules: {}.\n"
    "Where values tie, each order is right: our least and most in {} orders.\n\n";

constexpr int kOrders = 21;  // the usual one, and others by chance

// "12-336"
std::string nodesByTies(const sudoku::Puzzle& puzzle, const sudoku::RuleSet& rules,
                        std::uint64_t usual) {
  std::uint64_t least = usual, most = usual;
  for (std::uint64_t seed = 1; seed < kOrders; ++seed) {
    BestFirstSearch search(std::make_unique<Sudoku>(puzzle, rules), search::TieOrder(seed));
    search.solve();
    least = std::min(least, search.statistics().expanded);
    most = std::max(most, search.statistics().expanded);
  }
  return fmt::format("{}-{}", least, most);
}

// Runs the submission's search. A small one comes first, so that the time is that of warm code.
coursework::TimedSearch theirSearch(const sudoku::Puzzle& puzzle) {
  constexpr std::chrono::seconds kLongest(20);
  coursework::StudentProgram program(coursework::underTest().setting.optimised);
  const auto race = [&](const sudoku::Puzzle& each) {
    return coursework::StudentBoard::race(program, each, kLongest);
  };
  race(coursework::easy(puzzle.size()));
  return race(puzzle);
}

std::string perNode(std::chrono::nanoseconds all, double nodes) {
  return fmt::format("{:.2f}", static_cast<double>(all.count()) / 1000 / std::max(nodes, 1.0));
}

std::string rowOf(const std::string& place, const sudoku::Puzzle& puzzle,
                  const sudoku::RuleSet& rules) {
  const coursework::OurSearch ours = coursework::ourBestFirst(puzzle, rules);
  std::string nodes = "?", time = "?", ratio, whyNot;
  try {
    const auto [search, used] = theirSearch(puzzle);
    whyNot = coursework::flawOfSearch(search, puzzle);
    if (whyNot.empty()) ratio = fmt::format("{:.0f}x", coursework::ratioOf({ours.time, used}));
    if (whyNot.empty() && search.calls >= 0) {
      nodes = std::to_string(search.calls);
      time = perNode(used, search.calls);
    }
  } catch (const coursework::CallFailed& failure) {
    whyNot = failure.what();
  }
  return fmt::format(kRow, place, nodes, ours.expanded, nodesByTies(puzzle, rules, ours.expanded),
                     time, perNode(ours.time, static_cast<double>(ours.expanded)), ratio,
                     whyNot.empty() ? "" : "  " + apps::bounded(whyNot, 200));
}

}  // namespace

void printBeside(const Options& options) {
  const sudoku::RuleSet rules = apps::ruleSetNamed(options.rules);
  apps::PuzzleInput puzzles({options.compare->string()}, {});
  std::cout << fmt::format(kHead, options.rules, kOrders)
            << fmt::format(kRow, "puzzle", "nodes", "ours", "by ties", "µs", "ours", "time", "");
  while (const std::optional<sudoku::ReadPuzzle> read = puzzles.next()) {
    const std::string file = std::filesystem::path(puzzles.sourceName()).filename();
    const std::string place = fmt::format("{}:{}", file, read->line);
    const sudoku::Puzzle& puzzle = read->puzzle;
    const bool isOrdinary = puzzle.shape.isOrdinary() && puzzle.removed.empty();
    if (!isOrdinary || (puzzle.size() != 4 && puzzle.size() != 9 && puzzle.size() != 16)) {
      throw std::invalid_argument(place + ": only boards of 4x4, 9x9 and 16x16 are compared");
    }
    std::cout << rowOf(place, puzzle, rules) << std::flush;
  }
}

}  // namespace grading
