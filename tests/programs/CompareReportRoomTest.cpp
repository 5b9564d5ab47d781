// Which search trees a report keeps, and what it says about the others.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>

#include "tests/Puzzles.h"
#include "tests/programs/ReportInBrowser.h"

namespace {

using testing::AllOf;
using testing::Gt;
using testing::HasSubstr;
using testing::Lt;
using testing::SizeIs;
using Json = nlohmann::json;

using CompareReportRoomTest = ReportInBrowser;

TEST_F(CompareReportRoomTest, TheTreesOfTheRequestedNumberOfPuzzlesAreKept) {
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

TEST_F(CompareReportRoomTest, ItOpensOnThePuzzleWithMostNodesAmongThoseWithAllTrees) {
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

TEST_F(CompareReportRoomTest, WholePuzzlesHaveRoomBeforeSingleSearches) {
  open("--rules coursework,full --report-states 900 " + kHard + ' ' + kEasy);
  const Json trees =
      evaluate("page.searches.traces.map((trace) => trace.about.puzzle === '" + kEasy + "')");
  EXPECT_EQ(std::count(trees.begin(), trees.end(), Json(true)), 6);
  EXPECT_THAT(trees, SizeIs(AllOf(Gt(6), Lt(12))));
  EXPECT_EQ(evaluate("byId('puzzle').value"), "1");
  expectNoErrors();
}

TEST_F(CompareReportRoomTest, TheReasonForMissingTreesAndTheOptionThatKeepsThemAreNamed) {
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

TEST_F(CompareReportRoomTest, WithoutAnyTreeTheOptionThatKeepsThemIsNamed) {
  open("--rules coursework --strategies bfs --report-states 0 " + kHard);
  EXPECT_EQ(evaluate("byId('recorded').hidden"), true);
  EXPECT_THAT(text("#missingTrees"),
              HasSubstr("The page grows by some megabytes for each 100,000"));
  expectNoErrors();
}

}  // namespace
