// Searches that learn in CompareSearch: their names, their counters, and their traces.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/Puzzles.h"
#include "tests/programs/JsonLines.h"
#include "tests/programs/Shell.h"

namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;
using Json = nlohmann::json;

const std::string kEveryLearning =
    "--strategies learn,learn-restarts,learn-minimisation,learn-targetPhases ";

class CompareLearningTest : public testing::Test {
 protected:
  ShellResult run(const std::string& arguments) { return shell_.run("CompareSearch " + arguments); }

  Json json(const std::string& arguments) {
    return Json::parse(run("--format json " + arguments).out);
  }

  Shell shell_;
};

TEST_F(CompareLearningTest, ItIsNotComparedUnlessNamed) {
  for (const Json& record : json(kEasy)) {
    EXPECT_THAT(record["strategy"].get<std::string>(), Not(StartsWith("learn")));
    EXPECT_FALSE(record.contains("conflicts"));
  }
}

TEST_F(CompareLearningTest, EachPartCanBeSwitchedOffAndTheSolutionIsTheSame) {
  const Json records = json(kEveryLearning + "--rules coursework " + kHard);
  ASSERT_EQ(records.size(), 4U);
  std::set<std::string> counts;
  for (const Json& record : records) {
    EXPECT_EQ(record["outcome"], "solved");
    EXPECT_EQ(record["solution"], kHardSolution);
    EXPECT_GT(record["conflicts"], 10);
    EXPECT_EQ(record["generated"],
              record["expanded"].get<int>() + record["learned"].get<int>() + 1);
    counts.insert(record["conflicts"].dump() + ' ' + record["expanded"].dump());
  }
  // So few conflicts lead to no restart.
  EXPECT_EQ(counts.size(), 3U);
}

TEST_F(CompareLearningTest, OtherStrategiesHaveNoneOfItsCounters) {
  const std::string arguments = "--strategies dfs,learn --rules full " + kHard;
  const Json records = json(arguments);
  for (const char* const counter : {"conflicts", "learned", "restarts", "longestBackjump"}) {
    EXPECT_TRUE(records[0].at(counter).is_null());
    EXPECT_TRUE(records[1].at(counter).is_number());
  }
  const std::vector<std::string> lines = linesOf(run("--format csv " + arguments).out);
  EXPECT_THAT(lines.at(0), EndsWith(",solution,conflicts,learned,restarts,longestBackjump"));
  EXPECT_THAT(lines.at(1), EndsWith(",,,,"));
}

TEST_F(CompareLearningTest, TheTableHasItsCountersWhereThereIsRoom) {
  const std::string arguments = "CompareSearch --strategies dfs,learn --rules full " + kHard;
  EXPECT_THAT(
      shell_.run("COLUMNS=140 " + arguments).out,
      AllOf(HasSubstr("conflicts  learned  restarts  longest backjump"),
            HasSubstr("The nodes of conflict-driven search are decisions; 0 means that none "
                      "was needed."),
            Not(HasSubstr("No room"))));
  EXPECT_THAT(shell_.run("COLUMNS=70 " + arguments).out,
              AllOf(HasSubstr("learn"), HasSubstr("No room for: "), HasSubstr("longest backjump")));
}

TEST_F(CompareLearningTest, ATableWithAColumnForEachPuzzleHasItsCountersOrSaysThatTheyAreLeftOut) {
  const std::string arguments =
      "CompareSearch --strategies dfs,learn --rules full " + kHard + ' ' + kInkala2006;
  EXPECT_THAT(
      shell_.run("COLUMNS=140 " + arguments).out,
      AllOf(HasSubstr("#2"), HasSubstr("time  conflicts  learned  restarts  longest backjump\n"),
            Not(HasSubstr("No room"))));
  EXPECT_THAT(shell_.run("COLUMNS=70 " + arguments).out,
              AllOf(HasSubstr("#2"), EndsWith("\nNo room for: longest backjump\n")));
}

TEST_F(CompareLearningTest, TheTimeIsAmongTheLastColumnsToGo) {
  EXPECT_THAT(shell_
                  .run("COLUMNS=70 CompareSearch --strategies learn,learn-minimisation --rules "
                       "full " +
                       kHard)
                  .out,
              AllOf(HasSubstr("time\n"), HasSubstr("No room for: ")));
}

