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

// Fills comparison.runs, with so many searches at once; the counts do not depend on how many. The
// searches are begun puzzle by puzzle, so that if `stop` is raised, what was done can be compared;
// those under way then are among the runs. Calls `afterEach` after every search, from any thread.
// Throws WrongSolution.
void run(Comparison& comparison, int jobs, const std::atomic<bool>& stop,
         const std::function<void()>& afterEach);

}  // namespace comparing

#endif
