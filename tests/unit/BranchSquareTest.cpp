#include "sudoku/branching/BranchSquare.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

#include "sudoku/Shape.h"

namespace {

using sudoku::Branching;

// A 4x4 board with the candidates that a test sets. All other squares are decided.
struct StubBoard {
  std::vector<unsigned> bits = std::vector<unsigned>(16, 0b1000);  // the candidates

  bool isUndecided(int square) const { return candidatesLeft(square) > 1; }
  int candidatesLeft(int square) const {
    return __builtin_popcount(bits[static_cast<std::size_t>(square)]);
  }
  int commonCandidates(int square, int other) const {
    return __builtin_popcount(bits[static_cast<std::size_t>(square)] &
                              bits[static_cast<std::size_t>(other)]);
  }
};

int branchSquare(const StubBoard& board, Branching branching) {
  return branchSquareOf(board, sudoku::Shape(4), branching);
}

constexpr Branching kAll[] = {Branching::firstUndecided, Branching::fewestCandidates,
                              Branching::mostConstraining};

TEST(TheBranchSquare, IsNoneIfAllSquaresAreDecided) {
  for (const Branching branching : kAll) EXPECT_EQ(branchSquare(StubBoard(), branching), -1);
}

TEST(TheBranchSquare, IsTheOnlyUndecidedOneForEveryBranching) {
  StubBoard board;
  board.bits[6] = 0b1110;
  for (const Branching branching : kAll) EXPECT_EQ(branchSquare(board, branching), 6);
}

TEST(TheBranchSquare, IsTheFirstInReadingOrderIfSeveralTie) {
  for (const Branching branching : kAll) {
    StubBoard board;
    board.bits[2] = board.bits[7] = board.bits[12] = 0b1100;  // no two of these are peers
    EXPECT_EQ(branchSquare(board, branching), 2);
  }
}

TEST(TheBranchSquare, HasFewestCandidatesIfTheBranchingIsFewestCandidates) {
  StubBoard board;
  board.bits[2] = 0b1111;
  board.bits[7] = 0b0110;
  EXPECT_EQ(branchSquare(board, Branching::firstUndecided), 2);
  EXPECT_EQ(branchSquare(board, Branching::fewestCandidates), 7);
}

TEST(TheBranchSquare, HasTheGreatestEffectIfTheBranchingIsMostConstraining) {
  StubBoard board;
  board.bits[0] = 0b0011;
  board.bits[15] = 0b0110;
  board.bits[14] = 0b0110;  // a peer of 15, which decides it
  EXPECT_EQ(branchSquare(board, Branching::fewestCandidates), 0);
  EXPECT_EQ(branchSquare(board, Branching::mostConstraining), 14);
}

TEST(TheEffectOfASquare, CountsEveryPeerOnceAndFourfoldIfItHasTwoCandidates) {
  StubBoard board;
  board.bits[0] = 0b0111;
  board.bits[1] = 0b0011;   // shares row and box
  board.bits[8] = 0b0111;   // shares the column
  board.bits[5] = 0b1111;   // shares the box
  board.bits[10] = 0b0111;  // not a peer
  EXPECT_EQ(effectOf(board, sudoku::Shape(4), 0), 4 * 2 + 3 + 3);
  const sudoku::Shape shape = sudoku::Shape(4).withDiagonals();  // 10 is a peer, 5 is not another
  EXPECT_EQ(effectOf(board, shape, 0), 4 * 2 + 3 + 3 + 3);
}

}  // namespace
