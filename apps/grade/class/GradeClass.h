// GradeClass.h: finds the submissions of a class in a folder and grades each in a separate process,
// so that no submission can stop the others.

#ifndef APPS_GRADE_CLASS_GRADECLASS_H_
#define APPS_GRADE_CLASS_GRADECLASS_H_

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "apps/grade/marking/Report.h"

namespace grading {

struct Entry {
  std::filesystem::path path;
  std::string name;  // unique among the entries; at most 220 bytes
};

struct ClassFolder {
  std::vector<Entry> entries;       // sorted by name
  std::vector<std::string> others;  // names of entries that are neither a folder nor a zip file
};

// Lists the folder. Ignores names that begin with a dot, and the folder `out` if it is inside.
// Throws std::invalid_argument, saying what is expected, if there are no submissions or `out` is
// the folder itself; std::runtime_error if the folder cannot be read.
ClassFolder readClass(const std::filesystem::path& folder, const std::filesystem::path& out);

struct ClassSettings {
  std::filesystem::path folder;
  std::filesystem::path out;
  int jobs = 1;
  std::chrono::seconds timeLimit{300};  // for one submission
  // The program and its options. Grading adds the submission, the outputs and --resume.
  std::vector<std::string> command;
};

struct ClassResult {
  std::vector<Report> reports;      // of all submissions except waiting ones, sorted by name
  std::vector<std::string> others;  // as in ClassFolder
  std::size_t waiting = 0;          // submissions not graded because of `stop`
};

// The seed of a class: `wanted`, else the one that an earlier run stored in `out`, else a new one.
// Stores it in `out`. Throws std::runtime_error if it cannot be read or stored.
std::uint64_t classSeed(const std::filesystem::path& out, std::optional<std::uint64_t> wanted);

// Grades the submissions that have no complete report of the same contents and settings, up to
// `jobs` at a time, until `stop` is raised. Shows progress on a terminal. Throws std::runtime_error
// if the folder cannot be read or the results cannot be written.
ClassResult gradeClass(const ClassSettings& settings, const std::atomic<bool>& stop);

}  // namespace grading

#endif
