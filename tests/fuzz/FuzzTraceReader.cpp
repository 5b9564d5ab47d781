// FuzzTraceReader.cpp: any text is a list of consistent searches, or one error.

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "apps/compare/trace/TraceReader.h"
#include "search/Observer.h"
#include "search/trace/Trace.h"
#include "tests/fuzz/Fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
  std::vector<search::Trace> traces;
  try {
    traces = compareSearch::readTraces(in, "trace");
  } catch (const std::runtime_error& error) {
    fuzz::require(std::string(error.what()).substr(0, 5) == "trace", "an error names its source");
    return 0;
  }
  fuzz::require(!traces.empty(), "a trace has a search");
  for (const search::Trace& trace : traces) {
    fuzz::require(!trace.states.empty(), "a search has states");
    fuzz::require(trace.states[0].parent == search::kNoParent, "the start has no parent");
    for (const search::TracedState& state : trace.states) {
      const auto id = static_cast<std::uint64_t>(&state - trace.states.data());
      fuzz::require(state.id == id, "states stand in the order of generation");
      // Each round of a search generates the start again.
      fuzz::require(state.parent == search::kNoParent || state.parent < id,
                    "a parent is generated before its successors");
      fuzz::require(!state.backTo || *state.backTo < id, "a search goes back to an earlier state");
    }
  }
  return 0;
}
