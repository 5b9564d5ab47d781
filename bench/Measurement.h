// Measurement.h: measures the time to read and solve the puzzles of a file.

#ifndef BENCH_MEASUREMENT_H_
#define BENCH_MEASUREMENT_H_

#include <cstdint>
#include <string>
#include <vector>

#include "apps/support/Strategy.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/RuleSet.h"

namespace bench {

struct Setting {
  const apps::Strategy* strategy = &apps::strategyNamed("dfs");
  sudoku::RuleSet rules = sudoku::kFull;
  std::uint64_t solutions = 2;  // most solutions to search for; 2 proves uniqueness
  int threads = 1;
  int repetitions = 7;
  double warmUpSeconds = 1;  // solves and checks solutions before timing
};

struct Measurement {
  std::string file;
  std::uint64_t puzzles = 0;
  std::uint64_t solved = 0;     // puzzles that have a solution
  std::uint64_t expanded = 0;   // nodes expanded, over all puzzles
  std::vector<double> seconds;  // of each repetition, in ascending order

  double median() const { return seconds[seconds.size() / 2]; }
  double microsecondsEach() const { return median() * 1e6 / static_cast<double>(puzzles); }
  double perSecond() const { return static_cast<double>(puzzles) / median(); }
  double nodesEach() const { return static_cast<double>(expanded) / static_cast<double>(puzzles); }
  // The range of the repetitions' times, relative to the median.
  double spread() const { return (seconds.back() - seconds.front()) / median(); }
};

// Throws sudoku::PuzzleError if the file cannot be read or has no puzzle, and std::logic_error if a
// solution is wrong.
Measurement measure(const std::string& file, const Setting& setting);

}  // namespace bench

#endif
