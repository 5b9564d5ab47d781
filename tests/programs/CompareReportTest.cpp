// The report of CompareSearch: it loads without errors, shows the numbers of the JSON output, and
// fits its screen.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/Puzzles.h"
#include "tests/programs/Browser.h"
#include "tests/programs/ReportInBrowser.h"
#include "tests/programs/Shell.h"

namespace {

using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::HasSubstr;
using testing::Le;
using testing::Lt;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;
using Json = nlohmann::json;

using CompareReportTest = ReportInBrowser;

// The number without thousands separators.
std::string plain(std::string number) {
  std::erase(number, ',');
  return number;
}

TEST_F(CompareReportTest, ItLoadsWithoutAnErrorAndWithoutTheNetwork) {
  open(kEasy + ' ' + kHard);
  EXPECT_THAT(text("#headline"), StartsWith("2 puzzles of size 9"));
  EXPECT_THAT(std::string(shell_.read("report.html")).size(), Lt(2'000'000));
  EXPECT_EQ(evaluate("[850, 1000, 999960, 12.5e9, 1234e9].map(timeText).join()"),
            "850 ns,1.00 µs,1.00 ms,12.5 s,20:34 min");
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
      const bool hasLimit = record["outcome"] == "limit";
      total += expanded;
      isLowerBound |= hasLimit;
      const std::string shown = rows[puzzle][contender + 1];
      EXPECT_EQ(plain(shown), (hasLimit ? "≥" : "") + std::to_string(expanded));
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

TEST_F(CompareReportTest, SolvePuzzleWritesTheSamePage) {
  openReportOf("SolvePuzzle bridge");
  EXPECT_THAT(text("#headline"), HasSubstr("bridge 1 2 5 10"));
  EXPECT_THAT(text("#counters"), AllOf(HasSubstr("cost"), HasSubstr("repeats"), HasSubstr("IDA*"),
                                       Not(HasSubstr("rules"))));
  expectNoErrors();
}

TEST_F(CompareReportTest, PuzzlesOtherThanSudokusHaveNoGivensAndNoRules) {
  openReportOf("SolvePuzzle bridge");
  EXPECT_EQ(evaluate("byId('chartRules').checkVisibility()"), false);
  EXPECT_THAT(text("body"), Not(HasSubstr("givens included")));
}

TEST_F(CompareReportTest, EightSearchesHaveEightColours) {
  openReportOf("SolvePuzzle bridge");
  EXPECT_EQ(evaluate("new Set(Array.from({length: 8}, (_, n) => seriesColour(n))).size"), 8);
}

// A text that is wider than its last argument is squeezed.
TEST_F(CompareReportTest, MovesInTheTreeAreNotSqueezed) {
  openReportOf("SolvePuzzle tiles --strategies astar");
  const Json texts = evaluate(R"((async () => {
      const texts = [];
      const pen = CanvasRenderingContext2D.prototype;
      const fill = pen.fillText;
      pen.fillText = function (text, x, y, width) {
        texts.push(this.measureText(text).width <= width ? text : `squeezed: ${text}`);
        fill.call(this, text, x, y, width);
      };
      byId("fit").click();
      await new Promise((done) => setTimeout(done, 200));
      return texts;
    })())");
  EXPECT_THAT(texts.get<std::vector<std::string>>(),
              AllOf(Contains("blank"), Each(Not(StartsWith("squeezed")))));
}

TEST_F(CompareReportTest, AfterCtrlCItShowsWhatWasDone) {
  const ShellResult result = shell_.interrupt(
      "CompareSearch --report report.html --report-states 100 --max-nodes none --max-frontier none "
      "--rules coursework --strategies dfs " +
          kEasy + ' ' + kEndless,
      "INT");
  EXPECT_EQ(result.status, 130);
  browser_ = &Browser::withNewTab();
  browser_->open(shell_.path("report.html"));
  EXPECT_THAT(text("#notes"), HasSubstr("Stopped after 1 of 2 searches."));
  EXPECT_EQ(evaluate("document.querySelectorAll('#scores tbody tr').length"), 1);
  EXPECT_EQ(evaluate("byId('puzzle').value"), "0");
  EXPECT_EQ(text("#leftPanel .name"), "dfs, coursework");
  EXPECT_THAT(result.err, HasSubstr("stopped after 1 of 2 searches; the report has 1 search tree"));
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
