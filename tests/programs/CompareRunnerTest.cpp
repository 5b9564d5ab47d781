// Running the searches: counts, verification, and outcomes.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <ctime>
#include <numeric>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "apps/compare/Comparison.h"
#include "apps/compare/Runner.h"
#include "apps/compare/SudokuPuzzle.h"
#include "sudoku/Checker.h"
#include "sudoku/NamedRuleSets.h"
#include "tests/Puzzles.h"
#include "tests/reference/Lines.h"

namespace {

using compareSearch::Comparison;
using compareSearch::RunLimits;
using reference::puzzleOf;
using search::Outcome;
using testing::SizeIs;

Comparison comparisonOf(const std::string& line) {
  Comparison comparison;
  for (const auto& rules : sudoku::kNamedRuleSets) {
    for (const apps::Strategy& strategy : apps::kStrategies) {
      comparison.contenders.push_back({&strategy, rules.name, rules.rules});
    }
  }
  comparison.entries = {{compareSearch::sudokuPuzzle(puzzleOf(line)), "test", ""}};
  return comparison;
}

// Sets `stop` after this process has used another 0.3 s of processor time. By then the searches are
// running, however busy the machine is.
void stopAtWork(std::atomic<bool>& stop) {
  const std::clock_t atWork = std::clock() + CLOCKS_PER_SEC * 3 / 10;
  while (std::clock() < atWork) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  stop = true;
}

void runAll(Comparison& comparison) {
  const std::atomic<bool> stop = false;
  run(comparison, 1, stop, {});
}

TEST(CompareRunnerTest, ThePublishedFigureIsReproduced) {
  Comparison comparison = comparisonOf(kHard);
  runAll(comparison);
  ASSERT_THAT(comparison.runs, SizeIs(15));
  EXPECT_EQ(comparison.searchesDone(), comparison.searches());
  EXPECT_EQ(comparison.runs[0].statistics.expanded, 5135);
  EXPECT_GT(comparison.runs[0].statistics.elapsedNs, 0);
}

TEST(CompareRunnerTest, EveryContenderFindsTheSolution) {
  Comparison comparison = comparisonOf(kHard);
  runAll(comparison);
  std::set<std::string> solutions;
  for (const compareSearch::Run& run : comparison.runs) {
    EXPECT_EQ(run.outcome, Outcome::solved);
    solutions.insert(run.solution);
  }
  ASSERT_THAT(solutions, SizeIs(1));
  EXPECT_TRUE(check(puzzleOf(kHard), puzzleOf(*solutions.begin())).empty());
}

TEST(CompareRunnerTest, ALimitEndsOnlyTheSearchThatReachesIt) {
  Comparison comparison = comparisonOf(kHard);
  comparison.limits.expanded = 1000;
  runAll(comparison);
  EXPECT_EQ(comparison.runs[0].outcome, Outcome::expandedLimit);
  EXPECT_EQ(comparison.runs[0].statistics.expanded, 1000);
  EXPECT_EQ(comparison.runs[0].solution, "");
  EXPECT_EQ(comparison.runs[1].outcome, Outcome::solved);

  comparison = comparisonOf(kHard);
  comparison.limits.frontier = 100;
  runAll(comparison);
  EXPECT_EQ(comparison.runs[0].outcome, Outcome::frontierLimit);

  comparison = comparisonOf(kHard);
  comparison.limits.timeNs = 0;
  runAll(comparison);
  EXPECT_EQ(comparison.runs[0].outcome, Outcome::timeLimit);
}

TEST(CompareRunnerTest, APuzzleWithoutASolutionIsExhausted) {
  Comparison comparison = comparisonOf(kConflict);
  runAll(comparison);
  for (const compareSearch::Run& run : comparison.runs) EXPECT_EQ(run.outcome, Outcome::exhausted);
}

TEST(CompareRunnerTest, StoppingKeepsFinishedRuns) {
  Comparison comparison = comparisonOf(kHard);
  std::atomic<bool> stop = false;
  std::size_t done = 0;
  run(comparison, 1, stop, {[&] { stop = ++done == 4; }});
  EXPECT_THAT(comparison.runs, SizeIs(4));
  EXPECT_EQ(comparison.searchesDone(), 4);
  EXPECT_EQ(comparison.searches(), 15);
}

TEST(CompareRunnerTest, TheSearchUnderWayIsTheLastRunAndStopped) {
  Comparison comparison = comparisonOf(std::string(81, '.'));
  comparison.limits.expanded = search::kUnlimited;
  comparison.limits.frontier = search::kUnlimited;
  std::atomic<bool> stop = false;
  std::thread later([&stop] { stopAtWork(stop); });
  run(comparison, 1, stop, {});
  later.join();
  ASSERT_THAT(comparison.runs, SizeIs(1));
  EXPECT_EQ(comparison.runs[0].outcome, Outcome::stopped);
  EXPECT_EQ(comparison.searchesDone(), 0);
}

TEST(CompareRunnerTest, CountsDoNotDependOnTheNumberOfJobs) {
  Comparison one = comparisonOf(kHard);
  one.entries.push_back({compareSearch::sudokuPuzzle(puzzleOf(kHard)), "again", ""});
  one.limits.expanded = 3000;
  Comparison four = one;
  const std::atomic<bool> stop = false;
  run(one, 1, stop, {});
  run(four, 4, stop, {});
  ASSERT_EQ(one.runs.size(), four.runs.size());
  for (std::size_t i = 0; i < one.runs.size(); ++i) {
    EXPECT_EQ(one.runs[i].entry, four.runs[i].entry);
    EXPECT_EQ(one.runs[i].contender, four.runs[i].contender);
    EXPECT_EQ(one.runs[i].outcome, four.runs[i].outcome);
    EXPECT_EQ(one.runs[i].statistics.expanded, four.runs[i].statistics.expanded);
    EXPECT_EQ(one.runs[i].statistics.generated, four.runs[i].statistics.generated);
    EXPECT_EQ(one.runs[i].statistics.peakFrontier, four.runs[i].statistics.peakFrontier);
    EXPECT_EQ(one.runs[i].solution, four.runs[i].solution);
  }
}

TEST(CompareRunnerTest, EveryRunIsReportedInOrderWithAnyNumberOfJobs) {
  for (const int jobs : {1, 3}) {
    Comparison comparison = comparisonOf(kHard);
    comparison.entries.resize(3, comparison.entries.front());
    comparison.limits.expanded = 100;
    std::vector<std::size_t> told;
    const std::atomic<bool> stop = false;
    run(comparison, jobs, stop, {{}, [&](const compareSearch::Run& run) {
                                   told.push_back(15 * run.entry + run.contender);
                                 }});
    std::vector<std::size_t> all(45);
    std::iota(all.begin(), all.end(), std::size_t{0});
    EXPECT_EQ(told, all);
    EXPECT_THAT(comparison.runs, SizeIs(45));
  }
}

TEST(CompareRunnerTest, FinishedSearchesAreReportedBeforeTheRestIsBegun) {
  Comparison comparison = comparisonOf(kHard);
  std::atomic<bool> stop = false;
  std::size_t told = 0;
  run(comparison, 1, stop, {{}, [&](const compareSearch::Run&) { stop = ++told == 3; }});
  EXPECT_EQ(told, 3);
  EXPECT_THAT(comparison.runs, SizeIs(3));
}

TEST(CompareRunnerTest, SeveralSearchesUnderWayAreStoppedTogether) {
  Comparison comparison = comparisonOf(std::string(81, '.'));
  comparison.contenders.resize(2);
  comparison.limits.expanded = search::kUnlimited;
  comparison.limits.frontier = search::kUnlimited;
  comparison.contenders[1].strategy = comparison.contenders[0].strategy;
  std::atomic<bool> stop = false;
  std::thread later([&stop] { stopAtWork(stop); });
  run(comparison, 2, stop, {});
  later.join();
  ASSERT_THAT(comparison.runs, SizeIs(2));
  EXPECT_EQ(comparison.runs[0].outcome, Outcome::stopped);
  EXPECT_EQ(comparison.runs[1].outcome, Outcome::stopped);
  EXPECT_EQ(comparison.searchesDone(), 0);
}

TEST(CompareRunnerTest, TheDefaultFrontierHoldsFewerLargeBoards) {
  RunLimits limits;
  EXPECT_EQ(limits.forSize(9).frontier, 200'000);
  EXPECT_EQ(limits.forSize(16).frontier, 63'281);
  EXPECT_EQ(limits.forSize(400).frontier, 12);
  limits.frontier = 7;
  EXPECT_EQ(limits.forSize(9).frontier, 7);
  EXPECT_EQ(limits.forSize(400).frontier, 7);
}

}  // namespace
