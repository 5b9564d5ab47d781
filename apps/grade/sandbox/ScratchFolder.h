// ScratchFolder.h: a temporary folder for one submission. The destructor removes it with its
// contents.

#ifndef APPS_GRADE_SANDBOX_SCRATCHFOLDER_H_
#define APPS_GRADE_SANDBOX_SCRATCHFOLDER_H_

#include <filesystem>

#include "apps/grade/sandbox/FileDescriptor.h"

namespace grading {

// Is created in the folder for temporary files (TMPDIR, or /tmp). Only this user and the programs
// that this process sandboxes can enter it.
class ScratchFolder {
 public:
  // Throws std::runtime_error if it cannot be created, or if sandboxed programs could not reach it.
  ScratchFolder();
  ~ScratchFolder() { remove(); }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

  // Does what the destructor does, for a program that ends without running destructors.
  void remove() const;

  // Removes folders of this user that killed processes have left behind. A folder in use is locked
  // with flock(); the lock ends with its process.
  static void removeAbandoned();

 private:
  std::filesystem::path path_;
  FileDescriptor lock_;
};

}  // namespace grading

#endif
