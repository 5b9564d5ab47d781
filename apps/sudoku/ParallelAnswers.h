// ParallelAnswers.h: answers a stream of puzzles on several threads, in the order of the input.
// Memory does not grow with their number. An answer is written without waiting for further input,
// so the command can be used interactively.

#ifndef APPS_SUDOKU_PARALLELANSWERS_H_
#define APPS_SUDOKU_PARALLELANSWERS_H_

#include <functional>

#include "apps/sudoku/OrderedOutput.h"
#include "apps/sudoku/PuzzleArguments.h"
#include "apps/support/ExitStatus.h"
#include "sudoku/reading/ReadPuzzle.h"

namespace sudokuProgram {

using apps::ExitStatus;

// Writes the answer to one puzzle and returns its status. Called from several threads.
using Answer = std::function<ExitStatus(const sudoku::ReadPuzzle&, OrderedOutput::Turn& out)>;

// Writes the answers to standard output. `threads` is 1 or more. If memory runs out for a puzzle,
// the puzzle is given up, and its answer ends with a line that says so. The answer to a puzzle that
// could not be read is kUnreadable. All other exceptions of `answer` end the work and pass through.
ExitStatus answerInParallel(const PuzzleArguments& puzzles, int threads, const Answer& answer);

}  // namespace sudokuProgram

#endif
