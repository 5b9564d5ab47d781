// The tables for people to read: one puzzle, a few, or many; text or Markdown; wide or narrow.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "apps/compare/Comparison.h"
#include "apps/compare/ComparisonTable.h"
#include "apps/compare/Results.h"
#include "apps/compare/SudokuPuzzle.h"
#include "apps/support/PrintableText.h"
#include "sudoku/NamedRuleSets.h"

namespace {

using compareSearch::Comparison;
using compareSearch::Run;
using search::Outcome;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

constexpr std::size_t kContenders = 4;

std::shared_ptr<const compareSearch::AnyPuzzle> blank(int size) {
  const auto squares = static_cast<std::size_t>(size * size);
  return compareSearch::sudokuPuzzle({size, std::vector<int>(squares, sudoku::kUndecided)});
}

// Two strategies with two rule sets on puzzles of size 4. Each puzzle is named after a number of
// nodes; each contender expands one more than that, plus its index.
class Table {
 public:
  Table() {
    for (const char* const rules : {"coursework", "pairs"}) {
      for (const char* const strategy : {"bfs", "dfs"}) {
        comparison_.contenders.push_back({&apps::strategyNamed(strategy), rules, {}});
      }
    }
  }

  Table& puzzle(std::uint64_t expanded) {
    const std::size_t entry = comparison_.entries.size();
    comparison_.entries.push_back(
        {blank(4), "few.txt:" + std::to_string(entry + 1), "Puzzle " + std::to_string(expanded)});
    for (std::size_t contender = 0; contender < kContenders; ++contender) {
      Run run{entry, contender};
      run.outcome = Outcome::solved;
      run.statistics = {expanded + contender, 2 * expanded, 10, 3, 1'500'000, 0, 3};
      comparison_.runs.push_back(run);
    }
    return *this;
  }

  Table& puzzles(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) puzzle(100 * (i + 1));
    return *this;
  }

  // Changes the outcome of the last puzzle's runs, starting with contender number `contender`.
  Table& but(std::size_t contender, Outcome outcome) {
    for (std::size_t i = contender; i < kContenders; ++i) {
      comparison_.runs[comparison_.runs.size() - kContenders + i].outcome = outcome;
    }
    return *this;
  }

  Table& stoppedAfter(std::size_t runs) {
    comparison_.runs.erase(comparison_.runs.begin() + static_cast<std::ptrdiff_t>(runs),
                           comparison_.runs.end());
    comparison_.runs.back().outcome = Outcome::stopped;
    return *this;
  }

  Comparison& comparison() { return comparison_; }

  std::string text(int width = 80, bool colours = false) const {
    std::ostringstream out;
    writeTable(out, resultsOf(comparison_), width, colours);
    return out.str();
  }

  std::string markdown() const {
    std::ostringstream out;
    writeMarkdown(out, resultsOf(comparison_));
    return out.str();
  }

 private:
  Comparison comparison_;
};

TEST(CompareTableTest, OnePuzzleHasAllCounters) {
  EXPECT_EQ(Table().puzzle(1234).text(),
            R"(1 puzzle of size 4: nodes expanded until the first solution
few.txt:1  Puzzle 1234

rules       strategy       expanded  generated  peak frontier  depth     time
-----------------------------------------------------------------------------
coursework  breadth-first     1,234      2,468             10      3  1.50 ms
coursework  depth-first       1,235      2,468             10      3  1.50 ms

pairs       breadth-first     1,236      2,468             10      3  1.50 ms
pairs       depth-first       1,237      2,468             10      3  1.50 ms
)");
}

TEST(CompareTableTest, AFewPuzzlesHaveAColumnEach) {
  EXPECT_EQ(Table().puzzles(2).text(),
            R"(2 puzzles of size 4: nodes expanded until the first solution

rules       strategy        #1   #2  total     time
---------------------------------------------------
coursework  breadth-first  100  200    300  3.00 ms
coursework  depth-first    101  201    302  3.00 ms

pairs       breadth-first  102  202    304  3.00 ms
pairs       depth-first    103  203    306  3.00 ms

#1  few.txt:1  Puzzle 100
#2  few.txt:2  Puzzle 200
)");
}

