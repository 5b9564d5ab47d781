#include "apps/compare/ReportTrees.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <utility>

#include "apps/compare/Interval.h"
#include "apps/compare/Runner.h"
#include "search/Limits.h"
#include "search/trace/JsonLines.h"

namespace compareSearch {
namespace {

// Indices of runs, and the total number of states of their trees.
struct Group {
  std::vector<std::size_t> runs{};
  std::uint64_t states = 0;

  void add(std::size_t run, const Comparison& comparison) {
    runs.push_back(run);
    states += comparison.runs[run].statistics.generated;
  }
};

// Keeps as many groups as fit, smallest first. Returns the room left.
std::uint64_t keep(std::vector<Group> groups, std::uint64_t room, std::vector<Tree>& ofRuns) {
  std::stable_sort(groups.begin(), groups.end(),
                   [](const Group& one, const Group& other) { return one.states < other.states; });
  for (const Group& group : groups) {
    if (group.states > room) break;
    room -= group.states;
    for (const std::size_t run : group.runs) ofRuns[run] = Tree::kept;
  }
  return room;
}

// The runs marked noRoom, grouped by puzzle or each by itself.
std::vector<Group> groupsOf(const Comparison& comparison, const std::vector<Tree>& ofRuns,
                            bool arePuzzles) {
  std::vector<Group> groups(arePuzzles ? comparison.entries.size() : ofRuns.size());
  for (std::size_t run = 0; run < ofRuns.size(); ++run) {
    if (ofRuns[run] != Tree::noRoom) continue;
    groups[arePuzzles ? comparison.runs[run].entry : run].add(run, comparison);
  }
  return groups;
}

}  // namespace

const char* word(Tree tree) {
  switch (tree) {
    case Tree::kept: return "kept";
    case Tree::noRoom: return "no room";
    case Tree::notRequested: return "not asked";
    case Tree::stopped: return "stopped";
  }
  return "";
}

std::size_t ReportTrees::kept() const {
  return static_cast<std::size_t>(std::count(ofRuns.begin(), ofRuns.end(), Tree::kept));
}

ReportTrees chosenTrees(const Comparison& comparison, const ReportOptions& options) {
  ReportTrees trees{options.puzzles, options.mostStates()};
  for (const Run& run : comparison.runs) {
    const bool isRequested = trees.puzzles.empty() || trees.puzzles.count(run.entry + 1) > 0;
    trees.ofRuns.push_back(isRequested ? Tree::noRoom : Tree::notRequested);
  }
  const std::uint64_t room =
      keep(groupsOf(comparison, trees.ofRuns, true), trees.room, trees.ofRuns);
  keep(groupsOf(comparison, trees.ofRuns, false), room, trees.ofRuns);
  return trees;
}

void recordTrees(const Comparison& comparison, ReportTrees& trees, const std::atomic<bool>& stop,
                 const std::function<void()>& afterEach) {
  std::ostringstream traces;
  for (std::size_t i = 0; i < trees.ofRuns.size(); ++i) {
    if (trees.ofRuns[i] != Tree::kept) continue;
    const Run& run = comparison.runs[i];
    const search::Trace trace = record(comparison, run, search::kUnlimited, stop);
    if (trace.statistics.expanded == run.statistics.expanded) {
      writeJsonLines(traces, trace);
    } else {
      trees.ofRuns[i] = Tree::stopped;
    }
    afterEach();
  }
  trees.traces = std::move(traces).str();
}

std::string noRoomNote(const Comparison& comparison, const ReportTrees& trees) {
  std::string names;
  std::uint64_t states = 0;
  for (std::size_t i = 0; i < trees.ofRuns.size(); ++i) {
    if (trees.puzzles.empty() || trees.ofRuns[i] == Tree::notRequested) continue;
    const Run& run = comparison.runs[i];
    states += run.statistics.generated;
    if (trees.ofRuns[i] != Tree::noRoom) continue;
    const Contender& contender = comparison.contenders[run.contender];
    names += fmt::format("{}{} {} on puzzle {} ({} states)", names.empty() ? "" : ", ",
                         contender.rulesName, contender.strategy->name, run.entry + 1,
                         text(exactly(run.statistics.generated)));
  }
  if (names.empty()) return "";
  return fmt::format("There was no room for the trees of {}; --report-states {} has room for all.",
                     names, states);
}

}  // namespace compareSearch
