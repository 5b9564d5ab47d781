#include "apps/compare/Program.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "apps/compare/page/PageData.h"
#include "apps/compare/results/ResultFiles.h"
#include "apps/compare/results/ResultTable.h"
#include "apps/compare/results/ResultTexts.h"
#include "apps/compare/results/Results.h"
#include "apps/compare/searches/Runner.h"
#include "apps/support/EmbeddedText.h"
#include "apps/support/ExitStatus.h"
#include "apps/support/OutputFile.h"
#include "apps/support/PrintableText.h"
#include "apps/support/StopOnSignal.h"
#include "apps/support/Terminal.h"
#include "search/trace/JsonLines.h"

namespace comparing {
namespace {

// Records the searches in `file` if it is open.
void runAndRecord(Comparison& comparison, const Options& options, std::ofstream& file,
                  const std::atomic<bool>& stop) {
  apps::Progress progress("searches", comparison.searches());
  RunListener listener;
  listener.afterEach = [&progress] { progress.advance(); };
  if (file.is_open()) {
    listener.inOrder = [&](const Run& run) {
      // Recording takes longer than the search, and a user who stopped the program waits.
      if (stop) return;
      writeJsonLines(file, record(comparison, run, options.mostStates, stop));
    };
  }
  run(comparison, options.jobs, stop, listener);
}

void write(std::ostream& out, const Results& results, const Options& options) {
  switch (options.format) {
    case Format::csv: return writeCsv(out, results.comparison);
    case Format::json: return writeJson(out, results.comparison);
    case Format::markdown: return writeMarkdown(out, results, options.pairing);
    case Format::table: {
      const std::string solution = options.showsSolution ? solutionText(results.comparison) : "";
      if (!solution.empty()) out << solution << '\n';
      return writeTable(out, results,
                        static_cast<std::size_t>(apps::lineWidth(apps::Stream::output)),
                        options.pairing);
    }
  }
}

// Records the trees and writes the page with them. The room for them bounds the time, so they are
// recorded after a request to stop too; a second one ends the program.
void writeReport(std::ostream& out, const Results& results, const Options& options) {
  const Comparison& comparison = results.comparison;
  const std::vector<bool> hasTree =
      chosenTrees(comparison.runs, comparison.isRead() ? 0 : options.room);
  const std::atomic<bool> never = false;
  std::ostringstream traces;
  {
    const auto kept = std::count(hasTree.begin(), hasTree.end(), true);
    apps::Progress progress("searches recorded", static_cast<std::uint64_t>(kept));
    for (std::size_t i = 0; i < hasTree.size(); ++i) {
      if (!hasTree[i]) continue;
      writeJsonLines(traces, record(comparison, comparison.runs[i], search::kUnlimited, never));
      progress.advance();
    }
  }
  out << apps::filledPage("report.html",
                          {{"comparison", apps::gzippedBase64(pageData(results, hasTree))},
                           {"traces", apps::gzippedBase64(std::move(traces).str())}});
}

}  // namespace

int runAndWrite(Comparison& comparison, const Options& options) {
  std::ofstream file, report, trace;
  if (!options.output.empty()) file = apps::outputFile(options.output);
  if (!options.report.empty()) report = apps::outputFile(options.report);
  if (!options.trace.empty()) trace = apps::outputFile(options.trace);

  const std::atomic<bool>& stop = apps::stopOnSignal();
  if (!comparison.isRead()) runAndRecord(comparison, options, trace, stop);
  const Results results = resultsOf(comparison);
  std::ostream& out = options.output.empty() ? std::cout : file;
  write(out, results, options);
  apps::flush(out);
  if (!options.report.empty()) {
    writeReport(report, results, options);
    apps::closeWritten(report, options.report);
  }
  if (trace.is_open()) apps::closeWritten(trace, options.trace);
  const bool isSaid = options.output.empty() &&
                      (options.format == Format::table || options.format == Format::markdown);
  if (stop && !isSaid) {
    std::cerr << fmt::format("{}: stopped after {} of {} searches\n", comparison.origins[0].program,
                             apps::withThousands(comparison.searchesDone()),
                             apps::withThousands(comparison.searches()));
  }
  return apps::signalStatus();
}

}  // namespace comparing
