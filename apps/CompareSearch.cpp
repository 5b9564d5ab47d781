// CompareSearch.cpp: how many nodes does each strategy expand, with each rule set, on each puzzle?
// --help says the rest; the parts are in compare/.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
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
#include "apps/compare/Options.h"
#include "apps/compare/PuzzleList.h"
#include "apps/compare/Recording.h"
#include "apps/compare/Records.h"
#include "apps/compare/Report.h"
#include "apps/compare/Runner.h"
#include "apps/compare/ShippedPuzzles.h"
#include "apps/compare/TraceFiles.h"
#include "apps/support/OutputFile.h"
#include "apps/support/ProgressBar.h"
#include "apps/support/StopOnSignal.h"
#include "apps/support/Terminal.h"

namespace {

using comparing::Comparison;
using comparing::Format;
using comparing::Options;
using comparing::PuzzleList;

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

// Records every search that was begun.
void trace(const Comparison& comparison, const Options& options, comparing::TraceFiles& files,
           const apps::StopOnSignal& stop) {
  apps::ProgressBar bar("searches recorded", comparison.runs.size());
  for (const comparing::Run& run : comparison.runs) {
    if (stop.isRaised()) break;
    files.add(record(comparison, run, options.trace.mostStates, stop.flag()));
    bar.advance();
  }
  files.close();
}

void requirePuzzles(const std::set<std::uint64_t>& numbers, std::size_t puzzles) {
  for (const std::uint64_t number : numbers) {
    if (number >= 1 && number <= puzzles) continue;
    throw std::runtime_error(
        fmt::format("--report-puzzles: there is no puzzle {}; they are numbered from 1 to {}",
                    number, puzzles));
  }
}

void report(const Comparison& comparison, const Options& options, std::ofstream& file,
            const apps::StopOnSignal& stop) {
  const auto runs = runsToRecord(comparison, options.reportPuzzles, options.roomInReport());
  const std::string note = missingNote(comparison, options.reportPuzzles, runs);
  if (!note.empty()) std::cerr << note << '\n';
  std::string traces;
  {
    apps::ProgressBar bar("searches recorded", runs.size());
    traces = recorded(comparison, runs, stop.flag(), [&bar] { bar.advance(); });
  }
  writeReport(file, comparison, traces, note);
  apps::closeWritten(file, options.report);
}

int run(const Options& options) {
  const std::vector<comparing::Output> outputs = outputsOf(options);
  requireApart(outputs);
  // Opening a file empties it: not before the puzzles are there.
  PuzzleList list = puzzlesFor(options);
  if (list.entries.empty()) return comparing::kUsageError;
  requirePuzzles(options.reportPuzzles, list.entries.size());
  requireApartFromInputs(outputs, list.files);

  const bool isFile = !options.output.empty();
  std::ofstream file;
  if (isFile) file = apps::outputFile(options.output);
  std::ostream& out = isFile ? file : std::cout;
  comparing::TraceFiles traceFiles(options.trace);
  std::ofstream reportFile;
  if (!options.report.empty()) reportFile = apps::outputFile(options.report);

  Comparison comparison{contendersOf(options), std::move(list.entries), options.limits,
                        options.ties};
  const apps::StopOnSignal stop;
  {
    apps::ProgressBar bar("searches", comparison.searches());
    comparing::run(comparison, options.jobs, stop.flag(), [&bar] { bar.advance(); });
  }
  write(out, comparison, options);
  if (!out.flush()) throw std::runtime_error("the result could not be written");
  if (options.trace.areAskedFor()) trace(comparison, options, traceFiles, stop);
  if (!options.report.empty()) report(comparison, options, reportFile, stop);
  if (stop.isRaised()) return stop.exitStatus();
  return list.isWhole ? 0 : comparing::kUsageError;
}

// Where recorded searches differ from ours, or from each other.
int compareWithTraces(const Options& options) {
  const apps::StopOnSignal stop;
  const int width = apps::lineWidth(apps::Stream::output);
  const bool areEqual = compareAgainst(againstOptionsOf(options), stop.flag(), std::cout, width);
  if (!std::cout.flush()) throw std::runtime_error("the result could not be written");
  if (stop.isRaised()) return stop.exitStatus();
  return areEqual ? 0 : comparing::kDifference;
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
