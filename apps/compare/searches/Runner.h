// Runner.h: runs the searches of a comparison, verifies their solutions, and repeats searches to
// record them. Repeating keeps the cost of recording out of the times of the comparison.

#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "apps/compare/searches/Comparison.h"
#include "search/trace/Trace.h"

namespace comparing {

// Callbacks during the searches. Either may be empty.
struct RunListener {
  std::function<void()> afterEach{};          // after every search, from any thread
  std::function<void(const Run&)> inOrder{};  // after a search and all before it are done
};

// Fills comparison.runs, running `jobs` searches at once; the counts do not depend on `jobs`.
// Contenders take turns at blocks of puzzles, so that they can be compared if `stop` is set, and
// jobs seldom wait; searches running at that moment are among the runs. No search runs while
// listener.inOrder() is called; the runs after this one may then be empty or unfinished. Throws
// std::logic_error if the puzzle's checker rejects a solution, and passes on exceptions of the
// listener.
void run(Comparison& comparison, int jobs, const std::atomic<bool>& stop,
         const RunListener& listener = {});

// Repeats a search up to the point where `run` ended and records at most its first `mostStates`
// states. If `stop` is set, the trace ends there. Throws std::logic_error if the repetition differs
// from `run`.
search::Trace record(const Comparison& comparison, const Run& run, std::uint64_t mostStates,
                     const std::atomic<bool>& stop);

}  // namespace comparing
