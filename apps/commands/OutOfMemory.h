// OutOfMemory.h: a puzzle that takes more memory than there is ends the work on that puzzle alone.

#ifndef APPS_COMMANDS_OUTOFMEMORY_H_
#define APPS_COMMANDS_OUTOFMEMORY_H_

#include <fmt/format.h>

#include <new>

#include "apps/commands/AnswerWords.h"
#include "apps/commands/ExitStatus.h"

namespace commands {

// Does the work on one puzzle, which returns how it went. If memory runs out, what it took is free
// again, `write` is given a line that says so, and the puzzle counts as given up.
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
