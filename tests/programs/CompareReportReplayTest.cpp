// The search trees of a report: it replays searches forwards and backwards, and stays responsive
// with large ones.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/Puzzles.h"
#include "tests/programs/JsonLines.h"
#include "tests/programs/ReportInBrowser.h"

namespace {

using testing::AllOf;
using testing::Gt;
using testing::HasSubstr;
using testing::Lt;
using testing::SizeIs;
using testing::StartsWith;
using Json = nlohmann::json;

using CompareReportReplayTest = ReportInBrowser;

TEST_F(CompareReportReplayTest, SteppingForwardAndBackShowsTheRightBoards) {
  open("--trace trace.jsonl --rules coursework --strategies best " + kHard);
  std::vector<std::string> boards;  // in the order in which they left the frontier
  for (const Json& state : jsonLinesIn(shell_.read("trace.jsonl"))) {
    if (!state.contains("order") || state["order"].is_null()) continue;
    boards.resize(std::max(boards.size(), state["order"].get<std::size_t>()));
    boards[state["order"].get<std::size_t>() - 1] = state["board"];
  }
  ASSERT_THAT(boards, SizeIs(248));

  EXPECT_EQ(board(), kHard);
  for (std::size_t step = 1; step <= 5; ++step) {
    click("forward");
    EXPECT_EQ(board(), boards[step - 1]) << step;
  }
  for (std::size_t step = 4; step >= 1; --step) {
    click("back");
    EXPECT_EQ(board(), boards[step - 1]) << step;
  }
  choose("step", "200");
  EXPECT_EQ(board(), boards[199]);
  evaluate("byId('replay').focus()");
  browser_->press("ArrowLeft");
  EXPECT_EQ(board(), boards[198]);
  browser_->press("ArrowRight");
  EXPECT_EQ(board(), boards[199]);
  browser_->press("End");
  EXPECT_EQ(board(), boards[247]);
  EXPECT_THAT(text("#leftPanel .state"), HasSubstr("a solution"));
  browser_->press("Home");
  EXPECT_EQ(board(), kHard);
  expectNoErrors();
}

TEST_F(CompareReportReplayTest, CandidatesAndRemovedCandidatesAreThoseOfTheBoard) {
  open("--rules full --strategies dfs " + kHard);
  click("forward");
  click("forward");
  // The page derives candidates from the parent and the trace. The expected candidates come from
  // the board and its rules.
  const Json wrong = evaluate(R"((() => {
    const trace = page.searches.traces[0], boards = Boards.of(trace);
    let wrong = 0;
    for (let id = 0; id < trace.size; ++id) {
      const {values, candidates} = boards.at(id);
      for (let square = 0; square < 81; ++square) {
        if (values[square] > 0 && candidates[square] !== 1 << (values[square] - 1)) ++wrong;
        if (candidates[square] === 0) ++wrong;
        for (const peer of boards.peers(square)) {
          if (peer !== square && values[peer] > 0 &&
              candidates[square] & (1 << (values[peer] - 1))) ++wrong;
        }
      }
    }
    return wrong;
  })())");
  EXPECT_EQ(wrong, 0);
  EXPECT_THAT(evaluate("document.querySelectorAll('#leftPanel td.decided').length"), Json(1));
  EXPECT_THAT(evaluate("document.querySelectorAll('#leftPanel .removed').length").get<int>(),
              Gt(0));
  expectNoErrors();
}

TEST_F(CompareReportReplayTest, PlayingMovesOnAndPauses) {
  open("--rules coursework --strategies best " + kHard);
  choose("speed", "20");
  click("play");
  EXPECT_EQ(text("#play"), "Pause");
  // One expression, so that the replay cannot end before it is paused.
  const std::string step = "Number(byId('step').value)";
  evaluate("new Promise((done) => { const look = () => { if (" + step +
           " < 2) return setTimeout(look, 1); byId('play').click(); done(); }; look(); })");
  EXPECT_EQ(text("#play"), "Play");
  EXPECT_THAT(evaluate(step).get<int>(), AllOf(Gt(1), Lt(248)));
}

TEST_F(CompareReportReplayTest, TwoSearchesAdvanceTogether) {
  open("--rules coursework,full --strategies best " + kHard);
  EXPECT_EQ(text("#leftPanel .name"), "best, coursework");
  EXPECT_EQ(text("#rightPanel .name"), "best, full");
  choose("step", "12");
  EXPECT_THAT(text("#leftPanel .state"), StartsWith("Step 12 of 248"));
  EXPECT_THAT(text("#rightPanel .state"), HasSubstr("state #"));
  choose("step", "248");
  EXPECT_THAT(text("#leftPanel .state"),
              AllOf(StartsWith("Step 248 of 248"), HasSubstr("a solution")));
  EXPECT_THAT(text("#rightPanel .state"),
              AllOf(StartsWith("Ended after"), HasSubstr("a solution")));
  choose("second", "");
  EXPECT_EQ(evaluate("byId('rightPanel').hidden"), true);
}

