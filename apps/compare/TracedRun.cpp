#include "apps/compare/TracedRun.h"

#include <fmt/format.h>

#include <stdexcept>

#include "apps/compare/Recording.h"
#include "apps/compare/Runner.h"
#include "search/trace/Trace.h"

namespace comparing {
namespace {

// Runs `work`, unless an earlier one failed.
template <class Work>
void tryTo(const Work& work, Traced& traced, apps::ProgressBar& bar) {
  if (!traced.failure.empty()) return;
  try {
    work();
  } catch (const std::runtime_error& error) {
    traced.failure = error.what();
    bar.say(fmt::format("CompareSearch: {}; the traces are not complete", traced.failure));
  }
}

}  // namespace

Traced runAndTrace(Comparison& comparison, int jobs, const TraceOptions& options,
                   const std::atomic<bool>& stop, const std::atomic<bool>& stopRecording,
                   apps::ProgressBar& bar) {
  Traced traced;
  RunListener listener;
  listener.afterEach = [&bar] { bar.advance(); };
  if (!options.areAskedFor()) {
    run(comparison, jobs, stop, listener);
    return traced;
  }
  TraceFiles files(options, comparison.searches(),
                   [&bar](const std::string& line) { bar.say(line); });
  listener.inOrder = [&](const Run& run) {
    if (stopRecording) return;
    const auto addTrace = [&] {
      const search::Trace trace = record(comparison, run, options.mostStates, stopRecording);
      files.add(trace);
      ++traced.searches;
      if (trace.statistics.expanded < run.statistics.expanded) ++traced.inPart;
    };
    tryTo(addTrace, traced, bar);
  };
  run(comparison, jobs, stop, listener);
  tryTo([&files] { files.close(); }, traced, bar);
  return traced;
}

}  // namespace comparing
