// Busyness.h: how busy this machine is.

#ifndef APPS_GRADE_SANDBOX_BUSYNESS_H_
#define APPS_GRADE_SANDBOX_BUSYNESS_H_

namespace grading {

// The programs for each processor that run or could run: now, or on average in the last minute if
// that is more. 50 if the system does not tell.
double busyness();

}  // namespace grading

#endif
