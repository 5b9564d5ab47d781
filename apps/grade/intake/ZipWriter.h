// ZipWriter.h: makes zip files in memory: the autograder for Gradescope, and those of tests.

#pragma once

#include <string>
#include <vector>

namespace grading {

struct ZipEntry {
  std::string path, text;
  bool isExecutable = false;
  bool isLink = false;  // to the file that `text` names
};

// The bytes of a zip file. Throws std::runtime_error if libarchive refuses an entry.
std::string zipOf(const std::vector<ZipEntry>& entries);

}  // namespace grading
