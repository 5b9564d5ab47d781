#include "apps/compare/Columns.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "apps/compare/Figure.h"

namespace comparing {
namespace {

using search::Outcome;

constexpr const char* kNoSolution = "†";

// A column with `figureOf(score)` for each score. The smallest exact figure is emphasized.
template <class FigureOf>
std::vector<Cell> compared(const std::vector<Score>& scores, FigureOf figure) {
  std::uint64_t best = search::kUnlimited;
  for (const Score& score : scores) {
    if (!figure(score).isLowerBound) best = std::min(best, figure(score).value);
  }
  std::vector<Cell> cells;
  for (const Score& score : scores) {
    const Figure each = figure(score);
    const bool isBest = !each.isLowerBound && each.value == best && scores.size() > 1;
    const Look look = each.isLowerBound ? Look::unfinished : isBest ? Look::best : Look::plain;
    cells.push_back({text(each), look});
  }
  return cells;
}

std::vector<Cell> geometricMeans(const std::vector<Score>& scores) {
  std::vector<Cell> cells;
  for (const Score& score : scores) cells.push_back({meanText(geometricMean(score.expanded))});
  return cells;
}

std::vector<Cell> times(const std::vector<Score>& scores) {
  std::vector<Cell> cells;
  for (const Score& score : scores) cells.push_back({timeText(total(score.elapsedNs))});
  return cells;
}

std::vector<Cell> expandedOf(const std::vector<Score>& scores, std::size_t puzzle) {
  std::vector<Cell> cells =
      compared(scores, [puzzle](const Score& score) { return score.expanded[puzzle]; });
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const Run* const run = scores[i].runs[puzzle];
    if (run == nullptr) cells[i].text = "-";
    if (run != nullptr && run->outcome == Outcome::exhausted) {
      cells[i].text.insert(0, kNoSolution);
    }
  }
  return cells;
}

Column totalOf(const std::vector<Score>& scores) {
  return {"total", compared(scores, [](const Score& score) { return total(score.expanded); })};
}

// One counter, of the only puzzle.
std::vector<Cell> counter(const std::vector<Score>& scores,
                          std::uint64_t search::Statistics::*member) {
  std::vector<Cell> cells;
  for (const Score& score : scores) {
    const Run* const run = score.runs.front();
    cells.push_back({run == nullptr ? "-" : text({run->statistics.*member, !run->isFinished()})});
  }
  return cells;
}

}  // namespace

std::vector<Column> countersOfOnePuzzle(const std::vector<Score>& scores) {
  std::vector<Cell> depths;
  for (const Score& score : scores) {
    const Run* const run = score.runs.front();
    const bool isSolved = run != nullptr && run->outcome == Outcome::solved;
    depths.push_back({isSolved ? text({run->statistics.depth}) : "-"});
  }
  return {{"expanded", expandedOf(scores, 0)},
          {"generated", counter(scores, &search::Statistics::generated)},
          {"peak frontier", counter(scores, &search::Statistics::peakFrontier)},
          {"depth", std::move(depths)},
          {"time", times(scores)}};
}

std::vector<Column> puzzleByPuzzle(const std::vector<Score>& scores) {
  std::vector<Column> columns;
  const std::vector<std::size_t>& entries = scores.front().entries;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    columns.push_back({fmt::format("#{}", entries[i] + 1), expandedOf(scores, i)});
  }
  columns.push_back(totalOf(scores));
  columns.push_back({"time", times(scores)});
  return columns;
}

std::vector<Column> sums(const std::vector<Score>& scores) {
  std::vector<Cell> solved;
  for (const Score& score : scores) {
    solved.push_back({fmt::format("{}/{}", score.solved, score.runs.size())});
  }
  return {{"solved", std::move(solved)},
          totalOf(scores),
          {"median", compared(scores, [](const Score& score) { return median(score.expanded); })},
          {"geo. mean", geometricMeans(scores)},
          {"worst", compared(scores, [](const Score& score) { return worst(score.expanded); })},
          {"time", times(scores)}};
}

}  // namespace comparing
