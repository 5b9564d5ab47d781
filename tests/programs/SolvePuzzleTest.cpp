// The program SolvePuzzle, run as a user runs it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tests/programs/JsonLines.h"
#include "tests/programs/Shell.h"

namespace {

using testing::AllOf;
using testing::ContainsRegex;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using Json = nlohmann::json;

// An 8-puzzle 14 moves from the goal.
const std::string kTiles = "tiles 3 6 1 7 0 2 8 5 4";

ShellResult run(const std::string& arguments) {
  return Shell().run("SolvePuzzle " + arguments);
}

// The rows of the table of counters, by strategy: the columns by heading.
using Cells = std::map<std::string, std::map<std::string, std::string>>;

// Columns are at least two spaces apart, headings too.
std::vector<std::string> columnsOf(std::string line) {
  std::vector<std::string> columns;
  for (std::size_t end = 0; !line.empty(); line.erase(0, line.find_first_not_of(' ', end))) {
    end = std::min(line.find("  "), line.size());
    columns.push_back(line.substr(0, end));
    if (line.find_first_not_of(' ', end) == line.npos) break;
  }
  return columns;
}

Cells tableIn(const std::string& out) {
  Cells table;
  std::vector<std::string> headings;
  for (const std::string& line : linesOf(out)) {
    if (line.starts_with("strategy ")) {
      headings = columnsOf(line);
    } else if (line.empty()) {
      headings.clear();
    } else if (!headings.empty() && !line.starts_with("--")) {
      const std::vector<std::string> columns = columnsOf(line);
      for (std::size_t i = 0; i < headings.size(); ++i) {
        table[columns[0]][headings[i]] = columns.at(i);
      }
    }
  }
  return table;
}

TEST(SolvePuzzleTest, EachPuzzleIsSolvedByEveryStrategy) {
  for (const std::string puzzle : {"queens", "tiles", "jugs", "bridge"}) {
    const ShellResult result = run(puzzle);
    EXPECT_EQ(result.status, 0) << puzzle;
    EXPECT_EQ(result.err, "") << puzzle;
    EXPECT_EQ(tableIn(result.out).size(), 8U) << result.out;
    EXPECT_THAT(result.out, Not(HasSubstr("≥"))) << puzzle;
  }
}

// The cells of a row of a table in Markdown, without backticks.
std::vector<std::string> cellsOf(const std::string& row) {
  std::vector<std::string> cells;
  std::istringstream rest(row.substr(2));
  for (std::string cell; std::getline(rest, cell, '|');) {
    std::erase(cell, '`');
    const std::size_t end = cell.find_last_not_of(' ') + 1;
    const std::size_t begin = std::min(cell.find_first_not_of(' '), end);
    cells.push_back(cell.substr(begin, end - begin));
  }
  return cells;
}

// The last columns of the table show the depth or, if moves have costs, the cost.
TEST(SolvePuzzleTest, TheGuideShowsTheCountsOfEveryStrategy) {
  std::ifstream guide(PROJECT_DIR "/docs/your-own-puzzle.md");
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(guide, line);) {
    if (line.starts_with("| `SolvePuzzle` ")) rows.emplace_back();
    if (!rows.empty() && !line.starts_with("| ")) break;
    if (rows.empty()) continue;
    rows.back() = cellsOf(line);
    rows.emplace_back();
  }
  ASSERT_EQ(rows.size(), 11U);  // headings, a line, eight strategies, and an empty row
  for (std::size_t column = 1; column < rows[0].size(); ++column) {
    const std::string& puzzle = rows[0][column];
    Cells table = tableIn(Shell().run("COLUMNS=200 SolvePuzzle " + puzzle).out);
    for (std::size_t row = 2; row < 10; ++row) {
      const std::string& strategy = rows[row][0];
      auto& counts = table[strategy];
      const std::string cost = counts.contains("cost") ? counts["cost"] : counts["depth"];
      EXPECT_EQ(counts["expanded"] + " (" + cost + ")", rows[row].at(column))
          << strategy << " on " << puzzle;
    }
  }
}

TEST(SolvePuzzleTest, TheTilesMayBeOneArgumentWithADotForTheBlank) {
  const auto firstLine = [](const std::string& arguments) {
    return linesOf(run(arguments + " --strategies astar").out).front();
  };
  EXPECT_EQ(firstLine("tiles '3 6 1, 7 . 2, 8 5 4'"), "A*: 14 moves");
  EXPECT_EQ(firstLine(kTiles), "A*: 14 moves");
}

TEST(SolvePuzzleTest, ThePathIsPrintedStateByState) {
  const ShellResult result = run("jugs 3 5 --goal 4 --strategies bfs --path");
  EXPECT_THAT(result.out, StartsWith("breadth-first: 6 moves\n\n0/3  0/5\n\n1. fill B\n0/3  5/5\n\n"
                                     "2. pour B into A\n3/3  2/5\n"));
  EXPECT_THAT(result.out, HasSubstr("\n\n6. pour B into A\n3/3  4/5\n\n1 puzzle"));
}

