// Running the searches: verification, limits, and stopping.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <ctime>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "apps/compare/Comparison.h"
#include "apps/compare/Runner.h"
#include "apps/compare/SudokuPuzzle.h"
#include "sudoku/NamedRuleSets.h"
#include "tests/Puzzles.h"

namespace {

using comparing::Comparison;
using search::Outcome;
using testing::SizeIs;

Comparison comparisonOf(const std::string& line) {
  Comparison comparison;
  for (const auto& rules : sudoku::kNamedRuleSets) {
    for (const apps::Strategy& strategy : apps::kStrategies) {
      comparison.contenders.push_back({&strategy, rules.name});
    }
  }
  comparison.entries = {{comparing::sudokuPuzzle(puzzleOf(line)), "test", ""}};
  return comparison;
}

// A puzzle that is solved at its start, and rejected by its checker.
class Rejected final : public comparing::AnyPuzzle {
 public:
  std::string line() const override { return "rejected"; }
  std::unique_ptr<Searchable> start(const std::string&) const override {
    return std::make_unique<Sudoku>(puzzleOf(kHardSolution));
  }
  std::string faultOf(const Searchable&) const override { return "it is wrong"; }
};

TEST(CompareRunnerTest, EveryContenderFindsTheSolution) {
  Comparison comparison = comparisonOf(kHard);
  run(comparison, 1, false);
  ASSERT_THAT(comparison.runs, SizeIs(15));
  EXPECT_EQ(comparison.runs[0].statistics.expanded, 5135U);
  for (const comparing::Run& run : comparison.runs) {
    EXPECT_EQ(run.outcome, Outcome::solved);
    EXPECT_EQ(run.solution, kHardSolution);
  }
}

TEST(CompareRunnerTest, AWrongSolutionIsADefectOfTheProgram) {
  Comparison comparison = comparisonOf(kHard);
  comparison.entries[0].puzzle = std::make_shared<Rejected>();
  EXPECT_THROW(run(comparison, 2, false), std::logic_error);
}

TEST(CompareRunnerTest, EveryRunIsReportedInOrderAndBeforeTheRestIsBegun) {
  for (const int jobs : {1, 3}) {
    Comparison comparison = comparisonOf(kHard);
    comparison.entries.resize(3, comparison.entries.front());
    comparison.limits.expanded = 100;
    std::vector<std::size_t> told;
    const std::atomic<bool> stop = false;
    run(comparison, jobs, stop,
        {{}, [&](const comparing::Run& run) { told.push_back(15 * run.entry + run.contender); }});
    std::vector<std::size_t> all(45);
    std::iota(all.begin(), all.end(), std::size_t{0});
    EXPECT_EQ(told, all);
    EXPECT_THAT(comparison.runs, SizeIs(45));
  }
  Comparison comparison = comparisonOf(kHard);
  std::atomic<bool> stop = false;
  std::size_t told = 0;
  run(comparison, 1, stop, {{}, [&](const comparing::Run&) { stop = ++told == 3; }});
  EXPECT_THAT(comparison.runs, SizeIs(3));
}

TEST(CompareRunnerTest, SearchesUnderWayAreStoppedTogether) {
  Comparison comparison = comparisonOf(std::string(81, '.'));
  comparison.contenders.resize(2, comparison.contenders.front());
  comparison.contenders[1] = comparison.contenders[0];
  comparison.limits.frontier = search::kUnlimited;
  std::atomic<bool> stop = false;
  // After 0.3 s of processor time the searches are running, however busy the machine is.
  std::thread later([&stop] {
    const std::clock_t atWork = std::clock() + CLOCKS_PER_SEC * 3 / 10;
    while (std::clock() < atWork) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    stop = true;
  });
  run(comparison, 2, stop);
  later.join();
  ASSERT_THAT(comparison.runs, SizeIs(2));
  EXPECT_EQ(comparison.runs[0].outcome, Outcome::stopped);
  EXPECT_EQ(comparison.runs[1].outcome, Outcome::stopped);
  EXPECT_EQ(comparison.searchesDone(), 0U);
}

}  // namespace
