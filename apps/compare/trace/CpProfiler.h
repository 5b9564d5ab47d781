// CpProfiler.h: sends searches to CP-Profiler (https://github.com/cp-profiler/cp-profiler), a
// viewer of search trees that listens on a TCP port, 6565 by default.
//
// Protocol version 3, as the source code of CP-Profiler implements it: each message is preceded by
// its length, 4 bytes in host byte order; all other numbers are big-endian. A search is a start
// message, a message for each node, parents first, and a done message.

#ifndef APPS_COMPARE_TRACE_CPPROFILER_H_
#define APPS_COMPARE_TRACE_CPPROFILER_H_

#include <cstdint>
#include <string>

#include "search/trace/Trace.h"

namespace compareSearch {

constexpr const char* kCpProfilerPort = "6565";

// All messages on one search. Node status by fate: solution, failure for a dead end, skipped for an
// open state, else branch. Throws std::length_error if there are more states than the protocol can
// number.
std::string cpProfilerMessages(const search::Trace& trace, const std::string& name,
                               std::int32_t executionId);

// Sends the messages on one search over a new connection. `address` is HOST:PORT, HOST or PORT; the
// default host is this machine. Throws std::runtime_error with the reason if that fails.
void sendToCpProfiler(const std::string& address, const std::string& messages);

}  // namespace compareSearch

#endif
