#include "apps/compare/ComparisonTable.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <utility>

#include "apps/compare/AlignedTable.h"
#include "apps/compare/ResultTexts.h"
#include "apps/support/PrintableText.h"

namespace compareSearch {
namespace {

using apps::clipped;
using search::Outcome;
using Align = AlignedTable::Align;
using Texts = std::vector<std::string>;

constexpr int kMarkdownWidth = 100;
constexpr int kAnyWidth = std::numeric_limits<int>::max();
constexpr const char* kPairsHeadline =
    "In pairs: puzzles on which one expands < = > nodes than other; other / one";

// --- the columns of the table

// If a table is too wide, its details are left out first, and essential columns never.
enum class Rank { detail, important, essential };

struct Column {
  std::string heading;
  std::vector<Cell> cells;  // by score
  Rank rank = Rank::detail;
};

Column ranked(Rank rank, Column column) {
  column.rank = rank;
  return column;
}

template <class TextOf>
Column column(const std::string& heading, const std::vector<Score>& scores, TextOf textOf) {
  Column result{heading, {}};
  for (const Score& score : scores) result.cells.push_back({textOf(score)});
  return result;
}

// A column of counts. The smallest exact count is emphasized.
template <class CountOf>
Column counts(const std::string& heading, const std::vector<Score>& scores, CountOf countOf) {
  auto best = std::numeric_limits<decltype(countOf(scores.front()).least)>::max();
  for (const Score& score : scores) {
    if (countOf(score).isExact()) best = std::min(best, countOf(score).least);
  }
  Column result{heading, {}};
  for (const Score& score : scores) {
    const auto count = countOf(score);
    const bool isBest = count.isExact() && count.least == best && scores.size() > 1;
    const Look look = !count.isExact() ? Look::unfinished : isBest ? Look::best : Look::plain;
    result.cells.push_back({text(count), look});
  }
  return result;
}

Column totals(const std::vector<Score>& scores) {
  return ranked(Rank::important,
                counts("total", scores, [](const Score& score) { return score.total; }));
}

Column times(const std::vector<Score>& scores) {
  const auto time = [](const Score& score) {
    const bool isBegun = std::any_of(score.runs.begin(), score.runs.end(),
                                     [](const Run* run) { return run != nullptr; });
    return isBegun ? timeText(score.time) : "-";
  };
  return ranked(Rank::important, column("time", scores, time));
}

Column expandedOn(std::size_t puzzle, const std::string& heading,
                  const std::vector<Score>& scores) {
  Column result =
      counts(heading, scores, [puzzle](const Score& score) { return score.expanded[puzzle]; });
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const Run* const run = scores[i].runs[puzzle];
    if (run == nullptr) result.cells[i].text = "-";
    if (run != nullptr && run->outcome == Outcome::exhausted) result.cells[i].text.insert(0, "†");
  }
  return ranked(Rank::important, std::move(result));
}

// True if any search of the only puzzle has the property.
template <class Property>
bool anyRun(const std::vector<Score>& scores, Property property) {
  return std::any_of(scores.begin(), scores.end(), [&](const Score& score) {
    return score.runs.front() != nullptr && property(*score.runs.front());
  });
}

// Adds the counters of searches that learn, if there are any.
void addLearning(std::vector<Column>& columns, const std::vector<Score>& scores) {
  if (std::all_of(scores.begin(), scores.end(),
                  [](const Score& score) { return score.learning.empty(); })) {
    return;
  }
  for (std::size_t i = 0; i < std::size(kLearningCounters); ++i) {
    columns.push_back(column(kLearningCounters[i].heading, scores, [i](const Score& score) {
      return score.learning.empty() ? "-" : text(score.learning[i]);
    }));
  }
}

// All counters of the only puzzle. Repeats and costs are left out if they say nothing: if no state
// was repeated, or each move costs 1.
std::vector<Column> counters(const std::vector<Score>& scores) {
  const auto counter = [&](const char* heading, std::uint64_t search::Statistics::*member) {
    return column(heading, scores, [member](const Score& score) {
      const Run* const run = score.runs.front();
      return run == nullptr ? "-" : text(countOf(*run, run->statistics.*member));
    });
  };
  const auto ofSolution = [&](const char* heading, std::uint64_t search::Statistics::*member) {
    return column(heading, scores, [member](const Score& score) {
      const Run* const run = score.runs.front();
      const bool isSolved = run != nullptr && run->outcome == Outcome::solved;
      return isSolved ? text(exactly(run->statistics.*member)) : "-";
    });
  };
  std::vector<Column> columns{
      expandedOn(0, "expanded", scores),
      ranked(Rank::important, counter("generated", &search::Statistics::generated))};
  if (anyRun(scores, [](const Run& run) { return run.statistics.repeats > 0; })) {
    columns.push_back(counter("repeats", &search::Statistics::repeats));
  }
  columns.push_back(counter("peak frontier", &search::Statistics::peakFrontier));
  columns.push_back(ofSolution("depth", &search::Statistics::depth));
  if (anyRun(scores, [](const Run& run) { return run.hasCosts(); })) {
    columns.push_back(ranked(Rank::essential, ofSolution("cost", &search::Statistics::cost)));
  }
  columns.push_back(times(scores));
  addLearning(columns, scores);
  return columns;
}

// The nodes expanded on puzzles #1, #2, ..., and their total.
std::vector<Column> puzzleByPuzzle(const Results& results) {
  std::vector<Column> columns;
  for (std::size_t i = 0; i < results.puzzles.size(); ++i) {
    columns.push_back(expandedOn(i, fmt::format("#{}", results.puzzles[i] + 1), results.scores));
  }
  columns.push_back(totals(results.scores));
  columns.push_back(times(results.scores));
  return columns;
}

// Sums over the puzzles.
std::vector<Column> sums(const std::vector<Score>& scores) {
  const auto solved = [](const Score& score) {
    return fmt::format("{}/{}", score.solved, score.runs.size());
  };
  std::vector<Column> columns{
      ranked(Rank::important, column("solved", scores, solved)),
      totals(scores),
      counts("median", scores, [](const Score& score) { return score.median; }),
      column("geo. mean", scores, [](const Score& score) { return meanText(score.mean); }),
      counts("worst", scores, [](const Score& score) { return score.worst; }),
      times(scores)};
  addLearning(columns, scores);
  return columns;
}

// --- the tables

AlignedTable tableOf(const std::vector<Score>& scores, const std::vector<Column>& columns,
                     const char* apps::Strategy::*strategyName) {
  const bool hasGroups =
      scores.size() > 1 && scores[0].contender->rulesName == scores[1].contender->rulesName;
  const bool hasRules = std::any_of(scores.begin(), scores.end(), [](const Score& score) {
    return !score.contender->rulesName.empty();
  });
  AlignedTable table;
  if (hasRules) table.addColumn("rules", Align::left);
  table.addColumn("strategy", Align::left);
  for (const Column& column : columns) table.addColumn(column.heading, Align::right);
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const Contender& contender = *scores[i].contender;
    if (i > 0 && hasGroups && contender.rulesName != scores[i - 1].contender->rulesName) {
      table.addGap();
    }
    std::vector<Cell> row;
    if (hasRules) row.push_back({contender.rulesName});
    row.push_back({contender.strategy->*strategyName});
    for (const Column& column : columns) row.push_back(column.cells[i]);
    table.addRow(std::move(row));
  }
  return table;
}

