// The report of CompareSearch: it shows the numbers of the JSON output in tables and charts, fits
// its screen, and says which trees it lacks.

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "sudoku/RuleSet.h"
#include "tests/Puzzles.h"
#include "tests/programs/ReportInBrowser.h"

namespace {

using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using Json = nlohmann::json;

using CompareReportTest = ReportInBrowser;

// The number without thousands separators.
std::string plain(std::string number) {
  std::erase(number, ',');
  return number;
}

TEST_F(CompareReportTest, ChartsAndTablesShowTheNumbersOfTheJson) {
  const std::string arguments = "--max-nodes 1000 --rules coursework,full " + kEasy + ' ' + kHard;
  open(arguments);
  EXPECT_THAT(text("#headline"), StartsWith("2 puzzles of size 9"));
  EXPECT_THAT(shell_.read("report.html").size(), testing::Lt(2'000'000));
  const Json records =
      Json::parse(shell_.run("CompareSearch --format json " + arguments).out)["searches"];
  const auto expanded = [&](std::size_t record) {
    return (records[record]["outcome"] == "limit" ? "≥" : "") + records[record]["expanded"].dump();
  };

  evaluate("byId('everyPuzzle').open = true; page.comparison.show(page.comparison.data)");
  const Json rows = texts("#allRuns tbody tr");
  const Json bars = texts("#bars .value");
  for (std::size_t contender = 0; contender < 6; ++contender) {
    EXPECT_EQ(plain(rows[0][contender + 1]), expanded(contender));
    EXPECT_EQ(plain(rows[1][contender + 1]), expanded(6 + contender));
    const Json& easy = records[contender];
    const Json& hard = records[6 + contender];
    const long total = easy["expanded"].get<long>() + hard["expanded"].get<long>();
    EXPECT_EQ(plain(bars[contender]),
              (hard["outcome"] == "limit" ? "≥" : "") + std::to_string(total));
  }
  EXPECT_EQ(texts("#bars .axis i"), Json({"0", "1", "10", "100", "1K"}));
  EXPECT_THAT(text("#scatterPair"),
              AllOf(HasSubstr("equally many on 1. "), Not(HasSubstr("limit"))));

  const Json dots = evaluate(R"(Array.from(document.querySelectorAll("#scatter .dot"),
      (dot) => [...dot.ariaLabel.replaceAll(",", "").match(/\d+(?= with)/g).map(Number),
                dot.classList.contains("open")]))");
  EXPECT_EQ(dots, Json({{records[0]["expanded"], records[1]["expanded"], false},
                        {1000, records[7]["expanded"], true}}));

  const Json best = texts("#counters tbody tr")[1];  // of the hard puzzle, which is shown first
  EXPECT_EQ(best[2], records[7]["outcome"]);
  EXPECT_EQ(best[4], records[7]["generated"].dump());
  EXPECT_EQ(best[5], records[7]["peakFrontier"].dump());
  EXPECT_EQ(best[6], records[7]["depth"].dump());
  std::ifstream times(PROJECT_DIR "/tests/data/times.txt");
  std::string nanoseconds, text;
  for (std::getline(times, text); times >> nanoseconds && std::getline(times >> std::ws, text);) {
    EXPECT_EQ(evaluate("timeText(" + nanoseconds + ")"), text);
  }
  EXPECT_EQ(evaluate("timeText(254999, 2) + timeText(1250000, 2)"), "250 µs1.3 ms");
}

