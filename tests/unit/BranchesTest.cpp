// The branches of a board are the boards that decide() makes.

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include "sudoku/BlankBoard.h"
#include "sudoku/Board.h"
#include "sudoku/Candidate.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/Shape.h"
#include "tests/reference/RandomPuzzles.h"

namespace {

using sudoku::Board;
using sudoku::Candidate;
using sudoku::Shape;

void expectSame(const Board& one, const Board& other) {
  ASSERT_EQ(one.undecided(), other.undecided());
  ASSERT_EQ(one.isContradictory(), other.isContradictory());
  for (int square = 0; square < one.geometry().squares(); ++square) {
    ASSERT_EQ(one.value(square), other.value(square)) << square;
    ASSERT_EQ(one.candidates(square), other.candidates(square)) << square;
  }
}

// A copy with the square decided, or null if that leads to a contradiction.
std::unique_ptr<Board> decided(const Board& board, const Candidate& decision) {
  std::unique_ptr<Board> copy = board.clone();
  return copy->decide(decision.square, decision.value) ? std::move(copy) : nullptr;
}

// Follows one branch at each level, and compares all branches with boards made by decide(). Returns
// the number of branches compared.
int compareBranches(std::unique_ptr<Board> board) {
  int compared = 0;
  while (board->undecided() > 0) {
    const int square = board->branchSquare();
    Board::Boards branches = board->branches();
    std::size_t next = 0;
    for (const int value : board->candidates(square)) {
      const std::unique_ptr<Board> expected = decided(*board, {square, value});
      if (!expected) continue;
      EXPECT_LT(next, branches.size());
      if (next >= branches.size()) return compared;
      expectSame(*branches[next], *expected);
      ++next;
      ++compared;
    }
    EXPECT_EQ(next, branches.size());
    if (branches.empty() || testing::Test::HasFatalFailure()) return compared;
    board = std::move(branches.back());
  }
  return compared;
}

constexpr sudoku::RuleSet kFullWithoutGuesses = sudoku::kFull.guessing(false);

TEST(Branches, AreTheBoardsThatDecideMakesOnBlankBoards) {
  for (const int size : {4, 16}) {
    EXPECT_GT(compareBranches(sudoku::blankBoard(size, kFullWithoutGuesses)), size) << size;
  }
}

TEST(Branches, AreTheBoardsThatDecideMakesOnBoardsOfAnyShape) {
  for (const Shape& shape :
       {Shape::boxes(3, 5), Shape::boxes(3, 11), Shape::latinSquare(20), Shape().withDiagonals(16),
        Shape().withWindows(16), reference::RandomPuzzles(5).jigsaw(12).shape}) {
    EXPECT_GT(compareBranches(sudoku::blankBoard(shape.size(), kFullWithoutGuesses, shape)),
              shape.size());
  }
}

TEST(Branches, AreTheBoardsThatDecideMakesWithEveryRule) {
  sudoku::RuleSet all = kFullWithoutGuesses.with(sudoku::Branching::fewestCandidates);
  for (const sudoku::Rule rule : sudoku::kRules) all = all.with(rule);
  EXPECT_GT(compareBranches(sudoku::blankBoard(16, all)), 16);
}

}  // namespace
