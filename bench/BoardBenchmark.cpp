// BoardBenchmark.cpp: measures single steps: making a board from a puzzle (propagation), copying a
// board, and expanding one.

#include <benchmark/benchmark.h>

#include <cstddef>
#include <memory>
#include <vector>

#include "Sudoku.h"
#include "sudoku/Candidate.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/Puzzle.h"
#include "sudoku/nine/Kernel.h"
#include "tests/Puzzles.h"

namespace {

// For order 3, Arto Inkala's puzzle of 2012. Larger boards have its pattern of givens, with values
// from a cyclic solution.
sudoku::Puzzle puzzleOf(int order) {
  const int size = order * order;
  sudoku::Puzzle puzzle{size, {}};
  for (int row = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col) {
      const int cyclic = (order * (row % order) + row / order + col) % size + 1;
      const bool isGiven = (row * 7 + col * 5) % 9 < 3;
      puzzle.squares.push_back(isGiven ? cyclic : sudoku::kUndecided);
    }
  }
  if (size != 9) return puzzle;
  for (std::size_t i = 0; i < puzzle.squares.size(); ++i) {
    puzzle.squares[i] = kHard[i] == '.' ? sudoku::kUndecided : kHard[i] - '0';
  }
  return puzzle;
}

void FromPuzzle(benchmark::State& state) {
  const sudoku::Puzzle puzzle = puzzleOf(static_cast<int>(state.range(0)));
  for (auto _ : state) {
    Sudoku board(puzzle);
    benchmark::DoNotOptimize(board.heuristicValue());
  }
}
BENCHMARK(FromPuzzle)->DenseRange(2, 6)->Arg(10);

void Copy(benchmark::State& state) {
  const Sudoku board(puzzleOf(static_cast<int>(state.range(0))));
  for (auto _ : state) {
    Sudoku copy(board);
    benchmark::DoNotOptimize(copy.heuristicValue());
  }
}
BENCHMARK(Copy)->DenseRange(2, 6)->Arg(10);

void Expand(benchmark::State& state) {
  const Sudoku board(puzzleOf(static_cast<int>(state.range(0))), sudoku::kFull.collapsing(false));
  for (auto _ : state) benchmark::DoNotOptimize(board.successors().size());
}
BENCHMARK(Expand)->DenseRange(2, 6);

void Propagate(benchmark::State& state) {
  const sudoku::nine::Kernel& kernel = sudoku::nine::kKernels[state.range(0)];
  if (!kernel.runsHere()) {
    state.SkipWithError("this processor cannot run it");
    return;
  }
  state.SetLabel(kernel.name);
  const sudoku::Puzzle puzzle = puzzleOf(3);
  std::vector<sudoku::Candidate> givens;
  for (int square = 0; square < sudoku::nine::kSquares; ++square) {
    const int given = puzzle.squares[static_cast<std::size_t>(square)];
    if (given > 0) givens.push_back({square, given});
  }
  for (auto _ : state) {
    sudoku::nine::State after;
    const auto* const first = givens.data();
    benchmark::DoNotOptimize(
        kernel.decide(kernel.layout.blank, first, first + givens.size(), after));
  }
}
BENCHMARK(Propagate)->DenseRange(0, static_cast<int>(std::size(sudoku::nine::kKernels)) - 1);

}  // namespace
