// The rules in sudoku/rules/ and sudoku/nine/: all sets of them, and the fast board of 9x9 with
// each kernel, compared with the reference board.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "Sudoku.h"
#include "sudoku/BlankBoard.h"
#include "sudoku/Checker.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/NineByNineBoard.h"
#include "tests/Puzzles.h"
#include "tests/reference/NaiveBoard.h"
#include "tests/reference/RandomPuzzles.h"
#include "tests/reference/Units.h"

namespace {

using sudoku::Branching;
using sudoku::Candidate;
using sudoku::kUndecided;
using sudoku::NineByNineBoard;
using sudoku::Puzzle;
using sudoku::Rule;
using sudoku::RuleSet;
using sudoku::Shape;
using Values = std::set<int>;

Values candidates(const Sudoku& board, int square) {
  const auto set = board.candidates(square / board.size(), square % board.size());
  return Values(set.begin(), set.end());
}
Values candidates(const sudoku::Board& board, int square) {
  const auto set = board.candidates(square);
  return Values(set.begin(), set.end());
}
int undecided(const Sudoku& board) {
  return board.heuristicValue();
}
int undecided(const sudoku::Board& board) {
  return board.undecided();
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

template <class Board>
void expectDefined(const Board& board, const reference::NaiveBoard& expected) {
  ASSERT_EQ(board.isContradictory(), expected.isContradictory());
  if (expected.isContradictory()) return;
  const std::vector<int> values = board.squares().squares;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const int square = static_cast<int>(i);
    ASSERT_EQ(candidates(board, square), expected.candidates(square)) << square;
    ASSERT_EQ(values[i] != kUndecided, expected.isDecided(square)) << square;
    ASSERT_TRUE(values[i] == kUndecided || expected.candidates(square) == Values{values[i]});
  }
  ASSERT_EQ(undecided(board), std::count(values.begin(), values.end(), kUndecided));
}

// The board of the puzzle, made by calls in random order.
Sudoku oneByOne(const Puzzle& puzzle, const RuleSet& rules, reference::RandomPuzzles& random) {
  Sudoku board(puzzle.shape, rules);
  std::vector<Candidate> givens = givensOf(puzzle), removed = puzzle.removed;
  while (!givens.empty() || !removed.empty()) {
    const bool isSet = removed.empty() || (!givens.empty() && random.below(2) == 0);
    std::vector<Candidate>& calls = isSet ? givens : removed;
    std::swap(calls[static_cast<std::size_t>(random.below(static_cast<int>(calls.size())))],
              calls.back());
    const int row = calls.back().square / board.size(), col = calls.back().square % board.size();
    Sudoku copy = board;  // which is changed alone
    copy.setSquare(row, col, 1 + random.below(board.size()));
    isSet ? board.setSquare(row, col, calls.back().value)
          : board.removeCandidate(row, col, calls.back().value);
    calls.pop_back();
  }
  return board;
}

class AllRules : public testing::Test {
 protected:
  void expectSameAsReference(const Puzzle& puzzle, const RuleSet& rules) {
    SCOPED_TRACE(describe(rules));
    const reference::NaiveBoard expected(puzzle, rules);
    contradictions_ += expected.isContradictory();
    expectDefined(Sudoku(puzzle, rules), expected);
    expectDefined(oneByOne(puzzle, rules, random_), expected);
  }
  void expectSameAsReference(const Puzzle& full, int percent, bool isDoubtful,
                             const RuleSet& rules) {
    expectSameAsReference(
        isDoubtful ? random_.doubtful(full, percent) : random_.solvable(full, percent), rules);
  }
  void TearDown() override { EXPECT_GT(contradictions_, 10); }

  reference::RandomPuzzles random_{20261121};

