// DivergenceText.h: describes the divergence of two searches: both states side by side, the path to
// each, and the reason.

#ifndef APPS_COMPARE_TRACE_DIVERGENCETEXT_H_
#define APPS_COMPARE_TRACE_DIVERGENCETEXT_H_

#include <ostream>
#include <string>

#include "apps/compare/trace/Divergence.h"

namespace compareSearch {

// `nameOfOne` and `nameOfOther` name the searches. Lines are at most `width` characters wide if
// possible.
void writeDivergence(std::ostream& out, const TraceComparison& comparison,
                     const std::string& nameOfOne, const std::string& nameOfOther, int width);

}  // namespace compareSearch

#endif
