#include "apps/compare/Captions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>

#include "apps/compare/Figure.h"
#include "apps/compare/Scores.h"
#include "sudoku/PuzzleWriter.h"

namespace comparing {
namespace {

using search::Outcome;

std::string counted(std::size_t count, const char* singular) {
  return fmt::format("{} {}{}", text({count}), singular, count == 1 ? "" : "s");
}

// The source of the puzzle, with its title or else its givens.
std::string nameOf(const Entry& entry) {
  constexpr int kLargestInOneGlance = 9;
  const int size = entry.puzzle.size;
  const std::string squares =
      size <= kLargestInOneGlance ? toLine(entry.puzzle) : fmt::format("size {}", size);
  return fmt::format("{}  {}", entry.source, entry.title.empty() ? squares : entry.title);
}

// The causes that ended searches early, with the number of searches: "12 by --max-nodes 100,000".
std::vector<std::string> causesOf(const std::map<Outcome, std::size_t>& counts,
                                  const RunLimits& limits) {
  std::vector<std::string> causes;
  const auto add = [&](Outcome outcome, const std::string& cause) {
    const auto found = counts.find(outcome);
    if (found == counts.end()) return;
    causes.push_back(fmt::format("{} by {}", text({found->second}), cause));
  };
  add(Outcome::expandedLimit, fmt::format("--max-nodes {}", text({limits.expanded})));
  add(Outcome::frontierLimit, limits.frontier
                                  ? fmt::format("--max-frontier {}", text({*limits.frontier}))
                                  : "--max-frontier");
  add(Outcome::timeLimit, fmt::format("--time-limit, {}", timeText({limits.timeNs})));
  add(Outcome::stopped, "the signal to stop");
  return causes;
}

}  // namespace

std::vector<std::string> headlines(const Comparison& comparison) {
  const std::vector<Entry>& entries = comparison.entries;
  std::set<int> sizes;
  for (const Entry& entry : entries) sizes.insert(entry.puzzle.size);
  std::vector<std::string> lines{fmt::format(
      "{} of {} {}: nodes expanded until the first solution", counted(entries.size(), "puzzle"),
      sizes.size() == 1 ? "size" : "sizes", fmt::join(sizes, ", "))};
  const std::vector<std::size_t> puzzles = comparablePuzzles(comparison);
  if (puzzles.size() == 1) lines.push_back(nameOf(entries[puzzles.front()]));
  return lines;
}

std::vector<std::string> legend(const Comparison& comparison) {
  std::vector<std::string> lines;
  for (const std::size_t entry : comparablePuzzles(comparison)) {
    lines.push_back(fmt::format("#{}  {}", entry + 1, nameOf(comparison.entries[entry])));
  }
  return lines;
}

std::vector<std::string> notesOn(const Comparison& comparison) {
  const std::vector<std::size_t> puzzles = comparablePuzzles(comparison);
  std::map<Outcome, std::size_t> counts;
  std::set<std::size_t> withoutSolution;
  for (const Run& run : comparison.runs) {
    if (!std::binary_search(puzzles.begin(), puzzles.end(), run.entry)) continue;
    ++counts[run.outcome];
    if (run.outcome == Outcome::exhausted) withoutSolution.insert(run.entry);
  }

  std::vector<std::string> notes;
  const std::vector<std::string> causes = causesOf(counts, comparison.limits);
  if (!causes.empty()) {
    notes.push_back(
        fmt::format("≥  at least, for searches were cut short: {}", fmt::join(causes, ", ")));
  }
  if (!withoutSolution.empty()) {
    notes.push_back(fmt::format("†  all states were searched: {} without a solution",
                                counted(withoutSolution.size(), "puzzle")));
  }
  if (comparison.searchesDone() < comparison.searches()) {
    notes.push_back(fmt::format("Stopped after {} of {} searches.",
                                text({comparison.searchesDone()}), text({comparison.searches()})));
    if (!puzzles.empty() && puzzles.size() < comparison.entries.size()) {
      const bool areFirst = puzzles.back() == puzzles.size() - 1;
      notes.push_back(
          fmt::format("All rows of the table are about the {}{}{}.", areFirst ? "first " : "",
                      puzzles.size() == 1 ? "puzzle" : counted(puzzles.size(), "puzzle"),
                      areFirst ? "" : " that all were done with"));
    }
  }
  return notes;
}

}  // namespace comparing
