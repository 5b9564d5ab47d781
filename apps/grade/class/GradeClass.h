// GradeClass.h: finds the submissions of a class in a folder and grades each in a process of its
// own, so that none can stop the rest.

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
  std::string name;  // no two entries have the same; at most 220 bytes
};

struct ClassFolder {
  std::vector<Entry> entries;       // by name
  std::vector<std::string> others;  // the names of what is neither a folder nor a zip file
};

// Names that begin with a dot are not seen, nor is the folder `out` if it lies there. Throws
// std::invalid_argument, saying what was looked for, if there are no submissions or `out` is the
// folder itself; std::runtime_error if it cannot be read.
ClassFolder readClass(const std::filesystem::path& folder, const std::filesystem::path& out);

struct ClassSettings {
  std::filesystem::path folder;
  std::filesystem::path out;
  int jobs = 1;
  std::chrono::seconds timeLimit{300};  // of one submission
  // The program and its options; the submission, the output and what makes it resume are added.
  std::vector<std::string> command;
};

struct ClassResult {
  std::vector<Report> reports;      // of all but those that are waiting, by name
  std::vector<std::string> others;  // names in the folder that are no submissions
  std::size_t waiting = 0;          // submissions that are not graded, because of `stop`
};

// The seed to grade with: `wanted`, else the one that lies in `out` from before, else a new one.
// Keeps it there. Throws std::runtime_error if that cannot be.
std::uint64_t classSeed(const std::filesystem::path& out, std::optional<std::uint64_t> wanted);

// Grades those that have no whole report of the same contents and settings yet, up to `jobs` at a
// time, until `stop` is raised. Shows progress on a terminal. Throws std::runtime_error if the
// folder cannot be read, or the results cannot be written.
ClassResult gradeClass(const ClassSettings& settings, const std::atomic<bool>& stop);

}  // namespace grading

#endif
