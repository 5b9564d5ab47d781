// Traces that a report opens from files.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/Puzzles.h"
#include "tests/programs/ReportInBrowser.h"

namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;
using Json = nlohmann::json;

using CompareReportTracesTest = ReportInBrowser;

TEST_F(CompareReportTracesTest, ATraceOfQueensOpensInTheSamePage) {
  open("--rules full " + kEasy);
  ASSERT_EQ(
      shell_.run("SolvePuzzle queens 6 --strategies dfs,bfs,best --trace queens.jsonl").status, 0);
  openTrace("queens.jsonl");
  EXPECT_EQ(text("#traceSaid"), "queens.jsonl is shown below.");
  EXPECT_EQ(evaluate("byId('search').options.length"), 3);
  click("last");
  EXPECT_THAT(text("#leftPanel .drawing"), HasSubstr("Q . . . . ."));
  EXPECT_THAT(text("#leftPanel .state"), HasSubstr("a solution"));
  expectNoErrors();
}

TEST_F(CompareReportTracesTest, TheTreeMarksRepeatedStates) {
  open("--rules full " + kEasy);
  EXPECT_EQ(evaluate("byId('repeatLegend').hidden"), true);
  ASSERT_EQ(shell_.run("SolvePuzzle tiles --strategies astar --trace t.jsonl").status, 0);
  openTrace("t.jsonl");
  EXPECT_EQ(evaluate("byId('repeatLegend').hidden"), false);
  EXPECT_EQ(evaluate("byId('discardedLegend').hidden"), true);
  const std::string trace = "page.searches.tree.trace";
  EXPECT_EQ(evaluate(trace + ".fate.filter((fate) => fate === kRepeat).length"), 19);
  evaluate("page.searches.tree.select(" + trace + ".fate.indexOf(kRepeat))");
  EXPECT_THAT(text("#treeState"), HasSubstr(" · repeat"));
  // A repeat does not wait in the frontier. 17 is the peak that SolvePuzzle counts.
  EXPECT_EQ(evaluate("Math.max(..." + trace + ".frontierSizes)"), 17);
  expectNoErrors();
}

TEST_F(CompareReportTracesTest, TheTreeShowsEachRoundOfIterativeDeepening) {
  open("--rules full " + kEasy);
  const std::string puzzle = "SolvePuzzle jugs --strategies ids --trace t.jsonl";
  ASSERT_EQ(shell_.run(puzzle).status, 0);
  openTrace("t.jsonl");
  click("unfold");
  // The solution is 6 moves away, so the bounds are 0 to 6.
  EXPECT_EQ(evaluate("page.searches.tree.layout.rows[0].length"), 7);
  EXPECT_EQ(evaluate("byId('discardedLegend').hidden"), false);
  const std::string trace = "page.searches.tree.trace";
  EXPECT_EQ(evaluate("Math.min(..." + trace + ".frontierSizes.slice(0, -1))"), 1);
  click("last");
  EXPECT_THAT(text("#leftPanel .state"), HasSubstr("a solution"));
  expectNoErrors();
}

TEST_F(CompareReportTracesTest, ATraceCompressedByGzipOpensToo) {
  open("--rules full " + kEasy);
  shell_.run(
      "SolvePuzzle queens 6 --strategies dfs,bfs,best --trace q.jsonl; gzip -k q.jsonl; "
      "cat q.jsonl.gz q.jsonl.gz > twice.gz; "
      "head -c 99 q.jsonl.gz > cut.gz");
  openTrace("q.jsonl.gz");
  EXPECT_EQ(text("#traceSaid"), "q.jsonl.gz is shown below.");
  EXPECT_EQ(evaluate("byId('search').options.length"), 3);
  for (const std::string file : {"twice.gz", "cut.gz"}) {
    openTrace(file);
    EXPECT_THAT(text("#traceSaid"), StartsWith(file + ": it is cut off, it is damaged, or"));
  }
}

TEST_F(CompareReportTracesTest, AFileThatIsNoTraceIsExplained) {
  open("--rules full " + kEasy);
  const auto said = [this](const std::string& text) {
    return evaluate("(() => { try { Trace.parseAll(" + Json(text).dump() +
                    "); return 'fine'; } catch (error) { return error.message; } })()")
        .get<std::string>();
  };
  EXPECT_EQ(said(""), "there is no trace in it");
  EXPECT_THAT(said("nonsense"), StartsWith("line 1 is not JSON"));
  EXPECT_THAT(said("{\"id\":0}"), HasSubstr("the line on the search must come first"));
  EXPECT_THAT(said("{\"trace\":\"search\",\"version\":9}"), HasSubstr("this is version 9"));
  const std::string about = "{\"trace\":\"search\",\"version\":1}\n";
  EXPECT_THAT(said(about + "{\"id\":1,\"parent\":null}"), EndsWith("the id should be 0"));
  EXPECT_THAT(said(about + "{\"id\":0,\"parent\":0}"), EndsWith("should be an earlier state"));
  EXPECT_EQ(said(about + "{\"id\":0,\"parent\":null}"), "fine");
}

// The fate of an unrecorded state is unknown.
TEST_F(CompareReportTracesTest, StatesWithoutRecordedSuccessorsAreNotShownAsDeadEnds) {
  open("--rules full " + kEasy);
  ASSERT_EQ(shell_
                .run("CompareSearch --strategies bfs --rules coursework --max-states 20 --trace "
                     "cut.jsonl " +
                     kHard)
                .status,
            0);
  evaluate("window.cut = Trace.parseAll(" + Json(shell_.read("cut.jsonl")).dump() + ")[0]");
  EXPECT_EQ(evaluate("cut.size"), 20);
  EXPECT_EQ(evaluate("cut.isDead[0]"), 0);
  EXPECT_EQ(evaluate("Array.from(cut.isDead).every((dead, id) => !dead || cut.fate[id] === 2)"),
            true);
  EXPECT_EQ(evaluate("Array.from(cut.frontierSizes).every((size) => size > 0)"), true);
}

}  // namespace
