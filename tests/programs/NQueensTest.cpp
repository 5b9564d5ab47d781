// The program NQueens, run as a user runs it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "tests/programs/Shell.h"

namespace {

using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

ShellResult run(const std::string& arguments) {
  return Shell().run("NQueens " + arguments);
}

// The number of attacks between queens, counted from each queen: 0 in a solution.
int attacks(const std::vector<std::string>& rows) {
  int found = 0;
  const int size = static_cast<int>(rows.size());
  const auto hasQueen = [&rows, size](int row, int col) {
    if (row < 0 || row >= size || col < 0 || col >= size) return false;
    return rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(2 * col + 1)] == 'Q';
  };
  for (int row = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col) {
      if (!hasQueen(row, col)) continue;
      for (int step = 1; step < size; ++step) {
        for (const int down : {-1, 0, 1}) {
          for (const int right : {-1, 0, 1}) {
            if (down == 0 && right == 0) continue;
            if (hasQueen(row + step * down, col + step * right)) ++found;
          }
        }
      }
    }
  }
  return found;
}

// The drawing at the beginning of an output, up to the first empty line.
std::vector<std::string> drawingIn(const std::string& out) {
  std::vector<std::string> rows;
  for (const std::string& line : linesOf(out)) {
    if (line.empty()) return rows;
    rows.push_back(line);
  }
  return {};
}

TEST(NQueensTest, PlacesEightQueensAndComparesTheStrategies) {
  const ShellResult result = run("");
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.err, "");
  const std::vector<std::string> lines = linesOf(result.out);
  ASSERT_EQ(lines.size(), 12u) << result.out;
  const std::vector<std::string> rows = drawingIn(result.out);
  ASSERT_EQ(rows.size(), 8u) << result.out;
  for (const std::string& row : rows) {
    ASSERT_EQ(row.size(), 16u);
    EXPECT_EQ(std::count(row.begin(), row.end(), 'Q'), 1) << row;
  }
  EXPECT_EQ(attacks(rows), 0) << result.out;
  EXPECT_THAT(std::vector(lines.begin() + 9, lines.end()),
              ElementsAre("depth-first         113 nodes expanded",
                          "breadth-first      1965 nodes expanded",
                          "best-first          113 nodes expanded"));
}

// The known numbers of solutions are 4 and 92; see https://oeis.org/A000170.
TEST(NQueensTest, CountsAllSolutions) {
  const std::vector<std::string> six = linesOf(run("--all 6").out);
  ASSERT_EQ(six.size(), 10u);
  EXPECT_THAT(std::vector(six.begin() + 7, six.end()),
              Each(EndsWith("149 nodes expanded, 4 solutions")));

  const std::vector<std::string> eight = linesOf(run("8 --all").out);
  ASSERT_EQ(eight.size(), 12u);
  EXPECT_THAT(std::vector(eight.begin() + 9, eight.end()), Each(EndsWith(", 92 solutions")));

  const ShellResult one = run("1 --all");
  EXPECT_THAT(one.out, HasSubstr(" Q\n\ndepth-first           1 nodes expanded, 1 solution\n"));
  EXPECT_EQ(one.status, 0);
}

TEST(NQueensTest, ReportsThatThereIsNoSolution) {
  const ShellResult result = run("3");
  EXPECT_EQ(result.status, 0);
  EXPECT_THAT(linesOf(result.out),
              ElementsAre("depth-first           6 nodes expanded, no solution",
                          "breadth-first         6 nodes expanded, no solution",
                          "best-first            6 nodes expanded, no solution"));
  EXPECT_THAT(linesOf(run("2 --all").out), Each(EndsWith("nodes expanded, 0 solutions")));
}

TEST(NQueensTest, ReportsThatAStrategyGaveUp) {
  const ShellResult result = run("14");
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(attacks(drawingIn(result.out)), 0) << result.out;
  const std::vector<std::string> lines = linesOf(result.out);
  ASSERT_EQ(lines.size(), 18u) << result.out;
  EXPECT_EQ(lines[15], "depth-first        1899 nodes expanded");
  EXPECT_THAT(lines[16], AllOf(StartsWith("breadth-first"),
                               EndsWith("limit of states in the frontier reached")));
  EXPECT_EQ(lines[17], "best-first         1899 nodes expanded");
}

TEST(NQueensTest, RefusesWrongArguments) {
  for (const std::string wrong : {"x", "0", "33", "-1", "8x", "--al", "8.5", "99999999999", "''"}) {
    const ShellResult result = run(wrong);
    EXPECT_EQ(result.status, 2) << wrong;
    EXPECT_EQ(result.out, "") << wrong;
    EXPECT_EQ(result.err,
              "NQueens: expected one SIZE from 1 to 32, or an option that --help names, not '" +
                  (wrong == "''" ? std::string() : wrong) + "'\n");
  }
  EXPECT_EQ(run("9 9").status, 2);
}

