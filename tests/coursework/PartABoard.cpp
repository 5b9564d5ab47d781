// Part a: blank boards, getSquare, and boards that do not share state.

#include <gtest/gtest.h>

#include <string>

#include "apps/grade/suite/Puzzles.h"
#include "apps/grade/suite/StudentProgram.h"

namespace coursework {
namespace {

void expectBlank(int size) {
  StudentProgram program("board");
  const sudoku::Puzzle came = StudentBoard::blank(program, size).squaresAsTheyAre();
  if (came == blankPuzzle(size)) return;
  std::string mistake = "a square counts as decided before anything was set";
  for (const int value : came.squares) {
    if (value == 0) mistake = "undecided is -1, not 0";
  }
  fault({"-1 from getSquare() for every square of a new Sudoku(" + std::to_string(size) + ")",
         std::to_string(came.squares.front()) + " for r1c1, and other values than -1 in all",
         drawing(came), mistake});
}

TEST(PartA_Board, ABlankBoardOfSize9IsUndecided) {
  expectBlank(9);
}

TEST(PartA_Board, ABlankBoardOfSize4IsUndecided) {
  expectBlank(4);
}

TEST(PartA_Board, ABlankBoardOfSize16IsUndecided) {
  expectBlank(16);
}

bool readsBack(int size, apps::Random& random) {
  StudentProgram program("setSquare");
  const auto below = [&](int bound) {
    return static_cast<int>(random.below(static_cast<std::size_t>(bound)));
  };
  for (int i = 0; i < 4; ++i) {
    // A square off the diagonal shows whether rows and columns are swapped.
    const int row = below(size);
    const Placement placement{row, (row + 1 + below(size - 1)) % size, 1 + below(size)};
    StudentBoard board = StudentBoard::blank(program, size);
    const bool holds = board.set(placement);
    const sudoku::Puzzle came = board.squares();
    if (holds && came == board.asked()) continue;
    const std::string call = callOf(placement);
    const int value = came.at(placement.row, placement.col);
    const bool isOther = value == placement.value;
    fault({call + " on a blank board to return true, and nothing but that square to be decided",
           !holds ? "false"
                  : (isOther ? "squares are decided that do not follow"
                             : said(placement.row, placement.col, value)),
           drawing(came),
           !isOther && came.at(placement.col, placement.row) == placement.value
               ? "rows are taken for columns and columns for rows"
               : ""});
    return false;
  }
  return true;
}

TEST(PartA_Board, ASetSquareReadsBack) {
  apps::Random random = freshRandom();
  for (const int size : {4, 9, 16}) {
    if (!readsBack(size, random)) return;
  }
}

TEST(PartA_Board, TwoBoardsDoNotShareTheirSquares) {
  StudentProgram program("setSquare");
  StudentBoard one = StudentBoard::blank(program, 9);
  StudentBoard other = StudentBoard::blank(program, 9);
  one.set({2, 6, 5});
  const sudoku::Puzzle before = one.squares();
  const sudoku::Puzzle came = other.squares();
  if (came != blankPuzzle(9)) {
    fault({"a board to stay blank when " + callOf({2, 6, 5}) + " is called for another one",
           "it has squares that nobody set", drawing(came),
           "what belongs to one board is static or global, so that all boards share it"});
  }
  StudentBoard third = StudentBoard::blank(program, 4);
  const bool isEmpty =
      before == blankPuzzle(9);  // then nothing shows that it is a board of its own
  if (isEmpty || one.squares() != before) {
    fault({"a board to keep its squares when another one is made",
           isEmpty ? "it had none after " + callOf({2, 6, 5}) : "they changed",
           drawing(one.squares()), isEmpty ? "" : "what belongs to one board is static or global"});
  }
}

}  // namespace
}  // namespace coursework
