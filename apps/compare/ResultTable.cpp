#include "apps/compare/ResultTable.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "apps/compare/AlignedTable.h"
#include "apps/compare/ResultTexts.h"
#include "apps/support/PrintableText.h"

namespace comparing {
namespace {

using apps::withThousands;
using search::Outcome;
using Align = AlignedTable::Align;
using Texts = std::vector<std::string>;

constexpr std::size_t kMarkdownWidth = 100;

// --- the columns of the table

struct Column {
  std::string heading;
  std::function<Cell(const Score&)> cellOf;
};
using Columns = std::vector<Column>;

// A column of counts. The smallest exact count is emphasized.
template <class CountOf>
Column counts(const std::string& heading, const std::vector<Score>& scores, CountOf countOf) {
  auto best = std::numeric_limits<decltype(countOf(scores.front()).least)>::max();
  for (const Score& score : scores) {
    if (countOf(score).isExact) best = std::min(best, countOf(score).least);
  }
  return {heading, [=, areSeveral = scores.size() > 1](const Score& score) -> Cell {
            const auto count = countOf(score);
            if (!count.isExact) return {text(count), Look::unfinished};
            return {text(count), areSeveral && count.least == best ? Look::best : Look::plain};
          }};
}

Column totals(const std::vector<Score>& scores) {
  return counts("total", scores, [](const Score& score) { return score.total; });
}

Column times() {
  return {"time", [](const Score& score) -> Cell {
            const bool isBegun = std::any_of(score.runs.begin(), score.runs.end(),
                                             [](const Run* run) { return run != nullptr; });
            return {isBegun ? timeText(score.time) : "-"};
          }};
}

Column expandedOn(std::size_t puzzle, const std::string& heading,
                  const std::vector<Score>& scores) {
  const Column nodes =
      counts(heading, scores, [puzzle](const Score& score) { return score.expanded[puzzle]; });
  return {heading, [=](const Score& score) {
            const Run* const run = score.runs[puzzle];
            Cell cell = nodes.cellOf(score);
            if (run == nullptr) cell.text = "-";
            if (run != nullptr && run->outcome == Outcome::exhausted) cell.text.insert(0, "†");
            return cell;
          }};
}

// Adds the counters of searches that learn, if there are any.
void addLearning(Columns& columns, const std::vector<Score>& scores) {
  const bool learns = std::any_of(scores.begin(), scores.end(),
                                  [](const Score& score) { return !score.learning.empty(); });
  for (std::size_t i = 0; learns && i < std::size(kLearningCounters); ++i) {
    columns.push_back({kLearningCounters[i].heading, [i](const Score& score) -> Cell {
                         return {score.learning.empty() ? "-" : text(score.learning[i])};
                       }});
  }
}

// All counters of the only puzzle. Repeats and costs are left out if they say nothing: if no state
// was repeated, or each move costs 1.
Columns counters(const std::vector<Score>& scores, bool findsAll) {
  Columns columns;
  // A dash for searches that were not begun, or without a solution if `ofSolution`.
  const auto add = [&](const char* heading, std::uint64_t search::Statistics::*member,
                       bool ofSolution = false) {
    columns.push_back({heading, [=](const Score& score) -> Cell {
                         const Run* const run = score.runs.front();
                         const bool isKnown =
                             run != nullptr && (!ofSolution || run->outcome == Outcome::solved);
                         return {isKnown ? text(countOf(*run, run->statistics.*member)) : "-"};
                       }});
  };
  const auto any = [&](auto property) {
    return std::any_of(scores.begin(), scores.end(), [&](const Score& score) {
      return score.runs.front() != nullptr && property(*score.runs.front());
    });
  };
  if (findsAll) {
    columns.push_back({"solutions", [](const Score& score) -> Cell {
                         const Run* const run = score.runs.front();
                         return {run == nullptr ? "-" : text(countOf(*run, run->solutions))};
                       }});
  }
  columns.push_back(expandedOn(0, "expanded", scores));
  add("generated", &search::Statistics::generated);
  if (any([](const Run& run) { return run.statistics.repeats > 0; })) {
    add("repeats", &search::Statistics::repeats);
  }
  add("peak frontier", &search::Statistics::peakFrontier);
  add("depth", &search::Statistics::depth, true);
  if (any([](const Run& run) { return run.hasCosts(); })) {
    add("cost", &search::Statistics::cost, true);
  }
  columns.push_back(times());
  return columns;
}

// The nodes expanded on puzzles #1, #2, ..., and their total.
Columns puzzleByPuzzle(const Results& results) {
  Columns columns;
  for (std::size_t i = 0; i < results.puzzles.size(); ++i) {
    columns.push_back(expandedOn(i, fmt::format("#{}", results.puzzles[i] + 1), results.scores));
  }
  columns.push_back(totals(results.scores));
  columns.push_back(times());
  return columns;
}

// Sums over the puzzles.
Columns sums(const std::vector<Score>& scores) {
  const auto solved = [](const Score& score) -> Cell {
    return {fmt::format("{}/{}", score.solved, score.runs.size())};
  };
  const auto mean = [](const Score& score) -> Cell { return {meanText(score.mean)}; };
  return {{"solved", solved},
          totals(scores),
          counts("median", scores, [](const Score& score) { return score.median; }),
          {"geo. mean", mean},
          counts("worst", scores, [](const Score& score) { return score.worst; }),
          times()};
}

// --- the tables

AlignedTable tableWith(std::initializer_list<const char*> headings) {
  AlignedTable table;
  for (const char* const heading : headings) table.addColumn(heading, Align::left);
  return table;
}

AlignedTable tableOf(const std::vector<Score>& scores, const Columns& columns) {
  const bool hasGroups =
      scores.size() > 1 && scores[0].contender->rules == scores[1].contender->rules;
  const bool hasRules = !scores.front().contender->rules.empty();
  AlignedTable table = hasRules ? tableWith({"rules", "strategy"}) : tableWith({"strategy"});
  for (const Column& column : columns) table.addColumn(column.heading, Align::right);
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const Contender& contender = *scores[i].contender;
    if (i > 0 && hasGroups && contender.rules != scores[i - 1].contender->rules) table.addGap();
    std::vector<Cell> row;
    if (hasRules) row.push_back({contender.rules});
    row.push_back({contender.strategy->name});
    for (const Column& column : columns) row.push_back(column.cellOf(scores[i]));
    table.addRow(std::move(row));
  }
  return table;
}

// The table with a column for each puzzle, if it fits.
std::optional<AlignedTable> detailedTable(const Results& results, std::size_t width) {
  constexpr std::size_t kNarrowestColumn = 4;
  if (results.puzzles.size() < 2 || results.puzzles.size() > width / kNarrowestColumn) return {};
  Columns columns = puzzleByPuzzle(results);
  if (tableOf(results.scores, columns).width() > width) return {};
  addLearning(columns, results.scores);
  return tableOf(results.scores, columns);
}

bool isShown(const Pair& pair, Pairing pairing) {
  switch (pairing) {
    case Pairing::strategies: return pair.one->rules == pair.other->rules;
    case Pairing::rules: return pair.one->strategy == pair.other->strategy;
    case Pairing::all: return true;
    case Pairing::none: return false;
  }
  return false;
}

AlignedTable pairTable(const std::vector<Pair>& pairs) {
  const bool areAllFinished = std::all_of(
      pairs.begin(), pairs.end(), [](const Pair& pair) { return pair.finished == pair.puzzles(); });
  // The rules have a column of their own if those of each pair are the same.
  const bool haveRules = !pairs.front().one->rules.empty();
  const bool shareRules =
      haveRules && std::all_of(pairs.begin(), pairs.end(), [](const Pair& pair) {
        return pair.one->rules == pair.other->rules;
      });
  const auto name = [&](const Contender& each) -> std::string {
    if (shareRules || !haveRules) return each.strategy->name;
    return fmt::format("{} {}", each.rules, each.strategy->name);
  };
  AlignedTable table =
      shareRules ? tableWith({"rules", "one", "other"}) : tableWith({"one", "other"});
  for (const char* const heading : {"<", "=", ">", "?"}) table.addColumn(heading, Align::right);
  if (!areAllFinished) table.addColumn("finished", Align::right);
  for (const char* const heading : {"median", "mean", "time median", "time mean"}) {
    table.addColumn(heading, Align::right);
  }
  for (const Pair& pair : pairs) {
    std::vector<Cell> row;
    if (shareRules) row.push_back({pair.one->rules});
    row.push_back({name(*pair.one)});
    row.push_back({name(*pair.other)});
    for (const std::size_t count : {pair.oneFewer, pair.equal, pair.otherFewer, pair.unknown}) {
      row.push_back({withThousands(count)});
    }
    if (!areAllFinished) row.push_back({withThousands(pair.finished)});
    for (const std::optional<Ratios>& ratios : {pair.nodes, pair.time}) {
      row.push_back({ratios ? ratioText(ratios->median) : "?"});
      row.push_back({ratios ? ratioText(ratios->mean) : "?"});
    }
    table.addRow(std::move(row));
  }
  return table;
}

AlignedTable tieTable(const std::vector<TieSpread>& spreads) {
  AlignedTable table = tableWith({"rules", "strategy"});
  for (const char* const heading : {"arrival", "least", "median", "most", "most / least"}) {
    table.addColumn(heading, Align::right);
  }
  for (const TieSpread& spread : spreads) {
    table.addRow({{spread.contender->rules},
                  {spread.contender->strategy->name},
                  {text(spread.arrival)},
                  {text(spread.least)},
                  {text(spread.median)},
                  {text(spread.most)},
                  {ratioText(spread.ratio)}});
  }
  return table;
}

// --- the whole

struct TitledTable {
  std::string title;  // may be empty
  AlignedTable table;
  Texts legend{};
};

std::vector<TitledTable> tablesOf(const Results& results, std::size_t width,
                                  std::optional<Pairing> pairing) {
  std::vector<TitledTable> tables;
  if (results.scores.empty()) return tables;
  std::optional<AlignedTable> detailed = detailedTable(results, width);
  const bool hasSums = results.puzzles.size() > 1 && !detailed;
  if (detailed) {
    tables.push_back({"", *std::move(detailed), legend(results)});
  } else {
    Columns columns =
        hasSums ? sums(results.scores) : counters(results.scores, results.comparison.findsAll);
    addLearning(columns, results.scores);
    tables.push_back({"", tableOf(results.scores, columns)});
  }
  const Pairing shown = pairing.value_or(hasSums ? Pairing::strategies : Pairing::none);
  std::vector<Pair> pairs = results.pairs;
  std::erase_if(pairs, [shown](const Pair& pair) { return !isShown(pair, shown); });
  if (!pairs.empty()) {
    tables.push_back(
        {"In pairs: puzzles on which one expands < = > nodes than other; nodes and "
         "time of other / one,\nmedian and geometric mean over the puzzles that both "
         "finished",
         pairTable(pairs)});
  }
  if (!results.ties.empty()) {
    tables.push_back({tiesHeadline(results.comparison.ties), tieTable(results.ties)});
  }
  return tables;
}

void writeLines(std::ostream& out, const char* prefix, const Texts& lines) {
  if (!lines.empty()) out << '\n';
  for (const std::string& line : lines) out << prefix << line << '\n';
}

}  // namespace

void writeTable(std::ostream& out, const Results& results, std::size_t width, bool colours,
                std::optional<Pairing> pairing) {
  for (const std::string& line : headlines(results)) out << line << '\n';
  for (const TitledTable& each : tablesOf(results, width, pairing)) {
    out << '\n';
    if (!each.title.empty()) out << each.title << "\n\n";
    each.table.writeText(out, colours);
    writeLines(out, "", each.legend);
  }
  writeLines(out, "", notes(results));
}

void writeMarkdown(std::ostream& out, const Results& results, std::optional<Pairing> pairing) {
  for (const std::string& line : headlines(results)) out << line << "\n\n";
  for (const TitledTable& each : tablesOf(results, kMarkdownWidth, pairing)) {
    if (!each.title.empty()) out << '\n' << each.title << "\n\n";
    each.table.writeMarkdown(out);
    writeLines(out, "- ", each.legend);
  }
  writeLines(out, "- ", notes(results));
}

}  // namespace comparing
