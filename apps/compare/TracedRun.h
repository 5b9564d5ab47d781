// TracedRun.h: runs the searches of a comparison and records each as soon as it is done, so that
// the traces exist if the program is stopped.

#ifndef APPS_COMPARE_TRACEDRUN_H_
#define APPS_COMPARE_TRACEDRUN_H_

#include <atomic>
#include <cstddef>
#include <string>

#include "apps/compare/Comparison.h"
#include "apps/compare/TraceFiles.h"
#include "apps/support/ProgressBar.h"

namespace comparing {

struct Traced {
  std::size_t searches = 0;  // number of searches recorded
  std::size_t inPart = 0;    // of these, recorded in part because recording was stopped
  std::string failure{};     // why recording failed; empty if it did not
};

// Fills comparison.runs as Runner.h does. `stop` ends the searches; `stopRecording`, which may be
// set later, ends recording. If a trace cannot be written, an error is printed to standard error at
// once, and the searches continue. Opens the files first; throws std::runtime_error with the reason
// if that fails.
Traced runAndTrace(Comparison& comparison, int jobs, const TraceOptions& options,
                   const std::atomic<bool>& stop, const std::atomic<bool>& stopRecording,
                   apps::ProgressBar& bar);

}  // namespace comparing

#endif
