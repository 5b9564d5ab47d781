// Exceeded.h: which bound a sandboxed program has exceeded. A function of what was measured, so
// that tests can decide what time it is.

#ifndef APPS_GRADE_SANDBOX_EXCEEDED_H_
#define APPS_GRADE_SANDBOX_EXCEEDED_H_

#include <chrono>
#include <cstdint>
#include <optional>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/Termination.h"

namespace grading {

// What a program and all of its processes have used so far, together.
struct Used {
  std::chrono::nanoseconds cpu{0};
  std::chrono::nanoseconds wall{0};
  std::uint64_t memoryBytes = 0;   // now
  std::uint64_t printedBytes = 0;  // kept or not
  std::uint64_t fileBytes = 0;     // added to its folder
};

// The kind of ending that is due; nothing as long as all bounds are kept. A program may print a
// thousand times as much as is kept of it.
std::optional<Termination::Kind> exceeded(const Used& used, const Bounds& bounds);

}  // namespace grading

#endif
