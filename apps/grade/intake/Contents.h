// Contents.h: reads the files of a submission, a folder or a zip file, into memory. Nothing of a
// submission is ever written at a path that it names itself: paths are normalised and checked here.

#ifndef APPS_GRADE_INTAKE_CONTENTS_H_
#define APPS_GRADE_INTAKE_CONTENTS_H_

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/grade/intake/FileNames.h"

namespace grading {

// Limits on what is read of one submission. A normal one is a few files of a few kilobytes.
constexpr std::size_t kLargestFile = 1 << 20;
constexpr std::size_t kMostBytes = 16 << 20;
constexpr std::size_t kMostEntries = 20'000;

struct Contents {
  // Headers and sources, by their path in the submission ("work/Sudoku.h").
  std::map<std::string, std::string> files;
  std::vector<std::string> others;      // the paths of all other files
  std::vector<std::string> notes;       // about what was left out, a sentence each
  std::vector<std::string> suspicious;  // for the instructor, a sentence each
};

// Fills Contents within the limits.
class Collector {
 public:
  // The normalised path of an entry whose text is wanted. Nothing for other entries, which are
  // noted. `bytes` is the size, or 0 if it is not known. Throws std::runtime_error if there are
  // more entries than kMostEntries.
  std::optional<std::string> wantedPath(std::string_view path, std::uint64_t bytes);

  // Throws std::runtime_error if all files together are larger than kMostBytes.
  void add(const std::string& path, std::string text);

  // Only the first sentences of each kind are kept.
  void leaveOut(std::string_view path, std::string_view why);
  void suspect(std::string sentence);

  Contents take() { return std::move(contents_); }

 private:
  void noteFault(std::string_view path, PathFault fault);

  Contents contents_;
  std::size_t entries_ = 0;
  std::size_t bytes_ = 0;
};

// "class: Permission denied".
std::string explained(const std::filesystem::filesystem_error& error);

// Never writes, and never follows links. Throws std::runtime_error, saying why, if the folder
// cannot be read or is too large.
Contents readFolder(const std::filesystem::path& folder);

// The whole file, if it is a regular file of at most `most` bytes. Throws std::runtime_error
// otherwise.
std::string readFile(const std::filesystem::path& file, std::size_t most);

// Reads a zip file in memory; nothing is unpacked to disk. Errors name it `name`. Throws
// std::runtime_error, saying why, if it is damaged, protected by a password or too large.
Contents readZip(const std::string& bytes, const std::string& name);

// The bytes of the file at that path, of at most kMostBytes. Throws std::runtime_error if that
// fails.
std::string fileInZip(const std::string& bytes, const std::string& name, const std::string& path);

// A larger zip file is not read.
constexpr std::size_t kLargestZip = 64 << 20;

}  // namespace grading

#endif
