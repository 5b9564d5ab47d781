// Answers.h: answers puzzles as they come, on several threads, in the order of the input, and has
// the lines that stand where a puzzle has no answer. Memory does not grow with the number of
// puzzles, and no answer waits for further input.

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "apps/support/ExitStatus.h"
#include "sudoku/PuzzleReader.h"

namespace sudokuProgram {

using apps::ExitStatus;
struct AnswerOptions;
struct PuzzleArguments;

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

// Writes the answer to one puzzle and returns its status. Called from several threads.
using Answer = std::function<ExitStatus(const sudoku::ReadPuzzle&, const Write&)>;

// Writes the answers to standard output and returns the worst status. After SIGINT or SIGTERM, the
// search has to stop; what it found is written, and the signal ends the program. The answer to a
// puzzle that could not be read is kUnreadable; that of one for which memory runs out ends with
// kGaveUp. All exceptions of `answer` but std::bad_alloc end the work and pass through.
ExitStatus answerAll(const AnswerOptions& options, const Answer& answer);

// Writes to standard output about a puzzle, whose place is "FILE:LINE", and returns its status.
using Describe = std::function<ExitStatus(const sudoku::ReadPuzzle&, const std::string& place)>;

// Calls `describe` for each readable puzzle, with an empty line before all but the first, and
// returns the worst status. Input without any puzzle is reported as well. Exceptions are treated as
// by answerAll().
ExitStatus forEachPuzzle(const PuzzleArguments& puzzles, const Describe& describe);

}  // namespace sudokuProgram
