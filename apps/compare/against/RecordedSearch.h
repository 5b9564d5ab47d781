// RecordedSearch.h: the searches of a trace (docs/trace.md), of this program or of any other.

#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <vector>

namespace comparing {

// Texts are empty, and numbers without a value, where the trace does not say them.
struct RecordedState {
  std::optional<std::size_t> parent;  // its index; none for the start of each round
  std::uint64_t order = 0;            // in which it left the frontier, from 1; 0 if it did not
  std::uint64_t depth = 0;            // expansions on the path from the start
  std::int64_t cost = 0;              // of that path; the depth unless the trace says it
  std::optional<std::int64_t> h;
  std::uint64_t successors = 0;  // with those that were not recorded
  std::string fate, decision, clause;
  std::string drawing;  // its board, as numbers with commas between them, or else its text
  bool isBoard = false;
  std::vector<std::size_t> children;

  bool isExpanded() const { return fate == "expanded" || fate == "dead end"; }
};

struct RecordedSearch {
  std::string puzzle, strategy, rules, frontier, source, outcome;
  std::string error;    // what the program that recorded it found wrong
  std::string refused;  // the given that the board took for impossible, such as r1c3=4
  std::uint64_t expanded = 0, generated = 0;
  std::vector<RecordedState> states{};  // by id
  std::vector<std::size_t> left{};  // the states that left the frontier, up to the first unknown
  std::string name{};               // what sentences call it: "yours", "ours", or its file

  // True if nothing of the search is missing.
  bool isWhole() const {
    return states.size() >= generated && outcome != "limit" && outcome != "stopped";
  }
  // True if successors of that state may be missing. Those of a search that learns, which has no
  // frontier, come one by one.
  bool isCut(std::size_t id) const {
    const RecordedState& state = states[id];
    const bool mayFollow = !isWhole() && (frontier.empty() || state.children.empty());
    return state.fate == "expanded" && (state.children.size() < state.successors || mayFollow);
  }
};

// The values of a board in a trace, row by row, 0 for blanks.
std::vector<int> squaresIn(const std::string& board);

// Reads a trace, whose searches get that name. Stops without an error when asked to. Throws
// std::runtime_error with file, line and reason.
std::vector<RecordedSearch> readTrace(std::istream& in, const std::string& file,
                                      const std::string& name, const std::atomic<bool>& stop);

}  // namespace comparing
