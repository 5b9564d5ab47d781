// Captions.h: what stands above and below the table of a comparison.

#ifndef APPS_COMPARE_CAPTIONS_H_
#define APPS_COMPARE_CAPTIONS_H_

#include <string>
#include <vector>

#include "apps/compare/Comparison.h"

namespace comparing {

// What the table is about; names the puzzle if there is only one in it.
std::vector<std::string> headlines(const Comparison& comparison);

// What the columns #1, #2, ... are about.
std::vector<std::string> legend(const Comparison& comparison);

// What the signs in the table mean, and what is missing from it.
std::vector<std::string> notesOn(const Comparison& comparison);

}  // namespace comparing

#endif
