// Against.h: finds the first step in which two recorded searches differ, and shows both states.

#ifndef APPS_COMPARE_AGAINST_H_
#define APPS_COMPARE_AGAINST_H_

#include <atomic>
#include <ostream>
#include <string>

#include "apps/support/SearchLimits.h"

namespace comparing {

// Compares the searches of a trace (docs/trace.md; "-": standard input), one by one, with those of
// another; if `otherFile` is empty, with this program's searches of the same Sudokus by the same
// strategies and rules. States are compared by board, or else text, by fate and by learned clause,
// as far as both traces have them. Returns false if any two differ: in a step, or because one ended
// where the other continues. What a limit cut off is no difference. Throws std::runtime_error with
// file, line and reason if a file is no trace, or a search cannot be repeated.
bool compareTraces(std::ostream& out, const std::string& file, const std::string& otherFile,
                   const apps::SearchLimits& limits, const std::atomic<bool>& stop);

}  // namespace comparing

#endif
