#include "apps/compare/results/ResultTable.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

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

using apps::counted;
using apps::withThousands;
using search::Outcome;
using search::Statistics;
using Texts = std::vector<std::string>;

constexpr std::size_t kMarkdownWidth = 100;

Cell cellOf(const Count& count) {
  return {text(count), static_cast<double>(count.least), !count.isExact};
}
Cell cellOf(const Real& median) {
  return {text(median), median.least, !median.isExact};
}
Cell cellOf(std::size_t number) {
  return {withThousands(number), static_cast<double>(number)};
}
Cell ratioCell(const std::optional<double>& ratio, decltype(ratioText) textOf = ratioText) {
  return {textOf(ratio), ratio.value_or(-1)};
}

// A cell with the member of an item.
template <class Item, class Value>
auto cellWith(Value Item::*member) {
  return [member](const Item& each) { return cellOf(each.*member); };
}

const char* nameOf(const apps::Strategy& strategy, Names names) {
  return names == Names::words ? strategy.name : strategy.title;
}

// Adds the columns that name the contender of an item. Rules and results are left out if no
// contender has any.
template <class Item>
void addNames(Table& table, const std::vector<Item>& items, Names names) {
  const auto add = [&](const char* heading, auto name) {
    const auto has = [name](const Item& each) { return !name(*each.contender).empty(); };
    if (std::none_of(items.begin(), items.end(), has)) return;
    const auto cell = [name](const Item& each) { return Cell{name(*each.contender)}; };
    addColumn(table, items, {heading, heading, "", false}, cell);
  };
  add("rules", [](const Contender& each) { return each.rules; });
  add("strategy",
      [names](const Contender& each) { return std::string(nameOf(*each.strategy, names)); });
  add("results", [](const Contender& each) { return each.results; });
}

Column columnOf(const Counter& counter) {
  return {counter.key, counter.heading, counter.meaning};
}

// --- the table of contenders

// A dash if no search was begun, or their times are unknown.
Cell timeCell(const Count& time) {
  if (time.least == 0) return {"-"};
  return {timeText(time), static_cast<double>(time.least), !time.isExact};
}

// A counter of a search; a dash if it was not begun, or does not have it.
Cell cellOf(const Run* run, const Counter& counter) {
  const auto value = run == nullptr ? std::nullopt : counter.of(*run);
  if (!value) return {"-"};
  const Count count = countOf(*run, *value);
  if (counter.member == &Statistics::elapsedNs) return timeCell(count);
  Cell cell = cellOf(count);
  const bool isProof =
      counter.member == &Statistics::expanded && run->outcome == Outcome::exhausted;
  if (isProof) cell.text = "†" + cell.text;
  return cell;
}

Cell timeOf(const Score& score) {
  return timeCell(score.time);
}

// Adds the counters of searches that learn, if there are any, and gaps between rule sets.
void finish(Table& table, const std::vector<Score>& scores) {
  const bool learns = std::any_of(scores.begin(), scores.end(),
                                  [](const Score& score) { return !score.learning.empty(); });
  for (std::size_t i = 0; learns && i < std::size(kLearningCounters); ++i) {
    const Counter& counter = kLearningCounters[i];
    addColumn(table, scores, columnOf(counter), [i](const Score& score) {
      return score.learning.empty() ? Cell{"-"} : cellOf(score.learning[i]);
    });
  }
  const auto begins = [&](std::size_t i) {
    return scores[i].contender->rules != scores[i - 1].contender->rules;
  };
  for (std::size_t i = 2; i < scores.size(); ++i) {
    if (begins(i) && !begins(1)) table.gaps.insert(i);
  }
}

// All counters of the only puzzle. Repeats and costs are left out if they say nothing: if no state
// was repeated, or each move costs 1.
Table countersTable(const Results& results) {
  const std::vector<Score>& scores = results.scores;
  Table table;
  addNames(table, scores, Names::words);
  const auto any = [&](auto property) {
    return std::any_of(scores.begin(), scores.end(), [&](const Score& score) {
      return score.runs.front() != nullptr && property(*score.runs.front());
    });
  };
  if (results.comparison.findsAll) {
    addColumn(table, scores, {"solutions", "solutions", ""}, [](const Score& score) {
      const Run* const run = score.runs.front();
      return run == nullptr ? Cell{"-"} : cellOf(countOf(*run, run->solutions));
    });
  }
  for (const Counter& each : kCounters) {
    const bool isTold = each.member == &Statistics::repeats
                            ? any([](const Run& run) { return run.statistics.repeats > 0; })
                        : each.member == &Statistics::cost
                            ? any([](const Run& run) { return run.hasCosts(); })
                            : true;
    if (!isTold) continue;
    addColumn(table, scores, columnOf(each),
              [&each](const Score& score) { return cellOf(score.runs.front(), each); });
  }
  finish(table, scores);
  return table;
}