TEST_F(CompareLearningTest, MarkdownHasAllItsCounters) {
  EXPECT_THAT(
      run("--format markdown --strategies learn,learn-minimisation --rules full " + kHard).out,
      AllOf(HasSubstr("| longest backjump |"), Not(HasSubstr("No room"))));
}

TEST_F(CompareLearningTest, OverManyPuzzlesTheTableHasTheirSumsAndTheLongestBackjump) {
  const std::string arguments = "CompareSearch --strategies dfs,learn --rules full ";
  std::string puzzles;
  for (int i = 0; i < 40; ++i) puzzles += i % 2 == 0 ? kHard + ' ' : kConflict + ' ';
  const Json record = json("--strategies learn --rules full " + kHard)[0];
  const auto text = [&](const char* counter, int times) {
    return std::to_string(times * record[counter].get<int>());
  };
  const std::string expected = text("conflicts", 20) + ' ' + text("learned", 20) + ' ' +
                               text("restarts", 20) + ' ' + text("longestBackjump", 1);
  std::string row = linesOf(shell_.run("COLUMNS=140 " + arguments + puzzles).out).at(5);
  row.erase(std::remove(row.begin(), row.end(), ','), row.end());
  EXPECT_THAT(std::regex_replace(row, std::regex(" +"), " "), EndsWith(' ' + expected));
}

TEST_F(CompareLearningTest, APuzzleWithoutASolutionIsProvedToHaveNone) {
  const Json records = json(kEveryLearning + "--rules coursework --max-nodes none " + kEndless);
  for (const Json& record : records) EXPECT_EQ(record["outcome"], "exhausted");
  const Json conflict = json("--strategies learn --rules full " + kConflict)[0];
  EXPECT_EQ(conflict["outcome"], "exhausted");
  EXPECT_EQ(conflict["conflicts"], 0);
}

TEST_F(CompareLearningTest, LimitsEndIt) {
  const Json record = json("--strategies learn --rules coursework --max-nodes 7 " + kHard)[0];
  EXPECT_EQ(record["outcome"], "limit");
  EXPECT_EQ(record["expanded"], 7);
}

TEST_F(CompareLearningTest, AnUnknownNameIsExplained) {
  const ShellResult result = run("--strategies learn-luck " + kEasy);
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(result.err, HasSubstr("there is no strategy 'learn-luck': it must be one of bfs, "
                                    "best, dfs, learn, learn-restarts"));
}

TEST_F(CompareLearningTest, ATraceHasWhatFollowedAndWhatWasLearned) {
  ASSERT_EQ(run("--strategies learn --rules coursework --trace t.jsonl " + kHard).status, 0);
  const std::vector<Json> lines = jsonLinesIn(shell_.read("t.jsonl"));
  EXPECT_EQ(lines[0]["strategy"], "learn");
  EXPECT_EQ(lines[0]["generated"], lines[0]["recorded"]);
  EXPECT_EQ(lines[1]["board"].get<std::string>().size(), 81U);
  int contradictions = 0;
  for (const Json& state : lines) {
    if (!state.contains("parent") || state["parent"].is_null()) continue;
    const Json& parent = lines.at(state["parent"].get<std::size_t>() + 1);
    // Decided squares stay decided, so boards can be drawn from their parents.
    const std::string board = state["board"], before = parent["board"];
    for (std::size_t square = 0; square < board.size(); ++square) {
      if (before[square] == '.') continue;
      EXPECT_EQ(board[square], before[square]);
    }
    EXPECT_EQ(state["h"], std::count(board.begin(), board.end(), '.'));
    contradictions += state["fate"] == "dead end";
    EXPECT_EQ(state.contains("contradiction"), state["fate"] == "dead end");
  }
  EXPECT_GT(contradictions, 10);
}

