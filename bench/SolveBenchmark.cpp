// SolveBenchmark.cpp: measures how fast puzzles are read and solved through the public interface.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "DepthFirstSearch.h"
#include "Sudoku.h"
#include "apps/solving/SolutionSearch.h"
#include "apps/support/CommandLine.h"
#include "apps/support/ExitStatus.h"
#include "sudoku/PuzzleReader.h"
#include "sudoku/PuzzleSource.h"
#include "sudoku/PuzzleWriter.h"
#include "sudoku/nine/Kernel.h"

namespace {

using Clock = std::chrono::steady_clock;

struct Setting {
  std::uint64_t solutions = 2;  // most solutions to search for; 2 proves uniqueness
  std::uint64_t repetitions = 7;
};

struct Totals {
  std::uint64_t puzzles = 0, solved = 0, expanded = 0;
};

// Reads and solves the puzzles of a text, as a user of the headers would. Throws std::logic_error
// if it `checks` and a solution is wrong.
Totals solveAll(const std::string& text, const Setting& setting, bool checks) {
  Totals totals;
  std::istringstream in(text);
  sudoku::PuzzleReader reader(in, "benchmark");
  while (const auto read = reader.next()) {
    DepthFirstSearch search(std::make_unique<Sudoku>(read->puzzle));
    std::uint64_t found = 0;
    for (; found < setting.solutions; ++found) {
      const Searchable* solution = search.solve();
      if (solution == nullptr) break;
      if (!checks) continue;
      apps::requireSolution(read->puzzle, static_cast<const Sudoku&>(*solution).squares());
    }
    ++totals.puzzles;
    totals.solved += found > 0;
    totals.expanded += search.statistics().expanded;
  }
  return totals;
}

// The puzzles of a file, one a line.
std::string textOf(const std::string& file) {
  sudoku::PuzzleSource source(file);
  sudoku::PuzzleReader reader(source.stream(), source.name());
  std::string text;
  while (const auto read = reader.next()) text += sudoku::toLine(read->puzzle) + '\n';
  return text;
}

// A line of the table. The spread is that of the slowest and the fastest repetition, relative to
// the median.
void measure(const std::string& file, const Setting& setting) {
  const std::string text = textOf(file);
  const Totals totals = solveAll(text, setting, true);
  std::vector<double> seconds;
  for (std::uint64_t i = 0; i < setting.repetitions; ++i) {
    const Clock::time_point begin = Clock::now();
    solveAll(text, setting, false);
    seconds.push_back(std::chrono::duration<double>(Clock::now() - begin).count());
  }
  std::sort(seconds.begin(), seconds.end());
  const double median = seconds[seconds.size() / 2];
  const auto puzzles = static_cast<double>(totals.puzzles);
  fmt::print("{:<40} {:>8} {:>8} {:>12.0f} {:>10.3f} {:>10.2f} {:>6.1f}%\n", file, totals.puzzles,
             totals.solved, puzzles / median, median * 1e6 / puzzles,
             static_cast<double>(totals.expanded) / puzzles,
             100 * (seconds.back() - seconds.front()) / median);
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App program("Measures how fast the puzzles of files are solved.", "SolveBenchmark");
  Setting setting;
  std::vector<std::string> files;
  program.add_option("files", files, "Files of puzzles")->required();
  apps::addParsed(program, "--solutions", "N", setting.solutions, apps::positiveCountIn,
                  "Search for N solutions at most [2: tells whether there is one only]");
  apps::addParsed(program, "--repetitions", "N", setting.repetitions, apps::positiveCountIn,
                  "Measure N times [7]");
  return apps::parseAndRun(program, argc, argv, [&] {
    return apps::reportErrors("SolveBenchmark", "", [&] {
      fmt::print("{:<40} {:>8} {:>8} {:>12} {:>10} {:>10} {:>7}\n", "file", "puzzles", "solved",
                 "puzzles/s", "us each", "nodes each", "spread");
      for (const std::string& file : files) measure(file, setting);
      fmt::print("9x9 boards with the rules of `full` use the kernel {}.\n",
                 sudoku::nine::kernel().name);
      return 0;
    });
  });
}