TEST(CompareTableTest, ManyPuzzlesHaveSums) {
  EXPECT_EQ(Table().puzzles(1000).text(),
            R"(1,000 puzzles of size 4: nodes expanded until the first solution

rules       strategy     solved       total  median  geo. mean    worst    time
-------------------------------------------------------------------------------
coursework  bfs       1000/1000  50,050,000  50,050     36,949  100,000  1.50 s
coursework  dfs       1000/1000  50,051,000  50,051     36,952  100,001  1.50 s

pairs       bfs       1000/1000  50,052,000  50,052     36,955  100,002  1.50 s
pairs       dfs       1000/1000  50,053,000  50,053     36,957  100,003  1.50 s

In pairs: puzzles on which one expands < = > nodes than other; other / one

rules       one  other      <  =  >  ?  median  geo. mean
---------------------------------------------------------
coursework  bfs  dfs    1,000  0  0  0   1.00×      1.00×
pairs       bfs  dfs    1,000  0  0  0   1.00×      1.00×
)");
}

TEST(CompareTableTest, PuzzlesHaveColumnsIfTheColumnsFit) {
  const Table ten = Table().puzzles(10);
  EXPECT_THAT(ten.text(93), HasSubstr("breadth-first  100"));
  EXPECT_THAT(ten.text(92), HasSubstr("bfs       100"));
  EXPECT_THAT(ten.text(88), HasSubstr("bfs       100"));
  EXPECT_THAT(ten.text(87), HasSubstr("10/10"));
  EXPECT_THAT(ten.text(87), Not(HasSubstr("#1")));
}

TEST(CompareTableTest, ANarrowTerminalLosesTheLastColumnsFirstButTimeLate) {
  const Table many = Table().puzzles(1000);
  EXPECT_THAT(many.text(79), HasSubstr("solved       total  median  geo. mean    worst    time\n"));
  EXPECT_THAT(many.text(78), HasSubstr("solved       total  median  geo. mean    time\n"));
  EXPECT_THAT(many.text(69), HasSubstr("solved       total  median    time\n"));
  EXPECT_THAT(many.text(58), HasSubstr("solved       total    time\n"));
  EXPECT_THAT(many.text(48), HasSubstr("solved       total\n"));
  EXPECT_THAT(many.text(1), HasSubstr("solved       total\n"));
}

TEST(CompareTableTest, ColumnsThatAreLeftOutAreNamed) {
  const Table many = Table().puzzles(1000);
  EXPECT_THAT(many.text(79), Not(HasSubstr("No room")));
  EXPECT_THAT(many.text(78), EndsWith("\n\nNo room for: worst\n"));
  EXPECT_THAT(many.text(51), EndsWith("\n\nNo room for: median, geo. mean, worst\n"
                                      "No room in pairs for: geo. mean\n"));
  EXPECT_THAT(Table().puzzle(1234).text(60), EndsWith("\nNo room for: peak frontier, depth\n"));
}

TEST(CompareTableTest, NoLineIsWiderThanTheTerminalIfPossible) {
  for (const std::size_t puzzles : {1u, 2u, 7u, 12u, 50u}) {
    const Table table = Table().puzzles(puzzles);
    for (int width = 52; width < 200; ++width) {
      std::istringstream lines(table.text(width));
      for (std::string line; std::getline(lines, line);) {
        EXPECT_LE(apps::characterCount(line), static_cast<std::size_t>(width)) << line;
      }
    }
  }
}

