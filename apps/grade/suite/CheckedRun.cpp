#include "apps/grade/suite/CheckedRun.h"

#include <chrono>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "apps/grade/suite/Suite.h"

namespace coursework {
namespace {

// What the words of a report mean. The first that fits counts.
constexpr std::pair<const char*, const char*> kMeanings[] = {
    {"0x5a5a", "an object is used after it was deleted, or a reference to it"},
    {"0xa5a5", "a pointer is used that was never set"},
    {"not a valid value for type 'bool'", "a bool is used that was never set"},
    {"null pointer", "a null pointer is used: one never set, or a unique_ptr after move()"},
    {"stack overflow", "a function calls itself without end"},
    {"wild pointer", "a pointer is used whose object was deleted, or that was never set"},
    {"holds 0 elements",
     "an index into an empty container: not filled yet, moved from, or deleted"},
    {"out-of-bounds index", "an index beyond the end"},
    {"out of bounds", "an index beyond the end"},
    {"singular iterator", "an iterator is used whose element was erased, or that was never set"},
    {"past-the-end iterator", "an iterator is used that is at the end"},
    {"without return", "a return is missing at the end of a function"}};

// The fault that a report of the checks tells, given line by line. Empty for other lines.
std::string faultReported(const std::vector<std::string>& lines) {
  constexpr std::string_view kOfCompiler = ": runtime error: ", kOfLibrary = "Error: ";
  for (const std::string& line : lines) {
    std::string place, found;
    if (const std::size_t at = line.find(kOfCompiler); at != std::string::npos) {
      const std::string file = line.substr(line.rfind('/', at) + 1, at);  // "Sudoku.h:12:3"
      const std::size_t colon = file.find(':');
      found = line.substr(at + kOfCompiler.size());
      place =
          file.substr(0, colon) + ", line " + std::to_string(std::atoi(&file[colon + 1])) + ": ";
    } else if (line.starts_with(kOfLibrary)) {
      found = line.substr(kOfLibrary.size());
    } else if (line.starts_with("crash: ")) {
      found = line.substr(7);
    }
    if (found.empty()) continue;
    for (const auto& [words, meaning] : kMeanings) {
      if (found.find(words) == std::string::npos) continue;
      found = meaning + (line.starts_with("crash: ") ? "" : " (" + found + ')');
      break;
    }
    return found == "bad address" ? "" : place + found;
  }
  return "";
}

}  // namespace

std::string faultOf(const std::vector<std::string>& lines) {
  constexpr std::chrono::milliseconds kLongest{5000};
  constexpr std::size_t kMostLines = 100;  // of a report
  const auto program =
      underTest().setting.startChecked ? underTest().setting.startChecked() : nullptr;
  std::vector<std::string> reports;
  for (std::size_t i = 0; program && i < lines.size() + kMostLines; ++i) {
    if (reports.empty() && i == lines.size()) break;
    if (reports.empty()) program->send(lines[i], kLongest);
    const grading::Reply reply = program->receive(kLongest);
    if (reply.kind != grading::Reply::Kind::line) break;
    // Answers have neither paths nor these beginnings.
    const bool isAnswer = reply.line.find('/') == std::string::npos &&
                          !reply.line.starts_with("==") && !reply.line.starts_with("crash");
    if (!isAnswer || !reports.empty()) reports.push_back(reply.line);
  }
  return faultReported(reports);
}

}  // namespace coursework
