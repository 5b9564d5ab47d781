// ClassFolder.h: the submissions of a class: every folder and zip file in one folder.

#ifndef APPS_GRADE_CLASS_CLASSFOLDER_H_
#define APPS_GRADE_CLASS_CLASSFOLDER_H_

#include <filesystem>
#include <string>
#include <vector>

namespace grading {

struct Entry {
  std::filesystem::path path;
  std::string name;  // no two entries have the same
};

struct ClassFolder {
  std::vector<Entry> entries;       // by name
  std::vector<std::string> others;  // the names of what is neither a folder nor a zip file
};

// Throws std::runtime_error if the folder cannot be read. Names that begin with a dot are not seen.
ClassFolder readClass(const std::filesystem::path& folder);

}  // namespace grading

#endif
