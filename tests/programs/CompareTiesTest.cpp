// Repeating searches with seeded orders of ties.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "apps/compare/Results.h"
#include "apps/compare/SudokuPuzzle.h"
#include "tests/Puzzles.h"
#include "tests/programs/Shell.h"

namespace {

using compareSearch::atLeast;
using compareSearch::Comparison;
using compareSearch::exactly;
using compareSearch::Run;
using compareSearch::smallest;
using compareSearch::TieRun;
using search::Outcome;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using Json = nlohmann::json;

// Best-first search on two puzzles, with these results for the seeded orders.
Comparison comparisonWith(const std::vector<std::vector<TieRun>>& ties) {
  Comparison comparison;
  comparison.contenders = {{&apps::strategyNamed("best"), "full", {}}};
  comparison.ties = {2, 1};
  for (const std::vector<TieRun>& each : ties) {
    Run run{comparison.entries.size(), 0};
    run.outcome = Outcome::solved;
    run.statistics.expanded = 100;
    run.ties = each;
    comparison.entries.push_back({compareSearch::sudokuPuzzle({1, {1}}), "a:1", ""});
    comparison.runs.push_back(run);
  }
  return comparison;
}

TEST(CompareTiesTest, OrdersAreSummedOverThePuzzles) {
  const Comparison comparison =
      comparisonWith({{{1, Outcome::solved, 10}, {2, Outcome::solved, 40}},
                      {{1, Outcome::solved, 5}, {2, Outcome::expandedLimit, 200}}});
  const auto spreads = resultsOf(comparison).ties;
  ASSERT_THAT(spreads, SizeIs(1));
  EXPECT_EQ(spreads[0].arrival, exactly(200));
  EXPECT_THAT(spreads[0].seeded, ElementsAre(exactly(15), atLeast(240)));
}

TEST(CompareTiesTest, TheSmallestIsExactUnlessALowerBoundLiesBelow) {
  EXPECT_EQ(smallest({exactly(5), atLeast(9)}), exactly(5));
  EXPECT_EQ(smallest({atLeast(5), exactly(9)}), atLeast(5));
  EXPECT_EQ(smallest({atLeast(5), exactly(5)}), exactly(5));
}

TEST(CompareTiesTest, APuzzleWithAnOrderThatWasStoppedIsNotCompared) {
  const Comparison comparison =
      comparisonWith({{{1, Outcome::solved, 10}, {2, Outcome::solved, 40}},
                      {{1, Outcome::solved, 5}, {2, Outcome::stopped, 7}}});
  EXPECT_EQ(comparison.searchesDone(), 1);
  EXPECT_THAT(resultsOf(comparison).puzzles, ElementsAre(0));
}

class CompareTiesProgramTest : public testing::Test {
 protected:
  std::string json(const std::string& options) const {
    return shell_
        .run("CompareSearch --format json --strategies best,dfs --rules coursework " + options +
             ' ' + kHard)
        .out;
  }
  static std::vector<int> countsOf(const Json& record) {
    std::vector<int> counts;
    for (const Json& tie : record["ties"]) counts.push_back(tie["expanded"]);
    return counts;
  }

  Shell shell_;
};

TEST_F(CompareTiesProgramTest, EachSeedGivesAReproducibleRun) {
  const Json records = Json::parse(json("--ties 6 --seed 10"));
  const std::vector<int> counts = countsOf(records[0]);
  ASSERT_THAT(counts, SizeIs(6));
  EXPECT_EQ(records[0]["expanded"], 247);
  EXPECT_GT(std::set<int>(counts.begin(), counts.end()).size(), 1);
  EXPECT_THAT(records[1]["ties"], IsEmpty());
  for (int i = 0; i < 6; ++i) {
    const Json again = Json::parse(json("--ties 1 --seed " + std::to_string(10 + i)))[0];
    EXPECT_EQ(again["ties"][0]["seed"], 10 + i);
    EXPECT_THAT(countsOf(again), ElementsAre(counts[static_cast<std::size_t>(i)]));
  }
}

TEST_F(CompareTiesProgramTest, WithoutTiesRecordsHaveNoTies) {
  EXPECT_THAT(json(""), Not(HasSubstr("ties")));
}

TEST_F(CompareTiesProgramTest, TheSpreadIsShownBesideTheCountInArrivalOrder) {
  const Json records = Json::parse(json("--ties 5 --seed 1"));
  std::vector<int> counts = countsOf(records[0]);
  std::sort(counts.begin(), counts.end());
  const std::string table = shell_.run("CompareSearch --ties 5 --rules coursework " + kHard).out;
  EXPECT_THAT(table, HasSubstr("in 5 seeded orders (seeds 1 to 5)"));
  std::string row = table.substr(table.rfind("best-first"));
  std::erase(row, ',');
  std::istringstream words(row);
  std::string name;
  int arrival = 0;
  int least = 0;
  int median = 0;
  int most = 0;
  words >> name >> arrival >> least >> median >> most;
  EXPECT_THAT((std::vector<int>{arrival, least, median, most}),
              ElementsAre(247, counts[0], counts[2], counts[4]));
}

TEST_F(CompareTiesProgramTest, CsvHasTheOrdersInOneField) {
  const std::string csv =
      shell_.run("CompareSearch --format csv --ties 1 --strategies best --rules full " + kHard).out;
  EXPECT_THAT(linesOf(csv)[0], testing::EndsWith(",solution,ties"));
  EXPECT_THAT(linesOf(csv)[1], HasSubstr(R"(,"[{""seed"":1,""outcome"":""solved"",)"));
}

}  // namespace
