// RandomPuzzles.h: seeded puzzles of any size and shape for property tests, the same on every
// platform.

#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "apps/solving/Random.h"
#include "sudoku/Puzzle.h"
#include "sudoku/Shape.h"
#include "tests/reference/BruteForce.h"

namespace reference {

class RandomPuzzles {
 public:
  explicit RandomPuzzles(std::uint64_t seed) : random_(seed) {}

  // Uniform from 0 to bound - 1.
  int below(int bound) { return static_cast<int>(random_.below(static_cast<std::size_t>(bound))); }

  // A full board without conflicts: a pattern with shuffled rows, columns and values.
  sudoku::Puzzle fullBoard(int order) {
    const int size = order * order;
    const std::vector<int> rows = random_.shuffledGroups(order);
    const std::vector<int> cols = random_.shuffledGroups(order);
    const std::vector<int> values = random_.shuffled(size);
    sudoku::Puzzle board{size, {}};
    for (const int row : rows) {
      for (const int col : cols) {
        const int shift = row % order * order + row / order;
        board.squares.push_back(values[static_cast<std::size_t>((col + shift) % size)] + 1);
      }
    }
    return board;
  }

  // The same for boards of any shape: a solution with a value in a random square, whose values are
  // shuffled. Found by search, so only small boards are fast.
  sudoku::Puzzle fullBoard(const sudoku::Shape& shape) {
    std::vector<int> squares(static_cast<std::size_t>(shape.squares()), sudoku::kUndecided);
    squares[static_cast<std::size_t>(below(shape.squares()))] = 1;
    squares = *BruteForce(shape).solutions(squares, 1).begin();
    const std::vector<int> values = random_.shuffled(shape.size());
    for (int& square : squares) square = values[static_cast<std::size_t>(square - 1)] + 1;
    return {shape, squares};
  }

  // A full board with irregular regions. The regions begin as rows; pairs of squares with the same
  // value then change places.
  sudoku::Puzzle jigsaw(int size) {
    const std::vector<int> rows = random_.shuffled(size), cols = random_.shuffled(size);
    std::vector<int> regionOf;
    sudoku::Puzzle board;
    for (int square = 0; square < size * size; ++square) {
      const auto row = static_cast<std::size_t>(square / size);
      const auto col = static_cast<std::size_t>(square % size);
      board.squares.push_back((rows[row] + cols[col]) % size + 1);
      regionOf.push_back(square / size);
    }
    for (int i = 0; i < 10 * size * size; ++i) {
      const auto one = static_cast<std::size_t>(below(size * size));
      const auto other = static_cast<std::size_t>(below(size * size));
      if (board.squares[one] == board.squares[other]) std::swap(regionOf[one], regionOf[other]);
    }
    board.shape = sudoku::Shape::regions(regionOf);
    return board;
  }

  // A full board with about `percentGiven` percent of its squares kept. It has at least one
  // solution.
  sudoku::Puzzle solvable(sudoku::Puzzle puzzle, int percentGiven) {
    for (int& square : puzzle.squares) {
      if (below(100) >= percentGiven) square = sudoku::kUndecided;
    }
    return puzzle;
  }
  sudoku::Puzzle solvable(int order, int percentGiven) {
    return solvable(fullBoard(order), percentGiven);
  }

  // The same with a random value in a random square. It often has no solution.
  sudoku::Puzzle doubtful(sudoku::Puzzle full, int percentGiven) {
    sudoku::Puzzle puzzle = solvable(std::move(full), percentGiven);
    const int square = below(puzzle.shape.squares());
    puzzle.squares[static_cast<std::size_t>(square)] = 1 + below(puzzle.size());
    return puzzle;
  }
  sudoku::Puzzle doubtful(int order, int percentGiven) {
    return doubtful(fullBoard(order), percentGiven);
  }

  // Removes about `percent` percent of the candidates; the values of `kept` stay.
  void remove(sudoku::Puzzle& puzzle, const sudoku::Puzzle& kept, int percent) {
    for (int square = 0; square < puzzle.shape.squares(); ++square) {
      for (int value = 1; value <= puzzle.size(); ++value) {
        const bool isKept = kept.squares[static_cast<std::size_t>(square)] == value;
        if (!isKept && below(100) < percent) puzzle.removed.push_back({square, value});
      }
    }
  }

 private:
  apps::Random random_;
};

}  // namespace reference
