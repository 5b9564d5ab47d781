#include "apps/compare/ResultTexts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstddef>
#include <set>

namespace compareSearch {
namespace {

using search::Outcome;
using Texts = std::vector<std::string>;

std::string counted(std::size_t count, const char* singular) {
  return fmt::format("{} {}{}", text(exactly(count)), singular, count == 1 ? "" : "s");
}

// The source of the puzzle, with its title, or with the puzzle itself if it has none.
std::string nameOf(const Entry& entry) {
  constexpr int kLargestShown = 9;
  const int size = entry.puzzle->size();
  const std::string line =
      size <= kLargestShown ? entry.puzzle->line() : fmt::format("size {}", size);
  const std::string name = entry.title.empty() ? line : entry.title;
  return entry.source.empty() ? name : fmt::format("{}  {}", entry.source, name);
}

// The causes that ended searches early, with the number of searches: "12 by --max-nodes 100,000".
Texts causesOf(const Results& results) {
  const RunLimits& limits = results.comparison.limits;
  Texts causes;
  const auto add = [&](Outcome outcome, const std::string& cause) {
    const auto found = results.ended.find(outcome);
    if (found == results.ended.end()) return;
    causes.push_back(fmt::format("{} by {}", text(exactly(found->second)), cause));
  };
  add(Outcome::expandedLimit, fmt::format("--max-nodes {}", text(exactly(limits.expanded))));
  add(Outcome::frontierLimit,
      limits.frontier ? fmt::format("--max-frontier {}", text(exactly(*limits.frontier)))
                      : "--max-frontier");
  add(Outcome::timeLimit, fmt::format("--time-limit, {}", timeText(exactly(limits.timeNs))));
  add(Outcome::keyLimit, "the limit on memory for keys");
  add(Outcome::depthLimit, fmt::format("--max-depth {}", text(exactly(limits.depth))));
  add(Outcome::incomplete, "a strategy that discards states");
  add(Outcome::outOfMemory, "lack of memory, and a lower --max-frontier needs less");
  add(Outcome::stopped, "the signal to stop");
  return causes;
}

}  // namespace

Texts headlines(const Results& results) {
  const std::vector<Entry>& entries = results.comparison.entries;
  std::set<int> sizes;
  for (const Entry& entry : entries) {
    if (entry.puzzle->size() > 0) sizes.insert(entry.puzzle->size());
  }
  const std::string sizesText =
      fmt::format(" of {} {}", sizes.size() == 1 ? "size" : "sizes", fmt::join(sizes, ", "));
  Texts lines{fmt::format("{}{}: nodes expanded until the first solution",
                          counted(entries.size(), "puzzle"), sizes.empty() ? "" : sizesText)};
  if (results.puzzles.size() == 1) lines.push_back(nameOf(entries[results.puzzles.front()]));
  return lines;
}

Texts legend(const Results& results) {
  Texts lines;
  for (const std::size_t entry : results.puzzles) {
    lines.push_back(fmt::format("#{}  {}", entry + 1, nameOf(results.comparison.entries[entry])));
  }
  return lines;
}

Texts notes(const Results& results) {
  const Comparison& comparison = results.comparison;
  Texts notes;
  if (const Texts causes = causesOf(results); !causes.empty()) {
    notes.push_back(fmt::format("≥  at least, because searches were stopped early: {}",
                                fmt::join(causes, ", ")));
  }
  if (results.withoutSolution > 0) {
    notes.push_back(fmt::format("†  all states were searched: {} without a solution",
                                counted(results.withoutSolution, "puzzle")));
  }
  if (comparison.hasLearning()) {
    notes.push_back(
        "The nodes of conflict-driven search are decisions; 0 means that none was needed.");
  }
  const std::size_t done = comparison.searchesDone();
  if (done == comparison.searches()) return notes;
  notes.push_back(fmt::format("Stopped after {} of {} searches.", text(exactly(done)),
                              text(exactly(comparison.searches()))));
  const std::vector<std::size_t>& puzzles = results.puzzles;
  if (!puzzles.empty() && puzzles.size() < comparison.entries.size()) {
    const bool areFirst = puzzles.back() == puzzles.size() - 1;
    notes.push_back(fmt::format("The table covers the {}{}{}.", areFirst ? "first " : "",
                                puzzles.size() == 1 ? "puzzle" : counted(puzzles.size(), "puzzle"),
                                areFirst ? "" : " that every contender finished"));
  }
  return notes;
}

std::string tiesHeadline(const TieOrders& ties) {
  return fmt::format("Ties: nodes in total, in arrival order and in {} {} ({})", ties.count,
                     ties.count == 1 ? "seeded order" : "seeded orders",
                     ties.count == 1
                         ? fmt::format("seed {}", ties.seed)
                         : fmt::format("seeds {} to {}", ties.seed, ties.seed + ties.count - 1));
}

std::string meanText(const Pair& pair) {
  if (pair.finished == 0 || pair.finished == pair.puzzles()) return ratioText(pair.mean);
  return fmt::format("{} ({} on {})", ratioText(pair.mean), ratioText(pair.meanOfFinished),
                     text(exactly(pair.finished)));
}

}  // namespace compareSearch
