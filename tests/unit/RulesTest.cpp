// The rules in sudoku/rules/: each on a board made for it, and all sets of them compared with the
// reference board.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "Sudoku.h"
#include "sudoku/NamedRuleSets.h"
#include "tests/reference/Lines.h"
#include "tests/reference/NaiveBoard.h"
#include "tests/reference/RandomPuzzles.h"

namespace {

using sudoku::kUndecided;
using sudoku::Puzzle;
using sudoku::Rule;
using sudoku::RuleSet;
using sudoku::Shape;
using Values = std::set<int>;

Values candidates(const Sudoku& board, int square) {
  const auto set = board.candidates(square / board.size(), square % board.size());
  return Values(set.begin(), set.end());
}

// A board whose first rows are these, with dots for blanks. The others are blank.
Sudoku boardOf(int size, std::string rows, const RuleSet& rules) {
  rows.resize(static_cast<std::size_t>(size * size), '.');
  Puzzle puzzle = reference::puzzleOf(rows);
  puzzle.shape = size;
  return Sudoku(puzzle, rules);
}

struct Example {
  int size;
  std::string rows;
  int square;
  Values before;  // without rules
  RuleSet rules;
  Values after;
};

// The coursework's example: the first row has {3,4} {3,4,6} {3,4,6,7} {3,4}, then five givens.
const std::string kPairInRow =
    "....12589"
    "........."
    "........."
    "...6....."
    "6........"
    "7........"
    "........."
    ".7......."
    "...7.....";
const std::string kTriples = "......456789......";

TEST(EachRule, RemovesTheCandidatesThatItsDescriptionSays) {
  const Values all = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  const RuleSet none, locked = none.with(Rule::lockedCandidate);
  const std::vector<Example> examples = {
      {4, "123.", 3, {4}, none.with(Rule::nakedSingle), {4}},
      {4, "......1..1..", 0, {1, 2, 3, 4}, none.with(Rule::hiddenSingle), {1}},
      {9, kPairInRow, 0, {3, 4}, sudoku::kPairs, {3, 4}},
      {9, kPairInRow, 1, {3, 4, 6}, sudoku::kPairs, {6}},
      {9, kPairInRow, 2, {3, 4, 6, 7}, sudoku::kFull, {7}},
      {9, kTriples, 3, {1, 2, 3, 7, 8, 9}, none.with(Rule::nakedTriple), {7, 8, 9}},
      {9, kTriples, 20, {1, 2, 3, 4, 5, 6}, none.with(Rule::nakedTriple), {4, 5, 6}},
      {9, kTriples, 5, {1, 2, 3, 7, 8, 9}, none.with(Rule::hiddenTriple), {7, 8, 9}},
      {9,
       "............1...2.....2.1.............1..........................2",
       1,
       all,
       none.with(Rule::hiddenPair),
       {1, 2}},
      {9, ".........234......567", 8, all, locked, {2, 3, 4, 5, 6, 7}},
      {9, ".........234......567", 2, {1, 8, 9}, locked, {1, 8, 9}},
      {9, "...234567", 20, all, locked, {2, 3, 4, 5, 6, 7}},
      {9, "...234567", 1, {1, 8, 9}, locked, {1, 8, 9}}};
  for (const Example& each : examples) {
    const std::string where = each.rows + " at " + std::to_string(each.square);
    const Sudoku before = boardOf(each.size, each.rows, none);
    EXPECT_EQ(candidates(before, each.square), each.before) << where;
    EXPECT_EQ(before.getSquare(each.square / each.size, each.square % each.size), kUndecided);
    const Sudoku after = boardOf(each.size, each.rows, each.rules);
    EXPECT_EQ(candidates(after, each.square), each.after) << where;
    const int value = after.getSquare(each.square / each.size, each.square % each.size);
    EXPECT_EQ(value != kUndecided, each.after.size() == 1) << where;
  }
}

TEST(ARuleSet, HasARuleOnlyWithThoseThatItNeeds) {
  const RuleSet rules = RuleSet().with(Rule::nakedTriple).with(Rule::hiddenTriple);
  for (const Rule rule : sudoku::kRules) {
    EXPECT_FALSE(RuleSet().has(rule)) << name(rule);
    EXPECT_EQ(rules.has(rule), rule != Rule::lockedCandidate) << name(rule);
  }
  const RuleSet without = rules.without(Rule::hiddenSingle);
  EXPECT_EQ(without, RuleSet().with(Rule::nakedTriple));
  EXPECT_EQ(without, without.collapsing().collapsing(false));
  EXPECT_NE(without, without.collapsing());
  EXPECT_NE(without, without.with(sudoku::Branching::fewestCandidates));
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

void expectSameAsReference(const Puzzle& puzzle, const RuleSet& rules, int& contradictions) {
  const Sudoku board(puzzle, rules);
  const reference::NaiveBoard expected(puzzle, rules);
  ASSERT_EQ(board.isContradictory(), expected.isContradictory()) << describe(rules);
  contradictions += expected.isContradictory();
  for (int square = 0; square < puzzle.shape.squares() && !board.isContradictory(); ++square) {
    ASSERT_EQ(candidates(board, square), expected.candidates(square)) << describe(rules) << square;
    const bool isDecided = board.getSquare(square / board.size(), square % board.size()) > 0;
    ASSERT_EQ(isDecided, expected.isDecided(square)) << describe(rules) << square;
  }
}

TEST(AllRules, ReachTheFixedPointOfTheirDefinitionsWithAnySetOfThem) {
  reference::RandomPuzzles random(20261121);
  int contradictions = 0;
  for (const RuleSet& rules : allRuleSets()) {
    for (int round = 0; round < 24 && !HasFatalFailure(); ++round) {
      const int order = 2 + round / 12;
      const int percent = 15 + random.below(order == 2 ? 40 : 25);
      expectSameAsReference(
          round % 3 == 0 ? random.doubtful(order, percent) : random.solvable(order, percent), rules,
          contradictions);
    }
  }
  EXPECT_GT(contradictions, 30);
}

TEST(AllRules, ReachTheFixedPointOfTheirDefinitionsOnBoardsOfAnyShape) {
  reference::RandomPuzzles random(6);
  int contradictions = 0;
  std::vector<Puzzle> fullBoards;
  for (const Shape& shape :
       {Shape::boxes(2, 3), Shape::boxes(3, 2), Shape::latinSquare(5), Shape(4).withDiagonals(),
        Shape(9).withDiagonals(), Shape(9).withWindows(), Shape(4).withWindows().withDiagonals(),
        Shape::boxes(2, 3).withDiagonals()}) {
    fullBoards.push_back(random.fullBoard(shape));
  }
  for (const int size : {4, 5, 6, 9}) fullBoards.push_back(random.jigsaw(size));
  for (const RuleSet& rules : allRuleSets()) {
    for (std::size_t i = 0; i < 2 * fullBoards.size() && !HasFatalFailure(); ++i) {
      const Puzzle& full = fullBoards[i / 2];
      const int percent = 15 + random.below(full.size() == 9 ? 25 : 40);
      expectSameAsReference(
          i % 2 == 0 ? random.doubtful(full, percent) : random.solvable(full, percent), rules,
          contradictions);
    }
  }
  for (int round = 0; round < 12 && !HasFatalFailure(); ++round) {
    const Puzzle puzzle = random.solvable(4 + round % 2, 35 + random.below(15));
    expectSameAsReference(puzzle, round < 6 ? sudoku::kPairs : sudoku::kFull, contradictions);
  }
}

TEST(AllRules, ReachTheFixedPointOfTheirDefinitionsWhenCandidatesAreRemoved) {
  reference::RandomPuzzles random(16);
  int contradictions = 0;
  for (const RuleSet& rules : allRuleSets()) {
    for (int round = 0; round < 12 && !HasFatalFailure(); ++round) {
      Puzzle puzzle = random.solvable(2 + round % 2, round % 4 < 2 ? 0 : 10 + random.below(15));
      random.remove(puzzle, reference::blank(puzzle.shape), 3 + random.below(30));
      expectSameAsReference(puzzle, rules, contradictions);
    }
  }
  EXPECT_GT(contradictions, 10);
}

}  // namespace
