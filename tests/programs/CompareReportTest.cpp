// The report of CompareSearch in a real browser: it loads without errors, shows the numbers of the
// JSON output, replays searches forwards and backwards, and stays responsive with large searches.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "apps/support/GzippedBase64.h"
#include "tests/Puzzles.h"
#include "tests/programs/Browser.h"
#include "tests/programs/JsonLines.h"
#include "tests/programs/Shell.h"

namespace {

using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::EndsWith;
using testing::Gt;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Le;
using testing::Lt;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;
using Json = nlohmann::json;

// The number without thousands separators.
std::string plain(std::string number) {
  std::erase(number, ',');
  return number;
}

class CompareReportTest : public testing::Test {
 protected:
  void SetUp() override {
    if (Browser::command().empty()) {
      GTEST_SKIP() << "there is no Chromium on this machine, so the report was not opened; on "
                      "Debian: apt-get install chromium";
    }
  }

  // Writes a report with these arguments of CompareSearch and opens it.
  void open(const std::string& arguments) { openReportOf("CompareSearch " + arguments); }

  void openReportOf(const std::string& command) {
    const ShellResult result = shell_.run(command + " --report report.html");
    ASSERT_EQ(result.status, 0) << result.err;
    browser_ = std::make_unique<Browser>();
    browser_->open(shell_.path("report.html"));
  }

  Json evaluate(const std::string& expression) { return browser_->evaluate(expression); }

  std::string text(const std::string& selector) {
    return evaluate("document.querySelector(" + Json(selector).dump() + ").innerText");
  }

  // Opens a file with the file chooser, and waits until the page reports the result.
  void openTrace(const std::string& file) {
    evaluate("byId('traceSaid').textContent = ''; (async () => { const bytes = atob('" +
             apps::base64(shell_.read(file)) +
             "'); const files = new DataTransfer(); "
             "files.items.add(new File([Uint8Array.from(bytes, (each) => each.charCodeAt(0))], '" +
             file +
             "')); byId('traceFile').files = files.files; "
             "byId('traceFile').dispatchEvent(new Event('change')); "
             "while (byId('traceSaid').textContent === '') "
             "await new Promise((done) => setTimeout(done, 20)); })()");
  }

  void click(const std::string& id) { evaluate("byId('" + id + "').click()"); }

  // Chooses from a list or enters a number.
  void choose(const std::string& id, const std::string& value) {
    evaluate("byId('" + id + "').value = '" + value + "'; byId('" + id +
             "').dispatchEvent(new Event('change'))");
  }

  // The board on the left, row by row, a dot for a blank.
  std::string board() {
    return evaluate(R"(Array.from(document.querySelectorAll("#leftPanel table.board td"),
        (cell) => cell.querySelector(".candidates") ? "." : cell.textContent).join(""))");
  }

  void expectNoErrors() {
    EXPECT_THAT(browser_->errors(), IsEmpty());
    EXPECT_THAT(browser_->requests(), Each(StartsWith("file://")));
  }

  Shell shell_;
  std::unique_ptr<Browser> browser_;
};

TEST_F(CompareReportTest, ItLoadsWithoutAnErrorAndWithoutTheNetwork) {
  open(kEasy + ' ' + kHard);
  EXPECT_THAT(text("#headline"), StartsWith("2 puzzles of size 9"));
  EXPECT_THAT(std::string(shell_.read("report.html")).size(), Lt(2'000'000));
  expectNoErrors();
}

