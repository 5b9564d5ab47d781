// RecordedSearch.h: the searches of a trace (docs/trace.md), of this program or of any other, with
// what comparing them needs.

#pragma once

#include <atomic>
#include <cstddef>
#include <istream>
#include <string>
#include <vector>

#include "search/trace/Trace.h"

namespace comparing {

struct RecordedSearch : search::Trace {
  RecordedSearch() = default;
  RecordedSearch(std::string nameOfSearch, search::Trace trace);

  // Its "puzzle", "strategy", "rules", ...; empty if the trace does not say it.
  std::string about(const char* key) const { return textOf(Trace::about, key); }

  // True if nothing of the search is missing.
  bool isWhole() const;

  // True if successors of that state may be missing. Those of a search that learns, which has no
  // frontier, come one by one.
  bool isCut(std::size_t id) const;

  std::string name;                                  // in sentences: "yours", "ours", or its file
  std::vector<std::vector<std::size_t>> successors;  // those recorded, by state
  std::vector<std::size_t> starts;                   // of each round
  std::vector<std::size_t> left;  // the states that left the frontier, up to the first unknown
};

// The values of a board, row by row, 0 for blanks. Empty for a state that is none.
std::vector<int> squaresOf(const search::TracedState& state);

// Reads a trace, whose searches get that name. What it does not say is empty or 0; an outcome, not
// started. Stops without an error when asked to. Throws std::runtime_error with file, line and
// reason: "trace.jsonl:5: the id should be 3".
std::vector<RecordedSearch> readTrace(std::istream& in, const std::string& file,
                                      const std::string& name, const std::atomic<bool>& stop);

}  // namespace comparing
