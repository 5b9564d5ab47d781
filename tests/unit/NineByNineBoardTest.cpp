#include "sudoku/NineByNineBoard.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "sudoku/BlankBoard.h"
#include "sudoku/Deduction.h"
#include "tests/reference/Lines.h"
#include "tests/reference/NaiveBoard.h"
#include "tests/reference/RandomPuzzles.h"

namespace {

using reference::givensOf;
using sudoku::Branching;
using sudoku::kUndecided;
using sudoku::NineByNineBoard;

constexpr sudoku::RuleSet kRules = NineByNineBoard::kRules;

bool decideAll(sudoku::Board& board, const std::vector<sudoku::Candidate>& givens) {
  return board.decide(givens.data(), givens.data() + givens.size(), nullptr);
}

std::set<int> setOf(const sudoku::CandidateSet& candidates) {
  return {candidates.begin(), candidates.end()};
}

// Random puzzles, from nearly blank to nearly full; some have no solution.
std::vector<sudoku::Puzzle> puzzles(std::uint32_t seed, int count) {
  reference::RandomPuzzles random(seed);
  std::vector<sudoku::Puzzle> puzzles;
  for (int i = 0; i < count; ++i) {
    const int percent = random.below(70);
    puzzles.push_back(i % 3 == 0 ? random.doubtful(3, percent) : random.solvable(3, percent));
  }
  return puzzles;
}

// Runs with every kernel that this processor supports. The plain one is always among them.
class EveryKernel : public testing::TestWithParam<sudoku::nine::Kernel> {
 protected:
  void SetUp() override {
    if (!GetParam().runsHere()) GTEST_SKIP() << "this processor cannot run it";
  }
  NineByNineBoard blank(Branching branching = Branching::mostConstraining) const {
    return NineByNineBoard(kRules.with(branching), GetParam());
  }
};

TEST_P(EveryKernel, ReachesTheFixedPointOfTheRulesAsTheyAreDefined) {
  int contradictions = 0;
  for (const sudoku::Puzzle& puzzle : puzzles(9, 400)) {
    NineByNineBoard board = blank();
    NineByNineBoard oneByOne = blank();
    decideAll(board, givensOf(puzzle));
    for (const sudoku::Candidate& given : givensOf(puzzle)) decideAll(oneByOne, {given});
    const reference::NaiveBoard expected(puzzle, kRules);
    ASSERT_EQ(board.isContradictory(), expected.isContradictory());
    ASSERT_EQ(oneByOne.isContradictory(), expected.isContradictory());
    contradictions += expected.isContradictory();
    if (expected.isContradictory()) continue;
    int undecided = 0;
    for (int square = 0; square < 81; ++square) {
      ASSERT_EQ(setOf(board.candidates(square)), expected.candidates(square)) << square;
      ASSERT_EQ(oneByOne.candidates(square), board.candidates(square)) << square;
      ASSERT_EQ(board.value(square) != kUndecided, expected.isDecided(square)) << square;
      undecided += board.value(square) == kUndecided;
      ASSERT_EQ(board.squares().squares[static_cast<std::size_t>(square)], board.value(square));
    }
    ASSERT_EQ(board.undecided(), undecided);
  }
  EXPECT_GT(contradictions, 10) << "the puzzles should contain some contradictions";
}

TEST_P(EveryKernel, BranchesOnTheSameSquareAsABoardOfAnySize) {
  for (const Branching branching :
       {Branching::firstUndecided, Branching::fewestCandidates, Branching::mostConstraining}) {
    for (const sudoku::Puzzle& puzzle : puzzles(11, 150)) {
      NineByNineBoard board = blank(branching);
      const auto grid = sudoku::blankGrid(9, kRules.with(branching));
      decideAll(board, givensOf(puzzle));
      if (!decideAll(*grid, givensOf(puzzle)) || grid->undecided() == 0) continue;
      ASSERT_EQ(board.branchSquare(), grid->branchSquare());
    }
  }
}

INSTANTIATE_TEST_SUITE_P(NineByNineBoard, EveryKernel, testing::ValuesIn(sudoku::nine::kKernels),
                         [](const auto& kernel) { return std::string(kernel.param.name); });

TEST(NineByNineBoard, IsTheBlankBoardOf9x9ForItsOwnRulesOnly) {
  const auto isIt = [](int size, const sudoku::RuleSet& rules) {
    return dynamic_cast<const NineByNineBoard*>(sudoku::blankBoard(size, rules).get()) != nullptr;
  };
  EXPECT_TRUE(isIt(9, kRules));
  EXPECT_TRUE(isIt(9, kRules.with(Branching::firstUndecided).collapsing()));
  EXPECT_FALSE(isIt(16, kRules));
  EXPECT_FALSE(isIt(9, kRules.with(sudoku::Rule::hiddenPair)));
  EXPECT_FALSE(isIt(9, kRules.without(sudoku::Rule::lockedCandidate)));
}

TEST(NineByNineBoard, KeepsNoLogAndTakesLessThanHalfAKilobyte) {
  struct Log : sudoku::DeductionLog {
    void deduced(const sudoku::Deduction&) override {}
    void contradicted(const sudoku::Contradiction&) override {}
  } log;
  NineByNineBoard board(kRules);
  EXPECT_THROW(board.decide(0, 1, &log), std::logic_error);
  EXPECT_LE(sizeof(NineByNineBoard), 264u);
}

}  // namespace
