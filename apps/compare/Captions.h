// Captions.h: the headings, legend and notes of the table of a comparison.

#ifndef APPS_COMPARE_CAPTIONS_H_
#define APPS_COMPARE_CAPTIONS_H_

#include <string>
#include <vector>

#include "apps/compare/Comparison.h"

namespace comparing {

// The lines above the table. They name the puzzle if there is only one.
std::vector<std::string> headlines(const Comparison& comparison);

// The puzzles of the columns #1, #2, ...
std::vector<std::string> legend(const Comparison& comparison);

// Notes on the signs in the table and on missing results.
std::vector<std::string> notesOn(const Comparison& comparison);

}  // namespace comparing

#endif