TEST(NQueensTest, SaysWhichValuesAnOptionMayHave) {
  const auto error = [](const std::string& arguments) {
    const ShellResult result = run(arguments);
    EXPECT_EQ(result.status, 2) << arguments;
    EXPECT_EQ(result.out, "") << arguments;
    return result.err;
  };
  for (const std::string option : {"--max-nodes", "--max-frontier", "--max-states"}) {
    for (const std::string wrong : {"many", "-1", "1e6", "1.5", "99999999999999999999", "''"}) {
      EXPECT_THAT(error("8 " + option + ' ' + wrong),
                  AllOf(StartsWith("NQueens: " + option + ": '"),
                        EndsWith("' should be a whole number from 0 on, or 'none'\n")));
    }
  }
  for (const std::string wrong : {"soon", "-1", "1s", "nan", "''"}) {
    EXPECT_THAT(error("--time-limit " + wrong),
                EndsWith("' should be a number of seconds, such as 2.5, or 'none'\n"));
  }
  EXPECT_EQ(error("8 --max-nodes"), "NQueens: --max-nodes takes a value behind it\n");
  EXPECT_THAT(error("--trace t.jsonl.gz"), HasSubstr("this program does not compress"));
}

TEST(NQueensTest, GivesUpAtTheRequestedLimits) {
  const ShellResult nodes = run("10 --all --max-nodes 100");
  EXPECT_THAT(linesOf(nodes.out),
              Each(EndsWith("100 nodes expanded, at least 0 solutions, limit of expanded nodes "
                            "reached")));
  EXPECT_EQ(nodes.status, 1);
  EXPECT_THAT(run("10 --max-frontier 30").out,
              AllOf(HasSubstr("breadth-first"), HasSubstr("limit of states in the frontier")));
  EXPECT_THAT(linesOf(run("20 --time-limit 0").out),
              Each(EndsWith(" 0 nodes expanded, time limit reached")));
  EXPECT_EQ(run("8 --max-nodes none --max-frontier none --time-limit none").status, 0);
}

// Showing progress does not change the search.
TEST(NQueensTest, CountsCorrectlyBeyondUpdatesOfTheProgress) {
  EXPECT_THAT(run("11 --all").out, HasSubstr("164246 nodes expanded, 2680 solutions\n"));
}

TEST(NQueensTest, NoBoardIsTooLargeForTheDefaultLimits) {
  const ShellResult result = run("32 --max-nodes 100000");
  EXPECT_THAT(linesOf(result.out), Each(EndsWith(" reached")));
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(run("--help").out, HasSubstr("[10000000]"));
}

TEST(NQueensTest, CtrlCPrintsAndRecordsTheSearchSoFar) {
  const Shell shell;
  const ShellResult result =
      shell.interrupt("NQueens 32 --max-nodes none --max-states 10 --trace t", "INT");
  EXPECT_EQ(result.status, 130);
  EXPECT_THAT(linesOf(result.out),
              ElementsAre(AllOf(StartsWith("depth-first "),
                                EndsWith(" nodes expanded, stopped on request"))));
  EXPECT_EQ(result.err, "NQueens: stopped\n");
  const std::vector<std::string> trace = linesOf(shell.read("t"));
  ASSERT_EQ(trace.size(), 11u);
  EXPECT_THAT(trace[0], HasSubstr(R"("outcome":"stopped")"));
}

TEST(NQueensTest, ALongSearchShowsItsProgressOnATerminal) {
  const Shell shell;
  const std::string pattern = "depth-first: [0-9]+ nodes expanded, [0-9]+ s";
  EXPECT_THAT(shell.showUntil("NQueens 32 --max-nodes none", pattern),
              testing::ContainsRegex(pattern));
  EXPECT_EQ(shell.interrupt("NQueens 32 --max-nodes none", "INT").err, "NQueens: stopped\n");
}

TEST(NQueensTest, ReportsThatItCannotWrite) {
  for (const std::string arguments : {"4 >/dev/full", "--help >/dev/full", "4 >&-"}) {
    const ShellResult result = run(arguments);
    EXPECT_EQ(result.status, 1) << arguments;
    EXPECT_EQ(result.err, "NQueens: cannot write the output\n") << arguments;
  }
}

TEST(NQueensTest, HasHelp) {
  for (const std::string option : {"--help", "-h", "8 --help"}) {
    const ShellResult result = run(option);
    EXPECT_EQ(result.status, 0) << option;
    EXPECT_EQ(result.err, "") << option;
    EXPECT_THAT(result.out, AllOf(StartsWith("Usage: NQueens [SIZE] [OPTIONS]\n"),
                                  HasSubstr("1 to 32; 8 if left out"), HasSubstr("Exit status: 0")))
        << option;
  }
}

}  // namespace