// The page shows the first rows of a long table, and has no list of all puzzles.
TEST_F(CompareReportTest, APuzzleOfManyIsFoundByItsNumberItsRowAndItsDot) {
  shell_.run("yes " + kHard + " | head -n 1200 > puzzles.txt");
  open("--rules full --strategies bfs,best --report-states 99 puzzles.txt");
  EXPECT_THAT(text("#scatterPair"),
              HasSubstr("best-first, full on 1,200 (by chance: <0.001); equally many on 0."));
  EXPECT_THAT(count("option"), testing::Lt(99u));
  evaluate("byId('everyPuzzle').open = true; page.comparison.show(page.comparison.data)");
  EXPECT_EQ(count("#allRuns tbody tr"), 500u);
  browser_->click("#allRuns th button");
  browser_->click("#allRuns th button");
  EXPECT_THAT(text("#allRuns tbody tr"), StartsWith("#1200 "));
  browser_->click("#allRuns > button");
  EXPECT_EQ(text("#allRuns > button"), "1,000 of 1,200 rows are shown: show more");
  browser_->click("#allRuns > button");
  EXPECT_THAT(texts("#allRuns tbody tr")[1199][0].get<std::string>(), StartsWith("#1 "));
  EXPECT_EQ(evaluate("document.querySelector('#allRuns > button').hidden"), true);
  for (const auto& [number, shown] :
       {std::pair("1200", "#1200 "), {"9e9", "#1200 "}, {"0", "#1 "}}) {
    choose("puzzle", number);
    EXPECT_THAT(text("#counters caption"), StartsWith(shown));
  }
  browser_->click("#scatter .dot:last-of-type");  // first, because the page scrolls after a choice
  browser_->waitFor("byId('puzzle').value === '1200'");
  evaluate("document.querySelector('#scatter .dot').focus()");
  for (const char* const key : {"ArrowRight", "ArrowRight", "ArrowLeft", "ArrowRight"}) {
    browser_->press(key);
  }
  ASSERT_THAT(text("#scatter .said"), StartsWith("#3 "));
  browser_->press("Enter");
  browser_->waitFor("byId('puzzle').value === '3'");
}

// Its frontier is empty at the end, and a logarithm has no zero.
TEST_F(CompareReportTest, LinesEndWithTheirSearch) {
  open("--rules coursework --strategies dfs,best " + kConflict);
  EXPECT_EQ(texts("#frontierChart .legend span"),
            Json({" depth-first: ends at 0 after 1 step", " best-first: ends at 0 after 1 step"}));
  open("--rules coursework --strategies bfs " + kHard);
  const std::string ends = R"((() => {
      const line = document.querySelector("#frontierChart polyline").getAttribute("points");
      const end = document.querySelector("#frontierChart .end");
      return line.endsWith(` ${Number(end.getAttribute("cx")).toFixed(1)},${
          Number(end.getAttribute("cy")).toFixed(1)}`);
    })())";
  EXPECT_EQ(evaluate(ends), true);
  click("chartLogarithmic");
  EXPECT_EQ(evaluate(ends), true);
  EXPECT_EQ(texts("#frontierChart .legend span"),
            Json({" breadth-first: ends at 45 after 5,136 steps"}));
  EXPECT_EQ(evaluate("Math.max(...page.searches.traces[0].frontierSizes)"), 670);  // its peak
}

TEST_F(CompareReportTest, SolvePuzzleWritesTheSamePageWithTheSameNames) {
  openReportOf("SolvePuzzle bridge");
  EXPECT_THAT(text("#headline"), HasSubstr("bridge 1 2 5 10"));
  EXPECT_THAT(text("#counters"), AllOf(HasSubstr("cost"), HasSubstr("repeats"), HasSubstr("IDA*"),
                                       Not(HasSubstr("rules"))));
  EXPECT_EQ(evaluate("byId('chartRules').checkVisibility()"), false);
  EXPECT_THAT(text("body"), AllOf(Not(HasSubstr("givens included")), Not(HasSubstr("astar"))));
  EXPECT_THAT(text("#heuristicChart"), HasSubstr("A*: ends at 0"));
  EXPECT_EQ(evaluate("new Set(Array.from({length: 9}, (_, n) => seriesColour(n))).size"), 9);
  for (const std::string part : {"against", "scores", "everyPuzzle", "puzzle", "ruleSets"}) {
    EXPECT_EQ(evaluate("byId('" + part + "').checkVisibility()"), false) << part;
  }
}

// A text that is wider than its last argument is squeezed.
TEST_F(CompareReportTest, MovesAndMeasuresInTheTreeAreNotSqueezed) {
  openReportOf("SolvePuzzle tiles 1 2 0 3 4 5 6 7 8 --strategies astar,best");
  evaluate(R"(window.labels = [];
      CanvasRenderingContext2D.prototype.fillText = function (text, x, y, width) {
        labels.push(this.measureText(text).width <= width ? text : `squeezed: ${text}`);
      };)");
  click("fit");
  EXPECT_THAT(evaluate("labels").get<std::vector<std::string>>(),
              AllOf(Contains("blank"), Contains("1+1=2"), Contains("h=1"),
                    testing::Each(Not(StartsWith("squeezed")))));
}

