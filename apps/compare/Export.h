// Export.h: a comparison for other programs: as JSON and CSV, with one record for each search, and
// as the data of the page.

#ifndef APPS_COMPARE_EXPORT_H_
#define APPS_COMPARE_EXPORT_H_

#include <cstdint>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "apps/compare/Comparison.h"
#include "apps/compare/Results.h"

namespace comparing {

// An object: how the searches ran (null limits: none, or for `frontier` by size), and in `searches`
// an object for each, one per line, with the keys that Options.h's help explains. Without a
// solution depth and solution are null; so are for strategies that do not learn the counters of
// those that do. `solutions`, `ties` and these counters are left out if no search has them.
void writeJson(std::ostream& out, const Comparison& comparison);

// Requires a contender and a puzzle. A line of headings, then one line for each search, with the
// same columns. Null values are empty. The last column, `about`, has the other values of the JSON
// as an object, on the first search only: all lines have the same columns, so readers need not know
// about comments, and the file does not repeat them.
void writeCsv(std::ostream& out, const Comparison& comparison);

// The tree of a search in the page.
enum class Tree {
  kept,
  noRoom,       // left out: too many states
  notRequested  // left out: its puzzle was not named
};

// The trees that the page keeps, by index of the run: the smallest, as many as have at most `room`
// states together. `puzzles` are the numbers of the requested ones, from 1; empty: all.
std::vector<Tree> chosenTrees(const Comparison& comparison, const std::set<std::uint64_t>& puzzles,
                              std::uint64_t room);

// The comparison as the page reads it, as JSON. A run is an array: puzzle, contender, outcome,
// expanded, generated, peak frontier, depth (null without a solution), nanoseconds, the status of
// its tree, repeats, and the cost (null if it says nothing); if it learns, also `learningCounters`.
std::string pageData(const Results& results, const std::vector<Tree>& trees, std::uint64_t room);

}  // namespace comparing

#endif
