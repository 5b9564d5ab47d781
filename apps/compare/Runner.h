// Runner.h: runs the searches of a comparison, verifies their solutions, and repeats searches to
// record them. Repeating keeps the cost of recording out of the times of the comparison.

#ifndef APPS_COMPARE_RUNNER_H_
#define APPS_COMPARE_RUNNER_H_

#include <atomic>
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>

#include "apps/compare/Comparison.h"
#include "apps/compare/Options.h"
#include "search/trace/Trace.h"

namespace compareSearch {

// A search returned a board that the independent checker rejects: a defect of this program.
class WrongSolution : public std::logic_error {
  using std::logic_error::logic_error;
};

// Callbacks during the searches. Either may be empty.
struct RunListener {
  std::function<void()> afterEach{};          // after every search, from any thread
  std::function<void(const Run&)> inOrder{};  // after a search and all before it are done
};

// Fills comparison.runs, running `jobs` searches at once; the counts do not depend on `jobs`.
// Searches are started puzzle by puzzle, so that contenders can be compared if `stop` is set;
// searches running at that moment are among the runs. No search runs while listener.inOrder() is
// called. Throws WrongSolution, and passes on exceptions of the listener.
void run(Comparison& comparison, int jobs, const std::atomic<bool>& stop,
         const RunListener& listener);

// Repeats a search up to the point where `run` ended and records at most its first `mostStates`
// states. If `stop` is set, the trace ends there. Throws std::logic_error if the repetition differs
// from `run`.
search::Trace record(const Comparison& comparison, const Run& run, std::uint64_t mostStates,
                     const std::atomic<bool>& stop);

// Records this program's search on the puzzle of a trace that was read from `file`, one step longer
// than the trace. Strategy and rules are those of the trace, unless the options name one of each.
// Throws std::runtime_error with the reason if this program cannot search it.
search::Trace recordLike(const search::Trace& trace, const std::string& file,
                         const Options& options, const std::atomic<bool>& stop);

}  // namespace compareSearch

#endif
