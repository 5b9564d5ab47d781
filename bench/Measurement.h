// Measurement.h: how long it takes to solve the puzzles of a file, reading them included.

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
  std::uint64_t solutions = 2;  // searched for at most; 2 tells whether there is one only
  int threads = 1;
  int repetitions = 7;
  double warmUpSeconds = 1;  // of solving with every solution checked, before anything is timed
};

struct Measurement {
  std::string file;
  std::uint64_t puzzles = 0;
  std::uint64_t solved = 0;     // that have a solution
  std::uint64_t expanded = 0;   // nodes, over all puzzles
  std::vector<double> seconds;  // of each repetition, in ascending order

  double median() const { return seconds[seconds.size() / 2]; }
  double microsecondsEach() const { return median() * 1e6 / static_cast<double>(puzzles); }
  double perSecond() const { return static_cast<double>(puzzles) / median(); }
  double nodesEach() const { return static_cast<double>(expanded) / static_cast<double>(puzzles); }
  // The distance of the slowest and the fastest repetition, as a part of the median.
  double spread() const { return (seconds.back() - seconds.front()) / median(); }
};

// Throws sudoku::PuzzleError for a file that cannot be read or has no puzzle, and std::logic_error
// for a solution that is none.
Measurement measure(const std::string& file, const Setting& setting);

}  // namespace bench

#endif
