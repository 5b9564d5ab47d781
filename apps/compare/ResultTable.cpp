#include "apps/compare/ResultTable.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
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

using Row = AlignedTable::Row;

// --- the table of contenders

std::string timeOf(const Score& score) {
  const bool isBegun = std::any_of(score.runs.begin(), score.runs.end(),
                                   [](const Run* run) { return run != nullptr; });
  return isBegun ? timeText(score.time) : "-";
}

std::string expandedOn(std::size_t puzzle, const Score& score) {
  const Run* const run = score.runs[puzzle];
  if (run == nullptr) return "-";
  return (run->outcome == Outcome::exhausted ? "†" : "") + text(score.expanded[puzzle]);
}

void addHeadings(AlignedTable& table, const Texts& headings) {
  for (const std::string& each : headings) table.addColumn(each, Align::right);
}

// The columns that name a contender. Rules and results are left out if no contender has any.
struct NameColumns {
  bool hasRules, hasResults;

  explicit NameColumns(const Contender& first)
      : hasRules(!first.rules.empty()), hasResults(!first.results.empty()) {}

  void addTo(AlignedTable& table) const {
    if (hasRules) table.addColumn("rules", Align::left);
    table.addColumn("strategy", Align::left);
    if (hasResults) table.addColumn("results", Align::left);
  }
  Row row(const Contender& each) const {
    Row row{each.strategy->name};
    if (hasRules) row.insert(row.begin(), each.rules);
    if (hasResults) row.push_back(each.results);
    return row;
  }
};

// A table with a row for each contender. `add` adds the cells below the headings to a row. The
// counters of searches that learn follow, if there are any.
template <class Add>
AlignedTable tableOf(const std::vector<Score>& scores, const Texts& headings, Add add) {
  const auto rulesOf = [&](std::size_t i) { return scores[i].contender->rules; };
  const bool hasGroups = scores.size() > 1 && rulesOf(0) == rulesOf(1);
  const bool learns = std::any_of(scores.begin(), scores.end(),
                                  [](const Score& score) { return !score.learning.empty(); });
  const NameColumns names(*scores.front().contender);
  AlignedTable table;
  names.addTo(table);
  addHeadings(table, headings);
  for (const LearningCounter& each : kLearningCounters) {
    if (learns) table.addColumn(each.heading, Align::right);
  }
  for (std::size_t i = 0; i < scores.size(); ++i) {
    if (i > 0 && hasGroups && rulesOf(i) != rulesOf(i - 1)) table.addGap();
    Row row = names.row(*scores[i].contender);
    add(row, scores[i]);
    for (const Count& count : scores[i].learning) row.push_back(text(count));
    table.addRow(std::move(row));
  }
  return table;
}

// All counters of the only puzzle. Repeats and costs are left out if they say nothing: if no state
// was repeated, or each move costs 1.
AlignedTable countersTable(const Results& results) {
  const std::vector<Score>& scores = results.scores;
  const auto any = [&](auto property) {
    return std::any_of(scores.begin(), scores.end(), [&](const Score& score) {
      return score.runs.front() != nullptr && property(*score.runs.front());
    });
  };
  const bool findsAll = results.comparison.findsAll;
  const bool hasRepeats = any([](const Run& run) { return run.statistics.repeats > 0; });
  const bool hasCosts = any([](const Run& run) { return run.hasCosts(); });
  Texts headings;
  if (findsAll) headings.push_back("solutions");
  headings.insert(headings.end(), {"expanded", "generated"});
  if (hasRepeats) headings.push_back("repeats");
  headings.insert(headings.end(), {"peak frontier", "depth"});
  if (hasCosts) headings.push_back("cost");
  headings.push_back("time");
  return tableOf(scores, headings, [&](Row& row, const Score& score) {
    const bool isBegun = score.runs.front() != nullptr;
    const Run run = isBegun ? *score.runs.front() : Run();
    const bool isSolved = run.outcome == Outcome::solved;
    const auto addCount = [&](std::uint64_t count, bool isKnown) {
      row.push_back(isKnown ? text(countOf(run, count)) : "-");
    };
    if (findsAll) addCount(run.solutions, isBegun);
    row.push_back(expandedOn(0, score));
    addCount(run.statistics.generated, isBegun);
    if (hasRepeats) addCount(run.statistics.repeats, isBegun);
    addCount(run.statistics.peakFrontier, isBegun);
    addCount(run.statistics.depth, isSolved);
    if (hasCosts) addCount(run.statistics.cost, isSolved);
    row.push_back(timeOf(score));
  });
}

// The nodes expanded on puzzles #1, #2, ..., and their total, if there are several and they fit.
std::optional<AlignedTable> puzzlesTable(const Results& results, std::size_t width) {
  constexpr std::size_t kNarrowestColumn = 4;
  if (results.puzzles.size() < 2 || results.puzzles.size() > width / kNarrowestColumn) return {};
  Texts headings;
  for (const std::size_t puzzle : results.puzzles) {
    headings.push_back(fmt::format("#{}", puzzle + 1));
  }
  headings.insert(headings.end(), {"total", "time"});
  AlignedTable table = tableOf(results.scores, headings, [](Row& row, const Score& score) {
    for (std::size_t i = 0; i < score.runs.size(); ++i) row.push_back(expandedOn(i, score));
    row.push_back(text(score.total));
    row.push_back(timeOf(score));
  });
  return table.width() > width ? std::nullopt : std::optional(std::move(table));
}

