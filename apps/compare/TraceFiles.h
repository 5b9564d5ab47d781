// TraceFiles.h: the searches of a comparison, recorded, in files and in a viewer of search trees.

#ifndef APPS_COMPARE_TRACEFILES_H_
#define APPS_COMPARE_TRACEFILES_H_

#include <atomic>
#include <cstdint>
#include <fstream>
#include <string>

#include "apps/compare/Comparison.h"
#include "search/trace/Trace.h"

namespace comparing {

// What of a search is to be kept, and where. Nothing is where the text is empty.
struct TraceOptions {
  static constexpr std::uint64_t kMostStates = 1'000'000;

  std::string jsonLines;                   // a file
  std::string dot;                         // a file
  std::string cpProfiler;                  // an address, as CpProfiler.h takes it
  std::uint64_t mostStates = kMostStates;  // of each search

  bool areAskedFor() const { return !jsonLines.empty() || !dot.empty() || !cpProfiler.empty(); }
};

class TraceFiles {
 public:
  // Opens the files. Throws std::runtime_error, saying why, if that fails; so does the rest.
  explicit TraceFiles(const TraceOptions& options);

  void add(const search::Trace& trace);

  // Throws if something could not be written.
  void close();

 private:
  TraceOptions options_;
  std::ofstream jsonLines_;
  std::ofstream dot_;
  std::int32_t executions_ = 0;  // shown in the viewer
};

}  // namespace comparing

#endif