TEST_F(CompareLearningTest, ATraceEqualsTheSearchThatItRecords) {
  ASSERT_EQ(run(kEveryLearning + "--rules full --trace t.jsonl " + kHard).status, 0);
  const ShellResult result = run("--against t.jsonl");
  EXPECT_EQ(result.status, 0) << result.out;
  ASSERT_EQ(run("--strategies learn --rules full --trace t.jsonl " + kHard).status, 0);
  EXPECT_EQ(run("--against t.jsonl --strategies learn-targetPhases").status, 3);
}

TEST_F(CompareLearningTest, ClausesAndBackjumpsAreComparedToo) {
  ASSERT_EQ(run("--strategies learn --rules full --trace t.jsonl " + kInkala2006).status, 0);
  const ShellResult longer = run("--against t.jsonl --strategies learn-minimisation");
  EXPECT_EQ(longer.status, 3);
  EXPECT_THAT(longer.out,
              AllOf(StartsWith(kInkala2006 + ", learn, full, against learn-minimisation, full\n"),
                    HasSubstr("The same for 3 steps; step 4 differs:\n"),
                    HasSubstr("Learned in t.jsonl: not all of: r1c5 is 3, r1c4 is 4, "),
                    HasSubstr("Learned in this program: not all of: r1c5 is 3, r1c9 is not 4, "),
                    EndsWith("Both take the same state, but they learn different clauses from "
                             "it.\n")));
  ASSERT_EQ(run("--strategies learn --rules full --trace t.jsonl " + kLearning).status, 0);
  shell_.run("sed 's/\"backTo\":1/\"backTo\":2/' t.jsonl > jump.jsonl");
  const ShellResult jump = run("--against jump.jsonl");
  EXPECT_EQ(jump.status, 3);
  EXPECT_THAT(jump.out, AllOf(HasSubstr("Backjump in jump.jsonl: to level 2\n"),
                              HasSubstr("Backjump in this program: to level 1\n"),
                              EndsWith("but they go back to different levels.\n")));
}

TEST_F(CompareLearningTest, DecisionsThatLeadToTheSameBoardDiffer) {
  ASSERT_EQ(run("--strategies learn --rules full --trace t.jsonl " + kLearning).status, 0);
  shell_.run(
      "sed 's/\"decision\":\"r1c1 is not 6\"/\"decision\":\"r1c1 is not 5\"/' t.jsonl "
      "> other.jsonl");
  const ShellResult result = run("--against other.jsonl");
  EXPECT_EQ(result.status, 3);
  EXPECT_THAT(result.out, AllOf(HasSubstr("step 6 differs:\n"), Not(HasSubstr("order of ties"))));
}

TEST_F(CompareLearningTest, ATraceWithoutClausesIsComparedByItsStates) {
  ASSERT_EQ(run("--strategies learn --rules full --trace t.jsonl " + kLearning).status, 0);
  shell_.run(R"(sed 's/,"clause":"[^"]*"//; s/,"backTo":[0-9]*//' t.jsonl > states.jsonl)");
  EXPECT_EQ(run("--against states.jsonl").status, 0);
}

TEST_F(CompareLearningTest, ATraceOfContradictoryGivensHasADeadEnd) {
  ASSERT_EQ(run("--strategies dfs,learn --rules full --trace t.jsonl " + kConflict).status, 0);
  const std::vector<Json> lines = jsonLinesIn(shell_.read("t.jsonl"));
  ASSERT_EQ(lines.size(), 4U);
  Json learned = lines[3];
  learned.erase("level");
  EXPECT_EQ(learned, lines[1]);
  EXPECT_EQ(learned["fate"], "dead end");
  EXPECT_EQ(learned["order"], 1);
  EXPECT_EQ(run("--against t.jsonl").status, 0);
}

TEST_F(CompareLearningTest, ATraceIsCutAtTheRequestedNumberOfStates) {
  ASSERT_EQ(run("--strategies learn --rules full --max-states 5 --trace t.jsonl " + kHard).status,
            0);
  const std::vector<Json> lines = jsonLinesIn(shell_.read("t.jsonl"));
  EXPECT_EQ(lines.size(), 6U);
  EXPECT_EQ(lines[0]["recorded"], 5);
  EXPECT_EQ(run("--against t.jsonl").status, 0);
}

}  // namespace