TEST_F(CompareReportTest, ChartsAndTablesShowTheNumbersOfTheJson) {
  const std::string arguments = "--max-nodes 1000 --rules coursework,full ";
  open(arguments + kEasy + ' ' + kHard);
  const Json records =
      Json::parse(shell_.run("CompareSearch --format json " + arguments + kEasy + ' ' + kHard).out);
  ASSERT_THAT(records, SizeIs(12));

  evaluate(
      "new Promise((done) => { byId('everyPuzzle').addEventListener('toggle', done); "
      "byId('everyPuzzle').open = true; }).then(() => true)");
  const Json rows = evaluate(R"(Array.from(document.querySelectorAll("#allRuns tbody tr"),
      (row) => Array.from(row.cells, (cell) => cell.textContent)))");
  const Json bars = evaluate(R"(Array.from(document.querySelectorAll("#bars .value"),
      (value) => value.textContent))");
  for (std::size_t contender = 0; contender < 6; ++contender) {
    long total = 0;
    bool isLowerBound = false;
    for (std::size_t puzzle = 0; puzzle < 2; ++puzzle) {
      const Json& record = records[6 * puzzle + contender];
      const long expanded = record["expanded"];
      const bool isCutShort = record["outcome"] == "limit";
      total += expanded;
      isLowerBound |= isCutShort;
      const std::string shown = rows[puzzle][contender + 1];
      EXPECT_EQ(plain(shown), (isCutShort ? "≥" : "") + std::to_string(expanded));
    }
    EXPECT_EQ(plain(bars[contender]), (isLowerBound ? "≥" : "") + std::to_string(total));
  }

  const Json dots = evaluate(R"(Array.from(document.querySelectorAll("#scatter .dot"),
      (dot) => [Number(dot.dataset.x), Number(dot.dataset.y), dot.classList.contains("open")]))");
  ASSERT_THAT(dots, SizeIs(2));
  EXPECT_EQ(dots[0], Json({records[0]["expanded"], records[1]["expanded"], false}));
  EXPECT_EQ(dots[1], Json({1000, records[7]["expanded"], true}));

  const Json counters = evaluate(R"(Array.from(document.querySelectorAll("#counters tbody tr"),
      (row) => Array.from(row.cells, (cell) => cell.textContent)))");
  const Json& best = records[7];  // of the hard puzzle, which is shown first
  EXPECT_EQ(counters[1][2], best["outcome"]);
  EXPECT_EQ(plain(counters[1][4]), best["generated"].dump());
  EXPECT_EQ(plain(counters[1][5]), best["peakFrontier"].dump());
  EXPECT_EQ(plain(counters[1][6]), best["depth"].dump());
  expectNoErrors();
}

TEST_F(CompareReportTest, LinesShowTheFrontierOverExpansions) {
  open("--rules coursework " + kHard);
  const Json peak = evaluate("Math.max(...page.searches.traces[0].frontierSizes)");
  const Json record = Json::parse(
      shell_.run("CompareSearch --format json --rules coursework --strategies bfs " + kHard)
          .out)[0];
  EXPECT_EQ(peak, record["peakFrontier"]);
  EXPECT_THAT(evaluate("document.querySelectorAll('.chart canvas').length"), Json(2));
  EXPECT_THAT(
      evaluate("document.querySelector('#frontierChart .uplot').ariaLabel").get<std::string>(),
      HasSubstr("bfs ends at "));
  expectNoErrors();
}

TEST_F(CompareReportTest, TablesSortByAnyColumn) {
  open("--rules coursework " + kHard);
  const auto order = [this] {
    return evaluate(R"(Array.from(document.querySelectorAll("#scores tbody tr"),
        (row) => row.cells[1].textContent))");
  };
  EXPECT_EQ(order(), Json({"breadth-first", "best-first", "depth-first"}));
  evaluate("document.querySelector('#scores [data-key=total]').click()");
  EXPECT_EQ(order(), Json({"depth-first", "best-first", "breadth-first"}));
  evaluate("document.querySelector('#scores [data-key=total]').click()");
  EXPECT_EQ(order(), Json({"breadth-first", "best-first", "depth-first"}));
  EXPECT_EQ(evaluate("document.querySelector('#scores [aria-sort]').ariaSort"), "descending");
}