// The real drivers expand the example. Best-first leaves it half unexpanded.
TEST_F(CompareReportTest, StrategiesAndRulesThatOccurAreExplained) {
  open(
      "--strategies bfs,best,ids,learn --rules "
      "pairs+collapse,norvig-nakedSingle+guess,full+nakedTriple+hiddenTriple " +
      kHard);
  const auto orders = [this](int card) {
    return texts("#strategies .card:nth-child(" + std::to_string(card) + ") text:not(.h)");
  };
  EXPECT_EQ(orders(1), Json({"1", "2", "3", "4", "5", "6", "7", "8", "9", ""}));
  EXPECT_EQ(orders(2), Json({"1", "", "2", "", "", "3", "4", "", "5", ""}));
  EXPECT_EQ(orders(3)[0], "1 2 5 12 21");
  EXPECT_EQ(count("#strategies .backjump"), 1u);
  const Json sets = texts("#ruleSetList li");
  EXPECT_EQ(sets[0],
            "pairs+collapse: naked single, naked pair, branching on the first undecided "
            "square, collapse");
  EXPECT_EQ(sets[1],
            "norvig-nakedSingle+guess: hidden single, branching on fewest candidates, guess");
  EXPECT_EQ(count("#parts .card"), std::size(sudoku::kRules) + 5);
  EXPECT_EQ(count("#parts .removed"), 23u);
  EXPECT_THAT(text("#parts"), Not(HasSubstr("NaN")));
  evaluate(
      "page.show({...page.comparison.data, contenders: page.comparison.data.contenders.slice(0, 1),"
      "scores: {...page.comparison.data.scores, rows: []}, runs: []}, [])");
  EXPECT_EQ(count("#strategies .card"), 1u);
  EXPECT_EQ(count("#parts .card"), 4u);
}

TEST_F(CompareReportTest, WhyOneSearchExpandsFewerIsSaid) {
  open("--strategies bfs,best --rules coursework " + kHard);
  EXPECT_EQ(texts("#why p"),
            Json({"breadth-first, coursework expanded 5,135 states, 16 of them on the path to the "
                  "solution. It expanded all 5,134 states that are less deep than the solution. It "
                  "left 45 states waiting, which it never needed.",
                  "best-first, coursework expanded 247 states, 16 of them on the path to the "
                  "solution. It left the branch that it was on 81 times, always at a dead end. "
                  "It left 13 states waiting, which it never needed.",
                  "Both search the same states. Of the 5,134 that are less deep than the solution, "
                  "breadth-first expanded all, best-first 239. The others are among the 13 states "
                  "that best-first left waiting, and below them."}));
  open("--strategies bfs,learn --rules full --max-nodes 5 " + kHard);
  EXPECT_THAT(text("#why"),
              AllOf(HasSubstr("It found no solution; the outcome is: limit."),
                    HasSubstr("conflict-driven, full made "), Not(HasSubstr("all 0"))));
  openReportOf("SolvePuzzle tiles --strategies astar");
  EXPECT_THAT(text("#why"), HasSubstr("never at a dead end"));
}

TEST_F(CompareReportTest, WhatTheOrderOfTiesCanDoIsShown) {
  open(
      "--ties 3 --seed 7 --rules coursework --strategies best --max-nodes none --max-frontier "
      "none " +
      kHard);
  EXPECT_EQ(texts("#ties tbody tr")[0],
            Json({"coursework", "best-first", "247", "279", "790", "1,535", "5.50×"}));
  EXPECT_THAT(text("#about"), HasSubstr(". Limits: none. 3 orders of ties from seed 7."));
}