TEST(CompareTableTest, ASearchThatALimitStoppedDoesNotLookFinished) {
  const std::string one = Table().puzzle(700).but(3, Outcome::expandedLimit).text();
  EXPECT_THAT(one, HasSubstr("pairs       depth-first        ≥703     ≥1,400            ≥10      -"
                             "  ≥1.50 ms\n"));
  EXPECT_THAT(one,
              EndsWith("\n\n≥  at least, because searches were stopped early: 1 by --max-nodes "
                       "100,000\n"));
  const std::string few = Table().puzzles(2).but(3, Outcome::timeLimit).text();
  EXPECT_THAT(few, HasSubstr("pairs       depth-first    103  ≥203   ≥306  ≥3.00 ms\n"));
}

TEST(CompareTableTest, SumsOverASearchThatALimitStoppedAreLowerBounds) {
  EXPECT_THAT(Table().puzzles(999).but(3, Outcome::frontierLimit).text(),
              HasSubstr("dfs       998/999  ≥49,952,997  50,003    ≥36,921  ≥99,903  ≥1.50 s\n"));
}

TEST(CompareTableTest, EveryLimitIsNamedWithItsValue) {
  Table table = Table().puzzles(3);
  table.comparison().limits.expanded = 5000;
  table.comparison().limits.timeNs = 2'500'000'000;
  table.comparison().runs[0].outcome = Outcome::expandedLimit;
  table.comparison().runs[1].outcome = Outcome::frontierLimit;
  table.comparison().runs[2].outcome = Outcome::frontierLimit;
  table.comparison().runs[3].outcome = Outcome::timeLimit;
  EXPECT_THAT(table.text(),
              HasSubstr("stopped early: 1 by --max-nodes 5,000, 2 by --max-frontier, 1 by "
                        "--time-limit, 2.50 s\n"));
  table.comparison().limits.frontier = 40;
  EXPECT_THAT(table.text(), HasSubstr("2 by --max-frontier 40,"));
}

TEST(CompareTableTest, APuzzleWithoutASolutionIsMarked) {
  const std::string few = Table().puzzles(2).but(0, Outcome::exhausted).text();
  EXPECT_THAT(few, HasSubstr("coursework  breadth-first  100  †200    300  3.00 ms\n"));
  EXPECT_THAT(few, EndsWith("\n\n†  all states were searched: 1 puzzle without a solution\n"));
  const std::string one = Table().puzzle(5).but(0, Outcome::exhausted).text();
  EXPECT_THAT(one, HasSubstr("†5         10             10      -  1.50 ms\n"));
  const std::string many = Table().puzzles(50).but(0, Outcome::exhausted).text();
  EXPECT_THAT(many, HasSubstr("breadth-first   49/50  127,500"));
}

TEST(CompareTableTest, AfterAStopAllRowsAreAboutTheSamePuzzles) {
  const std::string text = Table().puzzles(5).stoppedAfter(11).text();
  EXPECT_THAT(text, HasSubstr("coursework  breadth-first  100  200    300  3.00 ms\n"));
  EXPECT_THAT(text, HasSubstr("pairs       depth-first    103  203    306  3.00 ms\n"));
  EXPECT_THAT(text, EndsWith("\n\nStopped after 10 of 20 searches.\n"
                             "The table covers the first 2 puzzles.\n"));
}

TEST(CompareTableTest, AStopBetweenTwoSearchesLosesNone) {
  Table table = Table().puzzles(5).stoppedAfter(8);
  table.comparison().runs.back().outcome = Outcome::solved;
  EXPECT_THAT(table.text(), HasSubstr("The table covers the first 2 puzzles"));
}

TEST(CompareTableTest, AStopAtTheFirstPuzzleShowsTheFinishedRuns) {
  const std::string text = Table().puzzles(5).stoppedAfter(2).text();
  EXPECT_THAT(text, HasSubstr("breadth-first       100        200             10      3"));
  EXPECT_THAT(text, HasSubstr("depth-first        ≥101       ≥200            ≥10      -"));
  EXPECT_THAT(text, HasSubstr("pairs       breadth-first         -          -              -"));
  EXPECT_THAT(text, HasSubstr("1 by the signal to stop\n"));
  EXPECT_THAT(text, HasSubstr("The table covers the first puzzle.\n"));
}

