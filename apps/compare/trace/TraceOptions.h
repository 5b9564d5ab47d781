// TraceOptions.h: the outputs for recorded searches. An empty name means no output.

#ifndef APPS_COMPARE_TRACE_TRACEOPTIONS_H_
#define APPS_COMPARE_TRACE_TRACEOPTIONS_H_

#include <cstdint>
#include <string>

namespace compareSearch {

struct TraceOptions {
  static constexpr std::uint64_t kMostStates = 1'000'000;
  static constexpr std::uint64_t kLargeFile = 100'000'000;

  std::string jsonLines;                   // file name
  std::string dot;                         // likewise
  std::uint64_t mostStates = kMostStates;  // of each search
  std::uint64_t largeFile = kLargeFile;    // announce files from this size in bytes on

  bool areRequested() const { return !jsonLines.empty() || !dot.empty(); }
};

}  // namespace compareSearch

#endif