 private:
  int contradictions_ = 0;
};

TEST_F(AllRules, ReachTheFixedPointOfTheirDefinitionsWithAnySetOfThem) {
  for (const RuleSet& rules : allRuleSets()) {
    for (int round = 0; round < 24 && !HasFailure(); ++round) {
      const int order = 2 + round / 12;
      const int percent = 15 + random_.below(order == 2 ? 40 : 25);
      expectSameAsReference(random_.fullBoard(order), percent, round % 3 == 0, rules);
    }
  }
}

TEST_F(AllRules, ReachTheFixedPointOfTheirDefinitionsOnBoardsOfAnyShape) {
  std::vector<Puzzle> fullBoards;
  for (const Shape& shape :
       {Shape::boxes(2, 3), Shape::boxes(3, 2), Shape::latinSquare(5), Shape(4).withDiagonals(),
        Shape(9).withDiagonals(), Shape(9).withWindows(), Shape(4).withWindows().withDiagonals(),
        Shape::boxes(2, 3).withDiagonals()}) {
    fullBoards.push_back(random_.fullBoard(shape));
  }
  for (const int size : {4, 5, 6, 9}) fullBoards.push_back(random_.jigsaw(size));
  for (const RuleSet& rules : allRuleSets()) {
    for (std::size_t i = 0; i < 2 * fullBoards.size() && !HasFailure(); ++i) {
      const Puzzle& full = fullBoards[i / 2];
      expectSameAsReference(full, 15 + random_.below(full.size() == 9 ? 25 : 40), i % 2 == 0,
                            rules);
    }
  }
  for (int round = 0; round < 12 && !HasFailure(); ++round) {
    const Puzzle puzzle = random_.solvable(4 + round % 2, 35 + random_.below(15));
    expectSameAsReference(puzzle, round < 6 ? sudoku::kPairs : sudoku::kFull);
  }
}

TEST_F(AllRules, ReachTheFixedPointOfTheirDefinitionsWhenCandidatesAreRemoved) {
  for (const RuleSet& rules : allRuleSets()) {
    for (int round = 0; round < 12 && !HasFailure(); ++round) {
      Puzzle puzzle = random_.solvable(2 + round % 2, round % 4 < 2 ? 0 : 10 + random_.below(15));
      random_.remove(puzzle, blankPuzzle(puzzle.shape), 3 + random_.below(30));
      expectSameAsReference(puzzle, rules);
    }
  }
}

// The fast board, with every kernel that this processor supports. The plain one is always among
// them.
class EveryKernel : public testing::TestWithParam<sudoku::nine::Kernel> {
 protected:
  void SetUp() override {
    if (!GetParam().runsHere()) GTEST_SKIP() << "this processor cannot run it";
  }
  NineByNineBoard blank(const RuleSet& rules) const { return NineByNineBoard(rules, GetParam()); }

  // Some have no solution.
  Puzzle randomPuzzle() {
    const int percent = random_.below(70);
    return random_.below(3) == 0 ? random_.doubtful(3, percent) : random_.solvable(3, percent);
  }

