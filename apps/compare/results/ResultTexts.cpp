#include "apps/compare/results/ResultTexts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <set>
#include <tuple>
#include <utility>

#include "apps/compare/searches/SudokuPuzzle.h"
#include "apps/support/PrintableText.h"

namespace comparing {
namespace {

using apps::counted;
using apps::withThousands;
using search::Outcome;
using Texts = std::vector<std::string>;

// The number with three significant digits, or fewer below 1.
std::string rounded(double number) {
  if (number < 0.0095) return fmt::format("{:.1g}", number);
  return fmt::format("{:.{}f}", number, number < 9.995 ? 2 : number < 99.95 ? 1 : 0);
}

template <class Number>
const char* sign(const Bounded<Number>& number) {
  return number.isExact ? "" : "≥";
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

auto numbersOf(const apps::SearchLimits& limits) {
  return std::tuple(limits.expanded, limits.frontier, limits.timeNs, limits.depth);
}

// The causes that ended searches early, with the number of searches: "12 by --max-nodes 100,000".
Texts causesOf(const Results& results) {
  const apps::SearchLimits& limits = results.comparison.limits;
  const auto& origins = results.comparison.origins;
  const bool areEqual = std::all_of(origins.begin(), origins.end(), [&](const Origin& each) {
    return numbersOf(each.limits) == numbersOf(limits);
  });
  Texts causes;
  const auto add = [&](Outcome outcome, const std::string& cause) {
    const auto found = results.ended.find(outcome);
    if (found == results.ended.end()) return;
    // Different limits stand in the provenance.
    causes.push_back(fmt::format("{} by {}", withThousands(found->second),
                                 areEqual ? cause : cause.substr(0, cause.find_first_of(" ,"))));
  };
  add(Outcome::expandedLimit, fmt::format("--max-nodes {}", withThousands(limits.expanded)));
  add(Outcome::frontierLimit,
      limits.frontier ? fmt::format("--max-frontier {}", withThousands(*limits.frontier))
                      : "--max-frontier");
  add(Outcome::timeLimit, fmt::format("--time-limit, {}", timeText({limits.timeNs}, 3)));
  add(Outcome::keyLimit, "the limit on memory for keys");
  add(Outcome::depthLimit, fmt::format("--max-depth {}", withThousands(limits.depth)));
  add(Outcome::incomplete, "a strategy that discards states");
  add(Outcome::outOfMemory, "lack of memory, and a smaller puzzle or --max-frontier needs less");
  add(Outcome::stopped, "the signal to stop");
  return causes;
}

// What times say of rule sets of which only some have a faster 9x9 board; empty for others.
std::string boardsOf(const Comparison& comparison) {
  std::set<bool> areFast;
  for (const Contender& each : comparison.contenders) {
    if (each.rules.empty() || each.rules == kYours) continue;
    areFast.insert(hasFastBoard(each.rules));
  }
  const auto is9x9 = [](const Entry& entry) { return entry.puzzle->size() == 9; };
  const std::vector<Entry>& entries = comparison.entries;
  if (areFast.size() < 2 || std::none_of(entries.begin(), entries.end(), is9x9)) return "";
  const std::vector<Origin>& origins = comparison.origins;
  const auto isGeneral = [](const Origin& each) { return each.isOnGeneralBoards; };
  return std::all_of(origins.begin(), origins.end(), isGeneral)
             ? "All rule sets ran on general boards; alone, full has a faster one for the usual "
               "9x9."
             : "Times do not compare these rule sets: on the usual 9x9, full ran on a faster "
               "board.";
}

// The run with the solution of least cost, the first of several; null if there is none. A strategy
// that learns counts decisions instead of moves, so it comes after all others.
const Run* cheapest(const Comparison& comparison) {
  const auto rank = [&](const Run& run) {
    const bool learns = comparison.contenders[run.contender].strategy->learns;
    return std::make_pair(learns, run.statistics.cost);
  };
  const Run* best = nullptr;
  for (const Run& run : comparison.runs) {
    if (run.solutions == 0) continue;
    if (best == nullptr || rank(run) < rank(*best)) best = &run;
  }
  return best;
}

}  // namespace

std::string text(const Count& count) {
  return sign(count) + withThousands(count.least);
}

std::string text(const Real& median) {
  const auto whole = static_cast<std::uint64_t>(median.least);
  const bool isHalf = static_cast<double>(whole) != median.least;
  return sign(median) + withThousands(whole) + (isHalf ? ".5" : "");
}

// As comparison.js does, so that a page and a table show the same.
std::string timeText(const Count& nanoseconds, int digits) {
  const std::uint64_t ns = nanoseconds.least;
  std::string text = nanoseconds.isExact && digits < 3 ? "about " : sign(nanoseconds);
  if (ns >= 99'500'000'000) {
    const std::uint64_t seconds = (ns + 500'000'000) / 1'000'000'000;
    return text + fmt::format("{}:{:02} min", seconds / 60, seconds % 60);
  }
  std::uint64_t step = 1, unit = 1;
  while ((ns + step / 2) / step >= (digits < 3 ? 100 : 1000)) step *= 10;
  const std::uint64_t rounded = (ns + step / 2) / step * step;
  constexpr const char* kUnits[] = {"ns", "µs", "ms", "s"};
  std::size_t name = 0;
  for (; rounded / unit >= 1000; unit *= 1000) ++name;
  int decimals = 0;
  for (std::uint64_t part = step; part < unit; part *= 10) ++decimals;
  return text + fmt::format("{:.{}f} {}", double(rounded) / double(unit), decimals, kUnits[name]);
}

std::string meanText(const Real& mean) {
  if (mean.least < 999.5) return sign(mean) + rounded(mean.least);
  return sign(mean) + withThousands(static_cast<std::uint64_t>(std::llround(mean.least)));
}

std::string ratioText(const std::optional<double>& ratio) {
  return ratio ? rounded(*ratio) + "×" : "?";
}

std::string timeRatioText(const std::optional<double>& ratio) {
  constexpr double kMost = 1 + apps::ProcessorTime::kNoise;
  if (!ratio) return "?";
  if (1 / kMost < *ratio && *ratio < kMost) return "≈1×";
  return fmt::format("{:.{}f}×", *ratio,
                     *ratio < 0.0995  ? 3
                     : *ratio < 0.995 ? 2
                     : *ratio < 9.95  ? 1
                                      : 0);
}

std::string chanceText(const std::optional<double>& chance) {
  return !chance ? "-" : *chance < 0.001 ? "<0.001" : fmt::format("{:.2g}", *chance);
}

Texts headlines(const Results& results) {
  const Comparison& comparison = results.comparison;
  std::set<int> sizes;
  for (const Entry& entry : comparison.entries) {
    if (entry.puzzle->size() > 0) sizes.insert(entry.puzzle->size());
  }
  const std::string sizesText =
      fmt::format(" of {} {}", sizes.size() == 1 ? "size" : "sizes", fmt::join(sizes, ", "));
  Texts lines{fmt::format("{}{}: nodes expanded until {}",
                          counted(comparison.entries.size(), "puzzle"),
                          sizes.empty() ? "" : sizesText,
                          comparison.findsAll ? "all solutions are found" : "the first solution")};
  if (results.puzzles.size() == 1) {
    lines.push_back(nameOf(comparison.entries[results.puzzles.front()]));
  }
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
  if (const std::string boards = boardsOf(comparison); !boards.empty()) notes.push_back(boards);
  const std::size_t done = comparison.searchesDone();
  std::uint64_t all = 0;
  for (const Origin& each : comparison.origins) all += each.asked;
  all = std::max<std::uint64_t>(all, comparison.searches());
  if (done == all) {
    const Entry& first = comparison.entries.front();
    if (comparison.entries.size() == 1 && first.verdict) notes.push_back(first.verdict(comparison));
    return notes;
  }
  notes.push_back(fmt::format("{} {} of {} searches.",
                              comparison.isRead() ? "The results have" : "Stopped after",
                              withThousands(done), withThousands(all)));
  const std::vector<std::size_t>& puzzles = results.puzzles;
  if (!puzzles.empty() && puzzles.size() < comparison.entries.size()) {
    const bool areFirst = puzzles.back() == puzzles.size() - 1;
    notes.push_back(fmt::format("The table covers the {}{}{}.", areFirst ? "first " : "",
                                puzzles.size() == 1 ? "puzzle" : counted(puzzles.size(), "puzzle"),
                                areFirst ? "" : " that every contender finished"));
  }
  return notes;
}

Texts provenance(const Results& results) {
  Texts lines;
  if (!results.comparison.isRead()) return lines;
  const std::vector<Origin>& origins = results.comparison.origins;
  for (std::size_t first = 0, next = 0; first < origins.size(); first = next) {
    const Origin& origin = origins[first];
    const auto isAlike = [&](const Origin& each) {
      return each.version == origin.version && each.processor == origin.processor &&
             numbersOf(each.limits) == numbersOf(origin.limits);
    };
    while (next < origins.size() && isAlike(origins[next])) ++next;
    const std::string more = next - first > 1 ? fmt::format(" and {} more", next - first - 1) : "";
    lines.push_back(fmt::format("{}{}: {}, {}, {}: {}", origin.file, more, origin.version,
                                origin.date, origin.processor, origin.command));
  }
  return lines;
}

std::string solutionText(const Comparison& comparison) {
  const Run* const run = cheapest(comparison);
  if (run == nullptr) return "";
  const apps::Strategy& strategy = *comparison.contenders[run->contender].strategy;
  const std::string cost = run->hasCosts() ? fmt::format(", cost {}", run->statistics.cost) : "";
  std::string text =
      fmt::format("{}: {}{}\n\n", strategy.title,
                  counted(run->statistics.depth, strategy.learns ? "decision" : "move"), cost);
  // The facts that follow from a decision are no moves.
  if (run->path.empty() || strategy.learns) return text + run->solution;
  for (std::size_t i = 0; i < run->path.size(); ++i) {
    const PathStep& step = run->path[i];
    if (i > 0) {
      text += fmt::format("\n{}. {}{}\n", i, step.move,
                          run->hasCosts() ? fmt::format(", cost {}", step.cost) : "");
    }
    text += step.state;
  }
  return text;
}

}  // namespace comparing
