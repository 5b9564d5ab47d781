// The machine-readable outputs: JSON and CSV.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "apps/compare/Comparison.h"
#include "apps/compare/ComparisonExport.h"
#include "apps/compare/SudokuPuzzle.h"
#include "sudoku/NamedRuleSets.h"

namespace {

using compareSearch::Comparison;
using compareSearch::Run;
using search::Outcome;
using testing::ElementsAre;
using OrderedJson = nlohmann::ordered_json;

// One contender, one puzzle of size 1, one run with the given outcome.
Comparison comparisonThatEnded(Outcome outcome) {
  Comparison comparison;
  comparison.contenders = {
      {&apps::strategyNamed("best"), "pairs+collapse", sudoku::kPairsCollapse}};
  comparison.entries = {
      {compareSearch::sudokuPuzzle({1, {sudoku::kUndecided}}), "file:1", "title"}};
  Run run{0, 0};
  run.outcome = outcome;
  run.statistics = {12, 34, 5, 6, 789};
  if (outcome == Outcome::solved) run.solution = "1";
  comparison.runs = {run};
  return comparison;
}

std::string jsonOf(const Comparison& comparison) {
  std::ostringstream out;
  writeJson(out, comparison);
  return out.str();
}

std::string csvOf(const Comparison& comparison) {
  std::ostringstream out;
  writeCsv(out, comparison);
  return out.str();
}

constexpr const char* kHeadings =
    "puzzle,size,rules,strategy,outcome,expanded,generated,peakFrontier,depth,"
    "elapsedNs,solution\n";

TEST(CompareExportTest, AnObjectHasTheseKeysAndNoOther) {
  EXPECT_EQ(jsonOf(comparisonThatEnded(Outcome::solved)),
            "[\n"
            R"(  {"puzzle":".","size":1,"rules":"pairs+collapse","strategy":"best",)"
            R"("outcome":"solved","expanded":12,"generated":34,"peakFrontier":5,"depth":6,)"
            R"("elapsedNs":789,"solution":"1"})"
            "\n]\n");
}

TEST(CompareExportTest, WithoutASolutionDepthAndSolutionAreNull) {
  for (const Outcome outcome : {Outcome::exhausted, Outcome::expandedLimit, Outcome::frontierLimit,
                                Outcome::timeLimit, Outcome::stopped}) {
    const OrderedJson record = OrderedJson::parse(jsonOf(comparisonThatEnded(outcome)))[0];
    EXPECT_TRUE(record["depth"].is_null());
    EXPECT_TRUE(record["solution"].is_null());
    EXPECT_EQ(record.size(), 11);
  }
}

TEST(CompareExportTest, TheThreeLimitsAreOneOutcome) {
  const auto outcomeOf = [](Outcome outcome) {
    return OrderedJson::parse(jsonOf(comparisonThatEnded(outcome)))[0]["outcome"]
        .get<std::string>();
  };
  EXPECT_EQ(outcomeOf(Outcome::exhausted), "exhausted");
  EXPECT_EQ(outcomeOf(Outcome::expandedLimit), "limit");
  EXPECT_EQ(outcomeOf(Outcome::frontierLimit), "limit");
  EXPECT_EQ(outcomeOf(Outcome::timeLimit), "limit");
  EXPECT_EQ(outcomeOf(Outcome::stopped), "stopped");
}

TEST(CompareExportTest, RunsAreWrittenInOrder) {
  Comparison comparison = comparisonThatEnded(Outcome::solved);
  comparison.runs.push_back(comparison.runs.front());
  comparison.runs.back().statistics.expanded = 99;
  const OrderedJson records = OrderedJson::parse(jsonOf(comparison));
  EXPECT_THAT((std::vector<int>{records[0]["expanded"], records[1]["expanded"]}),
              ElementsAre(12, 99));
}

TEST(CompareExportTest, WithoutRunsJsonIsAnEmptyArrayAndCsvOnlyHeadings) {
  EXPECT_EQ(OrderedJson::parse(jsonOf({})), OrderedJson::array());
  EXPECT_EQ(csvOf({}), kHeadings);
}

TEST(CompareExportTest, CsvHasTheSameColumns) {
  EXPECT_EQ(csvOf(comparisonThatEnded(Outcome::solved)),
            kHeadings + std::string(".,1,pairs+collapse,best,solved,12,34,5,6,789,1\n"));
}

TEST(CompareExportTest, NullIsAnEmptyFieldInCsv) {
  EXPECT_EQ(csvOf(comparisonThatEnded(Outcome::timeLimit)),
            kHeadings + std::string(".,1,pairs+collapse,best,limit,12,34,5,,789,\n"));
}

TEST(CompareExportTest, AFieldWithCommasIsQuotedInCsv) {
  Comparison comparison = comparisonThatEnded(Outcome::exhausted);
  comparison.entries[0].puzzle = compareSearch::sudokuPuzzle({16, std::vector<int>(256, 1)});
  comparison.contenders[0].rulesName = R"(a "b")";
  const std::string csv = csvOf(comparison).substr(std::string(kHeadings).size());
  EXPECT_THAT(csv, testing::StartsWith(R"("1,1,)"));
  EXPECT_THAT(csv, testing::HasSubstr(R"(,1",16,"a ""b""",best,)"));
}

}  // namespace
