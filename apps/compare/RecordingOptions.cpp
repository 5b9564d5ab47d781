#include "apps/compare/RecordingOptions.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstddef>
#include <filesystem>
#include <stdexcept>
#include <system_error>

#include "apps/support/ParsedOption.h"

namespace compareSearch {
namespace {

namespace fs = std::filesystem;

const CLI::Validator kNamesSomething(
    [](const std::string& text) { return text.empty() ? "it names nothing" : ""; }, "");

}  // namespace

void addTraceOptions(CLI::App& command, TraceOptions& trace) {
  command
      .add_option(
          "--trace", trace.jsonLines,
          "Record every state of every search, as JSON Lines; docs/trace.md explains them.\n"
          "At size 9 they take about 200 bytes a state; a FILE that ends in .gz is\n"
          "compressed to a tenth of that")
      ->type_name("FILE")
      ->check(kNamesSomething);
  command.add_option("--dot", trace.dot, "Write every search tree for Graphviz; likewise with .gz")
      ->type_name("FILE")
      ->check(kNamesSomething);
  command
      .add_option("--cp-profiler", trace.cpProfiler,
                  "Send every search tree to the viewer CP-Profiler, which listens on port 6565\n"
                  "unless told otherwise")
      ->type_name("[HOST:]PORT")
      ->check(kNamesSomething);
  apps::addParsed(command, "--max-states", "N", trace.mostStates, apps::countIn,
                  fmt::format("Record no more than the first N states of a search [{}]",
                              TraceOptions::kMostStates));
}

void requireTraceFor(const CLI::App& command, const TraceOptions& trace) {
  if (command.count("--max-states") == 0 || trace.areRequested()) return;
  throw CLI::ValidationError("--max-states",
                             "it says how much --trace, --dot and --cp-profiler record: name one "
                             "of them too");
}

void addReportOptions(CLI::App& command, ReportOptions& report) {
  command
      .add_option("--report", report.file,
                  "Write a page for a browser: charts, tables, search trees, and a replay of the\n"
                  "searches step by step")
      ->type_name("FILE.html")
      ->check(kNamesSomething);
  apps::addParsed(command, "--report-states", "N", report.states, apps::countIn,
                  fmt::format("Keep trees of N states in all in the report, puzzle by puzzle, from "
                              "the one with\nthe smallest trees on [{}; {} if puzzles are named]",
                              ReportOptions::kStates, ReportOptions::kStatesOfNamedPuzzles))
      ->needs("--report");
}

std::vector<Output> outputsOf(const TraceOptions& trace, const ReportOptions& report) {
  std::vector<Output> outputs;
  for (const Output& each : {Output{"--trace", trace.jsonLines}, Output{"--dot", trace.dot},
                             Output{"--report", report.file}}) {
    if (!each.file.empty()) outputs.push_back(each);
  }
  return outputs;
}

bool areSame(const std::string& one, const std::string& other) {
  std::error_code ignored;
  if (fs::exists(one, ignored) && fs::exists(other, ignored)) {
    return fs::is_regular_file(one, ignored) && fs::equivalent(one, other, ignored);
  }
  return fs::weakly_canonical(fs::absolute(one), ignored) ==
         fs::weakly_canonical(fs::absolute(other), ignored);
}

void requireDistinct(const std::vector<Output>& outputs) {
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (!areSame(outputs[i].file, outputs[j].file)) continue;
      throw std::runtime_error(fmt::format("{} and {} would both write to {}; name two files",
                                           outputs[j].option, outputs[i].option, outputs[i].file));
    }
  }
}

}  // namespace compareSearch
