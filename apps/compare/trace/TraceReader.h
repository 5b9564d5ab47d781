// TraceReader.h: reads traces in the format of docs/trace.md, written by any program.

#ifndef APPS_COMPARE_TRACE_TRACEREADER_H_
#define APPS_COMPARE_TRACE_TRACEREADER_H_

#include <istream>
#include <string>
#include <vector>

#include "search/trace/Trace.h"

namespace compareSearch {

// Reads all searches in the stream. `about` has the text fields of the line on the search. The
// texts of states are `board`, `text` and `clause`. Only `generated` is read of the statistics.
// Throws std::runtime_error with name, line and reason if the stream cannot be read or has no
// search, or if a search has no states, a wrong number of states, or an impossible order of them.
std::vector<search::Trace> readTraces(std::istream& in, const std::string& name);

// Reads a file, or standard input if `file` is "-".
std::vector<search::Trace> readTraceFile(const std::string& file);

// The text with that name, or "" if there is none.
std::string textOf(const std::vector<search::TextField>& fields, const std::string& name);

}  // namespace compareSearch

#endif