// The table with long names, or with short names if only these fit into the width.
AlignedTable tableOf(const std::vector<Score>& scores, const std::vector<Column>& columns,
                     int width) {
  AlignedTable table = tableOf(scores, columns, &apps::Strategy::title);
  if (table.width() <= width) return table;
  return tableOf(scores, columns, &apps::Strategy::name);
}

// A table, and the headings of the columns left out to make it fit into a line.
struct FittedTable {
  AlignedTable table;
  Texts leftOut{};
  bool numbersPuzzles = false;  // its columns are #1, #2, ...
};

// The room for a table.
struct Room {
  int width;              // in characters
  bool isStrict = false;  // columns are left out if they do not fit
};

// Leaves out columns until the table fits. Of one rank, the last goes first.
FittedTable fitted(const std::vector<Score>& scores, std::vector<Column> columns,
                   const Room& room) {
  constexpr std::size_t kFewest = 2;
  Texts headings;
  for (const Column& each : columns) headings.push_back(each.heading);
  AlignedTable table = tableOf(scores, columns, room.width);
  while (room.isStrict && table.width() > room.width && columns.size() > kFewest) {
    const auto least =
        std::min_element(columns.rbegin(), columns.rend(),
                         [](const auto& one, const auto& other) { return one.rank < other.rank; });
    if (least->rank == Rank::essential) break;
    columns.erase(std::next(least).base());
    table = tableOf(scores, columns, room.width);
  }
  for (const Column& each : columns) std::erase(headings, each.heading);
  return {std::move(table), std::move(headings)};
}

