// The rules in sudoku/rules/: each on a board made for it, and all together compared with the
// reference board.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "Sudoku.h"
#include "sudoku/BlankBoard.h"
#include "sudoku/Deduction.h"
#include "sudoku/NamedRuleSets.h"
#include "tests/reference/NaiveBoard.h"
#include "tests/reference/RandomPuzzles.h"

namespace {

using sudoku::Rule;
using sudoku::RuleSet;
using sudoku::Shape;
using Values = std::set<int>;

Values candidates(const Sudoku& board, int row, int col) {
  const sudoku::CandidateSet set = board.candidates(row, col);
  return Values(set.begin(), set.end());
}

// The board of a drawing: one string per row, a dot for a blank.
Sudoku boardOf(const std::vector<std::string>& rows, const RuleSet& rules) {
  sudoku::Puzzle puzzle{static_cast<int>(rows.size()), {}};
  for (const std::string& row : rows) {
    for (const char square : row) {
      puzzle.squares.push_back(square == '.' ? sudoku::kUndecided : square - '0');
    }
  }
  return Sudoku(puzzle, rules);
}

TEST(NakedSingleRule, DecidesASquareWithOneCandidateLeft) {
  const std::vector<std::string> rows = {"123.", "....", "....", "...."};
  EXPECT_EQ(boardOf(rows, RuleSet()).getSquare(0, 3), -1);
  EXPECT_EQ(candidates(boardOf(rows, RuleSet()), 0, 3), Values{4});
  EXPECT_EQ(boardOf(rows, RuleSet().with(Rule::nakedSingle)).getSquare(0, 3), 4);
}

TEST(HiddenSingleRule, DecidesTheOnlyPlaceOfAValueInAUnit) {
  const std::vector<std::string> rows = {"....", "..1.", ".1..", "...."};
  EXPECT_EQ(boardOf(rows, RuleSet()).getSquare(0, 0), -1);
  EXPECT_EQ(boardOf(rows, RuleSet().with(Rule::hiddenSingle)).getSquare(0, 0), 1);
  EXPECT_EQ(boardOf(rows, RuleSet().with(Rule::hiddenSingle)).getSquare(3, 3), 1);
}

// The coursework's example: the first row has {3,4} {3,4,6} {3,4,6,7} {3,4}, then five givens.
const std::vector<std::string> kPairInRow = {"....12589", ".........", ".........",
                                             "...6.....", "6........", "7........",
                                             ".........", ".7.......", "...7....."};

TEST(NakedPairRule, TakesThePairFromTheRestOfTheRow) {
  const Sudoku without = boardOf(kPairInRow, sudoku::kCoursework);
  EXPECT_EQ(candidates(without, 0, 0), (Values{3, 4}));
  EXPECT_EQ(candidates(without, 0, 1), (Values{3, 4, 6}));
  EXPECT_EQ(candidates(without, 0, 2), (Values{3, 4, 6, 7}));
  EXPECT_EQ(candidates(without, 0, 3), (Values{3, 4}));
  for (const RuleSet& rules : {sudoku::kPairs, sudoku::kFull}) {
    const Sudoku with = boardOf(kPairInRow, rules);
    EXPECT_EQ(candidates(with, 0, 0), (Values{3, 4}));
    EXPECT_EQ(candidates(with, 0, 1), Values{6});
    EXPECT_EQ(candidates(with, 0, 2), Values{7});
    EXPECT_EQ(candidates(with, 0, 3), (Values{3, 4}));
  }
}

TEST(NakedTripleRule, TakesTheTripleFromTheRestOfItsUnits) {
  const std::vector<std::string> rows = {"......456", "789......", ".........",
                                         ".........", ".........", ".........",
                                         ".........", ".........", "........."};
  EXPECT_EQ(candidates(boardOf(rows, sudoku::kPairs), 0, 3), (Values{1, 2, 3, 7, 8, 9}));
  const Sudoku board = boardOf(rows, sudoku::kPairs.with(Rule::nakedTriple));
  EXPECT_EQ(candidates(board, 0, 0), (Values{1, 2, 3}));
  EXPECT_EQ(candidates(board, 0, 3), (Values{7, 8, 9}));
  EXPECT_EQ(candidates(board, 2, 2), (Values{4, 5, 6}));
}

TEST(HiddenTripleRule, LeavesNothingButTheTripleInItsSquares) {
  const std::vector<std::string> rows = {"......456", "789......", ".........",
                                         ".........", ".........", ".........",
                                         ".........", ".........", "........."};
  const Sudoku board = boardOf(rows, RuleSet().with(Rule::hiddenTriple));
  EXPECT_EQ(candidates(board, 0, 3), (Values{7, 8, 9}));
  EXPECT_EQ(candidates(board, 0, 5), (Values{7, 8, 9}));
}

TEST(HiddenPairRule, LeavesNothingButThePairInItsSquares) {
  const std::vector<std::string> rows = {".........", "...1...2.", "....2.1..",
                                         ".........", "..1......", ".........",
                                         ".........", "..2......", "........."};
  EXPECT_EQ(candidates(boardOf(rows, RuleSet()), 0, 0).size(), 9u);
  const Sudoku board = boardOf(rows, RuleSet().with(Rule::hiddenPair));
  EXPECT_EQ(candidates(board, 0, 0), (Values{1, 2}));
  EXPECT_EQ(candidates(board, 0, 1), (Values{1, 2}));
}

TEST(LockedCandidateRule, TakesAValueThatABoxHasInOneRowFromTheRestOfTheRow) {
  const std::vector<std::string> rows = {".........", "234......", "567......",
                                         ".........", ".........", ".........",
                                         ".........", ".........", "........."};
  EXPECT_EQ(candidates(boardOf(rows, RuleSet()), 0, 8).count(1), 1u);
  const Sudoku board = boardOf(rows, RuleSet().with(Rule::lockedCandidate));
  EXPECT_EQ(candidates(board, 0, 8).count(1), 0u);
  EXPECT_EQ(candidates(board, 0, 2).count(1), 1u);
}

TEST(LockedCandidateRule, TakesAValueThatADiagonalHasInOneBoxFromTheRestOfTheBox) {
  sudoku::Puzzle puzzle{9, std::vector<int>(81, sudoku::kUndecided)};
  puzzle.shape = Shape(9).withDiagonals();
  for (int i = 3; i < 9; ++i) puzzle.squares[static_cast<std::size_t>(10 * i)] = i - 1;
  const Sudoku board(puzzle, RuleSet().with(Rule::lockedCandidate));
  EXPECT_EQ(candidates(board, 0, 0), (Values{1, 8, 9}));
  EXPECT_EQ(candidates(board, 0, 1).count(1), 0u);
  puzzle.shape = Shape();
  EXPECT_EQ(candidates(Sudoku(puzzle, RuleSet().with(Rule::lockedCandidate)), 0, 1).count(1), 1u);
}

// The locked candidates of a diagonal.
class DiagonalLog : public sudoku::DeductionLog {
 public:
  void deduced(const sudoku::Deduction& deduction) override {
    if (deduction.unit == 27) found.push_back(deduction);
  }
  void contradicted(const sudoku::Contradiction&) override {}

