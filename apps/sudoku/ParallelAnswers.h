// ParallelAnswers.h: answers a stream of puzzles on several threads, in the order of the input.
// Memory does not grow with their number. An answer is written without waiting for further input,
// so the command can be used interactively.

#ifndef APPS_SUDOKU_PARALLELANSWERS_H_
#define APPS_SUDOKU_PARALLELANSWERS_H_

#include <atomic>
#include <cstdint>
#include <functional>

#include "apps/sudoku/OrderedOutput.h"
#include "apps/sudoku/PuzzleArguments.h"
#include "apps/support/ExitStatus.h"
#include "sudoku/ReadPuzzle.h"

namespace sudokuProgram {

using apps::ExitStatus;

// Answers attend to Ctrl-C and to the progress bar. Used by several threads.
class Attention {
 public:
  explicit Attention(const std::atomic<bool>& stop) : stop_(stop) {}

  // Set when the answer has to end.
  const std::atomic<bool>& stop() const { return stop_; }
  // Call this for each solution.
  void found() { solutions_.fetch_add(1, std::memory_order_relaxed); }
  std::uint64_t solutions() const { return solutions_; }

 private:
  const std::atomic<bool>& stop_;
  std::atomic<std::uint64_t> solutions_ = 0;
};

// Writes the answer to one puzzle and returns its status. Called from several threads.
using Answer =
    std::function<ExitStatus(const sudoku::ReadPuzzle&, OrderedOutput::Turn& out, Attention&)>;

// Writes the answers to standard output, and shows progress, unless puzzles are typed. After Ctrl-C
// or SIGTERM, answers end early, further puzzles have none, and the status is that of the signal.
// `threads` is 1 or more. If memory runs out for a puzzle, the puzzle is given up, and its answer
// ends with a line that says so. The answer to a puzzle that could not be read is kUnreadable. All
// other exceptions of `answer` end the work and pass through.
ExitStatus answerInParallel(const PuzzleArguments& puzzles, int threads, const Answer& answer);

}  // namespace sudokuProgram

#endif
