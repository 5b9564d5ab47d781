// CompareSearch --against: finding the first step in which two searches differ.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "BestFirstSearch.h"
#include "Sudoku.h"
#include "apps/compare/SudokuPuzzle.h"
#include "apps/compare/trace/Divergence.h"
#include "apps/compare/trace/TraceReader.h"
#include "search/TieOrder.h"
#include "search/trace/JsonLines.h"
#include "search/trace/Recorder.h"
#include "sudoku/NamedRuleSets.h"
#include "tests/Puzzles.h"
#include "tests/programs/Shell.h"

namespace {

using compareSearch::compareTraces;
using compareSearch::readTraces;
using search::Trace;
using testing::AllOf;
using testing::HasSubstr;
using testing::SizeIs;
using testing::StartsWith;
using Json = nlohmann::json;

const std::string kAbout = R"({"trace":"search","version":1,"puzzle":"p"})";

// A trace of states as {id, parent, order, text}; the last is a solution if `isSolved`.
Trace traceOf(const std::vector<std::vector<std::string>>& states, bool isSolved = true) {
  std::string text = kAbout + '\n';
  for (std::size_t i = 0; i < states.size(); ++i) {
    const bool isLast = i + 1 == states.size();
    text += R"({"id":)" + states[i][0] + R"(,"parent":)" + states[i][1] + R"(,"order":)" +
            states[i][2] + R"(,"fate":")" + (isLast && isSolved ? "solution" : "expanded") +
            R"(","text":")" + states[i][3] + "\"}\n";
  }
  std::istringstream in(text);
  return readTraces(in, "trace").at(0);
}

TEST(CompareDivergenceTest, SearchesThatDoTheSameDoNotDiffer) {
  const Trace one = traceOf({{"0", "null", "1", "a"}, {"1", "0", "2", "b"}});
  const auto result = compareTraces(one, one);
  EXPECT_EQ(result.equalSteps, 2);
  EXPECT_FALSE(result.divergence);
}

TEST(CompareDivergenceTest, NumbersOfStatesDoNotMatter) {
  const Trace one = traceOf({{"0", "null", "1", "a"}, {"1", "0", "2", "b"}, {"2", "0", "3", "c"}});
  const Trace other =
      traceOf({{"0", "null", "1", "a"}, {"1", "0", "3", "c"}, {"2", "0", "2", "b"}}, false);
  const auto result = compareTraces(one, other);
  EXPECT_EQ(result.equalSteps, 2);
  ASSERT_TRUE(result.divergence);  // the third state is a solution in only one of them
  EXPECT_EQ(result.divergence->step, 3);
}

TEST(CompareDivergenceTest,
     TheFirstDifferentStepIsReportedWithThePlaceOfEachStateInTheOtherSearch) {
  const Trace one = traceOf({{"0", "null", "1", "a"},
                             {"1", "0", "2", "b"},
                             {"2", "0", "null", "c"},
                             {"3", "1", "3", "d"}});
  const Trace other =
      traceOf({{"0", "null", "1", "a"}, {"1", "0", "3", "b"}, {"2", "0", "2", "c"}});
  const auto result = compareTraces(one, other);
  EXPECT_EQ(result.equalSteps, 1);
  ASSERT_TRUE(result.divergence);
  EXPECT_EQ(result.divergence->one, &one.states[1]);
  EXPECT_EQ(result.divergence->other, &other.states[2]);
  EXPECT_EQ(result.divergence->otherInOne, &one.states[2]);
  EXPECT_EQ(result.divergence->oneInOther, &other.states[1]);
}

TEST(CompareDivergenceTest, AStateThatTheOtherNeverGeneratedIsUnknownThere) {
  const Trace one = traceOf({{"0", "null", "1", "a"}, {"1", "0", "2", "b"}});
  const Trace other = traceOf({{"0", "null", "1", "a"}, {"1", "0", "2", "x"}});
  const auto result = compareTraces(one, other);
  ASSERT_TRUE(result.divergence);
  EXPECT_EQ(result.divergence->otherInOne, nullptr);
}

TEST(CompareDivergenceTest, ASearchThatGoesOnAfterTheOtherWasSolvedDiffers) {
  const Trace solved = traceOf({{"0", "null", "1", "a"}, {"1", "0", "2", "b"}});
  const Trace longer =
      traceOf({{"0", "null", "1", "a"}, {"1", "0", "2", "b"}, {"2", "1", "3", "c"}}, false);
  EXPECT_EQ(compareTraces(solved, longer).divergence->step, 2);
}

