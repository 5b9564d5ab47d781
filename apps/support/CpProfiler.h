// CpProfiler.h: shows searches in CP-Profiler (https://github.com/cp-profiler/cp-profiler), a
// viewer of search trees that listens on a TCP port, 6565 unless told otherwise.
//
// Its protocol, version 3, as its code has it: each message has its length in front, 4 bytes in the
// order of the host; all other numbers are big-endian. A start message, a message for each node,
// parents first, and a done message.

#ifndef APPS_SUPPORT_CPPROFILER_H_
#define APPS_SUPPORT_CPPROFILER_H_

#include <cstdint>
#include <string>

#include "search/trace/Trace.h"

namespace apps {

constexpr const char* kCpProfilerPort = "6565";

// All messages on one search. A state is a solution, a failure if it is a dead end, skipped if it
// is open, else a branch. Throws std::length_error if there are more states than the protocol can
// number.
std::string cpProfilerMessages(const search::Trace& trace, const std::string& name,
                               std::int32_t executionId);

// Sends the messages on one search over a connection of their own. `address` is HOST:PORT, HOST or
// PORT, this machine if no host is given. Throws std::runtime_error, saying why, if that fails.
void sendToCpProfiler(const std::string& address, const std::string& messages);

}  // namespace apps

#endif
