// ClassFolder.h: the submissions of a class: every folder and zip file in one folder.

#ifndef APPS_GRADE_CLASS_CLASSFOLDER_H_
#define APPS_GRADE_CLASS_CLASSFOLDER_H_

#include <filesystem>
#include <string>
#include <vector>

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

}  // namespace grading

#endif