TEST(CompareDivergenceTest, ATraceThatEndsWithoutAReasonWhileTheOtherGoesOnDiffers) {
  const Trace ended = traceOf({{"0", "null", "1", "a"}, {"1", "0", "null", "b"}}, false);
  const Trace longer = traceOf({{"0", "null", "1", "a"}, {"1", "0", "2", "b"}});
  const auto result = compareTraces(ended, longer);
  EXPECT_EQ(result.equalSteps, 1);
  ASSERT_TRUE(result.divergence);
  EXPECT_EQ(result.divergence->one, nullptr);
}

TEST(CompareDivergenceTest, ADeadEndDiffersFromAStateThatGaveSuccessors) {
  Trace one = traceOf({{"0", "null", "1", "a"}, {"1", "0", "2", "b"}}, false);
  const Trace other = one;
  one.states[1].fate = search::Fate::deadEnd;
  const auto result = compareTraces(one, other);
  ASSERT_TRUE(result.divergence);
  EXPECT_EQ(result.divergence->step, 2);
  EXPECT_EQ(result.divergence->otherInOne, &one.states[1]);
}

TEST(CompareDivergenceTest, StatesBeyondTheRecordedOnesAreNotCompared) {
  Trace first = traceOf({{"0", "null", "1", "a"}}, false);
  first.statistics.generated = 2;
  const Trace longer = traceOf({{"0", "null", "1", "a"}, {"1", "0", "2", "b"}});
  const auto result = compareTraces(first, longer);
  EXPECT_FALSE(result.divergence);
  EXPECT_EQ(result.restOfOne, compareSearch::Rest::unrecorded);
}

TEST(CompareDivergenceTest, StepsBeyondATruncatedTraceAreNotCompared) {
  Trace cut = traceOf({{"0", "null", "1", "a"}}, false);
  cut.outcome = search::Outcome::expandedLimit;
  const Trace longer = traceOf({{"0", "null", "1", "a"}, {"1", "0", "2", "b"}});
  const auto result = compareTraces(cut, longer);
  EXPECT_EQ(result.equalSteps, 1);
  EXPECT_FALSE(result.divergence);
  EXPECT_EQ(result.restOfOne, compareSearch::Rest::cutShort);
}

class CompareAgainstTest : public testing::Test {
 protected:
  // Records best-first search with the given order of ties.
  template <class Ties>
  void recordWith(const Ties& ties, const std::string& file) const {
    sudoku::Puzzle puzzle{9, {}};
    for (const char c : kHard) puzzle.squares.push_back(c == '.' ? -1 : c - '0');
    const sudoku::RuleSet rules = sudoku::kCoursework;
    BestFirstSearch driver(std::make_unique<Sudoku>(puzzle, rules), ties);
    search::Recorder recorder(std::make_shared<compareSearch::SudokuDescriber>(rules));
    driver.setObserver(&recorder);
    driver.solve();
    std::ostringstream out;
    writeJsonLines(
        out,
        recorder.trace(driver, {{"puzzle", kHard}, {"strategy", "best"}, {"rules", "coursework"}}));
    shell_.write(file, out.str());
  }

  Shell shell_;
};

TEST_F(CompareAgainstTest, TheSameSearchHasNoDifference) {
  shell_.run("CompareSearch --rules coursework,pairs --trace t.jsonl " + kHard);
  const ShellResult result = shell_.run("CompareSearch --against t.jsonl");
  EXPECT_THAT(result.out, HasSubstr("best, coursework\nNo difference: 248 steps the same"));
  EXPECT_EQ(result.status, 0);
}

TEST_F(CompareAgainstTest, ADifferentOrderOfTiesIsRecognised) {
  recordWith(search::SeededOrder(3), "seeded.jsonl");
  const ShellResult result = shell_.run("CompareSearch --against seeded.jsonl");
  EXPECT_THAT(result.out, AllOf(HasSubstr(" differs:\n\nseeded.jsonl: "), HasSubstr("| 8 "),
                                HasSubstr("Path in this program: r1c2="),
                                HasSubstr("differ in the order of ties alone.")));
  EXPECT_EQ(result.status, 3);
}

