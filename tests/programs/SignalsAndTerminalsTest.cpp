// The programs with signals and on terminals. tests/data/transcripts/ has the rest.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <string>

#include "apps/support/Terminal.h"
#include "tests/Puzzles.h"
#include "tests/programs/Shell.h"

namespace {

using apps::progressText;
using namespace std::chrono_literals;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;
using Json = nlohmann::json;

const std::string kCompare = "CompareSearch --rules coursework ";
const std::string kEndlessDfs = kCompare + "--strategies dfs --max-nodes none --max-frontier none ";

class TerminalsTest : public testing::Test {
 protected:
  // The output of the command on a terminal with `columns` columns.
  std::string shown(const std::string& command, int columns) const {
    shell_.write(".shown", "stty cols " + std::to_string(columns) + '\n' + command + '\n');
    return shell_.run("TERM=xterm script -qec 'bash .shown' /dev/null").out;
  }

  Shell shell_;
};

TEST_F(TerminalsTest, CtrlCPrintsAndRecordsFinishedSearches) {
  const ShellResult json = shell_.interrupt(
      kEndlessDfs + "--format json --trace t.jsonl " + kEasy + ' ' + kEndless + ' ' + kHard, "INT");
  const Json records = Json::parse(json.out)["searches"];
  ASSERT_THAT(records, SizeIs(2));
  EXPECT_EQ(records[0]["outcome"], "solved");
  EXPECT_EQ(records[1]["outcome"], "stopped");
  EXPECT_GT(records[1]["expanded"], 100);
  EXPECT_EQ(json.err, "CompareSearch: stopped after 1 of 3 searches\n");
  EXPECT_EQ(json.status, 130);
  EXPECT_THAT(linesOf(shell_.read("t.jsonl")), SizeIs(2));

  const ShellResult table = shell_.interrupt(kEndlessDfs + kEasy + ' ' + kEndless, "TERM TERM");
  EXPECT_THAT(table.out, testing::EndsWith("\nStopped after 1 of 2 searches.\n"
                                           "The table covers the first puzzle.\n"));
  EXPECT_EQ(table.err, "");
  EXPECT_EQ(table.status, 143);
}

TEST_F(TerminalsTest, CtrlCEndsCountingWithTheCountSoFar) {
  const std::string blank(81, '.');
  const ShellResult result =
      shell_.interrupt("sudoku count --limit none " + kEasy + ' ' + blank + ' ' + kEasy, "INT");
  EXPECT_THAT(result.out, testing::MatchesRegex("1\n[1-9][0-9]*\\+\n"));
  EXPECT_EQ(result.status, 130);
}

TEST_F(TerminalsTest, ATerminalHasItsWidthAndProgress) {
  std::string twelve = kCompare;
  for (int i = 0; i < 12; ++i) twelve += kHard + ' ';
  EXPECT_THAT(shown(twelve, 150), HasSubstr("#12"));
  EXPECT_THAT(shown(twelve, 80), AllOf(Not(HasSubstr("#12")), HasSubstr("median")));
  EXPECT_THAT(shell_.run("COLUMNS=150 " + twelve).out, HasSubstr("#12"));

  const std::string endless = kEasy + ' ' + kEndless, line = "1 of 2 searches, about ";
  EXPECT_THAT(shell_.showUntil(kEndlessDfs + "--time-limit 60 " + endless, line), HasSubstr(line));
  const std::string narrow = "stty cols 20; " + kEndlessDfs + "--time-limit 60 " + endless;
  EXPECT_THAT(shell_.showUntil(narrow, "1 of 2 searches, ab"), Not(HasSubstr("abo")));
  const std::string slow = kEndlessDfs + "--time-limit 1.5 " + endless;
  EXPECT_THAT(shown("export TERM=dumb; " + slow, 100), Not(HasSubstr("of 2 searches")));
  EXPECT_EQ(shell_.run(slow).err, "");
}

TEST(ProgressTest, TheTimeLeftFollowsFromWhatIsDone) {
  EXPECT_EQ(progressText("searches", 0, 8, 2s), "0 of 8 searches, 2 s so far");
  EXPECT_EQ(progressText("searches", 3, 9, 15s), "3 of 9 searches, about 30 s left");
  EXPECT_EQ(progressText("searches", 1, 100, 2s), "1 of 100 searches, about 3:18 min left");
  EXPECT_EQ(progressText("searches", 1, 10, 1000s), "1 of 10 searches, about 2:30 h left");
  EXPECT_EQ(progressText("searches", 8, 8, 30s), "8 of 8 searches, about 0 s left");
}

TEST(ProgressTest, GenerateShowsItsProgressOnATerminal) {
  const std::string line = "0 of 1 puzzles, [0-9]+ s so far";
  EXPECT_THAT(Shell().showUntil("sudoku generate --givens 17", line), testing::ContainsRegex(line));
}

}  // namespace