 private:
  reference::RandomPuzzles random_{9};
};

bool decideAll(sudoku::Board& board, const std::vector<Candidate>& givens) {
  return board.decide(givens.data(), givens.data() + givens.size(), nullptr);
}

TEST_P(EveryKernel, ReachesTheFixedPointOfTheRulesAsTheyAreDefined) {
  constexpr RuleSet kRules = NineByNineBoard::kRules;
  for (int round = 0; round < 400 && !HasFailure(); ++round) {
    const Puzzle puzzle = randomPuzzle();
    NineByNineBoard board = blank(kRules), inSteps = blank(kRules);
    decideAll(board, givensOf(puzzle));
    for (const Candidate& given : givensOf(puzzle)) decideAll(inSteps, {given});
    const reference::NaiveBoard expected(puzzle, kRules);
    expectDefined<sudoku::Board>(board, expected);
    expectDefined<sudoku::Board>(inSteps, expected);
  }
}

TEST_P(EveryKernel, FindsAUnitWithoutAPlaceForAValueOrWithOneForTwoValues) {
  for (const std::vector<int>& unit : reference::unitsOf(Shape(9))) {
    std::vector<Candidate> every, allButOne;
    for (const int square : unit) {
      every.push_back({square, 9});
      if (square != unit[4]) allButOne.insert(allButOne.end(), {{square, 1}, {square, 9}});
    }
    for (const std::vector<Candidate>& removed : {every, allButOne}) {
      NineByNineBoard board = blank(NineByNineBoard::kRules);
      EXPECT_FALSE(board.remove(removed.data(), removed.data() + removed.size(), nullptr));
    }
  }
}

TEST_P(EveryKernel, BranchesOnTheSameSquareAsABoardOfAnySize) {
  for (const Branching branching :
       {Branching::firstUndecided, Branching::fewestCandidates, Branching::mostConstraining}) {
    const RuleSet rules = NineByNineBoard::kRules.with(branching);
    for (int round = 0; round < 150; ++round) {
      const std::vector<Candidate> givens = givensOf(randomPuzzle());
      NineByNineBoard board = blank(rules);
      const auto grid = sudoku::blankGrid(9, rules);
      decideAll(board, givens);
      if (!decideAll(*grid, givens)) continue;
      ASSERT_EQ(board.branchSquare(), grid->branchSquare());
    }
  }
}

TEST_P(EveryKernel, GuessesSolutionsAsABoardOfAnySizeDoesAndExcludesThem) {
  reference::RandomPuzzles random(1);
  int guessed = 0, solutions = 0;
  for (int round = 0; round < 3000 && !HasFailure(); ++round) {
    const std::vector<Candidate> givens = givensOf(random.solvable(3, 25 + round % 16));
    NineByNineBoard board = blank(sudoku::kFull);
    const auto grid = sudoku::blankGrid(9, sudoku::kFull);
    decideAll(*grid, givens);
    if (!decideAll(board, givens) || board.undecided() == 0) continue;
    const auto branches = board.branches(), expected = grid->branches();
    ASSERT_EQ(branches.size(), expected.size());
    for (std::size_t i = 0; i < branches.size(); ++i) {
      ASSERT_EQ(branches[i]->squares().squares, expected[i]->squares().squares);
    }
    if (branches.size() < 2 || branches.front()->undecided() > 0) continue;
    ++guessed;
    for (std::size_t i = 0; i + 1 < branches.size(); ++i) {
      const Puzzle solution = branches[i]->squares();
      solutions += sudoku::check(sudoku::blankPuzzle(9), solution).empty();
      EXPECT_FALSE(decideAll(*branches.back()->clone(), givensOf(solution)));
      EXPECT_FALSE(decideAll(*expected.back()->clone(), givensOf(solution)));
    }
  }
  // These are known from this test: other numbers mean that guesses became better or worse.
  EXPECT_EQ(guessed, 746);
  EXPECT_EQ(solutions, 1337);
}

INSTANTIATE_TEST_SUITE_P(NineByNineBoard, EveryKernel, testing::ValuesIn(sudoku::nine::kKernels),
                         [](const auto& kernel) { return std::string(kernel.param.name); });

TEST(NineByNineBoardTest, IsTheBlankBoardOf9x9ForItsOwnRulesOnly) {
  const auto isIt = [](int size, const RuleSet& rules) {
    return dynamic_cast<const NineByNineBoard*>(sudoku::blankBoard(size, rules).get()) != nullptr;
  };
  EXPECT_TRUE(isIt(9, sudoku::kFull));
  EXPECT_TRUE(isIt(9, sudoku::kFull.with(Branching::firstUndecided).collapsing(false)));
  EXPECT_FALSE(isIt(16, sudoku::kFull));
  EXPECT_FALSE(isIt(9, sudoku::kFull.onGrid()));
  EXPECT_FALSE(isIt(9, sudoku::kFull.with(Rule::hiddenPair)));
  EXPECT_FALSE(isIt(9, sudoku::kFull.without(Rule::lockedCandidate)));
}

}  // namespace
