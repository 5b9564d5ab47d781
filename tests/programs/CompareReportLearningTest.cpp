// Searches that learn in the report: contradictions, what was learned from them, and how far the
// search went back.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/Puzzles.h"
#include "tests/programs/ReportInBrowser.h"

namespace {

using testing::AllOf;
using testing::Gt;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using Json = nlohmann::json;

const std::string kTrace = "page.searches.tree.trace";

// The number of squares, on all boards of the first trace, whose candidates contradict the trace.
const std::string kWrongCandidates = R"((() => {
    const trace = page.searches.traces[0], boards = Boards.of(trace);
    let wrong = 0;
    for (let id = 0; id < trace.size; ++id) {
      if (trace.fate[id] === kDeadEnd) continue;
      const {values, candidates} = boards.at(id);
      for (let square = 0; square < 81; ++square) {
        const count = candidates[square].toString(2).replaceAll("0", "").length;
        if (values[square] > 0 ? candidates[square] !== 1 << (values[square] - 1) : count < 2) {
          ++wrong;
        }
      }
      const fact = trace.decision[id].match(/^r(\d)c(\d) is not (\d)$/);
      if (fact && candidates[9 * fact[1] + Number(fact[2]) - 10] & (1 << (fact[3] - 1))) ++wrong;
    }
    return wrong;
  })())";

class CompareReportLearningTest : public ReportInBrowser {
 protected:
  void openLearning(const std::string& others = "", const std::string& puzzle = kInkala2006) {
    open("--strategies learn" + others + " --rules coursework " + puzzle);
  }

  // Selects the contradiction that is explained in docs/learning-from-conflicts.md.
  void openTheExample(const std::string& others = "") {
    open("--strategies learn" + others + " --rules full " + kLearning);
    evaluate("page.searches.tree.choose(" + kTrace +
             ".clause.indexOf('not all of: r4c6 is not 2, r5c5 is not 2'))");
  }
};

TEST_F(CompareReportLearningTest, AContradictionNamesItsClauseAndTheBackjump) {
  openTheExample();
  const std::string lesson =
      "Learned: not all of: r4c6 is not 2, r5c5 is not 2. The search jumps back 2 levels, to level "
      "1.";
  EXPECT_THAT(text("#treeState"), AllOf(HasSubstr("r4c8 is 2 · level 3"),
                                        HasSubstr("a contradiction"), HasSubstr(lesson)));
  EXPECT_THAT(text("#leftPanel .state"), HasSubstr("a contradiction"));
  EXPECT_THAT(
      text("#leftPanel .change"),
      AllOf(StartsWith("Decision: r4c8 is 2. 15 squares followed; 15 candidates were removed "
                       "elsewhere. Contradiction: "),
            HasSubstr("and so does the opposite. " + lesson)));
  EXPECT_EQ(evaluate("document.querySelectorAll('#leftPanel td.contradicted').length"), 1);
  EXPECT_EQ(evaluate("document.querySelector('#leftPanel td.decided').textContent"), "2");
  click("forward");
  EXPECT_THAT(
      text("#leftPanel .change"),
      StartsWith("By the clause learned last: r4c6 is 2. 33 squares followed; 15 candidates "
                 "were removed elsewhere."));
  EXPECT_THAT(text("#leftPanel .state"), HasSubstr("level 1"));
  expectNoErrors();
}

TEST_F(CompareReportLearningTest, DecisionsTakeThePlaceOfTheFrontier) {
  openTheExample(",dfs");
  EXPECT_THAT(text("#leftPanel .frontier"),
              AllOf(StartsWith("Decisions, the latest on top"), HasSubstr("level 3 r4c8 is 2"),
                    HasSubstr("level 2 r2c9 is 5"), HasSubstr("level 1 r1c1 is 6")));
  EXPECT_THAT(text("#rightPanel .frontier"), StartsWith("Frontier: "));
  // Only depth-first search has a line in that chart.
  EXPECT_EQ(evaluate("page.searches.sizes.lines.map((line) => line.name)"), Json({"dfs"}));
  EXPECT_EQ(evaluate("page.searches.values.lines.map((line) => line.name)"),
            Json({"learn", "dfs"}));
}