// Sums over the puzzles.
AlignedTable sumsTable(const Results& results) {
  const Texts headings{"solved", "total", "median", "geo. mean", "worst", "time"};
  return tableOf(results.scores, headings, [](Row& row, const Score& score) {
    row.insert(row.end(), {withThousands(score.solved) + '/' + withThousands(score.runs.size()),
                           text(score.total), text(score.median), meanText(score.mean),
                           text(score.worst), timeOf(score)});
  });
}

// --- pairs and ties

bool isShown(const Pair& pair, Pairing pairing) {
  const Contender &one = *pair.one, &other = *pair.other;
  switch (pairing) {
    case Pairing::strategies: return one.rules == other.rules && one.results == other.results;
    case Pairing::rules: return one.strategy == other.strategy && one.results == other.results;
    case Pairing::results: return one.strategy == other.strategy && one.rules == other.rules;
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
  const auto name = [&](const Contender& each) {
    std::string words = each.strategy->name;
    if (!shareRules && haveRules) words = each.rules + ' ' + words;
    return each.results.empty() ? words : words + ' ' + each.results;
  };
  AlignedTable table;
  if (shareRules) table.addColumn("rules", Align::left);
  table.addColumn("one", Align::left);
  table.addColumn("other", Align::left);
  addHeadings(table, {"<", "=", ">", "?", "by chance"});
  if (!areAllFinished) addHeadings(table, {"finished"});
  addHeadings(table, {"median", "mean", "time median", "time mean"});
  for (const Pair& pair : pairs) {
    Row row;
    if (shareRules) row.push_back(pair.one->rules);
    row.push_back(name(*pair.one));
    row.push_back(name(*pair.other));
    for (const std::size_t count : {pair.oneFewer, pair.equal, pair.otherFewer, pair.unknown}) {
      row.push_back(withThousands(count));
    }
    row.push_back(chanceText(pair.chance));
    if (!areAllFinished) row.push_back(withThousands(pair.finished));
    for (const std::optional<Ratios>& ratios : {pair.nodes, pair.time}) {
      row.push_back(ratios ? ratioText(ratios->median) : "?");
      row.push_back(ratios ? ratioText(ratios->mean) : "?");
    }
    table.addRow(std::move(row));
  }
  return table;
}

AlignedTable tieTable(const std::vector<TieSpread>& spreads) {
  const NameColumns names(*spreads.front().contender);
  AlignedTable table;
  names.addTo(table);
  addHeadings(table, {"arrival", "least", "median", "most", "most / least"});
  for (const TieSpread& spread : spreads) {
    Row row = names.row(*spread.contender);
    row.insert(row.end(), {text(spread.arrival), text(spread.least), text(spread.median),
                           text(spread.most), ratioText(spread.ratio)});
    table.addRow(std::move(row));
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
  std::optional<AlignedTable> detailed = puzzlesTable(results, width);
  const bool hasSums = results.puzzles.size() > 1 && !detailed;
  if (detailed) {
    tables.push_back({"", *std::move(detailed), legend(results)});
  } else {
    tables.push_back({"", hasSums ? sumsTable(results) : countersTable(results)});
  }
  const Pairing usual = results.comparison.isSideBySide() ? Pairing::results
                        : hasSums                         ? Pairing::strategies
                                                          : Pairing::none;
  const Pairing shown = pairing.value_or(usual);
  std::vector<Pair> pairs = results.pairs;
  std::erase_if(pairs, [shown](const Pair& pair) { return !isShown(pair, shown); });
  if (!pairs.empty()) {
    tables.push_back(
        {"In pairs: puzzles on which one expands < = > nodes than other; how likely < and > differ "
         "so much by\nchance; nodes and time of other / one, median and geometric mean over those "
         "that both finished",
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

void writeTable(std::ostream& out, const Results& results, std::size_t width,
                std::optional<Pairing> pairing) {
  for (const std::string& line : headlines(results)) out << line << '\n';
  for (const TitledTable& each : tablesOf(results, width, pairing)) {
    out << '\n';
    if (!each.title.empty()) out << each.title << "\n\n";
    each.table.writeText(out);
    writeLines(out, "", each.legend);
  }
  writeLines(out, "", notes(results));
  writeLines(out, "", provenance(results));
}

void writeMarkdown(std::ostream& out, const Results& results, std::optional<Pairing> pairing) {
  for (const std::string& line : headlines(results)) out << line << "\n\n";
  for (const TitledTable& each : tablesOf(results, kMarkdownWidth, pairing)) {
    if (!each.title.empty()) out << '\n' << each.title << "\n\n";
    each.table.writeMarkdown(out);
    writeLines(out, "- ", each.legend);
  }
  writeLines(out, "- ", notes(results));
  writeLines(out, "- ", provenance(results));
}

}  // namespace comparing
