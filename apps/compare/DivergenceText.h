// DivergenceText.h: describes the divergence of two searches: both states side by side, the path to
// each, and the reason.

#ifndef APPS_COMPARE_DIVERGENCETEXT_H_
#define APPS_COMPARE_DIVERGENCETEXT_H_

#include <ostream>
#include <string>

#include "apps/compare/Divergence.h"
#include "search/trace/Trace.h"

namespace comparing {

// `nameOfOne` and `nameOfOther` name the searches. Lines are at most `width` characters wide if
// possible.
void writeComparison(std::ostream& out, const TraceComparison& comparison, const search::Trace& one,
                     const std::string& nameOfOne, const search::Trace& other,
                     const std::string& nameOfOther, int width);

}  // namespace comparing

#endif
