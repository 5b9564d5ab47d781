// CompareSearch.cpp: the program `CompareSearch`. It counts the nodes that each strategy expands,
// with each rule set, on each puzzle. Its parts are in compare/.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <fstream>
#include <iostream>
#include <new>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "apps/compare/Against.h"
#include "apps/compare/Comparison.h"
#include "apps/compare/ComparisonTable.h"
#include "apps/compare/FilesApart.h"
#include "apps/compare/GracePeriod.h"
#include "apps/compare/Options.h"
#include "apps/compare/PuzzleList.h"
#include "apps/compare/Records.h"
#include "apps/compare/Report.h"
#include "apps/compare/ReportTrees.h"
#include "apps/compare/ShippedPuzzles.h"
#include "apps/compare/TracedRun.h"
#include "apps/support/OutputFile.h"
#include "apps/support/ProgressBar.h"
#include "apps/support/StopOnSignal.h"
#include "apps/support/Terminal.h"

namespace {

using comparing::Comparison;
using comparing::Format;
using comparing::Options;
using comparing::PuzzleList;
using comparing::Traced;

// The time for which recording may continue after a request to stop.
constexpr std::chrono::seconds kGrace(2);

PuzzleList puzzlesFor(const Options& options) {
  const std::vector<std::string> arguments =
      options.puzzles.empty() ? std::vector{comparing::shippedPuzzles()} : options.puzzles;
  return comparing::readPuzzles(arguments, options.reading, std::cerr);
}

void write(std::ostream& out, const Comparison& comparison, const Options& options) {
  const bool isFile = !options.output.empty();
  switch (options.format) {
    case Format::csv: return writeCsv(out, comparison);
    case Format::json: return writeJson(out, comparison);
    case Format::markdown: return writeMarkdown(out, comparison, options.pairing);
    case Format::table: {
      const int width = apps::lineWidth(apps::Stream::output);
      return writeTable(out, comparison, width, !isFile && apps::showsColours(apps::Stream::output),
                        options.pairing);
    }
  }
}

void requirePuzzles(const std::set<std::uint64_t>& numbers, std::size_t puzzles) {
  for (const std::uint64_t number : numbers) {
    if (number >= 1 && number <= puzzles) continue;
    throw std::runtime_error(
        fmt::format("--report-puzzles: there is no puzzle {}; they are numbered from 1 to {}",
                    number, puzzles));
  }
}

// Writes the report and returns the number of search trees in it.
std::size_t report(const Comparison& comparison, const Options& options, std::ofstream& file,
                   const std::atomic<bool>& stop) {
  comparing::ReportTrees trees =
      chosenTrees(comparison, {options.reportPuzzles, options.roomInReport()});
  const std::string note = noRoomNote(comparison, trees);
  if (!note.empty()) std::cerr << note << '\n';
  {
    apps::ProgressBar bar("searches recorded", trees.kept());
    recordTrees(comparison, trees, stop, [&bar] { bar.advance(); });
  }
  writeReport(file, comparison, trees);
  apps::closeWritten(file, options.report);
  return trees.kept();
}

// A message about a stopped comparison: how many searches were done, and how many recorded.
std::string stopText(const Comparison& comparison, const Options& options, const Traced& traced,
                     std::size_t trees) {
  std::string text = fmt::format("CompareSearch: stopped after {} of {} searches",
                                 comparison.searchesDone(), comparison.searches());
  if (options.trace.areAskedFor()) {
    text += fmt::format("; {} {} recorded", traced.searches, traced.searches == 1 ? "is" : "are");
    if (traced.inPart > 0) text += fmt::format(", {} of them in part", traced.inPart);
  }
  if (!options.report.empty()) text += fmt::format("; the report has {} search trees", trees);
  return text;
}

int run(const Options& options) {
  const std::vector<comparing::Output> outputs = outputsOf(options);
  requireApart(outputs);
  // Opening an output truncates it, so the puzzles are read first.
  PuzzleList list = puzzlesFor(options);
  if (list.entries.empty()) return comparing::kUsageError;
  requirePuzzles(options.reportPuzzles, list.entries.size());
  requireApartFromInputs(outputs, list.files);

  const bool isFile = !options.output.empty();
  std::ofstream file;
  if (isFile) file = apps::outputFile(options.output);
  std::ostream& out = isFile ? file : std::cout;
  std::ofstream reportFile;
  if (!options.report.empty()) reportFile = apps::outputFile(options.report);

  Comparison comparison{contendersOf(options), std::move(list.entries), options.limits,
                        options.ties};
  const apps::StopOnSignal stop;
  const comparing::GracePeriod grace(stop.flag(), kGrace);
  Traced traced;
  {
    apps::ProgressBar bar("searches", comparison.searches());
    traced = runAndTrace(comparison, options.jobs, options.trace, stop.flag(), grace.end(), bar);
  }
  write(out, comparison, options);
  if (!out.flush()) throw std::runtime_error("the result could not be written");
  const std::size_t trees =
      options.report.empty() ? 0 : report(comparison, options, reportFile, grace.end());
  if (stop.isRaised()) {
    std::cerr << stopText(comparison, options, traced, trees) << '\n';
    return stop.exitStatus();
  }
  return list.isWhole && traced.failure.empty() ? 0 : comparing::kUsageError;
}

// Compares recorded searches with those of this program, or with each other.
int compareWithTraces(const Options& options) {
  const apps::StopOnSignal stop;
  const int width = apps::lineWidth(apps::Stream::output);
  const bool areEqual = compareAgainst(againstOptionsOf(options), stop.flag(), std::cout, width);
  if (!std::cout.flush()) throw std::runtime_error("the result could not be written");
  if (!stop.isRaised()) return areEqual ? 0 : comparing::kDifference;
  std::cerr << "CompareSearch: stopped; what follows in the trace was not compared\n";
  return stop.exitStatus();
}

int fail(int status, const std::string& reason) {
  std::cerr << "CompareSearch: " << reason << '\n';
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    CLI::App app;
    Options options;
    addOptions(app, options);
    try {
      app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
      return app.exit(error) == 0 ? 0 : comparing::kUsageError;
    }
    return options.against.empty() ? run(options) : compareWithTraces(options);
  } catch (const std::logic_error& error) {
    return fail(comparing::kInternalError, fmt::format("internal error: {}", error.what()));
  } catch (const std::bad_alloc&) {
    return fail(comparing::kInternalError, "out of memory; a lower --max-frontier needs less");
  } catch (const std::exception& error) {
    return fail(comparing::kUsageError, error.what());
  }
}