// The nodes expanded on puzzles #1, #2, ..., and their total, if there are several and they fit.
std::optional<Table> puzzlesTable(const Results& results, std::size_t width) {
  constexpr std::size_t kNarrowestColumn = 4;
  const std::vector<std::size_t>& puzzles = results.puzzles;
  if (puzzles.size() < 2 || puzzles.size() > width / kNarrowestColumn) return {};
  Table table;
  addNames(table, results.scores, Names::words);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    addColumn(table, results.scores, {"", fmt::format("#{}", puzzles[i] + 1), ""},
              [i](const Score& score) { return cellOf(score.runs[i], kCounters[0]); });
  }
  addColumn(table, results.scores, {"total", "total", ""}, cellWith(&Score::total));
  addColumn(table, results.scores, {"time", "time", ""}, timeOf);
  finish(table, results.scores);
  table.legend = legend(results);
  return AlignedTable(table).width() > width ? std::nullopt : std::optional(std::move(table));
}

// --- pairs

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

// "full bfs", "bfs" where a column says the rules, or "breadth-first, full".
std::string nameOf(const Contender& contender, Names names, bool saysRules) {
  Texts parts{nameOf(*contender.strategy, names)};
  if (saysRules && !contender.rules.empty()) {
    parts.insert(names == Names::words ? parts.begin() : parts.end(), contender.rules);
  }
  if (!contender.results.empty()) parts.push_back(contender.results);
  return fmt::format("{}", fmt::join(parts, names == Names::words ? " " : ", "));
}

// --- the whole

std::vector<Table> tablesOf(const Results& results, std::size_t width,
                            std::optional<Pairing> pairing) {
  std::vector<Table> tables;
  if (results.scores.empty()) return tables;
  std::optional<Table> detailed = puzzlesTable(results, width);
  const bool hasSums = results.puzzles.size() > 1 && !detailed;
  tables.push_back(detailed  ? *std::move(detailed)
                   : hasSums ? sumsTable(results.scores, Names::words)
                             : countersTable(results));
  const Pairing usual = results.comparison.isSideBySide() ? Pairing::results
                        : hasSums                         ? Pairing::strategies
                                                          : Pairing::none;
  std::vector<Pair> pairs = results.pairs;
  std::erase_if(pairs, [&](const Pair& pair) { return !isShown(pair, pairing.value_or(usual)); });
  if (!pairs.empty()) tables.push_back(pairTable(pairs, Names::words));
  if (!results.ties.empty()) tables.push_back(tieTable(results, Names::words));
  return tables;
}

void writeLines(std::ostream& out, const char* prefix, const Texts& lines) {
  if (!lines.empty()) out << '\n';
  for (const std::string& line : lines) out << prefix << line << '\n';
}

}  // namespace

Table sumsTable(const std::vector<Score>& scores, Names names) {
  Table table;
  addNames(table, scores, names);
  const auto add = [&](const Column& column, auto cell) { addColumn(table, scores, column, cell); };
  add({"solved", "solved", "puzzles solved, out of all puzzles"}, [](const Score& score) {
    return Cell{withThousands(score.solved) + '/' + withThousands(score.runs.size()),
                static_cast<double>(score.solved)};
  });
  add({"total", "total", "nodes expanded, over all puzzles"}, cellWith(&Score::total));
  add({"median", "median", "nodes expanded on the puzzle in the middle"}, cellWith(&Score::median));
  add({"mean", "geo. mean", "geometric mean of the nodes expanded, none counting as one"},
      [](const Score& score) {
        return Cell{meanText(score.mean), score.mean.least, !score.mean.isExact};
      });
  add({"worst", "worst", "nodes expanded on the puzzle that took most"}, cellWith(&Score::worst));
  add({"time", "time", "of all searches, making the start included"}, timeOf);
  finish(table, scores);
  return table;
}

