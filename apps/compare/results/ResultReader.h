// ResultReader.h: reads results that several programs wrote as JSON (ResultFiles.h) as one
// comparison.

#pragma once

#include <string>
#include <vector>

#include "apps/compare/searches/Comparison.h"

namespace comparing {

// Reads what writeJson() wrote to these files. Results of one version join, as parts of a list,
// unless they have the same search: then their contenders stand side by side, and so do those of
// several versions. The puzzles cannot be searched again. Throws std::runtime_error, naming a file,
// if it cannot be read, is no such JSON, is named twice, or if its searches ran with other orders
// of ties than those of the first.
Comparison readResults(const std::vector<std::string>& files);

}  // namespace comparing
