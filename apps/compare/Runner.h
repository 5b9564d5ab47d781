// Runner.h: runs the searches of a comparison, and checks what they find.

#ifndef APPS_COMPARE_RUNNER_H_
#define APPS_COMPARE_RUNNER_H_

#include <atomic>
#include <functional>
#include <stdexcept>

#include "apps/compare/Comparison.h"

namespace comparing {

// A search returned what the independent checker says is no solution: a defect of this program.
class WrongSolution : public std::logic_error {
  using std::logic_error::logic_error;
};

// Fills comparison.runs. Puzzle by puzzle, so that if `stop` is raised, what was done can be
// compared; the search under way then is the last run. Calls `afterEach` after every search.
// Throws WrongSolution.
void run(Comparison& comparison, const std::atomic<bool>& stop,
         const std::function<void()>& afterEach);

}  // namespace comparing

#endif
