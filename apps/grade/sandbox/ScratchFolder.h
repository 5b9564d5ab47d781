// ScratchFolder.h: an empty folder for one submission, removed with its contents at the end.

#ifndef APPS_GRADE_SANDBOX_SCRATCHFOLDER_H_
#define APPS_GRADE_SANDBOX_SCRATCHFOLDER_H_

#include <filesystem>

#include "apps/grade/sandbox/FileDescriptor.h"

namespace grading {

// Lies in the folder for temporary files (TMPDIR, or /tmp). Closed to other users, except for the
// programs that this process sandboxes.
class ScratchFolder {
 public:
  // Throws std::runtime_error if there can be none, or none that sandboxed programs can reach.
  ScratchFolder();
  ~ScratchFolder() { remove(); }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

  // Does the same as the destructor, for a program that ends without it.
  void remove() const;

  // Removes folders of this user that killed processes have left. The folder of a living process is
  // locked (flock), and the lock ends with the process.
  static void removeAbandoned();

 private:
  std::filesystem::path path_;
  FileDescriptor lock_;
};

}  // namespace grading

#endif
