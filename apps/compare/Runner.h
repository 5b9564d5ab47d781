// Runner.h: runs the searches of a comparison and verifies their solutions.

#ifndef APPS_COMPARE_RUNNER_H_
#define APPS_COMPARE_RUNNER_H_

#include <atomic>
#include <functional>
#include <stdexcept>

#include "apps/compare/Comparison.h"

namespace comparing {

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

}  // namespace comparing

#endif
