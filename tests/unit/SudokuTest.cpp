#include "Sudoku.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <new>
#include <stdexcept>

#include "sudoku/NamedRuleSets.h"
#include "tests/Puzzles.h"

namespace {

using sudoku::Shape;

TEST(ASudoku, IsBlankAtFirstWhateverItsSize) {
  for (const int size : {1, 4, 9, 100, 400}) {
    const Sudoku board(size);
    EXPECT_EQ(board.size(), size);
    EXPECT_EQ(board.heuristicValue(), size * size);
    EXPECT_EQ(board.getSquare(size - 1, 0), -1);
    EXPECT_EQ(board.candidates(0, size - 1), sudoku::CandidateSet::upTo(size));
    EXPECT_FALSE(board.isSolution());
  }
  EXPECT_THROW(Sudoku(8), std::invalid_argument);
}

TEST(ASudoku, RefusesAValueThatCannotBeAndStaysContradictory) {
  for (const int col : {0, 8}) {
    Sudoku board(9);
    EXPECT_TRUE(board.setSquare(0, 0, 1));
    EXPECT_FALSE(board.setSquare(0, col, col == 0 ? 2 : 1));
    EXPECT_TRUE(board.isContradictory());
    EXPECT_FALSE(board.isSolution());
    EXPECT_GT(board.heuristicValue(), 0);
    EXPECT_TRUE(board.successors().empty());
    EXPECT_FALSE(board.setSquare(5, 5, 5)) << "a contradiction does not go away";
  }
}

TEST(ASudoku, LosesCandidatesThatAreRemoved) {
  Sudoku board(9);
  EXPECT_TRUE(board.removeCandidate(0, 0, 5));
  EXPECT_FALSE(board.candidates(0, 0).contains(5));
  EXPECT_FALSE(Sudoku(board).setSquare(0, 0, 5));
  EXPECT_TRUE(board.setSquare(0, 1, 7));
  EXPECT_TRUE(board.setSquare(0, 1, 7)) << "the same value may be set again";
  EXPECT_FALSE(board.removeCandidate(0, 1, 7));
  EXPECT_TRUE(board.isContradictory());
  EXPECT_EQ(board.getSquare(0, 1), -1) << "it has no candidate";
}

TEST(ASudoku, ThrowsForASquareOrValueThatDoesNotExist) {
  Sudoku board(9);
  for (const int none : {-1, 9}) {
    EXPECT_THROW(board.getSquare(none, 0), std::out_of_range);
    EXPECT_THROW(board.candidates(0, none), std::out_of_range);
    EXPECT_THROW(board.setSquare(none, 0, 1), std::out_of_range);
    EXPECT_THROW(board.removeCandidate(none, 0, 1), std::out_of_range);
  }
  for (const int none : {-1, 0, 10}) {
    EXPECT_THROW(board.setSquare(0, 0, none), std::out_of_range);
    EXPECT_THROW(board.removeCandidate(0, 0, none), std::out_of_range);
  }
  EXPECT_EQ(board.heuristicValue(), 81) << "no square was set";
  EXPECT_THAT([&] { board.setSquare(0, 12, 1); },
              testing::ThrowsMessage<std::out_of_range>(
                  "column 12 is out of range: it must be from 0 to 8"));
}

TEST(ASudoku, CanBeMadeFromAPuzzleWithSquaresAndValuesThatExist) {
  sudoku::Puzzle puzzle = blankPuzzle(4);
  puzzle.squares[0] = 1;
  puzzle.squares[6] = 3;
  EXPECT_EQ(Sudoku(puzzle, sudoku::RuleSet()).squares(), puzzle);
  for (const int none : {-2, 0, 5}) {
    puzzle.squares[6] = none;
    EXPECT_THROW(Sudoku{puzzle}, std::out_of_range) << none;
  }
  puzzle.squares[6] = -1;
  puzzle.squares[1] = 1;
  EXPECT_TRUE(Sudoku(puzzle).isContradictory());
  for (const std::size_t squares : {15u, 17u}) {
    puzzle.squares.resize(squares, -1);
    EXPECT_THROW(Sudoku{puzzle}, std::invalid_argument) << squares;
  }
  for (const sudoku::Candidate& none : {sudoku::Candidate{16, 1}, sudoku::Candidate{0, 5}}) {
    puzzle = blankPuzzle(4);
    puzzle.removed = {none};
    EXPECT_THROW(Sudoku{puzzle}, std::out_of_range);
  }
}

TEST(ASudoku, IsCopiedWholeAndOutlivesItsShape) {
  auto shape = std::make_unique<Shape>(Shape::boxes(2, 5));
  Sudoku board(*shape);
  shape.reset();
  board.setSquare(0, 0, 1);
  board = Sudoku(board);
  EXPECT_EQ(board.getSquare(0, 0), 1);
}

TEST(SuccessorsOfASudoku, AreRefusedAsLackOfMemoryIfTheyWouldTakeTooMuch) {
  EXPECT_EQ(Sudoku(100).successors().size(), 100u);
  EXPECT_THROW(Sudoku(400).successors(), std::bad_alloc);
  Sudoku board(400, sudoku::kCoursework);
  for (int value = 4; value <= 400; ++value) board.removeCandidate(0, 1, value);
  EXPECT_THROW(board.successors(), std::bad_alloc) << "the first square has 400 candidates";
  for (int value = 4; value <= 400; ++value) board.removeCandidate(0, 0, value);
  EXPECT_EQ(board.successors().size(), 3u);
}

}  // namespace