TEST_F(CompareReportReplayTest, KeysMoveInTheTreeAndFoldIt) {
  open("--rules coursework --strategies best " + kHard);
  evaluate("byId('tree').focus()");
  browser_->press("ArrowDown");
  EXPECT_THAT(text("#treeState"), StartsWith("State #1 · r1c2=1 · depth 1"));
  browser_->press("ArrowRight");
  EXPECT_THAT(text("#treeState"), StartsWith("State #2 "));
  browser_->press("Home");
  const auto shown = [this] {
    return evaluate("page.searches.tree.draw(), page.searches.tree.drawn").get<int>();
  };
  const int folded = shown();
  browser_->press("Enter");
  EXPECT_EQ(shown(), 1);
  browser_->press("Enter");
  EXPECT_EQ(shown(), folded);
  click("unfold");
  EXPECT_EQ(shown(), 261);
  click("fold");
  EXPECT_EQ(shown(), folded);
  expectNoErrors();
}

TEST_F(CompareReportReplayTest, AStateChosenInTheTreeIsShownInTheReplay) {
  open("--rules coursework --strategies dfs " + kHard);
  evaluate("byId('tree').focus()");
  browser_->press("ArrowDown");
  EXPECT_EQ(evaluate("byId('step').value"), "2");
  EXPECT_THAT(text("#leftPanel .state"), HasSubstr("state #1,"));
}

TEST_F(CompareReportReplayTest, LargerBoardsAreDrawnToo) {
  open("--rules full --strategies dfs --max-nodes 5 --max-frontier none " + std::string(256, '.'));
  EXPECT_EQ(evaluate("document.querySelectorAll('#leftPanel table.board td').length"), 256);
  EXPECT_EQ(evaluate("document.querySelectorAll('#leftPanel .candidates').length"), 256);
  click("forward");
  click("forward");
  EXPECT_THAT(evaluate("document.querySelector('#leftPanel td.decided').textContent"), "1");
  expectNoErrors();
}

TEST_F(CompareReportReplayTest, BoardsTooLargeForCandidatesShowTheirValues) {
  open("--rules coursework --strategies dfs --max-nodes 4 --max-frontier none " + [] {
    std::string blank = "0";
    for (int square = 1; square < 36 * 36; ++square) blank += ",0";
    return blank;
  }());
  click("last");
  EXPECT_EQ(evaluate("document.querySelectorAll('#leftPanel table.board td').length"), 36 * 36);
  EXPECT_EQ(evaluate("document.querySelectorAll('#leftPanel .candidates').length"), 0);
  EXPECT_EQ(evaluate("document.querySelector('#leftPanel td').textContent"), "1");
  expectNoErrors();
}

TEST_F(CompareReportReplayTest, ThickLinesSurroundIrregularRegions) {
  open("--rules coursework --strategies dfs ........3....4...5....3.2AAABBAABBBCCCDDCEDDDCEEEE");
  EXPECT_EQ(evaluate("document.querySelectorAll('#leftPanel td').length"), 25);
  EXPECT_EQ(evaluate("document.querySelectorAll('#leftPanel td.regionTop').length"), 11);
  EXPECT_EQ(evaluate("document.querySelectorAll('#leftPanel td.regionLeft').length"), 6);
  EXPECT_EQ(evaluate("document.querySelectorAll('#leftPanel td.given').length"), 5);
  expectNoErrors();
}

// 1 is in the corner at the end of one diagonal; r9c9 and r2c2 are on it.
TEST_F(CompareReportReplayTest, DiagonalsAreShadedAndTheirSquaresArePeers) {
  open("--rules coursework --strategies dfs '1" + std::string(80, '.') + " --diagonals'");
  EXPECT_EQ(evaluate("document.querySelectorAll('#leftPanel td.further').length"), 17);
  const auto candidatesOf = [this](const std::string& square) {
    return evaluate("Boards.of(page.searches.traces[0]).at(0).candidates[" + square + "]");
  };
  EXPECT_EQ(candidatesOf("80"), 0b111111110);
  EXPECT_EQ(candidatesOf("79"), 0b111111111);
  expectNoErrors();
}

TEST_F(CompareReportReplayTest, OnlyTheVisiblePartOfALargeTraceIsDrawn) {
  open("--rules coursework --strategies bfs --max-nodes 26000 --report-states 200000 " +
       std::string(81, '.'));
  EXPECT_THAT(evaluate("page.searches.traces[0].size").get<int>(), Gt(100'000));
  for (const std::string action :
       {"byId('unfold').click()", "byId('zoomIn').click()", "page.searches.replay.go(20000)",
        "byId('forward').click()", "byId('back').click()"}) {
    evaluate("(async () => { " + action +
             "; await new Promise((done) => requestAnimationFrame(() => "
             "requestAnimationFrame(done))); })()");
    EXPECT_THAT(evaluate("page.searches.tree.drawn").get<int>(), AllOf(Gt(100), Lt(20'000)))
        << action;
  }
  expectNoErrors();
}

}  // namespace