  std::vector<sudoku::Deduction> found;
};

TEST(LockedCandidateRule, SaysWhichUnitLosesTheValue) {
  const auto board =
      sudoku::blankGrid(Shape(9).withDiagonals(), RuleSet().with(Rule::lockedCandidate));
  DiagonalLog log;
  for (int i = 3; i < 9; ++i) board->decide(10 * i, i - 1, &log);
  ASSERT_FALSE(log.found.empty());
  EXPECT_EQ(log.found.back().rule, Rule::lockedCandidate);
  EXPECT_EQ(log.found.back().secondUnit, 18);  // the first box
}

TEST(LockedCandidateRule, TakesAValueThatARowHasInOneBoxFromTheRestOfTheBox) {
  const std::vector<std::string> rows = {"...234567", ".........", ".........",
                                         ".........", ".........", ".........",
                                         ".........", ".........", "........."};
  EXPECT_EQ(candidates(boardOf(rows, RuleSet()), 2, 2).count(1), 1u);
  const Sudoku board = boardOf(rows, RuleSet().with(Rule::lockedCandidate));
  EXPECT_EQ(candidates(board, 2, 2).count(1), 0u);
  EXPECT_EQ(candidates(board, 0, 1).count(1), 1u);
}

// All different rule sets: a rule switches on the rules that it needs.
std::vector<RuleSet> allRuleSets() {
  std::vector<RuleSet> sets;
  constexpr unsigned kSubsets = 1u << std::size(sudoku::kRules);
  for (unsigned subset = 0; subset < kSubsets; ++subset) {
    RuleSet rules;
    for (std::size_t i = 0; i < std::size(sudoku::kRules); ++i) {
      if ((subset >> i & 1u) != 0) rules = rules.with(sudoku::kRules[i]);
    }
    if (std::find(sets.begin(), sets.end(), rules) == sets.end()) sets.push_back(rules);
  }
  return sets;
}

std::string describe(const RuleSet& rules) {
  std::string names;
  for (const Rule rule : sudoku::kRules) {
    if (rules.has(rule)) names += std::string(name(rule)) + ' ';
  }
  return names;
}

void expectSameAs(const Sudoku& board, const reference::NaiveBoard& expected) {
  ASSERT_EQ(board.isContradictory(), expected.isContradictory());
  if (board.isContradictory()) return;
  for (int square = 0; square < board.size() * board.size(); ++square) {
    const int row = square / board.size();
    const int col = square % board.size();
    ASSERT_EQ(candidates(board, row, col), expected.candidates(square)) << row << ' ' << col;
    ASSERT_EQ(board.getSquare(row, col) != -1, expected.isDecided(square)) << row << ' ' << col;
  }
}

TEST(AllRules, ReachTheFixedPointOfTheirDefinitionsWithAnySetOfThem) {
  reference::RandomPuzzles random(20261121);
  int contradictions = 0;
  int boards = 0;
  for (const RuleSet& rules : allRuleSets()) {
    for (const int order : {2, 3}) {
      for (int round = 0; round < 12; ++round) {
        const int percent = order == 2 ? 15 + random.below(40) : 15 + random.below(25);
        const sudoku::Puzzle puzzle =
            round % 3 == 0 ? random.doubtful(order, percent) : random.solvable(order, percent);
        const reference::NaiveBoard expected(puzzle, rules);
        expectSameAs(Sudoku(puzzle, rules), expected);
        ASSERT_FALSE(testing::Test::HasFatalFailure()) << describe(rules);
        contradictions += expected.isContradictory();
        ++boards;
      }
    }
  }
  EXPECT_GT(contradictions, boards / 50) << "the boards should contain some contradictions";
}

TEST(AllRules, ReachTheFixedPointOfTheirDefinitionsOnBoardsOfAnyShape) {
  reference::RandomPuzzles random(6);
  std::vector<sudoku::Puzzle> fullBoards;
  for (const Shape& shape :
       {Shape::boxes(2, 3), Shape::boxes(3, 2), Shape::latinSquare(5), Shape(4).withDiagonals(),
        Shape(9).withDiagonals(), Shape(9).withWindows(), Shape(4).withWindows().withDiagonals(),
        Shape::boxes(2, 3).withDiagonals()}) {
    fullBoards.push_back(random.fullBoard(shape));
  }
  for (const int size : {4, 5, 6, 9}) fullBoards.push_back(random.jigsaw(size));
  for (const RuleSet& rules : allRuleSets()) {
    for (const sudoku::Puzzle& full : fullBoards) {
      for (int round = 0; round < 2; ++round) {
        const int percent = 15 + random.below(full.size() == 9 ? 25 : 40);
        const sudoku::Puzzle puzzle =
            round == 0 ? random.doubtful(full, percent) : random.solvable(full, percent);
        expectSameAs(Sudoku(puzzle, rules), reference::NaiveBoard(puzzle, rules));
        ASSERT_FALSE(testing::Test::HasFatalFailure())
            << describe(rules) << " size " << full.size();
      }
    }
  }
}

TEST(AllRules, ReachTheFixedPointOfTheirDefinitionsOnLargerBoards) {
  reference::RandomPuzzles random(4);
  for (const RuleSet& rules : {sudoku::kPairs, sudoku::kFull}) {
    for (const int order : {4, 5}) {
      for (int round = 0; round < 3; ++round) {
        const sudoku::Puzzle puzzle = random.solvable(order, 35 + random.below(15));
        expectSameAs(Sudoku(puzzle, rules), reference::NaiveBoard(puzzle, rules));
        ASSERT_FALSE(testing::Test::HasFatalFailure()) << describe(rules) << " order " << order;
      }
    }
  }
}

TEST(AllRules, ReachTheSameFixedPointWhateverTheOrderOfTheGivens) {
  reference::RandomPuzzles random(7);
  for (int round = 0; round < 200; ++round) {
    const sudoku::Puzzle puzzle = random.solvable(3, 25 + random.below(10));
    const Sudoku atOnce(puzzle);
    Sudoku oneByOne(puzzle.size());
    Sudoku backwards(puzzle.size());
    for (int i = 0; i < 81; ++i) {
      const int j = 80 - i;
      if (puzzle.at(i / 9, i % 9) > 0) oneByOne.setSquare(i / 9, i % 9, puzzle.at(i / 9, i % 9));
      if (puzzle.at(j / 9, j % 9) > 0) backwards.setSquare(j / 9, j % 9, puzzle.at(j / 9, j % 9));
    }
    for (int i = 0; i < 81; ++i) {
      ASSERT_EQ(candidates(oneByOne, i / 9, i % 9), candidates(atOnce, i / 9, i % 9));
      ASSERT_EQ(candidates(backwards, i / 9, i % 9), candidates(atOnce, i / 9, i % 9));
    }
  }
}

}  // namespace
