#include "bench/Measurement.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <future>
#include <memory>
#include <sstream>
#include <string>

#include "Sudoku.h"
#include "apps/support/SolutionSearch.h"
#include "sudoku/PuzzleError.h"
#include "sudoku/PuzzleReader.h"
#include "sudoku/PuzzleSource.h"
#include "sudoku/PuzzleWriter.h"

namespace bench {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Totals {
  std::uint64_t puzzles = 0;
  std::uint64_t solved = 0;
  std::uint64_t expanded = 0;

  void add(const Totals& other) {
    puzzles += other.puzzles;
    solved += other.solved;
    expanded += other.expanded;
  }
};

// Reads and solves the puzzles of a text, as a user of the headers would.
Totals solveAll(const std::string& text, const Setting& setting, bool checks) {
  Totals totals;
  std::istringstream in(text);
  sudoku::PuzzleReader reader(in, "benchmark");
  while (const auto read = reader.next()) {
    const auto search =
        setting.strategy->startFrom(std::make_unique<Sudoku>(read->puzzle, setting.rules));
    std::uint64_t found = 0;
    for (; found < setting.solutions; ++found) {
      const Searchable* solution = search->solve();
      if (solution == nullptr) break;
      if (!checks) continue;
      apps::requireSolution(read->puzzle, static_cast<const Sudoku&>(*solution).squares());
    }
    ++totals.puzzles;
    totals.solved += found > 0;
    totals.expanded += search->statistics().expanded;
  }
  return totals;
}

// The puzzles of a file, divided into `shares` texts of about the same length, one per thread.
std::vector<std::string> sharesOf(const std::string& file, int shares) {
  sudoku::PuzzleSource source(file);
  sudoku::PuzzleReader reader(source.stream(), source.name());
  std::vector<std::string> lines;
  while (const auto read = reader.next()) lines.push_back(sudoku::toLine(read->puzzle) + '\n');
  if (lines.empty()) throw sudoku::PuzzleError(file, 0, 0, "there is no puzzle in it");
  std::vector<std::string> texts(static_cast<std::size_t>(shares));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    texts[i * texts.size() / lines.size()] += lines[i];
  }
  return texts;
}

Totals solveShares(const std::vector<std::string>& texts, const Setting& setting, bool checks) {
  std::vector<std::future<Totals>> others;
  for (std::size_t i = 1; i < texts.size(); ++i) {
    others.push_back(
        std::async(std::launch::async, [&, i] { return solveAll(texts[i], setting, checks); }));
  }
  Totals totals = solveAll(texts[0], setting, checks);
  for (std::future<Totals>& other : others) totals.add(other.get());
  return totals;
}

}  // namespace

Measurement measure(const std::string& file, const Setting& setting) {
  const std::vector<std::string> texts = sharesOf(file, setting.threads);
  const Clock::time_point start = Clock::now();
  Totals totals;
  do {
    totals = solveShares(texts, setting, true);
  } while (secondsSince(start) < setting.warmUpSeconds);

  Measurement result{file, totals.puzzles, totals.solved, totals.expanded, {}};
  for (int i = 0; i < setting.repetitions; ++i) {
    const Clock::time_point begin = Clock::now();
    solveShares(texts, setting, false);
    result.seconds.push_back(secondsSince(begin));
  }
  std::sort(result.seconds.begin(), result.seconds.end());
  return result;
}

}  // namespace bench
