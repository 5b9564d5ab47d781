// SubmittedFiles.h: reads the files of a submission, a folder or a zip file, into memory. A
// submission controls its paths, so they are normalised and checked here before any file is
// written.

#ifndef APPS_GRADE_INTAKE_SUBMITTEDFILES_H_
#define APPS_GRADE_INTAKE_SUBMITTEDFILES_H_

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

// Limits for reading one submission. Normal submissions have a few files of a few kilobytes.
constexpr std::size_t kLargestFile = 1 << 20;
constexpr std::size_t kMostBytes = 16 << 20;
constexpr std::size_t kMostEntries = 20'000;

struct SubmittedFiles {
  // Headers and sources, by their path in the submission ("work/Sudoku.h").
  std::map<std::string, std::string> files;
  std::vector<std::string> others;      // the paths of all other files
  std::vector<std::string> notes;       // about ignored files, a sentence each
  std::vector<std::string> suspicious;  // for the instructor, a sentence each
};

// Collects SubmittedFiles within the limits.
class Collector {
 public:
  // The normalised path of an entry of that size if its text is needed, otherwise nothing. Records
  // every entry. One that is too large does not replace an earlier one with the same path. Throws
  // std::runtime_error if there are more than kMostEntries entries.
  std::optional<std::string> wantedPath(std::string_view path, std::uint64_t bytes);

  // Adds the text of a file. Replaces an earlier file with the same path. Throws
  // std::runtime_error if all files together exceed kMostBytes.
  void add(const std::string& path, std::string text);

  // Both keep only the first few sentences about what was left out.
  void leaveOut(std::string_view path, std::string_view why);
  void leaveOutLink(std::string_view path);

  SubmittedFiles take() { return std::move(contents_); }

 private:
  void suspect(std::string sentence);

  SubmittedFiles contents_;
  std::size_t entries_ = 0;
  std::size_t bytes_ = 0;
};

// "class: Permission denied".
std::string explained(const std::filesystem::filesystem_error& error);

// Reads a folder. Never writes, and never follows links. Throws std::runtime_error, saying why, if
// the folder cannot be read or is too large.
SubmittedFiles readFolder(const std::filesystem::path& folder);

// The contents of a regular file. Throws std::runtime_error if the file is not regular, has more
// than `most` bytes, or cannot be read.
std::string readFile(const std::filesystem::path& file, std::size_t most);

// Reads a zip file in memory, without unpacking it to disk. Throws std::runtime_error, saying why,
// if it is damaged, protected by a password or too large, or tells a wrong size for a large file.
// Messages call it `name`.
SubmittedFiles readZip(const std::string& bytes, const std::string& name);

// The contents of the last file at `path` in a zip file. Throws std::runtime_error if there is
// none, all files at that path have more than kMostBytes together, or one cannot be unpacked.
std::string fileInZip(const std::string& bytes, const std::string& name, const std::string& path);

// Larger zip files are not read.
constexpr std::size_t kLargestZip = 64 << 20;

}  // namespace grading

#endif
