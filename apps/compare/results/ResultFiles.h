// ResultFiles.h: the results of a comparison for other programs, as JSON and CSV with one record
// for each search. ResultReader.h reads the JSON again.

#pragma once

#include <nlohmann/json_fwd.hpp>
#include <ostream>
#include <utility>

#include "apps/compare/searches/Comparison.h"

namespace comparing {

// What may have stopped a search, with its name in the field `limit`.
inline constexpr std::pair<search::Outcome, const char*> kLimits[] = {
    {search::Outcome::expandedLimit, "nodes"}, {search::Outcome::frontierLimit, "frontier"},
    {search::Outcome::timeLimit, "time"},      {search::Outcome::depthLimit, "depth"},
    {search::Outcome::keyLimit, "keys"},       {search::Outcome::outOfMemory, "memory"},
    {search::Outcome::incomplete, "strategy"}};

// How the searches ran, an object for each origin. Null limits: none; "default": by size.
nlohmann::ordered_json aboutIn(const Comparison& comparison);

// Requires one origin. An object: how the searches ran, and in `searches` an object for each, one
// per line, with the keys that Options.h's help explains. Without a solution depth, cost and
// solution are null; so are for strategies that do not learn the counters of those that do.
// `solutions`, `ties` and these counters are left out if no search has them.
void writeJson(std::ostream& out, const Comparison& comparison);

// Requires a contender and a puzzle. A line of headings, then one line for each search, with the
// same columns. Null values are empty. The last column, `about`, has the other values of the JSON,
// on the first search only: all lines have the same columns, so readers need not know about
// comments, and the file does not repeat them. If searches stand side by side, `results` says of
// which results each is.
void writeCsv(std::ostream& out, const Comparison& comparison);

}  // namespace comparing
