// Program.h: runs a comparison as a program: with progress and an end by Ctrl-C, and writes all
// outputs.

#pragma once

#include "apps/compare/Options.h"
#include "apps/compare/searches/Comparison.h"

namespace comparing {

// Fills comparison.runs, unless they were read from results. Files are opened before the searches
// begin. Each search is recorded as soon as it is done, so that the traces exist if the program is
// stopped. Returns the exit status after a request to stop, 0 if there was none. Throws
// std::runtime_error if a file can't be opened, and CannotWrite if it or standard output could not
// be written.
int runAndWrite(Comparison& comparison, const Options& options);

}  // namespace comparing
