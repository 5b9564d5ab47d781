// DivergenceText.h: where two searches part, for people to read: both states side by side, the way
// to each, and why.

#ifndef APPS_COMPARE_DIVERGENCETEXT_H_
#define APPS_COMPARE_DIVERGENCETEXT_H_

#include <ostream>
#include <string>

#include "apps/compare/Divergence.h"
#include "search/trace/Trace.h"

namespace comparing {

// `nameOfOne` and `nameOfOther` are what the searches are called. Lines are at most `width`
// characters wide where that is possible.
void writeComparison(std::ostream& out, const TraceComparison& comparison, const search::Trace& one,
                     const std::string& nameOfOne, const search::Trace& other,
                     const std::string& nameOfOther, int width);

}  // namespace comparing

#endif
