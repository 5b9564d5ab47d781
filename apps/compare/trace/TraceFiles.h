// TraceFiles.h: writes recorded searches to files.

#ifndef APPS_COMPARE_TRACE_TRACEFILES_H_
#define APPS_COMPARE_TRACE_TRACEFILES_H_

#include <cstddef>
#include <cstdint>
#include <deque>
#include <fstream>
#include <functional>
#include <ostream>
#include <string>

#include "apps/compare/trace/TraceOptions.h"
#include "apps/support/OutputFile.h"
#include "search/trace/Trace.h"

namespace compareSearch {

class TraceFiles {
 public:
  // Opens the files for `searches` searches. `say` receives a message when a file becomes large.
  // This and all other functions throw std::runtime_error with the reason if they fail.
  TraceFiles(const TraceOptions& options, std::size_t searches,
             std::function<void(const std::string&)> say);

  // Also throws if earlier output could not be written.
  void add(const search::Trace& trace);

  std::size_t added() const { return added_; }

  // Throws if any output could not be written.
  void close();

 private:
  using Write = void (*)(std::ostream&, const search::Trace&);

  struct File {
    File(const std::string& file, Write format)
        : name(file), text(apps::outputFile(file)), write(format) {}
    std::string name;
    std::ofstream text;
    Write write;
    bool isAnnounced = false;
  };

  void announceIfLarge(File& file) const;

  TraceOptions options_;
  std::size_t searches_;
  std::function<void(const std::string&)> say_;
  std::deque<File> files_;
  std::size_t added_ = 0;
};

// 850 bytes, 70.5 kB, 705 MB, 1.71 GB
std::string sizeText(std::uint64_t bytes);

}  // namespace compareSearch

#endif