TEST(SolvePuzzleTest, ThePathOfLeastCostIsPrintedWithItsCosts) {
  const ShellResult result = run("bridge 1 2 5 10 --strategies bfs,astar --path");
  EXPECT_THAT(result.out, StartsWith("A*: 5 moves, cost 17\n"));
  EXPECT_THAT(result.out, HasSubstr("3. 5 and 10 across, cost 10\n"));
  EXPECT_THAT(result.out, HasSubstr("depth  cost"));
}

// The known numbers of solutions are 4 and 92; see https://oeis.org/A000170.
TEST(SolvePuzzleTest, CostsAreShownInANarrowTable) {
  const std::string out = Shell().run("COLUMNS=60 SolvePuzzle bridge 1 2 5 10").out;
  EXPECT_THAT(out, HasSubstr("  cost  "));
  EXPECT_THAT(out, HasSubstr("No room for: "));
}

TEST(SolvePuzzleTest, AllSolutionsOfTheQueensAreCounted) {
  EXPECT_THAT(linesOf(run("queens 6 --all --strategies dfs,bfs").out),
              ElementsAre("strategy       solutions  expanded  outcome", StartsWith("---"),
                          "depth-first            4       149  all found",
                          "breadth-first          4       149  all found"));
  EXPECT_THAT(run("queens 8 --all --strategies best").out, HasSubstr(" 92 "));
  const ShellResult cut = run("queens 8 --all --strategies dfs --max-nodes 100");
  EXPECT_THAT(cut.out, ContainsRegex("≥[0-9]+ +≥100  limit of expanded nodes reached"));
  EXPECT_EQ(cut.status, 3);
}