Table pairTable(const std::vector<Pair>& pairs, Names names) {
  Table table{
      "In pairs: puzzles on which one expands < = > nodes than other; how likely < and > differ "
      "so much by\nchance; nodes and time of other / one, median and geometric mean over those "
      "that both finished"};
  const auto add = [&](const Column& column, auto cell) { addColumn(table, pairs, column, cell); };
  const auto all = [&](auto property) { return std::all_of(pairs.begin(), pairs.end(), property); };
  // In words, the rules have a column of their own if those of each pair are the same.
  const bool shareRules = names == Names::words && all([](const Pair& pair) {
                            return pair.one->rules == pair.other->rules && !pair.one->rules.empty();
                          });
  if (shareRules) {
    add({"rules", "rules", "", false}, [](const Pair& pair) { return Cell{pair.one->rules}; });
  }
  const auto addName = [&](const char* heading, const Contender* Pair::*contender) {
    add({heading, heading, "", false},
        [=](const Pair& pair) { return Cell{nameOf(*(pair.*contender), names, !shareRules)}; });
  };
  const auto addRatio = [&](const Column& column, Ratios Pair::*figure, auto ratio) {
    const auto textOf = figure == &Pair::time ? timeRatioText : ratioText;
    add(column, [=](const Pair& pair) { return ratioCell(pair.*figure.*ratio, textOf); });
  };
  addName("one", &Pair::one);
  addName("other", &Pair::other);
  add({"oneFewer", "<", "puzzles on which one expands fewer"}, cellWith(&Pair::oneFewer));
  add({"equal", "=", "equally many"}, cellWith(&Pair::equal));
  add({"otherFewer", ">", "on which other expands fewer"}, cellWith(&Pair::otherFewer));
  add({"unknown", "?", "a limit leaves it open"}, cellWith(&Pair::unknown));
  add({"chance", "by chance", "how likely < and > differ so much if neither is better"},
      [](const Pair& pair) {
        return Cell{chanceText(pair.chance), pair.chance.value_or(-1)};
      });
  if (!all([](const Pair& pair) { return pair.finished == pair.puzzles(); })) {
    add({"finished", "finished", "puzzles that both finished"}, cellWith(&Pair::finished));
  }
  addRatio({"median", "median", "of other's nodes over one's"}, &Pair::nodes, &Ratios::median);
  addRatio({"mean", "mean", "of the same, geometric"}, &Pair::nodes, &Ratios::mean);
  addRatio({"timeMedian", "time median", "of other's time over one's; ≈1×: chance could turn it"},
           &Pair::time, &Ratios::median);
  addRatio({"timeMean", "time mean", "of the same, geometric"}, &Pair::time, &Ratios::mean);
  return table;
}

Table tieTable(const Results& results, Names names) {
  const auto& [count, seed] = results.comparison.ties;
  Table table{fmt::format("Ties: nodes in total, in arrival order and in {} ({})",
                          counted(count, "seeded order"),
                          count == 1 ? fmt::format("seed {}", seed)
                                     : fmt::format("seeds {} to {}", seed, seed + count - 1))};
  if (results.ties.empty()) return table;
  addNames(table, results.ties, names);
  const auto add = [&](const Column& column, auto cell) {
    addColumn(table, results.ties, column, cell);
  };
  const char* const ofSeeds = "of the seeded orders";
  add({"arrival", "arrival", "ties leave as they came"}, cellWith(&TieSpread::arrival));
  add({"least", "least", ofSeeds}, cellWith(&TieSpread::least));
  add({"median", "median", ofSeeds}, cellWith(&TieSpread::median));
  add({"most", "most", ofSeeds}, cellWith(&TieSpread::most));
  add({"ratio", "most / least", "what the order of ties alone can do"},
      [](const TieSpread& each) { return ratioCell(each.ratio); });
  return table;
}

void writeTable(std::ostream& out, const Results& results, std::size_t width,
                std::optional<Pairing> pairing) {
  for (const std::string& line : headlines(results)) out << line << '\n';
  for (const Table& each : tablesOf(results, width, pairing)) {
    out << '\n';
    if (!each.title.empty()) out << each.title << "\n\n";
    AlignedTable(each).writeText(out);
    writeLines(out, "", each.legend);
  }
  writeLines(out, "", notes(results));
  writeLines(out, "", provenance(results));
}

void writeMarkdown(std::ostream& out, const Results& results, std::optional<Pairing> pairing) {
  for (const std::string& line : headlines(results)) out << line << "\n\n";
  for (const Table& each : tablesOf(results, kMarkdownWidth, pairing)) {
    if (!each.title.empty()) out << '\n' << each.title << "\n\n";
    AlignedTable(each).writeMarkdown(out);
    writeLines(out, "- ", each.legend);
  }
  writeLines(out, "- ", notes(results));
  writeLines(out, "- ", provenance(results));
}

}  // namespace comparing