TEST_F(CompareReportLearningTest, TheTreeShowsBackjumpsOfSearchesThatLearn) {
  openTheExample(",dfs");
  EXPECT_EQ(evaluate("byId('backjumpLegend').hidden"), false);
  EXPECT_THAT(text("#treeSection .legend"), HasSubstr("contradiction: a clause is learned"));
  EXPECT_THAT(evaluate("Math.max(..." + kTrace + ".fate.map((_, id) => " + kTrace + ".jump(id)))")
                  .get<int>(),
              Gt(1));
  // Each contradiction but the last is followed by a state that its clause leads to.
  EXPECT_EQ(evaluate("Array.from(" + kTrace + ".backTo).every((to, id) => to < 0 || (" + kTrace +
                     ".parent[id + 1] === to && " + kTrace + ".isLearned(id + 1)))"),
            true);
  choose("search", "1");
  EXPECT_EQ(evaluate("byId('backjumpLegend').hidden"), true);
  EXPECT_THAT(text("#treeSection .legend"), HasSubstr("dead end"));
  expectNoErrors();
}

TEST_F(CompareReportLearningTest, TheLegendOfBoardsExplainsASecondSearchThatLearns) {
  open("--strategies dfs,learn --rules full " + kLearning);
  EXPECT_EQ(evaluate("byId('contradictedLegend').hidden"), false);
  choose("second", "");
  EXPECT_EQ(evaluate("byId('contradictedLegend').hidden"), true);
  expectNoErrors();
}

TEST_F(CompareReportLearningTest, TheLegendOfTheTreeExplainsWhereALimitStoppedTheSearch) {
  openLearning(" --max-nodes 2");
  EXPECT_EQ(evaluate("byId('openLegend').hidden"), false);
  EXPECT_EQ(text("#openMeaning"), "open: the search was stopped there");
  openLearning();
  EXPECT_EQ(evaluate("byId('openLegend').hidden"), true);
}

TEST_F(CompareReportLearningTest, TheLegendOfTheTreeNamesRestarts) {
  openLearning();
  EXPECT_EQ(evaluate("byId('discardedLegend').hidden"), true);
  shell_.write("restart.jsonl",
               R"({"trace":"search","version":1,"puzzle":"p","strategy":"learn"}
{"id":0,"parent":null,"order":1,"fate":"expanded","level":0,"text":"start"}
{"id":1,"parent":0,"order":null,"fate":"discarded","level":1,"decision":"a is 1","text":"a"}
{"id":2,"parent":0,"order":2,"fate":"solution","level":1,"decision":"b is 1","text":"b"}
)");
  openTrace("restart.jsonl");
  EXPECT_EQ(evaluate("byId('discardedLegend').hidden"), false);
  EXPECT_EQ(text("#discardedMeaning"),
            "discarded: left because of a restart, or to begin new phases");
}

TEST_F(CompareReportLearningTest, ContradictoryGivensAreAContradiction) {
  openLearning(",dfs", kConflict);
  click("last");
  EXPECT_THAT(text("#leftPanel .state"), AllOf(HasSubstr("a contradiction"), HasSubstr("h = 80")));
  EXPECT_EQ(text("#leftPanel .change"), "The givens contradict each other.");
  EXPECT_EQ(board(), "5" + std::string(80, '.'));
  expectNoErrors();
}

TEST_F(CompareReportLearningTest, TheCountersOfAPuzzleHaveThoseOfLearning) {
  openLearning(",dfs");
  EXPECT_THAT(text("#counters"), AllOf(HasSubstr("conflicts"), HasSubstr("longest backjump")));
  EXPECT_THAT(text("#scores"), AllOf(HasSubstr("conflicts"), HasSubstr("longest backjump")));
  EXPECT_EQ(evaluate("document.querySelectorAll('#counters tbody tr')[1].cells[8].textContent"),
            "-");
  open("--strategies dfs --rules coursework " + kInkala2006);
  EXPECT_THAT(text("#counters"), Not(HasSubstr("conflicts")));
  EXPECT_THAT(text("#scores"), Not(HasSubstr("conflicts")));
}

// The page derives candidates from the parent of a state and the trace.
TEST_F(CompareReportLearningTest, CandidatesAreThoseThatAreNotExcluded) {
  shell_.run("sudoku generate --diagonals --seed 1 > diagonals.txt");
  for (const std::string& puzzle : {kInkala2006, std::string("diagonals.txt")}) {
    open("--strategies learn --rules coursework " + puzzle);
    EXPECT_EQ(evaluate(kWrongCandidates), 0) << puzzle;
    expectNoErrors();
  }
}

TEST_F(CompareReportLearningTest, ASearchWithoutASolutionEndsWithAContradiction) {
  open("--strategies learn --rules coursework " + kEndless);
  click("last");
  EXPECT_THAT(text("#leftPanel .change"),
              HasSubstr("There is no decision left to give up: no further solution."));
  expectNoErrors();
}

}  // namespace
