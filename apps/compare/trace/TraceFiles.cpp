#include "apps/compare/trace/TraceFiles.h"

#include <fmt/format.h>

#include <filesystem>
#include <iterator>
#include <system_error>
#include <utility>

#include "search/trace/Dot.h"
#include "search/trace/JsonLines.h"

namespace compareSearch {
namespace {

// The size in bytes; 0 if it is not a regular file.
std::uint64_t sizeOf(const std::string& file) {
  std::error_code isNone;
  const std::uintmax_t size = std::filesystem::file_size(file, isNone);
  return isNone ? 0 : size;
}

}  // namespace

TraceFiles::TraceFiles(const TraceOptions& options, std::size_t searches,
                       std::function<void(const std::string&)> say)
    : options_(options), searches_(searches), say_(std::move(say)) {
  if (!options_.jsonLines.empty()) files_.emplace_back(options_.jsonLines, search::writeJsonLines);
  if (!options_.dot.empty()) files_.emplace_back(options_.dot, search::writeDot);
}

void TraceFiles::add(const search::Trace& trace) {
  ++added_;
  for (File& file : files_) {
    file.write(file.text, trace);
    if (!file.text) apps::closeWritten(file.text, file.name);
    announceIfLarge(file);
  }
}

void TraceFiles::announceIfLarge(File& file) const {
  const std::uint64_t size = sizeOf(file.name);
  if (file.isAnnounced || size < options_.largeFile) return;
  file.isAnnounced = true;
  const auto expected =
      static_cast<double>(size) * static_cast<double>(searches_) / static_cast<double>(added_);
  say_(
      fmt::format("{} has {} after {} of {} searches, and may come to {}: --max-states N records "
                  "less of each search",
                  file.name, sizeText(size), added_, searches_,
                  sizeText(static_cast<std::uint64_t>(expected))));
}

void TraceFiles::close() {
  for (File& file : files_) {
    apps::closeWritten(file.text, file.name);
    if (file.isAnnounced) say_(fmt::format("{} has {}", file.name, sizeText(sizeOf(file.name))));
  }
}

std::string sizeText(std::uint64_t bytes) {
  if (bytes < 1000) return fmt::format("{} bytes", bytes);
  const char* const units[] = {"kB", "MB", "GB"};
  double size = static_cast<double>(bytes) / 1000;
  std::size_t unit = 0;
  while (size >= 999.5 && unit + 1 < std::size(units)) {
    size /= 1000;
    ++unit;
  }
  return size < 999.5 ? fmt::format("{:.3g} {}", size, units[unit])
                      : fmt::format("{:.0f} {}", size, units[unit]);
}

}  // namespace compareSearch
