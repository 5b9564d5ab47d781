// AnswerAll.h: answers puzzles as they come, on several threads, in the order of the input. Memory
// does not grow with their number, and nobody who types a puzzle waits for the next one to be
// answered.

#ifndef APPS_COMMANDS_ANSWERALL_H_
#define APPS_COMMANDS_ANSWERALL_H_

#include <functional>

#include "apps/commands/ExitStatus.h"
#include "apps/commands/Reading.h"
#include "apps/support/OrderedOutput.h"
#include "sudoku/Puzzle.h"

namespace commands {

// Writes the answer to one puzzle, and says how it went. Called from several threads.
using Answer = std::function<ExitStatus(const sudoku::Puzzle&, apps::OrderedOutput::Turn& out)>;

// Writes the answers to standard output. `threads` is 1 or more. A puzzle for which memory runs out
// is given up, and its answer ends with a line that says so. In the
// place of the answer to a puzzle that could not be read stands kUnreadable. What else `answer`
// throws ends it all and passes through.
ExitStatus answerAll(const Reading& reading, int threads, const Answer& answer);

}  // namespace commands

#endif
