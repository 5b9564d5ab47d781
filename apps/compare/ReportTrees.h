// ReportTrees.h: the search trees in a report: whole trees, as many as fit.

#ifndef APPS_COMPARE_REPORTTREES_H_
#define APPS_COMPARE_REPORTTREES_H_

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "apps/compare/Comparison.h"
#include "apps/compare/Options.h"

namespace compareSearch {

enum class Tree {
  kept,          // in the report
  noRoom,        // left out: too many states
  notRequested,  // left out: its puzzle was not named
  stopped        // left out: the program was stopped before it was recorded
};
const char* word(Tree tree);

struct ReportTrees {
  std::set<std::uint64_t> puzzles;  // numbers of the requested puzzles, from 1; empty: all
  std::uint64_t room;               // most states of all trees together
  std::vector<Tree> ofRuns{};       // by index of the run
  std::string traces{};             // traces of the kept trees, as JSON Lines

  std::size_t kept() const;
};

// Chooses the trees to keep, without recording them. Puzzles with all their trees come first, in
// ascending order of states. If the next puzzle does not fit, single trees fill the remaining room,
// smallest first.
ReportTrees chosenTrees(const Comparison& comparison, const ReportOptions& options);

// Records the trees to be kept. Calls `afterEach` after each. Ends early if `stop` is set.
void recordTrees(const Comparison& comparison, ReportTrees& trees, const std::atomic<bool>& stop,
                 const std::function<void()>& afterEach);

// A note on requested puzzles: the searches whose trees did not fit, and the room needed for all of
// them. Empty if there are none.
std::string noRoomNote(const Comparison& comparison, const ReportTrees& trees);

}  // namespace compareSearch

#endif