// The most detailed table that fits.
FittedTable mainTable(const Results& results, const Room& room) {
  constexpr int kNarrowestColumn = 4;
  const std::vector<Score>& scores = results.scores;
  const auto puzzles = static_cast<int>(results.puzzles.size());
  if (puzzles > 1 && puzzles <= room.width / kNarrowestColumn) {
    std::vector<Column> columns = puzzleByPuzzle(results);
    if (tableOf(scores, columns, room.width).width() <= room.width) {
      addLearning(columns, scores);
      FittedTable result = fitted(scores, std::move(columns), room);
      result.numbersPuzzles = true;
      return result;
    }
  }
  return fitted(scores, puzzles == 1 ? counters(scores) : sums(scores), room);
}

// The columns that name a pair. If the contenders of each pair share their rules or their strategy,
// the shared name has a column of its own.
struct PairNames {
  Texts headings;
  Texts (*of)(const Pair& pair);
};

PairNames pairNames(const std::vector<Pair>& pairs) {
  const auto all = [&](auto holds) { return std::all_of(pairs.begin(), pairs.end(), holds); };
  if (all([](const Pair& pair) { return pair.one->rulesName == pair.other->rulesName; })) {
    return {
        {"rules", "one", "other"}, [](const Pair& pair) {
          return Texts{pair.one->rulesName, pair.one->strategy->name, pair.other->strategy->name};
        }};
  }
  if (all([](const Pair& pair) { return pair.one->strategy == pair.other->strategy; })) {
    return {{"strategy", "one", "other"}, [](const Pair& pair) {
              return Texts{pair.one->strategy->name, pair.one->rulesName, pair.other->rulesName};
            }};
  }
  return {{"one", "other"}, [](const Pair& pair) {
            const auto name = [](const Contender& each) {
              return fmt::format("{} {}", each.rulesName, each.strategy->name);
            };
            return Texts{name(*pair.one), name(*pair.other)};
          }};
}

// The table of pairs with the first of the columns `headings`.
AlignedTable pairTableOf(const std::vector<Pair>& pairs, const Texts& headings) {
  const PairNames names = pairNames(pairs);
  AlignedTable table;
  for (const std::string& heading : names.headings) table.addColumn(heading, Align::left);
  for (const std::string& heading : headings) table.addColumn(heading, Align::right);
  for (const Pair& pair : pairs) {
    std::vector<Cell> row;
    for (const std::string& name : names.of(pair)) row.push_back({name});
    for (const std::size_t count : {pair.oneFewer, pair.equal, pair.otherFewer, pair.unknown}) {
      row.push_back({text(exactly(count))});
    }
    row.push_back({ratioText(pair.median)});
    row.push_back({meanText(pair)});
    row.resize(names.headings.size() + headings.size());
    table.addRow(std::move(row));
  }
  return table;
}

