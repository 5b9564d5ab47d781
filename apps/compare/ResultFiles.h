// ResultFiles.h: the results of a comparison for other programs, as JSON and CSV with one record
// for each search. The JSON of several programs is read again as one comparison.

#ifndef APPS_COMPARE_RESULTFILES_H_
#define APPS_COMPARE_RESULTFILES_H_

#include <nlohmann/json_fwd.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "apps/compare/Comparison.h"

namespace comparing {

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

// Reads what writeJson() wrote to these files. Results of one version join, as parts of a list,
// unless they have the same search: then their contenders stand side by side, and so do those of
// several versions. The puzzles cannot be searched again. Throws std::runtime_error, naming a file,
// if it cannot be read, is no such JSON, is named twice, or if its searches ran with other orders
// of ties than those of the first.
Comparison readResults(const std::vector<std::string>& files);

}  // namespace comparing

#endif
