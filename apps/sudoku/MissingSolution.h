// MissingSolution.h: the lines that `sudoku solve` writes in place of a solution, and that `sudoku
// check` understands.

#ifndef APPS_SUDOKU_MISSINGSOLUTION_H_
#define APPS_SUDOKU_MISSINGSOLUTION_H_

#include <fmt/format.h>

#include <new>
#include <optional>
#include <string_view>

#include "apps/support/ExitStatus.h"

namespace sudokuProgram {

using apps::ExitStatus;

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

// Runs `work` on one puzzle and returns its status. If memory runs out, frees the memory of `work`,
// calls `write` with a line that says so, and returns the status incomplete. The program can then
// continue with the next puzzle.
template <class Work, class Write>
ExitStatus giveUpIfOutOfMemory(const Work& work, const Write& write) {
  try {
    return work();
  } catch (const std::bad_alloc&) {
    write(fmt::format("{}out of memory\n", kGaveUp));
    return ExitStatus::incomplete;
  }
}

}  // namespace sudokuProgram

#endif
