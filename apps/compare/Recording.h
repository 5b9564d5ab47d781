// Recording.h: repeats a search of a comparison and records it. The repetition keeps the cost of
// recording out of the times of the comparison.

#ifndef APPS_COMPARE_RECORDING_H_
#define APPS_COMPARE_RECORDING_H_

#include <atomic>
#include <cstdint>

#include "apps/compare/Comparison.h"
#include "search/trace/Trace.h"

namespace comparing {

// Records up to the point where `run` ended, at most the first `mostStates` states. If `stop` is
// set, the trace ends there. Throws std::logic_error if the repetition differs from `run`.
search::Trace record(const Comparison& comparison, const Run& run, std::uint64_t mostStates,
                     const std::atomic<bool>& stop);

// Runs the only search of a comparison and records all of it. Requires that it was not run yet.
search::Trace recordOnce(const Comparison& comparison, const std::atomic<bool>& stop);

}  // namespace comparing

#endif
