// Recording.h: runs a search of a comparison once more, and records it. So the times of the
// comparison are those of searches that nobody watched.

#ifndef APPS_COMPARE_RECORDING_H_
#define APPS_COMPARE_RECORDING_H_

#include <atomic>
#include <cstdint>

#include "apps/compare/Comparison.h"
#include "search/trace/Trace.h"

namespace comparing {

// Records up to the point where `run` ended; the first `mostStates` states. If `stop` is raised,
// what was recorded until then. Throws std::logic_error if the search goes another way than before.
search::Trace record(const Comparison& comparison, const Run& run, std::uint64_t mostStates,
                     const std::atomic<bool>& stop);

// The only search of a comparison that was not run yet, recorded whole.
search::Trace recordOnce(const Comparison& comparison, const std::atomic<bool>& stop);

}  // namespace comparing

#endif
