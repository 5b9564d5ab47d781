#include "apps/compare/Recording.h"

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <ctime>
#include <fstream>
#include <iostream>
#include <mutex>
#include <stdexcept>
#include <stop_token>
#include <thread>

#include "apps/compare/ReportPage.h"
#include "apps/compare/ReportTrees.h"
#include "apps/compare/Runner.h"
#include "apps/compare/trace/TraceFiles.h"
#include "apps/support/OutputFile.h"
#include "apps/support/StopOnSignal.h"
#include "apps/support/Terminal.h"

namespace compareSearch {
namespace {

// The processor time that recording may take after a request to stop. Unlike elapsed time, a busy
// machine does not use it up.
constexpr std::clock_t kGrace = 2 * CLOCKS_PER_SEC;

// A period after a request to stop, in which started work can be finished.
class GracePeriod {
 public:
  // The period begins when `stop` is set, and ends after the process has used so much processor
  // time. `stop` must outlive this object.
  GracePeriod(const std::atomic<bool>& stop, std::clock_t length)
      : watching_([this, &stop, length](const std::stop_token& noLonger) {
          watch(stop, length, noLonger);
        }) {}

  // Set at the end of the period. Can be used as search::Limits::stop.
  const std::atomic<bool>& end() const { return end_; }

 private:
  // A signal handler cannot wake a waiting thread, so this thread polls.
  void watch(const std::atomic<bool>& stop, std::clock_t length, const std::stop_token& noLonger) {
    constexpr std::chrono::milliseconds kPollEvery(20);
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any over;
    const auto pollWhile = [&](const auto& condition) {
      while (condition() && !noLonger.stop_requested()) {
        over.wait_for(lock, noLonger, kPollEvery, [] { return false; });
      }
    };
    pollWhile([&stop] { return !stop; });
    const std::clock_t start = std::clock();
    pollWhile([start, length] { return std::clock() - start < length; });
    end_ = true;
  }

  std::atomic<bool> end_ = false;
  std::jthread watching_;
};

struct TraceSummary {
  std::size_t searches = 0;  // number of searches recorded
  std::size_t inPart = 0;    // of these, recorded in part because something was stopped
  std::string failure{};     // why recording failed; empty if it did not
};

// Runs `work`, unless an earlier one failed.
template <class Work>
void tryTo(const Work& work, TraceSummary& traced, const std::string& program,
           apps::ProgressBar& bar) {
  if (!traced.failure.empty()) return;
  try {
    work();
  } catch (const std::runtime_error& error) {
    traced.failure = error.what();
    bar.say(fmt::format("{}: {}; the traces are not complete", program, traced.failure));
  }
}

// `stop` ends the searches; `stopRecording`, which may be set later, ends recording.
TraceSummary runAndTrace(Comparison& comparison, const Recording& recording,
                         const std::atomic<bool>& stop, const std::atomic<bool>& stopRecording) {
  apps::ProgressBar bar("searches", comparison.searches());
  TraceSummary traced;
  RunListener listener;
  listener.afterEach = [&bar] { bar.advance(); };
  if (!recording.trace.areRequested()) {
    run(comparison, recording.jobs, stop, listener);
    return traced;
  }
  TraceFiles files(recording.trace, comparison.searches(),
                   [&bar](const std::string& line) { bar.say(line); });
  listener.inOrder = [&](const Run& run) {
    if (stopRecording) return;
    const auto addTrace = [&] {
      const search::Trace trace =
          record(comparison, run, recording.trace.mostStates, stopRecording);
      files.add(trace);
      ++traced.searches;
      if (trace.outcome == search::Outcome::stopped) ++traced.inPart;
    };
    tryTo(addTrace, traced, recording.program, bar);
  };
  run(comparison, recording.jobs, stop, listener);
  tryTo([&files] { files.close(); }, traced, recording.program, bar);
  return traced;
}

// Writes the report and returns the number of search trees in it.
std::size_t writeReport(const Results& results, const ReportOptions& options, std::ofstream& file,
                        const std::atomic<bool>& stop) {
  const Comparison& comparison = results.comparison;
  ReportTrees trees = chosenTrees(comparison, options);
  const std::string note = noRoomNote(comparison, trees);
  if (!note.empty()) std::cerr << note << '\n';
  {
    apps::ProgressBar bar("searches recorded", trees.kept());
    recordTrees(comparison, trees, stop, [&bar] { bar.advance(); });
  }
  writeReportPage(file, results, trees);
  apps::closeWritten(file, options.file);
  return trees.kept();
}

// A message about a stopped comparison: how many searches were done, and how many recorded.
std::string stopText(const Comparison& comparison, const Recording& recording,
                     const TraceSummary& traced, std::size_t trees) {
  std::string text = fmt::format("{}: stopped after {} of {} searches", recording.program,
                                 comparison.searchesDone(), comparison.searches());
  if (recording.trace.areRequested()) {
    text += fmt::format("; {} {} recorded", traced.searches, traced.searches == 1 ? "is" : "are");
    if (traced.inPart > 0) {
      text += traced.inPart == traced.searches ? std::string(" in part")
                                               : fmt::format(", {} of them in part", traced.inPart);
    }
  }
  if (!recording.report.file.empty()) {
    text += fmt::format("; the report has {} search trees", trees);
  }
  return text;
}

}  // namespace

RecordingResult runAndRecord(Comparison& comparison, const Recording& recording,
                             const std::function<void(const Results&)>& write) {
  const bool hasReport = !recording.report.file.empty();
  std::ofstream reportFile;
  if (hasReport) reportFile = apps::outputFile(recording.report.file);

  const apps::StopOnSignal stop;
  const GracePeriod grace(stop.flag(), kGrace);
  const TraceSummary traced = runAndTrace(comparison, recording, stop.flag(), grace.end());
  const Results results = resultsOf(comparison, hasReport ? Pairing::all : recording.pairing);
  write(results);
  const std::size_t trees =
      hasReport ? writeReport(results, recording.report, reportFile, grace.end()) : 0;
  if (stop.isRaised()) {
    std::cerr << stopText(comparison, recording, traced, trees) << '\n';
  }
  return {traced.failure.empty(), stop.exitStatus()};
}

}  // namespace compareSearch