// Saves the <svg> of an element as text, and reads it as XML.
TEST_F(CompareReportTest, ChartsAndTreesAreSavedAsSvg) {
  open("--rules coursework --strategies bfs,best " + kHard + ' ' + kEasy);
  evaluate(R"(download = (name, text) => {
      saved = name;
      svg = new DOMParser().parseFromString(text, "image/svg+xml");
    })");
  const auto saved = [this](const std::string& selector, const std::string& read) {
    evaluate("document.querySelector('" + selector + " .save').click()");
    EXPECT_EQ('#' + evaluate("saved").get<std::string>(), selector + ".svg");
    return evaluate(read);
  };
  const std::string texts = "Array.from(svg.querySelectorAll('text'), (each) => each.textContent)";
  EXPECT_EQ(saved("#bars", texts),
            Json({"coursework", "breadth-first", "5,135", "best-first", "247", "0", "1", "10",
                  "100", "1K", "Nodes expanded, over all puzzles"}));
  EXPECT_EQ(saved("#scatter", "svg.querySelectorAll('circle').length"), 2);
  EXPECT_EQ(saved("#frontierChart", "svg.querySelectorAll('polyline').length"), 2);
  EXPECT_THAT(saved("#frontierChart", texts + ".join()").get<std::string>(),
              AllOf(HasSubstr("States in the frontier"), HasSubstr("best-first: ends at 13")));
  click("fold");
  // Each state is filled once, a solution twice, and one of the 13 that wait has a hole.
  EXPECT_EQ(saved("#rightTree", "svg.querySelectorAll('path:not([fill=none])').length"),
            evaluate("page.searches.trees[1].drawn + 14"));
  EXPECT_THAT(saved("#rightTree", texts).get<std::vector<std::string>>(),
              AllOf(Contains("best-first, coursework"), Contains("r1c2=1"), Contains("solution")));
}

TEST_F(CompareReportTest, NothingIsWiderThanItsPlace) {
  browser_->resize(390, 800);
  for (const std::string& puzzle : {kEasy + ' ' + kHard, std::string(625, '.')}) {
    open("--rules full --strategies dfs --max-nodes 5 --max-frontier none " + puzzle);
    EXPECT_EQ(evaluate("document.documentElement.scrollWidth"), 390);
    EXPECT_EQ(evaluate(R"(Array.from(document.querySelectorAll("table.board td")).filter((cell) =>
        cell.scrollWidth > cell.clientWidth + 1 || cell.scrollHeight > cell.clientHeight + 1).length)"),
              0);
  }
}

TEST_F(CompareReportTest, DarkModeIsDarkAndPaperIsLight) {
  open("--rules full " + kHard);
  // The tree is drawn anew after the page has changed, so the test waits for its corner.
  const auto expectColour = [this](int red, int green, int blue) {
    const std::string colour = fmt::format("{}, {}, {}", red, green, blue);
    browser_->waitFor("'" + colour +
                      ", 255' === " + R"([...document.querySelector("#leftTree canvas")
        .getContext("2d").getImageData(0, 0, 1, 1).data].join(", "))");
    EXPECT_EQ(evaluate("getComputedStyle(byId('treeSection')).backgroundColor"),
              "rgb(" + colour + ")");
  };
  browser_->show("screen", false);
  expectColour(255, 255, 255);
  browser_->show("screen", true);
  expectColour(30, 33, 37);
  browser_->show("print", true);
  expectColour(255, 255, 255);
}

TEST_F(CompareReportTest, TheOptionThatKeepsMissingTreesIsNamed) {
  open("--rules coursework --strategies bfs,best --report-states 200 " + kHard + ' ' + kEasy);
  EXPECT_EQ(evaluate("byId('puzzle').value"), "2");  // the one with trees
  EXPECT_EQ(evaluate("[byId('missingTrees').hidden, byId('recorded').hidden]"),
            Json({true, false}));
  choose("puzzle", "1");
  EXPECT_EQ(evaluate("[byId('missingTrees').hidden, byId('recorded').hidden]"),
            Json({false, true}));
  EXPECT_EQ(
      text("#missingTrees"),
      "There was no room for 2 trees of this puzzle. A report on it alone, by CompareSearch or "
      "SolvePuzzle with --report-states 5442, has all of them.");
}

TEST_F(CompareReportTest, ResultsThatWereReadHoldNoTreesAndSayWhereTheyAreFrom) {
  shell_.run("CompareSearch --rules full --strategies bfs --format json " + kHard + " > r.json");
  open("r.json");
  EXPECT_THAT(text("#missingTrees"), StartsWith("Results hold no trees."));
  EXPECT_THAT(text("#about"), StartsWith("r.json: CompareSearch "));
}

}  // namespace
