// JudgeDriver.h: lets the submission's BestFirstSearch search a secret puzzle, and judges the order
// in which it expands the states.

#ifndef APPS_GRADE_SUITE_JUDGEDRIVER_H_
#define APPS_GRADE_SUITE_JUDGEDRIVER_H_

#include <string>

#include "apps/grade/suite/SecretPuzzle.h"
#include "apps/grade/suite/Subject.h"

namespace coursework {

// Of states that wait, one with the smallest value has to be expanded next, whichever of them that
// is; it has to find a solution if there is one, and must return nullptr if there is none, having
// expanded all. Whether a state is a solution it may ask early or late. Makes a finding of what is
// wrong; false if something was. `kind` says what puzzle it is.
bool judgeDriver(Subject& subject, const SecretPuzzle& puzzle, const std::string& kind);

}  // namespace coursework

#endif
