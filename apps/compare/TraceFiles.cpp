#include "apps/compare/TraceFiles.h"

#include <stdexcept>

#include "apps/support/CpProfiler.h"
#include "apps/support/OutputFile.h"
#include "search/trace/Dot.h"
#include "search/trace/JsonLines.h"

namespace comparing {
namespace {

// "8.3... bfs coursework"
std::string nameOf(const search::Trace& trace) {
  std::string name;
  for (const search::TextField& field : trace.about) {
    if (field.name != "puzzle" && field.name != "strategy" && field.name != "rules") continue;
    name += (name.empty() ? "" : " ") + field.text;
  }
  return name;
}

}  // namespace

TraceFiles::TraceFiles(const TraceOptions& options) : options_(options) {
  if (!options_.jsonLines.empty()) jsonLines_ = apps::outputFile(options_.jsonLines);
  if (!options_.dot.empty()) dot_ = apps::outputFile(options_.dot);
}

void TraceFiles::add(const search::Trace& trace) {
  if (jsonLines_.is_open()) writeJsonLines(jsonLines_, trace);
  if (dot_.is_open()) writeDot(dot_, trace);
  if (!options_.cpProfiler.empty()) {
    const std::string messages = apps::cpProfilerMessages(trace, nameOf(trace), executions_++);
    apps::sendToCpProfiler(options_.cpProfiler, messages);
  }
}

void TraceFiles::close() {
  if (jsonLines_.is_open()) apps::closeWritten(jsonLines_, options_.jsonLines);
  if (dot_.is_open()) apps::closeWritten(dot_, options_.dot);
}

}  // namespace comparing