TEST_F(CompareAgainstTest, TwoTracesAreComparedWithEachOther) {
  recordWith(search::SeededOrder(3), "one.jsonl");
  recordWith(search::ArrivalOrder(), "other.jsonl");
  EXPECT_EQ(shell_.run("CompareSearch --against one.jsonl --against one.jsonl").status, 0);
  const ShellResult result = shell_.run("CompareSearch --against one.jsonl --against other.jsonl");
  EXPECT_THAT(result.out, HasSubstr("Path in other.jsonl: "));
  EXPECT_EQ(result.status, 3);
}

TEST_F(CompareAgainstTest, AStrategyCanBeNamedForATraceThatNamesNone) {
  shell_.run("CompareSearch --strategies best --rules coursework --trace t.jsonl " + kHard);
  std::string bare;  // the minimum that a custom driver must write
  for (const std::string& line : linesOf(shell_.read("t.jsonl"))) {
    const Json full = Json::parse(line);
    Json less;
    for (const char* const key :
         {"trace", "version", "puzzle", "id", "parent", "order", "fate", "board"}) {
      if (full.contains(key)) less[key] = full[key];
    }
    bare += less.dump() + '\n';
  }
  shell_.write("bare.jsonl", bare);
  const ShellResult unnamed = shell_.run("CompareSearch --against bare.jsonl");
  EXPECT_THAT(unnamed.err, HasSubstr("does not say its strategy and rules"));
  EXPECT_EQ(unnamed.status, 2);
  const std::string command = "CompareSearch --against bare.jsonl --rules coursework --strategies ";
  EXPECT_EQ(shell_.run(command + "best").status, 0);
  EXPECT_EQ(shell_.run(command + "dfs").status, 3);
  EXPECT_THAT(shell_.run("CompareSearch --against t.jsonl --strategies dfs").out,
              StartsWith(kHard + ", best, coursework, against dfs, coursework\nThe same "));
}

TEST_F(CompareAgainstTest, ATraceThatEndsTooEarlyIsADifferenceUnlessItSaysThatALimitStoppedIt) {
  const std::string search = "CompareSearch --rules coursework --strategies best --trace ";
  shell_.run(search + "limit.jsonl --max-nodes 50 " + kHard);
  const ShellResult limit = shell_.run("CompareSearch --against limit.jsonl");
  EXPECT_THAT(limit.out, AllOf(HasSubstr("No difference: 50 steps the same"),
                               HasSubstr("limit.jsonl was stopped after 50 steps")));
  EXPECT_EQ(limit.status, 0);

  shell_.run("sed 's/\"outcome\":\"limit\",//' limit.jsonl > ended.jsonl");
  const ShellResult ended = shell_.run("CompareSearch --against ended.jsonl");
  EXPECT_THAT(ended.out, HasSubstr("ended.jsonl ends after 50 steps; this program goes on:\n"));
  EXPECT_EQ(ended.status, 3);

  shell_.run(search + "first.jsonl --max-states 20 " + kHard);
  const ShellResult first = shell_.run("CompareSearch --against first.jsonl");
  EXPECT_THAT(first.out, HasSubstr("first.jsonl did not record the state of step "));
  EXPECT_EQ(first.status, 0);
}

TEST_F(CompareAgainstTest, AnotherFateOfTheSameStateIsADifference) {
  shell_.run("CompareSearch --rules coursework --strategies best --trace t.jsonl " + kHard);
  shell_.run(
      "head -1 t.jsonl | sed 's/,\"recorded.*/}/; s/\"outcome.*,\"exp/\"exp/; "
      "s/,\"generated[^,}]*//' > dead.jsonl; "
      "sed -n '2s/\"expanded\"/\"dead end\"/p' t.jsonl >> dead.jsonl");
  const ShellResult result = shell_.run("CompareSearch --against dead.jsonl");
  EXPECT_THAT(result.out, AllOf(HasSubstr("expands state #0, a dead end"),
                                HasSubstr("Both take the same state, but its fate differs.")));
  EXPECT_EQ(result.status, 3);
}

TEST_F(CompareAgainstTest, ATitleThatIsNotUtf8DoesNotMakeATraceUnreadable) {
  shell_.write("latin1.txt", "# latin1 \xe9\xff title\n" + kHard + '\n');
  shell_.run("CompareSearch --rules full --strategies best --trace t.jsonl latin1.txt");
  EXPECT_EQ(shell_.run("CompareSearch --against t.jsonl").status, 0);
}