TEST(CompareTableTest, AStopBeforeTheFirstSearchShowsNoTable) {
  Table table = Table().puzzles(5);
  table.comparison().runs.clear();
  EXPECT_EQ(table.text(),
            "5 puzzles of size 4: nodes expanded until the first solution\n\n"
            "Stopped after 0 of 20 searches.\n");
}

TEST(CompareTableTest, AfterAStopOnlyPuzzlesFinishedByAllContendersAreCompared) {
  Table table = Table().puzzles(3);
  table.comparison().runs[1].outcome = Outcome::stopped;
  const std::string text = table.text();
  EXPECT_THAT(text, HasSubstr("rules       strategy        #2   #3  total     time\n"));
  EXPECT_THAT(text, HasSubstr("coursework  breadth-first  200  300    500  3.00 ms\n"));
  EXPECT_THAT(text, EndsWith("Stopped after 11 of 12 searches.\n"
                             "The table covers the 2 puzzles that every contender finished.\n"));
}

TEST(CompareTableTest, AllSizesAreNamed) {
  Table table = Table().puzzles(3);
  table.comparison().entries[1].puzzle = blank(16);
  EXPECT_THAT(table.text(), HasSubstr("3 puzzles of sizes 4, 16: "));
}

TEST(CompareTableTest, APuzzleWithoutATitleIsShownItself) {
  Table table = Table().puzzle(1);
  table.comparison().entries[0].title = "";
  EXPECT_THAT(table.text(), HasSubstr("\nfew.txt:1  ................\n"));
  EXPECT_THAT(table.text(16), HasSubstr("\nfew.txt:1  ....…\n"));
}

TEST(CompareTableTest, ColoursMarkTheFewestNodesAndUnfinishedSearches) {
  const std::string text = Table().puzzles(2).but(3, Outcome::timeLimit).text(80, true);
  EXPECT_THAT(text, HasSubstr("\x1b[1m\x1b[32m100\x1b[0m"));
  EXPECT_THAT(text, HasSubstr("\x1b[33m≥203\x1b[0m"));
  EXPECT_THAT(Table().puzzles(2).text(), Not(HasSubstr("\x1b")));
}

TEST(CompareTableTest, MarkdownHasTheSameTable) {
  EXPECT_EQ(Table().puzzles(2).but(3, Outcome::expandedLimit).markdown(),
            R"(2 puzzles of size 4: nodes expanded until the first solution

| rules      | strategy      |  #1 |   #2 | total |     time |
|:-----------|:--------------|----:|-----:|------:|---------:|
| coursework | breadth-first | 100 |  200 |   300 |  3.00 ms |
| coursework | depth-first   | 101 |  201 |   302 |  3.00 ms |
| pairs      | breadth-first | 102 |  202 |   304 |  3.00 ms |
| pairs      | depth-first   | 103 | ≥203 |  ≥306 | ≥3.00 ms |

- #1  few.txt:1  Puzzle 100
- #2  few.txt:2  Puzzle 200

- ≥  at least, because searches were stopped early: 1 by --max-nodes 100,000
)");
}

TEST(CompareCharactersTest, ATextIsClippedBetweenCharacters) {
  EXPECT_EQ(apps::clipped("abc", 3), "abc");
  EXPECT_EQ(apps::clipped("abcd", 3), "ab…");
  EXPECT_EQ(apps::clipped("äöüß", 3), "äö…");
  EXPECT_EQ(apps::clipped("äöü", 3), "äöü");
  EXPECT_EQ(apps::clipped("abc", 1), "…");
  EXPECT_EQ(apps::clipped("abc", -5), "…");
  EXPECT_EQ(apps::clipped("", 0), "");
}

}  // namespace
