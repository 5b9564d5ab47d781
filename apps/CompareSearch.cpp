// CompareSearch.cpp: the program `CompareSearch`. It counts the nodes that each strategy expands,
// with each rule set, on each puzzle. Its parts are in compare/.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstddef>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "apps/compare/Comparison.h"
#include "apps/compare/ComparisonExport.h"
#include "apps/compare/ComparisonTable.h"
#include "apps/compare/Inputs.h"
#include "apps/compare/Options.h"
#include "apps/compare/Recording.h"
#include "apps/compare/Results.h"
#include "apps/compare/Runner.h"
#include "apps/compare/trace/Divergence.h"
#include "apps/compare/trace/TraceReader.h"
#include "apps/support/CommandLine.h"
#include "apps/support/ExitStatus.h"
#include "apps/support/OutputFile.h"
#include "apps/support/StopOnSignal.h"
#include "apps/support/Terminal.h"

namespace {

using apps::ExitStatus;
using compareSearch::Comparison;
using compareSearch::Format;
using compareSearch::Options;
using compareSearch::Pairing;
using compareSearch::PuzzleList;
using compareSearch::Recording;
using compareSearch::RecordingResult;
using compareSearch::Results;
using compareSearch::textOf;
using compareSearch::TraceComparison;
using search::Trace;

// --- comparing strategies

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

int compareStrategies(const Options& options) {
  requireDistinctOutputs(options);
  // Opening an output truncates it, so the puzzles are read first.
  PuzzleList puzzles = readPuzzles(options, std::cerr);
  if (puzzles.entries.empty()) return static_cast<int>(ExitStatus::usage);
  requireFit(options, puzzles);

  std::ofstream file;
  if (!options.output.empty()) file = apps::outputFile(options.output);
  std::ostream& out = options.output.empty() ? std::cout : file;

  Comparison comparison{contendersOf(options), std::move(puzzles.entries), options.limits,
                        options.ties};
  const Recording recording{"CompareSearch", options.jobs, options.trace, options.report,
                            options.pairing.value_or(Pairing::strategies)};
  const RecordingResult recorded = runAndRecord(comparison, recording, [&](const Results& results) {
    writeResults(out, results, options);
    apps::flush(out);
  });
  if (recorded.stopStatus != 0) return recorded.stopStatus;
  const bool isWhole = puzzles.isWhole && recorded.areTracesWhole;
  return static_cast<int>(isWhole ? ExitStatus::success : ExitStatus::usage);
}

// --- comparing traces

// "best, coursework"; empty if the trace does not say it.
std::string nameOf(const Trace& trace) {
  std::string name = textOf(trace.about, "strategy");
  const std::string rules = textOf(trace.about, "rules");
  return name.empty() || rules.empty() ? name + rules : name + ", " + rules;
}

// The puzzle, and the name of both searches or their two names.
std::string titleOf(const Trace& one, const Trace& other) {
  const std::string name = nameOf(one), otherName = nameOf(other);
  std::string title = textOf(one.about, "puzzle");
  if (!name.empty()) title += ", " + name;
  if (!otherName.empty() && otherName != name) title += ", against " + otherName;
  return title;
}

// Compares recorded searches with those of this program, or with each other.
int compareWithTraces(const Options& options) {
  const apps::StopOnSignal stop;
  const std::vector<std::string>& files = options.against;
  if (files.size() > 2) throw std::runtime_error("--against takes one trace or two");
  const int width = apps::lineWidth(apps::Stream::output);
  const std::vector<Trace> traces = compareSearch::readTraceFile(files[0]);
  const bool areTwo = files.size() == 2;
  std::vector<Trace> others;
  if (areTwo) {
    others = compareSearch::readTraceFile(files[1]);
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
    const Trace& other = areTwo ? others[i] : own;
    const TraceComparison comparison = compareSearch::compareTraces(traces[i], other);
    areEqual = areEqual && !comparison.divergence;
    std::cout << (i > 0 ? "\n" : "") << titleOf(traces[i], other) << '\n';
    writeDivergence(std::cout, comparison, files[0], areTwo ? files[1] : "this program", width);
  }
  apps::flush(std::cout);
  if (stop.isRaised()) {
    std::cerr << "CompareSearch: stopped; what follows in the trace was not compared\n";
    return stop.exitStatus();
  }
  return static_cast<int>(areEqual ? ExitStatus::success : ExitStatus::difference);
}

}  // namespace

int main(int argc, char** argv) {
  return apps::reportErrors("CompareSearch", "; a lower --max-frontier needs less", [&] {
    CLI::App app;
    Options options;
    addOptions(app, options);
    return apps::parseAndRun(app, argc, argv, [&] {
      return options.against.empty() ? compareStrategies(options) : compareWithTraces(options);
    });
  });
}
