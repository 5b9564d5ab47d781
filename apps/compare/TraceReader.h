// TraceReader.h: reads traces in the format of docs/trace.md, whatever program wrote them.

#ifndef APPS_COMPARE_TRACEREADER_H_
#define APPS_COMPARE_TRACEREADER_H_

#include <istream>
#include <string>
#include <vector>

#include "search/trace/Trace.h"

namespace comparing {

// All searches in the stream. `about` has the texts of the line on the search, and the texts of
// states are `board` and `text`; of the statistics, only `generated` is read. Throws
// std::runtime_error, with name, line and reason, if it cannot be read, there is no search in it,
// or a search has no states, not as many as it says, or an order of them that cannot be.
std::vector<search::Trace> readTraces(std::istream& in, const std::string& name);

// The same from a file, or from standard input if `file` is "-".
std::vector<search::Trace> readTraceFile(const std::string& file);

// The text of that name, or "" if there is none.
std::string textOf(const std::vector<search::TextField>& fields, const std::string& name);

}  // namespace comparing

#endif
