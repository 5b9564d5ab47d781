#include "apps/compare/ComparisonTable.h"

#include <fmt/format.h>

#include <cstddef>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "apps/compare/Captions.h"
#include "apps/compare/Characters.h"
#include "apps/compare/Columns.h"
#include "apps/compare/PairTable.h"
#include "apps/compare/Scores.h"
#include "apps/compare/TextTable.h"
#include "apps/compare/Ties.h"

namespace comparing {
namespace {

using Align = TextTable::Align;

constexpr int kMarkdownWidth = 100;
constexpr int kAnyWidth = std::numeric_limits<int>::max();

TextTable tableOf(const std::vector<Score>& scores, const std::vector<Column>& columns,
                  const char* apps::Strategy::*strategyName) {
  const bool hasGroups =
      scores.size() > 1 && scores[0].contender->rulesName == scores[1].contender->rulesName;
  TextTable table;
  table.addColumn("rules", Align::left);
  table.addColumn("strategy", Align::left);
  for (const Column& column : columns) table.addColumn(column.heading, Align::right);
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const Contender& contender = *scores[i].contender;
    if (i > 0 && hasGroups && contender.rulesName != scores[i - 1].contender->rulesName) {
      table.addGap();
    }
    std::vector<Cell> row{{contender.rulesName}, {contender.strategy->*strategyName}};
    for (const Column& column : columns) row.push_back(column.cells[i]);
    table.addRow(std::move(row));
  }
  return table;
}

// The table; with short names if only they fit into the width.
TextTable tableOf(const std::vector<Score>& scores, const std::vector<Column>& columns, int width) {
  TextTable table = tableOf(scores, columns, &apps::Strategy::title);
  if (table.width() <= width) return table;
  return tableOf(scores, columns, &apps::Strategy::name);
}

struct Layout {
  TextTable table;
  bool numbersPuzzles;                 // its columns are #1, #2, ...
  bool hasSums;                        // over puzzles that have no columns of their own
  std::vector<std::string> leftOut{};  // headings of columns that did not fit
};

// The most detailed table that fits into the width.
Layout layOut(const std::vector<Score>& scores, int width) {
  constexpr int kNarrowestColumn = 4;
  const auto puzzles = static_cast<int>(scores.front().runs.size());
  if (puzzles > 1 && puzzles <= width / kNarrowestColumn) {
    TextTable table = tableOf(scores, puzzleByPuzzle(scores), width);
    if (table.width() <= width) return {std::move(table), true, false};
  }
  std::vector<Column> columns = puzzles == 1 ? countersOfOnePuzzle(scores) : sums(scores);
  TextTable table = tableOf(scores, columns, width);
  std::vector<std::string> leftOut;
  while (table.width() > width && columns.size() > 2) {
    leftOut.insert(leftOut.begin(), columns.back().heading);
    columns.pop_back();
    table = tableOf(scores, columns, width);
  }
  return {std::move(table), false, puzzles > 1, std::move(leftOut)};
}

// Adds a note that names the columns left out for lack of width.
void noteLeftOut(std::vector<std::string>& notes, const char* noRoom,
                 const std::vector<std::string>& headings) {
  if (headings.empty()) return;
  notes.push_back(fmt::format("{} for: {}", noRoom, fmt::join(headings, ", ")));
}

void writeParagraph(std::ostream& out, const std::vector<std::string>& lines, int width) {
  if (!lines.empty()) out << '\n';
  for (const std::string& line : lines) out << clipped(line, width) << '\n';
}

void writeList(std::ostream& out, const std::vector<std::string>& lines, int width) {
  if (!lines.empty()) out << '\n';
  for (const std::string& line : lines) out << "- " << clipped(line, width) << '\n';
}

std::vector<Pair> pairsFor(const std::vector<Score>& scores, const Layout& layout,
                           AskedPairing pairing) {
  return pairsOf(scores, pairing.value_or(layout.hasSums ? Pairing::strategies : Pairing::none));
}

}  // namespace

void writeTable(std::ostream& out, const Comparison& comparison, int width, bool colours,
                AskedPairing pairing) {
  for (const std::string& line : headlines(comparison)) out << clipped(line, width) << '\n';
  const std::vector<Score> scores = scoresOf(comparison);
  std::vector<std::string> notes = notesOn(comparison);
  if (!scores.empty()) {
    const Layout layout = layOut(scores, width);
    out << '\n';
    layout.table.writeText(out, colours);
    noteLeftOut(notes, "No room", layout.leftOut);
    if (layout.numbersPuzzles) writeParagraph(out, legend(comparison), width);
    if (const auto pairs = pairsFor(scores, layout, pairing); !pairs.empty()) {
      const FittedTable fitted = pairTable(pairs, width);
      out << '\n' << clipped(kPairsHeadline, width) << "\n\n";
      fitted.table.writeText(out, colours);
      noteLeftOut(notes, "No room in pairs", fitted.leftOut);
    }
    if (const auto spreads = tieSpreadsOf(scores); !spreads.empty()) {
      out << '\n' << clipped(tiesHeadline(comparison.ties), width) << "\n\n";
      tieTable(spreads).writeText(out, colours);
    }
  }
  writeParagraph(out, notes, kAnyWidth);
}

void writeMarkdown(std::ostream& out, const Comparison& comparison, AskedPairing pairing) {
  for (const std::string& line : headlines(comparison)) {
    out << clipped(line, kMarkdownWidth) << "\n\n";
  }
  const std::vector<Score> scores = scoresOf(comparison);
  std::vector<std::string> notes = notesOn(comparison);
  if (!scores.empty()) {
    const Layout layout = layOut(scores, kMarkdownWidth);
    layout.table.writeMarkdown(out);
    noteLeftOut(notes, "No room", layout.leftOut);
    if (layout.numbersPuzzles) writeList(out, legend(comparison), kMarkdownWidth);
    if (const auto pairs = pairsFor(scores, layout, pairing); !pairs.empty()) {
      const FittedTable fitted = pairTable(pairs, kMarkdownWidth);
      out << '\n' << kPairsHeadline << "\n\n";
      fitted.table.writeMarkdown(out);
      noteLeftOut(notes, "No room in pairs", fitted.leftOut);
    }
    if (const auto spreads = tieSpreadsOf(scores); !spreads.empty()) {
      out << '\n' << tiesHeadline(comparison.ties) << "\n\n";
      tieTable(spreads).writeMarkdown(out);
    }
  }
  writeList(out, notes, kAnyWidth);
}

}  // namespace comparing
