// Answers.h: answers puzzles as they come, on several threads, in the order of the input, and has
// the lines that stand where a puzzle has no answer. Memory does not grow with the number of
// puzzles, and no answer waits for further input.

#ifndef APPS_SUDOKU_ANSWERS_H_
#define APPS_SUDOKU_ANSWERS_H_

#include <fmt/format.h>

#include <atomic>
#include <functional>
#include <new>
#include <optional>
#include <string>
#include <string_view>

#include "apps/sudoku/Arguments.h"
#include "apps/support/ExitStatus.h"
#include "sudoku/ReadPuzzle.h"

namespace sudokuProgram {

// What `sudoku solve` writes in place of a solution, and `sudoku check` understands.
constexpr const char* kNoSolution = "no solution";
constexpr const char* kGaveUp = "gave up: ";  // followed by the reason
constexpr const char* kUnreadable = "unreadable";

// The exit status of `sudoku solve` for a puzzle with this line; nothing for any other line.
constexpr std::optional<ExitStatus> statusOfMissing(std::string_view line) {
  if (line == kNoSolution) return ExitStatus::negative;
  if (line.starts_with(kGaveUp)) return ExitStatus::incomplete;
  if (line == kUnreadable) return ExitStatus::unreadable;
  return std::nullopt;
}

using Write = std::function<void(const std::string& text)>;

// Runs `work` on one puzzle and returns its status. If memory runs out, frees the memory of `work`,
// writes a line that says so, and returns the status incomplete.
template <class Work>
ExitStatus giveUpIfOutOfMemory(const Work& work, const Write& write) {
  try {
    return work();
  } catch (const std::bad_alloc&) {
    write(fmt::format("{}out of memory\n", kGaveUp));
    return ExitStatus::incomplete;
  }
}

// Writes the answer to one puzzle and returns its status. Ends early when `stop` is set. Called
// from several threads.
using Answer = std::function<ExitStatus(const sudoku::ReadPuzzle&, const Write&,
                                        const std::atomic<bool>& stop)>;

// Writes the answers to standard output and returns the worst status. `threads` is 1 or more. The
// answer to a puzzle that could not be read is kUnreadable. With one thread, Ctrl-C or SIGTERM ends
// the answer to the current puzzle early, and the status is that of the signal; with several, it
// ends the program. All exceptions of `answer` but std::bad_alloc end the work and pass through.
ExitStatus answerAll(const PuzzleArguments& puzzles, int threads, const Answer& answer);

}  // namespace sudokuProgram

#endif
