// Running the searches: verification, times, and stopping several at once.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>

#include "apps/compare/searches/Comparison.h"
#include "apps/compare/searches/ProcessorTime.h"
#include "apps/compare/searches/Runner.h"
#include "apps/compare/searches/SudokuPuzzle.h"
#include "tests/Puzzles.h"

namespace {

using comparing::Comparison;
using search::Outcome;

Comparison comparisonOf(const std::string& line) {
  Comparison comparison;
  comparison.contenders.resize(2, {&apps::kStrategies[0], "coursework"});
  comparison.entries = {{comparing::sudokuPuzzle(puzzleOf(line)), "test", ""}};
  return comparison;
}

// A puzzle that is solved at its start, and rejected by its checker.
class Rejected final : public comparing::AnyPuzzle {
 public:
  std::string line() const override { return "rejected"; }
  Start startWith(const std::string&) const override {
    return [] { return std::make_unique<Sudoku>(puzzleOf(kHardSolution)); };
  }
  std::string faultOf(const Searchable&) const override { return "it is wrong"; }
};

TEST(CompareRunnerTest, AWrongSolutionIsADefectOfTheProgram) {
  Comparison comparison = comparisonOf(kHard);
  comparison.entries[0].puzzle = std::make_shared<Rejected>();
  EXPECT_THROW(run(comparison, 2, false), std::logic_error);
}

// A puzzle whose first start takes 1 ms of processor time, as with cold caches, and others less.
class Cold final : public comparing::AnyPuzzle {
 public:
  std::string line() const override { return "cold"; }
  Start startWith(const std::string& rules) const override {
    return [this, rules] {
      starts += rules;
      std::uint64_t ns = 0;
      while (starts.size() == 1 && ns < kColdNs) apps::ProcessorTime time(ns);
      return std::make_unique<Sudoku>(puzzleOf(kHardSolution));
    };
  }
  static constexpr std::uint64_t kColdNs = 1'000'000;
  mutable std::string starts;  // the rule sets
};

TEST(CompareRunnerTest, ShortSearchesAreRepeatedInTurnsAndTheLeastTimeCounts) {
  Comparison comparison = comparisonOf(kHard);
  const auto cold = std::make_shared<Cold>();
  comparison.entries[0].puzzle = cold;
  comparison.contenders[0].rules = "a";
  comparison.contenders[1].rules = "b";
  int searches = 0;
  run(comparison, 1, false, {.afterEach = [&] { ++searches; }});
  EXPECT_EQ(searches, 2);
  EXPECT_LT(comparison.runs.at(0).statistics.elapsedNs, Cold::kColdNs);
  EXPECT_THAT(cold->starts, testing::StartsWith("ababbabaababbaba"));

  cold->starts.clear();
  comparison.runs.clear();
  comparison.takesTimes = false;
  run(comparison, 1, false);
  EXPECT_EQ(cold->starts, "ab");
}

TEST(CompareRunnerTest, SearchesUnderWayAreStoppedTogether) {
  Comparison comparison = comparisonOf(std::string(81, '.'));
  comparison.contenders.resize(3, comparison.contenders[0]);
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
  ASSERT_THAT(comparison.runs, testing::SizeIs(2));
  EXPECT_EQ(comparison.runs[0].outcome, Outcome::stopped);
  EXPECT_EQ(comparison.runs[1].outcome, Outcome::stopped);
  EXPECT_EQ(comparison.searchesDone(), 0U);
}

TEST(CompareRunnerTest, ASearchIsRecordedUpToWhereTheRunEnded) {
  const Comparison comparison = comparisonOf(kHard);
  comparing::Run run;
  run.outcome = Outcome::stopped;
  run.statistics.expanded = 5;
  EXPECT_EQ(record(comparison, run, 100, false).statistics.expanded, 5U);
}

}  // namespace
