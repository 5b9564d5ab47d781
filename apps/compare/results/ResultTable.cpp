#include "apps/compare/results/ResultTable.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "apps/compare/results/AlignedTable.h"
#include "apps/compare/results/ResultTexts.h"
#include "apps/support/PrintableText.h"

namespace comparing {
namespace {

using apps::withThousands;
using search::Outcome;
using search::Statistics;
using Texts = std::vector<std::string>;

constexpr std::size_t kMarkdownWidth = 100;

// The columns that name the contender of an item. Rules and results are left out if no contender
// has any.
template <class Item>
Columns<Item> nameColumns(const std::vector<Item>& items) {
  Columns<Item> columns;
  const auto add = [&](const char* heading, auto name) {
    if (*name(*items.front().contender) == '\0') return;
    const auto cell = [name](const Item& each) { return std::string(name(*each.contender)); };
    columns.push_back({heading, cell, Align::left});
  };
  add("rules", [](const Contender& each) { return each.rules.c_str(); });
  add("strategy", [](const Contender& each) { return each.strategy->name; });
  add("results", [](const Contender& each) { return each.results.c_str(); });
  return columns;
}

// The text of a member of an item.
template <class Item, class Value>
auto textOf(Value Item::*member) {
  return [member](const Item& each) { return text(each.*member); };
}

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

// A table with a row for each contender: its names, these columns, and the counters of searches
// that learn, if there are any.
AlignedTable scoreTable(const std::vector<Score>& scores, const Columns<Score>& about) {
  const bool learns = std::any_of(scores.begin(), scores.end(),
                                  [](const Score& score) { return !score.learning.empty(); });
  Columns<Score> columns = nameColumns(scores);
  columns.insert(columns.end(), about.begin(), about.end());
  for (std::size_t i = 0; learns && i < std::size(kLearningCounters); ++i) {
    columns.push_back({kLearningCounters[i].heading, [i](const Score& score) {
                         return score.learning.empty() ? "-" : text(score.learning[i]);
                       }});
  }
  AlignedTable table(columns, scores);
  const auto begins = [&](std::size_t i) {
    return scores[i].contender->rules != scores[i - 1].contender->rules;
  };
  for (std::size_t i = 2; i < scores.size(); ++i) {
    if (begins(i) && !begins(1)) table.addGap(i);
  }
  return table;
}

// All counters of the only puzzle. Repeats and costs are left out if they say nothing: if no state
// was repeated, or each move costs 1.
AlignedTable countersTable(const Results& results) {
  Columns<Score> columns;
  const auto add = [&](const char* heading, auto count, bool isOfSolution = false) {
    columns.push_back({heading, [=](const Score& score) {
                         const Run* const run = score.runs.front();
                         const bool isKnown =
                             run != nullptr && (!isOfSolution || run->outcome == Outcome::solved);
                         return isKnown ? text(countOf(*run, count(*run))) : "-";
                       }});
  };
  const auto any = [&](auto property) {
    return std::any_of(results.scores.begin(), results.scores.end(), [&](const Score& score) {
      return score.runs.front() != nullptr && property(*score.runs.front());
    });
  };
  const auto of = [](std::uint64_t Statistics::*counter) {
    return [counter](const Run& run) { return run.statistics.*counter; };
  };
  if (results.comparison.findsAll) add("solutions", [](const Run& run) { return run.solutions; });
  columns.push_back({"expanded", [](const Score& score) { return expandedOn(0, score); }});
  add("generated", of(&Statistics::generated));
  if (any(of(&Statistics::repeats))) add("repeats", of(&Statistics::repeats));
  add("peak frontier", of(&Statistics::peakFrontier));
  add("depth", of(&Statistics::depth), true);
  if (any([](const Run& run) { return run.hasCosts(); })) add("cost", of(&Statistics::cost), true);
  columns.push_back({"time", timeOf});
  return scoreTable(results.scores, columns);
}

// The nodes expanded on puzzles #1, #2, ..., and their total, if there are several and they fit.
std::optional<AlignedTable> puzzlesTable(const Results& results, std::size_t width) {
  constexpr std::size_t kNarrowestColumn = 4;
  const std::vector<std::size_t>& puzzles = results.puzzles;
  if (puzzles.size() < 2 || puzzles.size() > width / kNarrowestColumn) return {};
  Columns<Score> columns;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    columns.push_back({fmt::format("#{}", puzzles[i] + 1),
                       [i](const Score& score) { return expandedOn(i, score); }});
  }
  columns.push_back({"total", textOf(&Score::total)});
  columns.push_back({"time", timeOf});
  AlignedTable table = scoreTable(results.scores, columns);
  return table.width() > width ? std::nullopt : std::optional(std::move(table));
}

// Sums over the puzzles.
AlignedTable sumsTable(const Results& results) {
  const auto solved = [](const Score& score) {
    return withThousands(score.solved) + '/' + withThousands(score.runs.size());
  };
  return scoreTable(results.scores,
                    {{"solved", solved},
                     {"total", textOf(&Score::total)},
                     {"median", textOf(&Score::median)},
                     {"geo. mean", [](const Score& score) { return meanText(score.mean); }},
                     {"worst", textOf(&Score::worst)},
                     {"time", timeOf}});
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
  const auto all = [&](auto property) { return std::all_of(pairs.begin(), pairs.end(), property); };
  // The rules have a column of their own if those of each pair are the same.
  const bool haveRules = !pairs.front().one->rules.empty();
  const bool shareRules =
      haveRules && all([](const Pair& pair) { return pair.one->rules == pair.other->rules; });
  Columns<Pair> columns;
  const auto addName = [&](const char* heading, const Contender* Pair::*contender) {
    const auto cell = [=](const Pair& pair) {
      const Contender& each = *(pair.*contender);
      return (shareRules || !haveRules ? "" : each.rules + ' ') + each.strategy->name +
             (each.results.empty() ? "" : ' ' + each.results);
    };
    columns.push_back({heading, cell, Align::left});
  };
  const auto addCount = [&](const char* heading, std::size_t Pair::*count) {
    columns.push_back({heading, [=](const Pair& pair) { return withThousands(pair.*count); }});
  };
  const auto addRatio = [&](const char* heading, Ratios Pair::*figure, auto ratio) {
    columns.push_back({heading, [=](const Pair& pair) { return ratioText(pair.*figure.*ratio); }});
  };
  if (shareRules) {
    columns.push_back({"rules", [](const Pair& pair) { return pair.one->rules; }, Align::left});
  }
  addName("one", &Pair::one);
  addName("other", &Pair::other);
  addCount("<", &Pair::oneFewer);
  addCount("=", &Pair::equal);
  addCount(">", &Pair::otherFewer);
  addCount("?", &Pair::unknown);
  columns.push_back({"by chance", [](const Pair& pair) { return chanceText(pair.chance); }});
  if (!all([](const Pair& pair) { return pair.finished == pair.puzzles(); })) {
    addCount("finished", &Pair::finished);
  }
  addRatio("median", &Pair::nodes, &Ratios::median);
  addRatio("mean", &Pair::nodes, &Ratios::mean);
  addRatio("time median", &Pair::time, &Ratios::median);
  addRatio("time mean", &Pair::time, &Ratios::mean);
  return {columns, pairs};
}

AlignedTable tieTable(const std::vector<TieSpread>& spreads) {
  Columns<TieSpread> columns = nameColumns(spreads);
  columns.push_back({"arrival", textOf(&TieSpread::arrival)});
  columns.push_back({"least", textOf(&TieSpread::least)});
  columns.push_back({"median", textOf(&TieSpread::median)});
  columns.push_back({"most", textOf(&TieSpread::most)});
  columns.push_back({"most / least", [](const TieSpread& each) { return ratioText(each.ratio); }});
  return {columns, spreads};
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
