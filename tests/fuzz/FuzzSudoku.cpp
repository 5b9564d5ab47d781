// FuzzSudoku.cpp: any sequence of calls leaves a Sudoku of any shape as the definitions of its
// rules say (NaiveBoard.h).

#include <cstddef>
#include <set>
#include <utility>

#include "Sudoku.h"
#include "tests/fuzz/Fuzz.h"
#include "tests/reference/NaiveBoard.h"

namespace {

using fuzz::require;
using sudoku::kUndecided;
using sudoku::Puzzle;
using sudoku::RuleSet;
using sudoku::Shape;

RuleSet rulesFrom(fuzz::Input& input) {
  const RuleSet kNamed[] = {sudoku::kFull, sudoku::kCoursework, sudoku::kPairs};
  const int which = input.below(4);
  if (which < 3) return kNamed[which];
  RuleSet rules;
  for (const sudoku::Rule rule : sudoku::kRules) {
    if (input.below(2) == 1) rules = rules.with(rule);
  }
  return rules;
}

Shape shapeFrom(fuzz::Input& input) {
  static const Shape kShapes[] = {Shape(4),
                                  Shape(4).withDiagonals(),
                                  Shape(4).withWindows(),
                                  Shape::latinSquare(4),
                                  Shape::regions({0, 0, 0, 1, 2, 2, 0, 1, 2, 3, 3, 1, 2, 3, 3, 1}),
                                  Shape::boxes(2, 3),
                                  Shape(9).withWindows().withDiagonals(),
                                  Shape(9)};
  return kShapes[input.below(8)];
}

// A Sudoku, and the puzzle that makes the same board at once.
struct Board {
  Board(const Shape& shape, const RuleSet& chosen)
      : sudoku(shape, chosen), rules(chosen), puzzle(sudoku.squares()) {}

  Sudoku sudoku;
  RuleSet rules;
  Puzzle puzzle;
  bool isContradictory = false;  // a square was given two values
};

void requireDefined(const Board& board) {
  const reference::NaiveBoard expected(board.puzzle, board.rules);
  const bool isContradictory = board.isContradictory || expected.isContradictory();
  require(board.sudoku.isContradictory() == isContradictory, "contradictions are found");
  if (isContradictory) return;
  int undecided = 0;
  for (int square = 0; square < board.puzzle.shape.squares(); ++square) {
    const int row = square / board.puzzle.size(), col = square % board.puzzle.size();
    const sudoku::CandidateSet found = board.sudoku.candidates(row, col);
    require(std::set<int>(found.begin(), found.end()) == expected.candidates(square),
            "the candidates are those of the definitions");
    const bool isDecided = board.sudoku.getSquare(row, col) != kUndecided;
    require(isDecided == expected.isDecided(square), "squares are decided by the rules alone");
    undecided += !isDecided;
  }
  require(board.sudoku.heuristicValue() == undecided, "undecided squares are counted");
  require(board.sudoku.isSolution() == (undecided == 0), "a full board is a solution");
}

void set(Board& board, fuzz::Input& input) {
  const int size = board.puzzle.size();
  const int square = input.below(size * size);
  const int value = 1 + input.below(size);
  board.sudoku.setSquare(square / size, square % size, value);
  int& given = board.puzzle.squares[static_cast<std::size_t>(square)];
  board.isContradictory = board.isContradictory || (given != kUndecided && given != value);
  given = value;
}

void remove(Board& board, fuzz::Input& input) {
  const int size = board.puzzle.size();
  const int square = input.below(size * size);
  const int value = 1 + input.below(size);
  board.sudoku.removeCandidate(square / size, square % size, value);
  board.puzzle.removed.push_back({square, value});
}

void call(fuzz::Input& input) {
  const RuleSet rules = rulesFrom(input);
  Board board(shapeFrom(input), rules);
  Board other = board;
  int compared = 0;  // squares; comparing large boards takes long
  for (int calls = 0; calls < 60 && !input.isEmpty(); ++calls) {
    switch (input.below(8)) {
      case 0:
      case 1:
      case 2: set(board, input); break;
      case 3:
      case 4: remove(board, input); break;
      case 5: std::swap(board, other); break;
      case 6: other = board; break;
      default:
        compared += board.puzzle.shape.squares();
        if (compared <= 80) requireDefined(board);
    }
  }
  requireDefined(board);
  if (other.puzzle != board.puzzle) requireDefined(other);
}

const bool kAdded = fuzz::add("Sudoku", {call});

}  // namespace