TEST_F(CompareAgainstTest, TracesOfQueensAreComparedOnlyWithEachOther) {
  shell_.run("SolvePuzzle queens 6 --trace q.jsonl");
  EXPECT_EQ(shell_.run("CompareSearch --against q.jsonl --against q.jsonl").status, 0);
  const ShellResult alone = shell_.run("CompareSearch --against q.jsonl");
  EXPECT_THAT(alone.err, HasSubstr("its puzzle 'queens 6' is no Sudoku"));
  EXPECT_EQ(alone.status, 2);
}

TEST_F(CompareAgainstTest, ThePuzzleOfATraceIsNoFileAndNoFolder) {
  shell_.write("puzzle.txt", kHard + '\n');
  const auto error = [this](const std::string& puzzle) {
    shell_.write("t.jsonl", R"({"trace":"search","version":1,"strategy":"best","rules":"full",)"
                            R"("puzzle":")" +
                                puzzle + "\"}\n" + R"({"id":0,"parent":null,"fate":"open"})");
    return shell_.run("CompareSearch --against t.jsonl < puzzle.txt").err;
  };
  EXPECT_THAT(error("-"), HasSubstr("its puzzle '-' is no Sudoku"));
  EXPECT_THAT(error("puzzle.txt"), HasSubstr("its puzzle 'puzzle.txt' is no Sudoku"));
  EXPECT_THAT(error("."), HasSubstr("its puzzle '.' is no Sudoku"));
}

TEST_F(CompareAgainstTest, AnUnreadableTraceIsExplainedWithoutMessagesOfALibrary) {
  shell_.run(
      "mkdir folder; : > empty; head -c 5000 $(command -v CompareSearch) > binary; "
      "CompareSearch --format json -o records.json --rules full " +
      kEasy);
  for (const std::string file : {"folder", "empty", "binary", "records.json", "missing"}) {
    const ShellResult result = shell_.run("CompareSearch --against " + file);
    EXPECT_THAT(result.err, AllOf(StartsWith("CompareSearch: "), HasSubstr(file),
                                  testing::Not(HasSubstr("json.exception"))));
    EXPECT_THAT(linesOf(result.err), SizeIs(1));
    EXPECT_EQ(result.status, 2) << file;
  }
}

// The only recorded state left the frontier late, so the program needs a long search to reach it.
TEST_F(CompareAgainstTest, AfterCtrlCTheOutputSaysThatTheComparisonIsIncomplete) {
  shell_.write("t.jsonl", R"({"trace":"search","version":1,"strategy":"dfs","rules":"coursework",)"
                          R"("generated":2000000000,"puzzle":")" +
                              kEndless + "\"}\n" +
                              R"({"id":0,"parent":null,"order":1000000000,"fate":"expanded"})");
  const ShellResult result = shell_.interrupt(
      "CompareSearch --max-nodes none --max-frontier none --against t.jsonl", "INT");
  EXPECT_EQ(result.err, "CompareSearch: stopped; what follows in the trace was not compared\n");
  EXPECT_EQ(result.status, 130);
}

TEST_F(CompareAgainstTest, TracesThatCannotBeComparedAreExplained) {
  shell_.run("SolvePuzzle queens 6 --trace q.jsonl");
  shell_.run("CompareSearch --strategies best --rules full --trace t.jsonl " + kHard);
  const auto error = [this](const std::string& options) {
    const ShellResult result = shell_.run("CompareSearch " + options);
    EXPECT_EQ(result.status, 2);
    return result.err;
  };
  const std::string about = R"({"trace":"search","version":1,"puzzle":")" + kHard + '"';
  const std::string state =
      "\n"
      R"({"id":0,"parent":null,"order":null,"fate":"open"})";
  shell_.write("strategy.jsonl", about + R"(,"strategy":"idfs","rules":"full"})" + state);
  shell_.write("rules.jsonl", about + R"(,"strategy":"dfs","rules":"fool"})" + state);
  EXPECT_THAT(error("--against strategy.jsonl"), HasSubstr("strategy.jsonl: there is no strategy"));
  EXPECT_THAT(error("--against rules.jsonl"),
              HasSubstr("rules.jsonl: there is no rule set 'fool'"));
  EXPECT_THAT(error("--against missing.jsonl"), HasSubstr("cannot read missing.jsonl"));
  EXPECT_THAT(error("--against q.jsonl --against t.jsonl"), HasSubstr("has 8 searches"));
  EXPECT_THAT(error("--against t.jsonl --against t.jsonl --against t.jsonl"),
              HasSubstr("one trace or two"));
}

}  // namespace
