// Results computed from made-up runs, some of which a limit or Ctrl-C stopped, and how they are
// shown.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "apps/compare/results/ResultTable.h"
#include "apps/compare/results/ResultTexts.h"
#include "apps/compare/results/Results.h"
#include "apps/compare/searches/Comparison.h"
#include "apps/compare/searches/SudokuPuzzle.h"
#include "sudoku/Puzzle.h"

namespace {

using comparing::Comparison;
using comparing::Count;
using comparing::Pair;
using comparing::Run;
using search::Outcome;
using testing::ElementsAre;
using testing::HasSubstr;
using Counts = std::vector<Count>;

constexpr Count exactly(std::uint64_t count) {
  return {count, true};
}
constexpr Count atLeast(std::uint64_t count) {
  return {count, false};
}

// Contenders with these expanded nodes on as many puzzles of size 1, each found in 1.5 ms. A lower
// bound is that of a search which a limit stopped.
Comparison comparisonOf(const std::vector<Counts>& expanded) {
  Comparison comparison;
  for (std::size_t i = 0; i < expanded.size(); ++i) {
    comparison.contenders.push_back({&apps::kStrategies[static_cast<int>(i)], "full"});
  }
  for (std::size_t entry = 0; entry < expanded.front().size(); ++entry) {
    comparison.entries.push_back({comparing::sudokuPuzzle({1, {sudoku::kUndecided}}),
                                  "few.txt:" + std::to_string(entry + 1), "A title"});
    for (std::size_t contender = 0; contender < expanded.size(); ++contender) {
      const Count nodes = expanded[contender][entry];
      Run run{entry, contender, nodes.isExact ? Outcome::solved : Outcome::expandedLimit};
      run.statistics = {nodes.least, 2 * nodes.least, 10, 3, 1'500'000, 0, 3};
      comparison.runs.push_back(run);
    }
  }
  return comparison;
}

comparing::Score scoreOf(const Counts& expanded) {
  const Comparison comparison = comparisonOf({expanded});
  return resultsOf(comparison).scores.at(0);
}

Pair pairOf(const Counts& one, const Counts& other) {
  const Comparison comparison = comparisonOf({one, other});
  Pair pair = resultsOf(comparison).pairs.at(0);
  pair.one = pair.other = nullptr;  // they end with the comparison
  return pair;
}

std::string tableOf(const Comparison& comparison) {
  std::ostringstream out;
  writeTable(out, resultsOf(comparison), 80);
  return out.str();
}

TEST(CompareResultsTest, SumsAreLowerBoundsIfOneOfTheirPartsIs) {
  EXPECT_EQ(scoreOf({exactly(3), exactly(4)}).total, exactly(7));
  EXPECT_EQ(scoreOf({exactly(3), atLeast(4), exactly(5)}).total, atLeast(12));
  EXPECT_EQ(scoreOf({exactly(3), exactly(9), exactly(4)}).worst, exactly(9));
  EXPECT_EQ(scoreOf({exactly(9), atLeast(1)}).worst, atLeast(9));
  EXPECT_EQ(meanText(scoreOf({exactly(2), exactly(8)}).mean), "4.00");
  EXPECT_EQ(meanText(scoreOf({exactly(10), exactly(1000), atLeast(100)}).mean), "≥100");
  EXPECT_EQ(meanText(scoreOf({exactly(0), exactly(0)}).mean), "1.00");
}

TEST(CompareResultsTest, AMedianIsExactIfLimitsCannotMoveIt) {
  const auto median = [](const Counts& counts) { return text(scoreOf(counts).median); };
  EXPECT_EQ(median({exactly(9), exactly(1), exactly(5)}), "5");
  EXPECT_EQ(median({exactly(144), exactly(153)}), "148.5");
  EXPECT_EQ(median({exactly(1000), exactly(3000)}), "2,000");
  EXPECT_EQ(median({exactly(1), exactly(2), atLeast(100)}), "2");
  EXPECT_EQ(median({exactly(5), exactly(5), atLeast(1)}), "5");
  EXPECT_EQ(median({exactly(1), exactly(8), atLeast(2)}), "≥2");
  EXPECT_EQ(median({exactly(1), exactly(3), exactly(7), atLeast(1)}), "≥2");
}

TEST(CompareResultsTest, APuzzleThatLimitsLeaveOpenCountsForNeitherOfAPair) {
  const Pair pair = pairOf({exactly(1), exactly(5), exactly(9), exactly(10), atLeast(100)},
                           {exactly(2), exactly(5), exactly(3), atLeast(100), exactly(10)});
  EXPECT_EQ(pair.oneFewer, 2U);
  EXPECT_EQ(pair.equal, 1U);
  EXPECT_EQ(pair.otherFewer, 2U);
  EXPECT_EQ(pair.unknown, 0U);
  EXPECT_EQ(pairOf({exactly(500)}, {atLeast(100)}).unknown, 1U);
  EXPECT_EQ(pairOf({exactly(100)}, {atLeast(100)}).unknown, 1U);
  EXPECT_EQ(pairOf({atLeast(100)}, {atLeast(1)}).unknown, 1U);
  EXPECT_EQ(pairOf({atLeast(100)}, {atLeast(1)}).puzzles(), 1U);
}

TEST(CompareResultsTest, RatiosAreOverThePuzzlesThatBothFinished) {
  const Pair pair = pairOf({exactly(1), exactly(0), exactly(1), atLeast(9)},
                           {exactly(2), exactly(8), atLeast(5), exactly(1)});
  EXPECT_EQ(pair.finished, 2U);
  EXPECT_DOUBLE_EQ(pair.nodes.mean.value(), 4);
  EXPECT_DOUBLE_EQ(pair.nodes.median.value(), 4);
  EXPECT_DOUBLE_EQ(pair.time.mean.value(), 1);
  EXPECT_FALSE(pairOf({atLeast(1)}, {exactly(2)}).nodes.mean);
}

TEST(CompareResultsTest, ByChanceIsATwoSidedSignTestFromSixPuzzlesOn) {
  const auto chance = [](std::size_t one, std::size_t other) {
    Counts ones(one, exactly(1)), others(one + other + 2, exactly(2));
    ones.resize(one + other, exactly(3));
    ones.insert(ones.end(), {exactly(2), atLeast(1)});
    return comparing::chanceText(pairOf(ones, others).chance);
  };
  EXPECT_EQ(chance(5, 0), "-");
  EXPECT_EQ(chance(0, 6), "0.031");  // 2 / 64
  EXPECT_EQ(chance(3, 8), "0.23");   // 2 (1 + 11 + 55 + 165) / 2048
  EXPECT_EQ(chance(3, 3), "1");
  EXPECT_EQ(chance(11, 0), "<0.001");
  EXPECT_EQ(chance(1000, 1100), "0.031");
}

TEST(CompareResultsTest, OrdersOfTiesAreSummedOverThePuzzles) {
  Comparison comparison = comparisonOf({{exactly(100), exactly(100)}});
  comparison.ties = {2, 1};
  comparison.runs[0].ties = {{1, Outcome::solved, 10}, {2, Outcome::solved, 40}};
  comparison.runs[1].ties = {{1, Outcome::solved, 5}, {2, Outcome::expandedLimit, 200}};
  const auto spread = resultsOf(comparison).ties.at(0);
  EXPECT_EQ(spread.arrival, exactly(200));
  EXPECT_THAT(spread.seeded, ElementsAre(exactly(15), atLeast(240)));
  EXPECT_EQ(spread.least, exactly(15));
  EXPECT_EQ(spread.most, atLeast(240));
  EXPECT_FALSE(spread.ratio);
  comparison.runs[1].ties[1].outcome = Outcome::stopped;
  EXPECT_EQ(comparison.searchesDone(), 1U);
  EXPECT_THAT(resultsOf(comparison).puzzles, ElementsAre(0));
}

TEST(CompareResultsTest, TimesHaveTheUnitThatFitsAndThreeDigits) {
  std::ifstream times(PROJECT_DIR "/tests/data/times.txt");
  std::string text;
  std::uint64_t nanoseconds = 0;
  for (std::getline(times, text); times >> nanoseconds && std::getline(times >> std::ws, text);) {
    EXPECT_EQ(timeText(exactly(nanoseconds)), text);
    EXPECT_EQ(timeText(atLeast(nanoseconds)), "≥" + text);
  }
  EXPECT_EQ(nanoseconds, 3'723'000'000'000U);
  EXPECT_EQ(timeText(exactly(254'999), 2), "about 250 µs");
  EXPECT_EQ(timeText(exactly(9'960), 2), "about 10 µs");
  EXPECT_EQ(timeText(atLeast(1'250'000), 2), "≥1.3 ms");
}

TEST(CompareResultsTest, RatiosOfTimesHaveTwoDigitsAndNoneThatChanceCouldTurn) {
  for (const double near : {0.953, 1.0, 1.049}) EXPECT_EQ(comparing::timeRatioText(near), "≈1×");
  EXPECT_EQ(comparing::timeRatioText(0.951), "0.95×");
  EXPECT_EQ(comparing::timeRatioText(1.06), "1.1×");
  EXPECT_EQ(comparing::timeRatioText(0.0789), "0.079×");
  EXPECT_EQ(comparing::timeRatioText(12.4), "12×");
  EXPECT_EQ(comparing::timeRatioText({}), "?");
  const Comparison comparison = comparisonOf({{exactly(1)}, {exactly(2)}});
  const auto table = pairTable(resultsOf(comparison).pairs, comparing::Names::words);
  EXPECT_EQ(table.rows.at(0).back().text, "≈1×");
}

TEST(CompareResultsTest, EveryCauseOfAnEndIsNamed) {
  Comparison comparison = comparisonOf({Counts(5, atLeast(1))});
  comparison.limits.timeNs = 2'500'000'000;
  comparison.limits.frontier = 40;
  comparison.runs[1].outcome = Outcome::frontierLimit;
  comparison.runs[2].outcome = Outcome::timeLimit;
  comparison.runs[3].outcome = Outcome::outOfMemory;
  comparison.runs[4].outcome = Outcome::incomplete;
  EXPECT_THAT(
      tableOf(comparison),
      HasSubstr("1 by --max-frontier 40, 1 by --time-limit, 2.50 s, 1 by a strategy that "
                "discards states, 1 by lack of memory, and a smaller puzzle or --max-frontier"));
  comparison.runs.resize(1);
  comparison.runs[0].outcome = Outcome::stopped;
  EXPECT_THAT(tableOf(comparison), HasSubstr("stopped early: 1 by the signal to stop\n"));
}

}  // namespace
