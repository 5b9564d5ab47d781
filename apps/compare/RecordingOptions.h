// RecordingOptions.h: the options for traces and the report.

#ifndef APPS_COMPARE_RECORDINGOPTIONS_H_
#define APPS_COMPARE_RECORDINGOPTIONS_H_

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace compareSearch {

// The outputs for recorded searches. An empty name means no output.
struct TraceOptions {
  static constexpr std::uint64_t kMostStates = 1'000'000;
  static constexpr std::uint64_t kLargeFile = 100'000'000;

  std::string jsonLines;                   // file name; compressed if it ends in ".gz"
  std::string dot;                         // likewise
  std::string cpProfiler;                  // an address, as for CpProfiler.h
  std::uint64_t mostStates = kMostStates;  // of each search
  std::uint64_t largeFile = kLargeFile;    // announce files from this size in bytes on

  bool areRequested() const { return !jsonLines.empty() || !dot.empty() || !cpProfiler.empty(); }
};

struct ReportOptions {
  static constexpr std::uint64_t kStates = 60'000;
  static constexpr std::uint64_t kStatesOfNamedPuzzles = 100'000;

  std::string file;                     // empty: no report
  std::set<std::uint64_t> puzzles;      // numbers of puzzles with trees, from 1; empty: any
  std::optional<std::uint64_t> states;  // most states of all trees together

  std::uint64_t mostStates() const {
    return states.value_or(puzzles.empty() ? kStates : kStatesOfNamedPuzzles);
  }
};

// Adds --trace, --dot, --cp-profiler and --max-states.
void addTraceOptions(CLI::App& command, TraceOptions& trace);

// Throws CLI::ValidationError if --max-states is given without an output for traces.
void requireTraceFor(const CLI::App& command, const TraceOptions& trace);

// Adds --report and --report-states.
void addReportOptions(CLI::App& command, ReportOptions& report);

// A file that an option names.
struct Output {
  const char* option;
  std::string file;
};

// The files of these options; addresses are left out.
std::vector<Output> outputsOf(const TraceOptions& trace, const ReportOptions& report);

// True if writing one file would overwrite the other. Devices such as /dev/null never conflict.
bool areSame(const std::string& one, const std::string& other);

// Throws std::runtime_error, naming both options, if two outputs are the same file.
void requireDistinct(const std::vector<Output>& outputs);

}  // namespace compareSearch

#endif
