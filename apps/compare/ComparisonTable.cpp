#include "apps/compare/ComparisonTable.h"

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

// With short names if that makes it fit into the width.
TextTable tableOf(const std::vector<Score>& scores, const std::vector<Column>& columns, int width) {
  TextTable table = tableOf(scores, columns, &apps::Strategy::title);
  if (table.width() <= width) return table;
  return tableOf(scores, columns, &apps::Strategy::name);
}

struct Layout {
  TextTable table;
  bool numbersPuzzles;  // its columns are #1, #2, ...
  bool hasSums;         // over puzzles that have no columns of their own
};

// The table that tells most and fits into the width.
Layout layOut(const std::vector<Score>& scores, int width) {
  constexpr int kNarrowestColumn = 4;
  const auto puzzles = static_cast<int>(scores.front().runs.size());
  if (puzzles > 1 && puzzles <= width / kNarrowestColumn) {
    TextTable table = tableOf(scores, puzzleByPuzzle(scores), width);
    if (table.width() <= width) return {std::move(table), true, false};
  }
  std::vector<Column> columns = puzzles == 1 ? countersOfOnePuzzle(scores) : sums(scores);
  TextTable table = tableOf(scores, columns, width);
  while (table.width() > width && columns.size() > 2) {
    columns.pop_back();
    table = tableOf(scores, columns, width);
  }
  return {std::move(table), false, puzzles > 1};
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
  if (!scores.empty()) {
    const Layout layout = layOut(scores, width);
    out << '\n';
    layout.table.writeText(out, colours);
    if (layout.numbersPuzzles) writeParagraph(out, legend(comparison), width);
    if (const auto pairs = pairsFor(scores, layout, pairing); !pairs.empty()) {
      out << '\n' << clipped(kPairsHeadline, width) << "\n\n";
      pairTable(pairs, width).writeText(out, colours);
    }
    if (const auto spreads = tieSpreadsOf(scores); !spreads.empty()) {
      out << '\n' << clipped(tiesHeadline(comparison.ties), width) << "\n\n";
      tieTable(spreads).writeText(out, colours);
    }
  }
  writeParagraph(out, notesOn(comparison), kAnyWidth);
}

void writeMarkdown(std::ostream& out, const Comparison& comparison, AskedPairing pairing) {
  for (const std::string& line : headlines(comparison)) {
    out << clipped(line, kMarkdownWidth) << "\n\n";
  }
  const std::vector<Score> scores = scoresOf(comparison);
  if (!scores.empty()) {
    const Layout layout = layOut(scores, kMarkdownWidth);
    layout.table.writeMarkdown(out);
    if (layout.numbersPuzzles) writeList(out, legend(comparison), kMarkdownWidth);
    if (const auto pairs = pairsFor(scores, layout, pairing); !pairs.empty()) {
      out << '\n' << kPairsHeadline << "\n\n";
      pairTable(pairs, kMarkdownWidth).writeMarkdown(out);
    }
    if (const auto spreads = tieSpreadsOf(scores); !spreads.empty()) {
      out << '\n' << tiesHeadline(comparison.ties) << "\n\n";
      tieTable(spreads).writeMarkdown(out);
    }
  }
  writeList(out, notesOn(comparison), kAnyWidth);
}

}  // namespace comparing
