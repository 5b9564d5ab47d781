// AnswerWords.h: the lines that `sudoku solve` writes in place of a solution, and that `sudoku
// check` understands.

#ifndef APPS_COMMANDS_ANSWERWORDS_H_
#define APPS_COMMANDS_ANSWERWORDS_H_

#include <optional>
#include <string_view>

#include "apps/commands/ExitStatus.h"

namespace commands {

constexpr const char* kNoSolution = "no solution";
constexpr const char* kGaveUp = "gave up: ";  // followed by the reason
constexpr const char* kUnreadable = "unreadable";

// The exit status of `sudoku solve` for a puzzle with this answer; empty if the line is no such
// answer.
constexpr std::optional<ExitStatus> statusOfAnswer(std::string_view line) {
  if (line == kNoSolution) return ExitStatus::no;
  if (line.starts_with(kGaveUp)) return ExitStatus::gaveUp;
  if (line == kUnreadable) return ExitStatus::unreadable;
  return std::nullopt;
}

}  // namespace commands

#endif
