// Traces of Sudokus, and the trace files of CompareSearch and SolvePuzzle.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "Sudoku.h"
#include "apps/compare/SudokuPuzzle.h"
#include "apps/compare/trace/TraceFiles.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/PuzzleWriter.h"
#include "tests/Puzzles.h"
#include "tests/programs/JsonLines.h"
#include "tests/programs/Shell.h"
#include "tests/reference/Lines.h"

namespace {

using reference::puzzleOf;
using testing::HasSubstr;
using testing::SizeIs;
using Json = nlohmann::json;

// True if the decision text leads from `parent` to `successor`.
bool leadsTo(const Sudoku& parent, const std::string& decision, const Sudoku& successor) {
  Sudoku board = parent;
  std::istringstream steps(decision);
  for (std::string step; steps >> step;) {
    board.setSquare(step[1] - '1', step[3] - '1', step[5] - '0');
  }
  return board.squares() == successor.squares();
}

class CompareTraceRulesTest : public testing::TestWithParam<sudoku::NamedRuleSet> {};

TEST_P(CompareTraceRulesTest, DecisionsLeadFromEveryBoardToItsSuccessors) {
  const compareSearch::SudokuDescriber describer(GetParam().rules);
  std::vector<Sudoku> boards{Sudoku(puzzleOf(kHard), GetParam().rules)};
  for (std::size_t i = 0; i < boards.size() && boards.size() < 60; ++i) {
    for (const auto& successor : Sudoku(boards[i]).successors()) {
      const auto& board = dynamic_cast<const Sudoku&>(*successor);
      const std::string decision = describer.decision(boards[i], board);
      EXPECT_TRUE(leadsTo(boards[i], decision, board)) << decision;
      boards.push_back(board);
    }
  }
  EXPECT_THAT(boards.size(), testing::Gt(5));
}

// The procedure in docs/trace.md reconstructs the candidates of every board.
TEST_P(CompareTraceRulesTest, CandidatesFollowFromTheTrace) {
  const compareSearch::SudokuDescriber describer(GetParam().rules);
  const sudoku::Shape shape(9);
  const auto follow = [&](std::vector<sudoku::CandidateSet> candidates, const Sudoku& board,
                          const Sudoku* parent) {
    const std::vector<search::TextField> texts = describer.texts(board, parent);
    EXPECT_EQ(texts[0].name, "board");
    EXPECT_EQ(texts[0].text, toLine(board.squares()));
    const std::vector<int> values = board.squares().squares;
    for (std::size_t square = 0; square < 81; ++square) {
      if (values[square] < 1) continue;
      for (const int unit : shape.unitsOf(static_cast<int>(square))) {
        for (const int peer : shape.squaresOf(unit)) {
          candidates[static_cast<std::size_t>(peer)].erase(values[square]);
        }
      }
    }
    for (std::size_t square = 0; square < 81; ++square) {
      if (values[square] > 0) {
        candidates[square] = sudoku::CandidateSet();
        candidates[square].insert(values[square]);
      }
    }
    std::istringstream removals(texts.size() > 1 ? texts[1].text : "");
    for (std::string removal; removals >> removal;) {
      const auto square = static_cast<std::size_t>(9 * (removal[1] - '1') + removal[3] - '1');
      for (std::size_t i = 5; i < removal.size(); i += 2)
        candidates[square].erase(removal[i] - '0');
    }
    for (std::size_t square = 0; square < 81; ++square) {
      EXPECT_EQ(candidates[square], board.candidates(shape.rowOf(static_cast<int>(square)),
                                                     shape.colOf(static_cast<int>(square))));
    }
    return candidates;
  };
  const Sudoku start(puzzleOf(kHard), GetParam().rules);
  const auto first =
      follow(std::vector<sudoku::CandidateSet>(81, sudoku::CandidateSet::upTo(9)), start, nullptr);
  for (const auto& child : start.successors()) {
    const auto& board = dynamic_cast<const Sudoku&>(*child);
    const auto second = follow(first, board, &start);
    for (const auto& grandchild : board.successors()) {
      follow(second, dynamic_cast<const Sudoku&>(*grandchild), &board);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, CompareTraceRulesTest, testing::ValuesIn(sudoku::kNamedRuleSets),
                         [](const auto& each) { return "Number" + std::to_string(each.index); });

class CompareTraceTest : public testing::Test {
 protected:
  Shell shell_;
};

TEST_F(CompareTraceTest, EverySearchIsRecordedWithTheCountsOfTheComparison) {
  const ShellResult result = shell_.run(
      "CompareSearch --format json --trace t.jsonl --max-nodes 200 --rules "
      "coursework,full " +
      kHard);
  const Json records = Json::parse(result.out);
  std::vector<Json> searches;
  std::vector<std::size_t> states;
  for (const Json& line : jsonLinesIn(shell_.read("t.jsonl"))) {
    if (line.contains("trace")) {
      searches.push_back(line);
      states.push_back(0);
    } else {
      EXPECT_EQ(line["id"], states.back()++);
    }
  }
  ASSERT_THAT(searches, SizeIs(6));
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(searches[i]["puzzle"], kHard);
    EXPECT_EQ(searches[i]["version"], 1);
    for (const char* const key :
         {"strategy", "rules", "outcome", "expanded", "generated", "peakFrontier"}) {
      EXPECT_EQ(searches[i][key], records[i][key]) << i << key;
    }
    EXPECT_EQ(searches[i]["recorded"], states[i]);
    EXPECT_EQ(searches[i]["recorded"], records[i]["generated"]);
  }
  EXPECT_EQ(result.status, 0);
}

TEST_F(CompareTraceTest, ASearchThatALimitStoppedIsRecordedUpToThere) {
  for (const std::string limit : {"--max-nodes 100", "--max-frontier 50"}) {
    const ShellResult result = shell_.run(
        "CompareSearch --format json --trace t.jsonl --strategies bfs --rules coursework " + limit +
        ' ' + kHard);
    const Json record = Json::parse(result.out)[0];
    const Json search = jsonLinesIn(shell_.read("t.jsonl"))[0];
    EXPECT_EQ(search["outcome"], "limit");
    EXPECT_EQ(search["expanded"], record["expanded"]);
    EXPECT_EQ(search["generated"], record["generated"]);
    EXPECT_EQ(search["peakFrontier"], record["peakFrontier"]);
  }
}

TEST_F(CompareTraceTest, NoMoreStatesThanRequestedAreRecorded) {
  shell_.run("CompareSearch --trace t.jsonl --max-states 7 --strategies bfs --rules coursework " +
             kHard);
  EXPECT_THAT(jsonLinesIn(shell_.read("t.jsonl")), SizeIs(1 + 7));
}

// The first of the two searches ends immediately. The second would never end.
TEST_F(CompareTraceTest, AfterCtrlCTheTraceHasTheFinishedSearches) {
  const ShellResult result = shell_.interrupt(
      "CompareSearch --trace t.jsonl --dot t.dot --max-states 500 --format csv "
      "--max-nodes none --max-frontier none --rules coursework --strategies dfs " +
          kEasy + ' ' + kEndless,
      "INT");
  EXPECT_EQ(result.status, 130);
  EXPECT_THAT(result.err, HasSubstr("CompareSearch: stopped after 1 of 2 searches; "));
  const std::vector<Json> lines = jsonLinesIn(shell_.read("t.jsonl"));
  ASSERT_THAT(lines, SizeIs(testing::Gt(1)));
  EXPECT_EQ(lines[0]["puzzle"], kEasy);
  EXPECT_EQ(lines[0]["outcome"], "solved");
  EXPECT_THAT(lines, SizeIs(testing::Ge(1 + lines[0]["recorded"].get<std::size_t>())));
  EXPECT_THAT(shell_.read("t.dot"), HasSubstr("digraph"));
  EXPECT_EQ(shell_.run("CompareSearch --against t.jsonl").status, 0);
}

TEST_F(CompareTraceTest, ASearchThatWasStoppedIsRecordedAsFarAsThereIsTime) {
  const ShellResult result = shell_.interrupt(
      "CompareSearch --trace t.jsonl --max-states 500 --format csv --max-nodes "
      "none --max-frontier none --rules coursework --strategies dfs " +
          kEndless,
      "INT");
  EXPECT_THAT(result.err, HasSubstr("stopped after 0 of 1 searches; 1 is recorded in part\n"));
  const std::vector<Json> lines = jsonLinesIn(shell_.read("t.jsonl"));
  ASSERT_THAT(lines, SizeIs(testing::Gt(1)));
  EXPECT_EQ(lines[0]["outcome"], "stopped");
  EXPECT_THAT(lines[0]["expanded"].get<int>(), testing::Gt(0));
  EXPECT_EQ(lines[0]["recorded"], lines.size() - 1);
}

TEST_F(CompareTraceTest, TheTraceDoesNotDependOnTheNumberOfJobs) {
  const auto trace = [this](const std::string& jobs) {
    shell_.run("CompareSearch --trace t.jsonl --max-nodes 100 --jobs " + jobs + ' ' + kEasy + ' ' +
               kHard + ' ' + kEasy);
    return shell_.read("t.jsonl");
  };
  const std::string one = trace("1");
  EXPECT_THAT(one, testing::Not(testing::IsEmpty()));
  EXPECT_EQ(trace("3"), one);
}

TEST_F(CompareTraceTest, AFileThatBecomesLargeIsAnnouncedOnce) {
  search::Trace trace;
  trace.states.resize(30);  // of about 60 bytes each
  std::vector<std::string> said;
  const auto add = [&](const std::string& name) {
    said.clear();
    compareSearch::TraceOptions options;
    options.jsonLines = shell_.path(name).string();
    options.largeFile = 150'000;
    compareSearch::TraceFiles files(options, 1000,
                                    [&](const std::string& line) { said.push_back(line); });
    for (int i = 0; i < 200; ++i) files.add(trace);
    files.close();
  };
  add("t.jsonl");
  ASSERT_THAT(said, SizeIs(2));
  EXPECT_THAT(said[0], testing::ContainsRegex(
                           "t.jsonl has [0-9]+ kB after [0-9]+ of 1000 searches, and may come to "
                           "[0-9.]+ MB: --max-states N records less"));
  EXPECT_THAT(said[1], testing::ContainsRegex("t.jsonl has [0-9]+ kB$"));
}

TEST_F(CompareTraceTest, SizesAreWrittenInThreeDigits) {
  EXPECT_EQ(compareSearch::sizeText(999), "999 bytes");
  EXPECT_EQ(compareSearch::sizeText(1000), "1 kB");
  EXPECT_EQ(compareSearch::sizeText(705'400'000), "705 MB");
  EXPECT_EQ(compareSearch::sizeText(999'600'000), "1 GB");
  EXPECT_EQ(compareSearch::sizeText(12'345'000'000), "12.3 GB");
  EXPECT_EQ(compareSearch::sizeText(1'234'000'000'000), "1234 GB");
}

TEST_F(CompareTraceTest, ATraceThatCannotBeWrittenLeavesTheTable) {
  const ShellResult result = shell_.run("CompareSearch --trace /dev/full --rules full " + kHard);
  EXPECT_THAT(result.out, HasSubstr("\nfull   depth-first "));
  EXPECT_THAT(result.err, HasSubstr("/dev/full could not be written; the traces are not complete"));
  EXPECT_EQ(result.status, 2);
}

TEST_F(CompareTraceTest, ADotFileHasAGraphForEachSearch) {
  shell_.run("CompareSearch --dot t.dot --strategies best,dfs --rules full " + kHard);
  const std::string dot = shell_.read("t.dot");
  std::size_t graphs = 0;
  for (const std::string& line : linesOf(dot)) graphs += line == "digraph search {" ? 1U : 0U;
  EXPECT_EQ(graphs, 2);
  EXPECT_THAT(dot, HasSubstr("strategy: dfs\\nrules: full"));
  EXPECT_THAT(dot, HasSubstr("fillcolor=palegreen"));
}

TEST_F(CompareTraceTest, QueensAreRecordedToo) {
  const ShellResult result =
      shell_.run("SolvePuzzle queens 6 --strategies dfs,bfs,best --trace t.jsonl");
  EXPECT_EQ(result.status, 0);
  std::vector<Json> searches;
  std::map<std::string, int> fates;
  for (const Json& line : jsonLinesIn(shell_.read("t.jsonl"))) {
    if (line.contains("trace"))
      searches.push_back(line);
    else
      ++fates[line["fate"]];
  }
  ASSERT_THAT(searches, SizeIs(3));
  EXPECT_EQ(searches[1]["strategy"], "bfs");
  EXPECT_EQ(searches[1]["expanded"], 149);
  EXPECT_EQ(fates["solution"], 3);
  EXPECT_THAT(shell_.read("t.jsonl"), HasSubstr(R"("decision":"r1c2","text":" . Q . . . .\n)"));
  EXPECT_EQ(shell_.run("SolvePuzzle queens 6 --trace no/such/file").status, 2);
}

TEST_F(CompareTraceTest, ATraceThatCannotBeWrittenIsAnErrorBeforeTheSearch) {
  for (const std::string option : {"--trace", "--dot", "--report"}) {
    const ShellResult result = shell_.run("CompareSearch " + option + " no/such/file " + kHard);
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(result.err, HasSubstr("cannot write to no/such/file"));
    EXPECT_EQ(result.status, 2);
  }
}

}  // namespace
