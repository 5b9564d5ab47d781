// Against.h: finds the first step in which two recorded searches differ, and shows both states.

#pragma once

#include <atomic>
#include <ostream>
#include <string>
#include <vector>

#include "apps/solving/SearchLimits.h"

namespace comparing {

// Compares the searches of a trace (docs/trace.md; "-": standard input), one by one, with those of
// a second one in `files`; without one, with this program's searches of the same Sudokus by the
// same strategies, with those rules, or the likeliest if `rules` is empty. Returns false if any two
// differ. Throws std::runtime_error with file, line and reason if a file is no trace, or a search
// cannot be repeated.
bool compareTraces(std::ostream& out, const std::vector<std::string>& files, std::string rules,
                   const apps::SearchLimits& limits, const std::atomic<bool>& stop);

}  // namespace comparing