TEST(SolvePuzzleTest, QueensLearnFromConflictsIfAskedTo) {
  EXPECT_THAT(run("queens 8").out, Not(HasSubstr("conflict-driven")));
  const Shell shell;
  const ShellResult result = shell.run(
      "SolvePuzzle queens 8 --strategies dfs,learn --trace t.jsonl; "
      "SolvePuzzle queens 8 --strategies learn --all");
  EXPECT_THAT(result.out, AllOf(HasSubstr("conflict-driven"), HasSubstr("  conflicts"),
                                ContainsRegex("conflict-driven +92 ")));
  EXPECT_THAT(shell.read("t.jsonl"), HasSubstr(R"("decision":"r1c1 has )"));
  const ShellResult unsuitable = run("tiles --strategies dfs,learn");
  EXPECT_EQ(unsuitable.status, 2);
  EXPECT_THAT(unsuitable.err, HasSubstr("learn needs a puzzle that explains itself, as queens"));
}

// The first decision is followed by three more queens, so there is no path of single moves.
TEST(SolvePuzzleTest, LearningCountsDecisionsAndHasNoPath) {
  const std::string learned = run("queens 4 --strategies learn --path").out;
  EXPECT_THAT(learned, ContainsRegex("^conflict-driven: [0-9]+ decisions?\n\n [.Q]"));
  EXPECT_THAT(learned, Not(HasSubstr("1. r")));
  EXPECT_THAT(run("queens 4 --strategies learn,dfs --path").out,
              StartsWith("depth-first: 4 moves\n"));
}

TEST(SolvePuzzleTest, APuzzleWithoutASolutionHasItsOwnStatus) {
  for (const std::string puzzle : {"queens 3", "jugs 6 10 --goal 5", "tiles 0 2 1 3 4 5 6 7 8"}) {
    const ShellResult result = run(puzzle + " --strategies dfs,astar");
    EXPECT_EQ(result.status, 1) << puzzle;
    EXPECT_THAT(result.out, HasSubstr("1 puzzle without a solution")) << puzzle;
  }
}

TEST(SolvePuzzleTest, LimitsEndASearchAndAreNamed) {
  const auto out = [](const std::string& option) {
    const ShellResult result = run(kTiles + " --strategies bfs " + option);
    EXPECT_EQ(result.status, 3) << option;
    return result.out;
  };
  EXPECT_THAT(out("--max-nodes 100"), HasSubstr("1 by --max-nodes 100"));
  EXPECT_THAT(out("--max-frontier 100"), HasSubstr("1 by --max-frontier 100"));
  EXPECT_THAT(out("--max-depth 13"), HasSubstr("1 by --max-depth 13"));
  EXPECT_THAT(out("--time-limit 0"), HasSubstr("1 by --time-limit"));
  EXPECT_EQ(run(kTiles + " --strategies bfs,astar --max-nodes 100").status, 0)
      << "A* found a solution";
}

TEST(SolvePuzzleTest, ATraceNamesMovesAndMarksRepeats) {
  const Shell shell;
  ASSERT_EQ(shell.run("SolvePuzzle " + kTiles + " --strategies astar --trace t.jsonl").status, 0);
  const std::vector<Json> lines = jsonLinesIn(shell.read("t.jsonl"));
  ASSERT_EQ(lines.size(), 57U);
  EXPECT_EQ(lines[0]["puzzle"], kTiles);
  EXPECT_EQ(lines[0]["strategy"], "astar");
  EXPECT_FALSE(lines[0].contains("rules"));
  EXPECT_EQ(lines[2]["decision"], "blank up");
  std::map<std::string, int> fates;
  for (const Json& line : lines) {
    if (line.contains("fate")) ++fates[line["fate"]];
  }
  EXPECT_EQ(fates["repeat"], 19);
  EXPECT_EQ(fates["expanded"], 20);
  EXPECT_EQ(fates["solution"], 1);
  EXPECT_EQ(shell.run("CompareSearch --against t.jsonl --against t.jsonl").status, 0);
}

TEST(SolvePuzzleTest, WrongArgumentsAreExplained) {
  const auto error = [](const std::string& arguments) {
    const ShellResult result = run(arguments);
    EXPECT_EQ(result.status, 2) << arguments;
    EXPECT_EQ(result.out, "") << arguments;
    return result.err;
  };
  EXPECT_THAT(error(""), HasSubstr("A puzzle is required"));
  EXPECT_THAT(error("tile"), HasSubstr("there are queens, tiles"));
  EXPECT_THAT(error("tiles 1 2 3"), HasSubstr("a board has 9 or 16 tiles, not 3"));
  EXPECT_THAT(error("tiles x"), HasSubstr("'x' should be a whole number"));
  EXPECT_THAT(error("tiles 0 1 2 3 4 5 6 7 7"), HasSubstr("tile 8 is missing"));
  EXPECT_THAT(error("queens 0"), HasSubstr("the size of a board is 1 or more, not 0"));
  EXPECT_THAT(error("queens 33"), HasSubstr("one number from 1 to 32"));
  EXPECT_THAT(error("tiles 1 2 3 4 5 6 7 8 9"), HasSubstr("the blank, 0, is missing"));
  EXPECT_THAT(error("jugs 3 5 --goal x"), HasSubstr("'x' should be a whole number from 0"));
  EXPECT_THAT(error("jugs --trace -"), HasSubstr("--trace: it must name a file"));
  EXPECT_THAT(error("jugs 0"), HasSubstr("a jug holds 1 to 10000 litres"));
  EXPECT_THAT(error("bridge 0 1"), HasSubstr("a minute or more"));
  EXPECT_THAT(error("tiles --strategies idfs"), HasSubstr("there is no strategy 'idfs'"));
  EXPECT_THAT(error("tiles --max-states 5"), HasSubstr("name one of them too"));
  EXPECT_THAT(error("queens --all --path"), HasSubstr("--path"));
  EXPECT_THAT(error("tiles --trace a --dot a"), HasSubstr("would both write to a"));
  EXPECT_THAT(error("tiles --report no/such/file"), HasSubstr("cannot write to no/such/file"));
}

TEST(SolvePuzzleTest, CtrlCPrintsAndRecordsTheSearchSoFar) {
  const Shell shell;
  const ShellResult result = shell.interrupt(
      "SolvePuzzle queens 32 --strategies dfs --max-nodes none --max-states 10 --trace t", "INT");
  EXPECT_EQ(result.status, 130);
  EXPECT_THAT(result.out, HasSubstr("1 by the signal to stop"));
  EXPECT_THAT(result.err, StartsWith("SolvePuzzle: stopped after 0 of 1 searches"));
  EXPECT_THAT(linesOf(shell.read("t")).front(), HasSubstr(R"("outcome":"stopped")"));
}

TEST(SolvePuzzleTest, ASearchThatNeverRanHasNoTime) {
  const ShellResult result =
      Shell().interrupt("SolvePuzzle queens 32 --strategies dfs,bfs --max-nodes none", "INT");
  EXPECT_THAT(result.out, HasSubstr("breadth-first"));
  EXPECT_THAT(result.out, Not(HasSubstr(" ns")));
}

TEST(SolvePuzzleTest, ALongSearchShowsItsProgressOnATerminal) {
  const std::string pattern = "0 of 1 searches";
  EXPECT_THAT(Shell().showUntil("SolvePuzzle queens 32 --strategies dfs --max-nodes none", pattern),
              ContainsRegex(pattern));
}

TEST(SolvePuzzleTest, OutputThatCannotBeWrittenIsAnError) {
  for (const std::string arguments : {"jugs", "queens --all", "--help"}) {
    const ShellResult result = run(arguments + " > /dev/full");
    EXPECT_EQ(result.status, 5) << arguments;
    EXPECT_EQ(result.err, "SolvePuzzle: the output could not be written\n") << arguments;
  }
}

TEST(SolvePuzzleTest, HelpExplainsPuzzlesOptionsAndExitStatus) {
  EXPECT_THAT(run("--help").out, AllOf(HasSubstr("tiles"), HasSubstr("bridge"),
                                       HasSubstr("SolvePuzzle PUZZLE --help")));
  EXPECT_THAT(run("jugs --help").out,
              AllOf(HasSubstr("--goal LITRES"), HasSubstr("Exit status"), HasSubstr("[1000000]"),
                    HasSubstr("four million states"), Not(HasSubstr("Excludes:"))));
}

}  // namespace
