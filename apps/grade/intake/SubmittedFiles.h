// SubmittedFiles.h: reads the files of a submission, a folder or a zip file, into memory. A
// submission controls its paths, so they are normalised and checked here before any file is
// written.

#pragma once

#include <fcntl.h>

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "apps/grade/sandbox/FileDescriptor.h"

namespace grading {

// Limits for reading one submission. Normal submissions have a few files of a few kilobytes.
constexpr std::size_t kLargestFile = 1 << 20;
constexpr std::size_t kMostBytes = 16 << 20;   // of all sources
constexpr std::size_t kLargestZip = 64 << 20;  // also of all zip files inside
constexpr std::size_t kMostEntries = 20'000;

struct SubmittedFiles {
  // Headers and sources, by their path in the submission ("work/Sudoku.h").
  std::map<std::string, std::string> files;
  std::map<std::string, std::string> zips;  // their bytes by path
  std::vector<std::string> notes;           // for the student, a sentence each
  std::vector<std::string> suspicious;      // for the instructor, a sentence each
};

// Opens a path below an open folder (the usual one: that of the process) for reading. Does not
// follow it if it is a link, and waits for no pipe. If it fails, the descriptor has no number, and
// errno says why: ELOOP for a link.
FileDescriptor openUnlinked(const std::filesystem::path& path, int folder = AT_FDCWD);

bool isFolder(const FileDescriptor& opened);

// Reads an open folder. Never writes, follows no link, and looks up each name once, so that nothing
// can be exchanged meanwhile. Throws std::runtime_error, saying why, if something in it cannot be
// read or it is too large.
SubmittedFiles readFolder(const FileDescriptor& folder);

// Reads a zip file in memory, without unpacking it to disk. Throws std::runtime_error, saying why,
// if it is damaged, protected by a password or too large, or tells a wrong size for a file.
// Messages call it `name`.
SubmittedFiles readZip(const std::string& bytes, const std::string& name);

// True if the name ends with .zip, in any letters.
bool isZip(std::string_view path);

// The contents of an open regular file, which messages call `name`. Throws std::runtime_error if
// the file is not regular, has more than `most` bytes, or cannot be read.
std::string contentsOf(const FileDescriptor& file, std::string_view name, std::size_t most);

// The same of a path that is no link.
std::string readFile(const std::filesystem::path& file, std::size_t most);

}  // namespace grading
