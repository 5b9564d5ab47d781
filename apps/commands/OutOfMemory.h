// OutOfMemory.h: handles memory exhaustion for each puzzle, so that the work on the other puzzles
// continues.

#ifndef APPS_COMMANDS_OUTOFMEMORY_H_
#define APPS_COMMANDS_OUTOFMEMORY_H_

#include <fmt/format.h>

#include <new>

#include "apps/commands/AnswerWords.h"
#include "apps/commands/ExitStatus.h"

namespace commands {

// Runs `work` on one puzzle and returns its status. If memory runs out, the memory of `work` is
// freed, `write` receives a line that says so, and the status is gaveUp.
template <class Work, class Write>
ExitStatus giveUpIfOutOfMemory(const Work& work, const Write& write) {
  try {
    return work();
  } catch (const std::bad_alloc&) {
    write(fmt::format("{}out of memory\n", kGaveUp));
    return ExitStatus::gaveUp;
  }
}

}  // namespace commands

#endif