FittedTable pairTable(const std::vector<Pair>& pairs, const Room& room) {
  constexpr std::size_t kFewest = 2;
  Texts headings{"<", "=", ">", "?", "median", "geo. mean"};
  Texts leftOut;
  AlignedTable table = pairTableOf(pairs, headings);
  while (room.isStrict && table.width() > room.width && headings.size() > kFewest) {
    leftOut.insert(leftOut.begin(), headings.back());
    headings.pop_back();
    table = pairTableOf(pairs, headings);
  }
  return {std::move(table), std::move(leftOut)};
}

AlignedTable tieTable(const std::vector<TieSpread>& spreads) {
  AlignedTable table;
  table.addColumn("rules", Align::left);
  table.addColumn("strategy", Align::left);
  for (const char* const heading : {"arrival", "least", "median", "most", "most / least"}) {
    table.addColumn(heading, Align::right);
  }
  for (const TieSpread& spread : spreads) {
    table.addRow({{spread.contender->rulesName},
                  {spread.contender->strategy->title},
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
};

struct Document {
  Texts headlines;
  std::vector<TitledTable> tables{};
  Texts legend{};  // of the first table
  Texts notes{};
};

// Adds a note that names the columns left out for lack of width.
void noteLeftOut(Texts& notes, const char* noRoom, const Texts& headings) {
  if (headings.empty()) return;
  notes.push_back(fmt::format("{} for: {}", noRoom, fmt::join(headings, ", ")));
}

Document documentOf(const Results& results, const Room& room, std::optional<Pairing> pairing) {
  Document document{headlines(results)};
  document.notes = notes(results);
  if (results.scores.empty()) return document;

  FittedTable main = mainTable(results, room);
  document.tables.push_back({"", std::move(main.table)});
  noteLeftOut(document.notes, "No room", main.leftOut);
  if (main.numbersPuzzles) document.legend = legend(results);

  const bool hasSums = results.puzzles.size() > 1 && !main.numbersPuzzles;
  const Pairing shown = pairing.value_or(hasSums ? Pairing::strategies : Pairing::none);
  std::vector<Pair> pairs;
  std::copy_if(results.pairs.begin(), results.pairs.end(), std::back_inserter(pairs),
               [shown](const Pair& pair) { return includesPair(shown, *pair.one, *pair.other); });
  if (!pairs.empty()) {
    FittedTable fitted = pairTable(pairs, room);
    document.tables.push_back({kPairsHeadline, std::move(fitted.table)});
    noteLeftOut(document.notes, "No room in pairs", fitted.leftOut);
  }
  if (!results.ties.empty()) {
    document.tables.push_back({tiesHeadline(results.comparison.ties), tieTable(results.ties)});
  }
  return document;
}

void writeLines(std::ostream& out, const char* prefix, const Texts& lines, int width) {
  if (!lines.empty()) out << '\n';
  for (const std::string& line : lines) out << prefix << clipped(line, width) << '\n';
}

}  // namespace

void writeTable(std::ostream& out, const Results& results, int width, bool colours,
                std::optional<Pairing> pairing) {
  const Document document = documentOf(results, {width, true}, pairing);
  for (const std::string& line : document.headlines) out << clipped(line, width) << '\n';
  for (const TitledTable& each : document.tables) {
    out << '\n';
    if (!each.title.empty()) out << clipped(each.title, width) << "\n\n";
    each.table.writeText(out, colours);
    if (&each == &document.tables.front()) writeLines(out, "", document.legend, width);
  }
  writeLines(out, "", document.notes, kAnyWidth);
}

void writeMarkdown(std::ostream& out, const Results& results, std::optional<Pairing> pairing) {
  const Document document = documentOf(results, {kMarkdownWidth}, pairing);
  for (const std::string& line : document.headlines) {
    out << clipped(line, kMarkdownWidth) << "\n\n";
  }
  for (const TitledTable& each : document.tables) {
    if (!each.title.empty()) out << '\n' << each.title << "\n\n";
    each.table.writeMarkdown(out);
    if (&each == &document.tables.front()) {
      writeLines(out, "- ", document.legend, kMarkdownWidth);
    }
  }
  writeLines(out, "- ", document.notes, kAnyWidth);
}

}  // namespace compareSearch
