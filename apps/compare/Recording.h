// Recording.h: runs a comparison with progress, traces, a report, and an end by Ctrl-C.

#ifndef APPS_COMPARE_RECORDING_H_
#define APPS_COMPARE_RECORDING_H_

#include <functional>
#include <string>

#include "apps/compare/Comparison.h"
#include "apps/compare/Options.h"
#include "apps/compare/Results.h"

namespace compareSearch {

struct Recording {
  std::string program;  // its name, for messages
  int jobs = 1;         // searches at once
  TraceOptions trace{};
  ReportOptions report{};
  Pairing pairing = Pairing::strategies;  // the pairs in the results; a report has all
};

struct RecordingResult {
  bool areTracesWhole;  // false if a trace could not be written
  int stopStatus;       // the exit status after a request to stop; 0 if there was none
};

// Runs the searches and passes the results to `write`, then writes the report. Each search is
// recorded as soon as it is done, so that the traces exist if the program is stopped. If a trace
// cannot be written, an error is printed immediately, and the searches continue. Throws
// std::runtime_error if the report cannot be written, and WrongSolution.
RecordingResult runAndRecord(Comparison& comparison, const Recording& recording,
                             const std::function<void(const Results&)>& write);

}  // namespace compareSearch

#endif
