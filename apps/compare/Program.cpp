#include "apps/compare/Program.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <exception>
#include <fstream>
#include <iostream>
#include <new>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "apps/compare/Comparison.h"
#include "apps/compare/ComparisonTable.h"
#include "apps/compare/GracePeriod.h"
#include "apps/compare/Inputs.h"
#include "apps/compare/Options.h"
#include "apps/compare/Records.h"
#include "apps/compare/ReportPage.h"
#include "apps/compare/ReportTrees.h"
#include "apps/compare/Results.h"
#include "apps/compare/Runner.h"
#include "apps/compare/trace/Divergence.h"
#include "apps/compare/trace/DivergenceText.h"
#include "apps/compare/trace/TraceFiles.h"
#include "apps/compare/trace/TraceReader.h"
#include "apps/support/ExitStatus.h"
#include "apps/support/OutputFile.h"
#include "apps/support/ProgressBar.h"
#include "apps/support/StopOnSignal.h"
#include "apps/support/Terminal.h"

namespace compareSearch {
namespace {

using apps::ExitStatus;
using search::Trace;

// The time for which recording may continue after a request to stop.
constexpr std::chrono::seconds kGrace(2);

// --- comparing strategies

struct TraceSummary {
  std::size_t searches = 0;  // number of searches recorded
  std::size_t inPart = 0;    // of these, recorded in part because recording was stopped
  std::string failure{};     // why recording failed; empty if it did not
};

// Runs `work`, unless an earlier one failed.
template <class Work>
void tryTo(const Work& work, TraceSummary& traced, apps::ProgressBar& bar) {
  if (!traced.failure.empty()) return;
  try {
    work();
  } catch (const std::runtime_error& error) {
    traced.failure = error.what();
    bar.say(fmt::format("CompareSearch: {}; the traces are not complete", traced.failure));
  }
}

// Runs the searches and records each as soon as it is done, so that the traces exist if the program
// is stopped. `stop` ends the searches; `stopRecording`, which may be set later, ends recording. If
// a trace cannot be written, an error is printed immediately, and the searches continue.
TraceSummary runAndTrace(Comparison& comparison, const Options& options,
                         const std::atomic<bool>& stop, const std::atomic<bool>& stopRecording) {
  apps::ProgressBar bar("searches", comparison.searches());
  TraceSummary traced;
  RunListener listener;
  listener.afterEach = [&bar] { bar.advance(); };
  if (!options.trace.areRequested()) {
    run(comparison, options.jobs, stop, listener);
    return traced;
  }
  TraceFiles files(options.trace, comparison.searches(),
                   [&bar](const std::string& line) { bar.say(line); });
  listener.inOrder = [&](const Run& run) {
    if (stopRecording) return;
    const auto addTrace = [&] {
      const Trace trace = record(comparison, run, options.trace.mostStates, stopRecording);
      files.add(trace);
      ++traced.searches;
      if (trace.statistics.expanded < run.statistics.expanded) ++traced.inPart;
    };
    tryTo(addTrace, traced, bar);
  };
  run(comparison, options.jobs, stop, listener);
  tryTo([&files] { files.close(); }, traced, bar);
  return traced;
}

void writeResults(std::ostream& out, const Results& results, const Options& options) {
  switch (options.format) {
    case Format::csv: return writeCsv(out, results.comparison);
    case Format::json: return writeJson(out, results.comparison);
    case Format::markdown: return writeMarkdown(out, results, options.pairing);
    case Format::table: {
      const bool hasColours = options.output.empty() && apps::showsColours(apps::Stream::output);
      return writeTable(out, results, apps::lineWidth(apps::Stream::output), hasColours,
                        options.pairing);
    }
  }
}

// Writes the report and returns the number of search trees in it.
std::size_t writeReport(const Results& results, const Options& options, std::ofstream& file,
                        const std::atomic<bool>& stop) {
  const Comparison& comparison = results.comparison;
  ReportTrees trees = chosenTrees(comparison, options.report);
  const std::string note = noRoomNote(comparison, trees);
  if (!note.empty()) std::cerr << note << '\n';
  {
    apps::ProgressBar bar("searches recorded", trees.kept());
    recordTrees(comparison, trees, stop, [&bar] { bar.advance(); });
  }
  writeReportPage(file, results, trees);
  apps::closeWritten(file, options.report.file);
  return trees.kept();
}

// A message about a stopped comparison: how many searches were done, and how many recorded.
std::string stopText(const Comparison& comparison, const Options& options,
                     const TraceSummary& traced, std::size_t trees) {
  std::string text = fmt::format("CompareSearch: stopped after {} of {} searches",
                                 comparison.searchesDone(), comparison.searches());
  if (options.trace.areRequested()) {
    text += fmt::format("; {} {} recorded", traced.searches, traced.searches == 1 ? "is" : "are");
    if (traced.inPart > 0) text += fmt::format(", {} of them in part", traced.inPart);
  }
  if (!options.report.file.empty()) text += fmt::format("; the report has {} search trees", trees);
  return text;
}

int compareStrategies(const Options& options) {
  requireDistinctOutputs(options);
  // Opening an output truncates it, so the puzzles are read first.
  PuzzleList puzzles = readPuzzles(options, std::cerr);
  if (puzzles.entries.empty()) return static_cast<int>(ExitStatus::usage);
  requireFit(options, puzzles);

  std::ofstream file;
  if (!options.output.empty()) file = apps::outputFile(options.output);
  std::ostream& out = options.output.empty() ? std::cout : file;
  const bool hasReport = !options.report.file.empty();
  std::ofstream reportFile;
  if (hasReport) reportFile = apps::outputFile(options.report.file);

  Comparison comparison{contendersOf(options), std::move(puzzles.entries), options.limits,
                        options.ties};
  const apps::StopOnSignal stop;
  const GracePeriod grace(stop.flag(), kGrace);
  const TraceSummary traced = runAndTrace(comparison, options, stop.flag(), grace.end());
  const Results results = resultsOf(
      comparison, hasReport ? Pairing::all : options.pairing.value_or(Pairing::strategies));
  writeResults(out, results, options);
  if (!out.flush()) throw std::runtime_error("the result could not be written");
  const std::size_t trees = hasReport ? writeReport(results, options, reportFile, grace.end()) : 0;
  if (stop.isRaised()) {
    std::cerr << stopText(comparison, options, traced, trees) << '\n';
    return stop.exitStatus();
  }
  const bool isWhole = puzzles.isWhole && traced.failure.empty();
  return static_cast<int>(isWhole ? ExitStatus::success : ExitStatus::usage);
}

// --- comparing traces

std::string titleOf(const Trace& trace) {
  std::string text = textOf(trace.about, "puzzle");
  for (const char* const name : {"strategy", "rules"}) {
    const std::string value = textOf(trace.about, name);
    if (!value.empty()) text += ", " + value;
  }
  return text;
}

// Compares recorded searches with those of this program, or with each other.
int compareWithTraces(const Options& options) {
  const apps::StopOnSignal stop;
  const std::vector<std::string>& files = options.against;
  if (files.size() > 2) throw std::runtime_error("--against takes one trace or two");
  const int width = apps::lineWidth(apps::Stream::output);
  const std::vector<Trace> traces = readTraceFile(files[0]);
  const bool areTwo = files.size() == 2;
  std::vector<Trace> others;
  if (areTwo) {
    others = readTraceFile(files[1]);
    if (others.size() != traces.size()) {
      throw std::runtime_error(
          fmt::format("{} has {} searches and {} has {}: they are compared one by one", files[0],
                      traces.size(), files[1], others.size()));
    }
  }
  bool areEqual = true;
  for (std::size_t i = 0; i < traces.size() && !stop.isRaised(); ++i) {
    if (areTwo && textOf(traces[i].about, "puzzle") != textOf(others[i].about, "puzzle")) {
      throw std::runtime_error(fmt::format("search {} is about another puzzle in {} than in {}",
                                           i + 1, files[0], files[1]));
    }
    const Trace own = areTwo ? Trace() : recordLike(traces[i], files[0], options, stop.flag());
    const TraceComparison comparison = compareTraces(traces[i], areTwo ? others[i] : own);
    areEqual = areEqual && !comparison.divergence;
    std::cout << (i > 0 ? "\n" : "") << titleOf(traces[i]) << '\n';
    writeDivergence(std::cout, comparison, files[0], areTwo ? files[1] : "this program", width);
  }
  if (!std::cout.flush()) throw std::runtime_error("the result could not be written");
  if (stop.isRaised()) {
    std::cerr << "CompareSearch: stopped; what follows in the trace was not compared\n";
    return stop.exitStatus();
  }
  return static_cast<int>(areEqual ? ExitStatus::success : ExitStatus::difference);
}

int fail(ExitStatus status, const std::string& reason) {
  std::cerr << "CompareSearch: " << reason << '\n';
  return static_cast<int>(status);
}

}  // namespace

int runProgram(int argc, char** argv) {
  try {
    CLI::App app;
    Options options;
    addOptions(app, options);
    try {
      app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
      return static_cast<int>(app.exit(error) == 0 ? ExitStatus::success : ExitStatus::usage);
    }
    return options.against.empty() ? compareStrategies(options) : compareWithTraces(options);
  } catch (const std::logic_error& error) {
    return fail(ExitStatus::failed, fmt::format("internal error: {}", error.what()));
  } catch (const std::bad_alloc&) {
    return fail(ExitStatus::failed, "out of memory; a lower --max-frontier needs less");
  } catch (const std::exception& error) {
    return fail(ExitStatus::usage, error.what());
  }
}

}  // namespace compareSearch
