// FuzzSudoku.cpp: any sequence of calls leaves a Sudoku of any shape as the definitions of its
// rules say (NaiveBoard.h), and its searches find the solutions that trying all values finds.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "DepthFirstSearch.h"
#include "Sudoku.h"
#include "search/ConflictDrivenSearch.h"
#include "sudoku/Checker.h"
#include "sudoku/learning/ExplainedSudoku.h"
#include "tests/fuzz/Fuzz.h"
#include "tests/reference/NaiveBoard.h"

namespace {

using fuzz::require;
using sudoku::kUndecided;
using sudoku::Puzzle;
using sudoku::RuleSet;
using sudoku::Shape;

RuleSet rulesFrom(fuzz::Input& input) {
  RuleSet rules;
  switch (input.below(4)) {
    case 0: rules = sudoku::kFull; break;
    case 1: rules = sudoku::kCoursework; break;
    case 2: rules = sudoku::kPairs; break;
    default:
      for (const sudoku::Rule rule : sudoku::kRules) {
        if (input.below(2) == 1) rules = rules.with(rule);
      }
  }
  return rules;
}

Shape shapeFrom(fuzz::Input& input) {
  switch (input.below(8)) {
    case 1: return Shape(4).withDiagonals();
    case 2: return Shape(4).withWindows();
    case 3: return Shape::latinSquare(4);
    case 4: return Shape::regions({0, 0, 0, 1, 2, 2, 0, 1, 2, 3, 3, 1, 2, 3, 3, 1});
    case 5: return Shape::boxes(2, 3);
    case 6: return Shape(9).withWindows().withDiagonals();
    case 7: return Shape(9);
    default: return Shape(4);
  }
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

void requireSame(const Sudoku& one, const Sudoku& other) {
  require(one.isContradictory() == other.isContradictory(), "both boards are contradictory");
  if (one.isContradictory()) return;
  for (int row = 0; row < one.size(); ++row) {
    for (int col = 0; col < one.size(); ++col) {
      require(one.getSquare(row, col) == other.getSquare(row, col) &&
                  one.candidates(row, col) == other.candidates(row, col),
              "a board does not depend on the order in which it was made");
    }
  }
}

// The number of solutions that trying all values finds.
int solutionsOf(const Puzzle& puzzle, std::vector<int>& values, std::size_t square) {
  if (square == values.size()) return sudoku::check(puzzle, {puzzle.shape, values}).empty() ? 1 : 0;
  const std::size_t size = static_cast<std::size_t>(puzzle.size());
  int solutions = 0;
  for (int value = 1; value <= puzzle.size(); ++value) {
    const int given = puzzle.squares[square];
    if (given != kUndecided && given != value) continue;
    bool isFree = true;
    for (std::size_t i = 0; i < square; ++i) {
      const bool isSeen = i / size == square / size || i % size == square % size;
      isFree = isFree && !(isSeen && values[i] == value);
    }
    if (!isFree) continue;
    values[square] = value;
    solutions += solutionsOf(puzzle, values, square + 1);
  }
  return solutions;
}

void requireAllSolutions(search::Search& driver, const Puzzle& puzzle, int expected) {
  std::set<std::vector<int>> found;
  while (const Searchable* solution = driver.solve()) {
    const Puzzle squares = static_cast<const Sudoku&>(*solution).squares();
    require(sudoku::check(puzzle, squares).empty(), "a solution is one");
    require(found.insert(squares.squares).second, "a solution is found once");
  }
  require(static_cast<int>(found.size()) == expected, "all solutions are found");
}

void requireSolutions(const Board& board) {
  const auto blanks =
      std::count(board.puzzle.squares.begin(), board.puzzle.squares.end(), kUndecided);
  if (board.puzzle.size() != 4 || board.isContradictory || blanks > 9) return;
  std::vector<int> values(board.puzzle.squares.size());
  const int expected = solutionsOf(board.puzzle, values, 0);
  DepthFirstSearch search(std::make_unique<Sudoku>(board.sudoku));
  requireAllSolutions(search, board.puzzle, expected);
  if (board.sudoku.isContradictory()) return;
  search::ConflictDrivenSearch learning(std::make_unique<ExplainedSudoku>(board.sudoku));
  requireAllSolutions(learning, board.puzzle, expected);
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

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
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
  requireSolutions(board);
  if (!board.isContradictory) requireSame(board.sudoku, Sudoku(board.puzzle, rules));
  return 0;
}
