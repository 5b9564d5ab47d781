// ReadFolder.h: reads a submission that is a folder. It is never written to, and links in it are
// never followed.

#ifndef APPS_GRADE_INTAKE_READFOLDER_H_
#define APPS_GRADE_INTAKE_READFOLDER_H_

#include <filesystem>
#include <string>

#include "apps/grade/intake/Contents.h"

namespace grading {

// "class: Permission denied".
std::string explained(const std::filesystem::filesystem_error& error);

// Throws std::runtime_error, saying why, if it cannot be read or is too large.
Contents readFolder(const std::filesystem::path& folder);

// The whole file, if it is a regular file of at most `most` bytes. Throws std::runtime_error
// otherwise.
std::string readFile(const std::filesystem::path& file, std::size_t most);

}  // namespace grading

#endif
