// ResultTable.h: the results of a comparison as tables, and written for people to read, as text or
// Markdown: headlines, a table with one row per contender, pairs, ties, and notes.
//
// The columns depend on the number of puzzles. For one puzzle, they are all its counters. For a few
// puzzles, they are the nodes on each. If these do not fit into a line, they are the puzzles
// solved, and the total, median and worst number of nodes. Searches that learn have further
// columns.

#pragma once

#include <cstddef>
#include <optional>
#include <ostream>
#include <vector>

#include "apps/compare/results/Results.h"
#include "apps/compare/results/Table.h"

namespace comparing {

// The pairs of contenders to show: strategies with the same rule set, rule sets with the same
// strategy, the same search in several results, all pairs, or none.
enum class Pairing { strategies, rules, results, all, none };

// How contenders are named: in words of the command line, "full bfs", or "breadth-first, full".
enum class Names { words, titles };

// Sums over the puzzles: a row for each score.
Table sumsTable(const std::vector<Score>& scores, Names names);

// A row for each pair.
Table pairTable(const std::vector<Pair>& pairs, Names names);

// A row for each contender whose ties have several orders.
Table tieTable(const Results& results, Names names);

// The few puzzles of a table with a column for each fit into `width` characters. By default, pairs
// of results are shown if there are any, or else pairs of strategies if the table has sums over the
// puzzles.
void writeTable(std::ostream& out, const Results& results, std::size_t width,
                std::optional<Pairing> pairing = {});

void writeMarkdown(std::ostream& out, const Results& results, std::optional<Pairing> pairing = {});

}  // namespace comparing