TEST_F(CompareReportTest, SteppingForwardAndBackShowsTheRightBoards) {
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

TEST_F(CompareReportTest, CandidatesAndRemovedCandidatesAreThoseOfTheBoard) {
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

TEST_F(CompareReportTest, PlayingMovesOnAndPauses) {
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

TEST_F(CompareReportTest, TwoSearchesAdvanceTogether) {
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

TEST_F(CompareReportTest, KeysMoveInTheTreeAndFoldIt) {
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

TEST_F(CompareReportTest, AStateChosenInTheTreeIsShownInTheReplay) {
  open("--rules coursework --strategies dfs " + kHard);
  evaluate("byId('tree').focus()");
  browser_->press("ArrowDown");
  EXPECT_EQ(evaluate("byId('step').value"), "2");
  EXPECT_THAT(text("#leftPanel .state"), HasSubstr("state #1,"));
}

TEST_F(CompareReportTest, ATraceOfQueensOpensInTheSamePage) {
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

TEST_F(CompareReportTest, TheTreeMarksRepeatedStates) {
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

TEST_F(CompareReportTest, TheTreeShowsEachRoundOfIterativeDeepening) {
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

TEST_F(CompareReportTest, SolvePuzzleWritesTheSamePage) {
  openReportOf("SolvePuzzle bridge");
  EXPECT_THAT(text("#headline"), HasSubstr("bridge 1 2 5 10"));
  EXPECT_THAT(text("#counters"), AllOf(HasSubstr("cost"), HasSubstr("repeats"), HasSubstr("IDA*"),
                                       Not(HasSubstr("rules"))));
  expectNoErrors();
}

TEST_F(CompareReportTest, ATraceCompressedByGzipOpensToo) {
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

TEST_F(CompareReportTest, AFileThatIsNoTraceIsExplained) {
  open("--rules full " + kEasy);
  const auto said = [this](const std::string& text) {
    return evaluate("(() => { try { Trace.parseAll(" + Json(text).dump() +
                    "); return 'fine'; } catch (error) { return error.message; } })()")
        .get<std::string>();
  };
  EXPECT_EQ(said(""), "there is no trace in it");
  EXPECT_THAT(said("nonsense"), StartsWith("line 1 is not JSON"));
  EXPECT_THAT(said("{\"id\":0}"), HasSubstr("the line on the search has to come first"));
  EXPECT_THAT(said("{\"trace\":\"search\",\"version\":9}"), HasSubstr("this is version 9"));
  const std::string about = "{\"trace\":\"search\",\"version\":1}\n";
  EXPECT_THAT(said(about + "{\"id\":1,\"parent\":null}"), EndsWith("the id should be 0"));
  EXPECT_THAT(said(about + "{\"id\":0,\"parent\":0}"), EndsWith("should be an earlier state"));
  EXPECT_EQ(said(about + "{\"id\":0,\"parent\":null}"), "fine");
}

// The fate of an unrecorded state is unknown.
TEST_F(CompareReportTest, StatesWithoutRecordedSuccessorsAreNotShownAsDeadEnds) {
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

TEST_F(CompareReportTest, OnlyTheVisiblePartOfALargeTraceIsDrawn) {
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

TEST_F(CompareReportTest, TheTreesOfTheRequestedNumberOfPuzzlesAreKept) {
  open("--rules full --report-puzzles 2 " + kEasy + ' ' + kHard);
  EXPECT_EQ(evaluate("page.searches.traces.map((trace) => trace.about.puzzle)"),
            Json({kHard, kHard, kHard}));
  choose("puzzle", "0");
  EXPECT_EQ(evaluate("[byId('missingTrees').hidden, byId('recorded').hidden]"),
            Json({false, true}));
  EXPECT_THAT(text("#missingTrees"), HasSubstr("--report-puzzles names other puzzles. This one has "
                                               "the number 1."));
  choose("puzzle", "1");
  EXPECT_EQ(evaluate("[byId('missingTrees').hidden, byId('recorded').hidden]"),
            Json({true, false}));
  expectNoErrors();
}

TEST_F(CompareReportTest, ItOpensOnThePuzzleWithMostNodesAmongThoseWithAllTrees) {
  // The numbers of states of the four searches are 1, 1365, 261 and 93.
  const std::string mostNodes =
      ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
  const std::string fewer =
      "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";
  open("--rules coursework --strategies best --report-states 1000 " + kEasy + ' ' + mostNodes +
       ' ' + kHard + ' ' + fewer);
  EXPECT_EQ(evaluate("byId('puzzle').value"), "2");
  EXPECT_EQ(evaluate("page.searches.traces.length"), 3);
  EXPECT_EQ(evaluate("byId('missingTrees').hidden"), true);
  EXPECT_EQ(text("#leftPanel .name"), "best, coursework");
  expectNoErrors();
}

TEST_F(CompareReportTest, WholePuzzlesHaveRoomBeforeSingleSearches) {
  open("--rules coursework,full --report-states 900 " + kHard + ' ' + kEasy);
  const Json trees =
      evaluate("page.searches.traces.map((trace) => trace.about.puzzle === '" + kEasy + "')");
  EXPECT_EQ(std::count(trees.begin(), trees.end(), Json(true)), 6);
  EXPECT_THAT(trees, SizeIs(AllOf(Gt(6), Lt(12))));
  EXPECT_EQ(evaluate("byId('puzzle').value"), "1");
  expectNoErrors();
}

TEST_F(CompareReportTest, TheReasonForMissingTreesAndTheOptionThatKeepsThemAreNamed) {
  const std::string command = "--rules coursework --strategies bfs,best " + kHard + ' ' + kEasy;
  open(command + " --report-states 200");
  EXPECT_EQ(evaluate("byId('puzzle').value"), "1");
  choose("puzzle", "0");
  EXPECT_THAT(
      text("#missingTrees"),
      AllOf(HasSubstr("The trees of all 2 searches on this puzzle are missing, because they "
                      "have 5,442"),
            HasSubstr(" states, and the page has room for 200 states of all puzzles."),
            HasSubstr("All trees of this puzzle: --report-puzzles 1 --report-states "),
            HasSubstr("Recording them takes several times as long"),
            HasSubstr("All trees of all puzzles: --report-states ")));
  const auto option = [this](std::size_t index) {
    return evaluate("document.querySelectorAll('#missingTrees code')[" + std::to_string(index) +
                    "].textContent")
        .get<std::string>();
  };
  const std::string ofThisPuzzle = option(0);
  const std::string ofAll = option(1);

  open(command + ' ' + ofThisPuzzle);
  EXPECT_EQ(evaluate("[byId('puzzle').value, page.searches.traces.length]"), Json({"0", 2}));
  EXPECT_EQ(evaluate("byId('missingTrees').hidden"), true);
  open(command + ' ' + ofAll);
  EXPECT_EQ(evaluate("page.searches.traces.length"), 4);
  EXPECT_EQ(evaluate("byId('missingTrees').hidden"), true);
}

TEST_F(CompareReportTest, WithoutAnyTreeTheOptionThatKeepsThemIsNamed) {
  open("--rules coursework --strategies bfs --report-states 0 " + kHard);
  EXPECT_EQ(evaluate("byId('recorded').hidden"), true);
  EXPECT_THAT(text("#missingTrees"),
              HasSubstr("The page grows by some megabytes for each 100,000"));
  expectNoErrors();
}

TEST_F(CompareReportTest, AfterCtrlCItShowsWhatWasDone) {
  const ShellResult result = shell_.interrupt(
      "CompareSearch --report report.html --report-states 100 --max-nodes none --max-frontier none "
      "--rules coursework --strategies dfs " +
          kEasy + ' ' + kEndless,
      "INT");
  EXPECT_EQ(result.status, 130);
  browser_ = std::make_unique<Browser>();
  browser_->open(shell_.path("report.html"));
  EXPECT_THAT(text("#notes"), HasSubstr("Stopped after 1 of 2 searches."));
  EXPECT_EQ(evaluate("document.querySelectorAll('#scores tbody tr').length"), 1);
  EXPECT_EQ(evaluate("byId('puzzle').value"), "0");
  EXPECT_EQ(text("#leftPanel .name"), "dfs, coursework");
  EXPECT_THAT(result.err, HasSubstr("stopped after 1 of 2 searches; the report has 1 search tree"));
  expectNoErrors();
}

TEST_F(CompareReportTest, LargerBoardsAreDrawnToo) {
  open("--rules full --strategies dfs --max-nodes 5 --max-frontier none " + std::string(256, '.'));
  EXPECT_EQ(evaluate("document.querySelectorAll('#leftPanel table.board td').length"), 256);
  EXPECT_EQ(evaluate("document.querySelectorAll('#leftPanel .candidates').length"), 256);
  click("forward");
  click("forward");
  EXPECT_THAT(evaluate("document.querySelector('#leftPanel td.decided').textContent"), "1");
  expectNoErrors();
}

TEST_F(CompareReportTest, BoardsTooLargeForCandidatesShowTheirValues) {
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

TEST_F(CompareReportTest, NothingIsWiderThanAPhone) {
  open("--max-nodes 500 " + kEasy + ' ' + kHard);
  browser_->resize(390, 800);
  EXPECT_THAT(evaluate("document.documentElement.scrollWidth").get<int>(), Le(390));
  EXPECT_THAT(evaluate("byId('leftPanel').getBoundingClientRect().width").get<int>(), Le(390));
}

TEST_F(CompareReportTest, DarkModeIsDarkAndPrintIsLight) {
  open("--rules full " + kHard);
  const auto background = [this] {
    return evaluate("getComputedStyle(document.body).backgroundColor").get<std::string>();
  };
  browser_->preferDark(false);
  EXPECT_EQ(background(), "rgb(247, 247, 245)");
  browser_->preferDark(true);
  EXPECT_EQ(background(), "rgb(21, 23, 26)");
  evaluate("dispatchEvent(new Event('beforeprint'))");
  EXPECT_EQ(background(), "rgb(247, 247, 245)");
  evaluate("dispatchEvent(new Event('afterprint'))");
  EXPECT_EQ(background(), "rgb(21, 23, 26)");
}

}  // namespace
