// Termination.h: how a sandboxed program ended, and what it cost.

#ifndef APPS_GRADE_SANDBOX_TERMINATION_H_
#define APPS_GRADE_SANDBOX_TERMINATION_H_

#include <chrono>
#include <string>

namespace grading {

struct Termination {
  enum class Kind {
    exited,     // by itself, with the status `code`
    signalled,  // crashed, by the signal `code`. An exit with 128 + a signal looks the same.
    cpuLimit,   // ended for using more than Bounds::cpu; so on
    wallLimit,
    memoryLimit,
    outputLimit,  // printed or wrote to files beyond all reason
    killedByUs,   // was still running when nobody needed it any more
    notStarted,   // not the program's fault: `output` says why
  };

  Kind kind = Kind::notStarted;
  int code = 0;  // of exited and signalled; otherwise 0
  // User and system time of all its processes. May lack what came last, 20 ms at most.
  std::chrono::nanoseconds cpu{0};
  std::string output;  // standard output and standard error, up to Bounds::outputBytes

  // "It crashed: segmentation fault (signal 11)."
  std::string sentence() const;
};

}  // namespace grading

#endif
