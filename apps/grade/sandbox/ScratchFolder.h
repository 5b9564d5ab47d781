// ScratchFolder.h: an empty folder for one submission, which goes with all that is in it.

#ifndef APPS_GRADE_SANDBOX_SCRATCHFOLDER_H_
#define APPS_GRADE_SANDBOX_SCRATCHFOLDER_H_

#include <filesystem>

#include "apps/grade/sandbox/FileDescriptor.h"

namespace grading {

// Below the folder for temporary files (TMPDIR, or /tmp). Nobody else may look into it, apart from
// the programs that this process contains.
class ScratchFolder {
 public:
  // Throws std::runtime_error if there can be none, or none that sandboxed programs can reach.
  ScratchFolder();
  ~ScratchFolder() { remove(); }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

  // As the destructor does, for a program that ends without it.
  void remove() const;

  // Removes those of this user that were left by processes which were killed. One whose process
  // lives is locked (flock); the lock goes with the process, whatever ends it.
  static void removeAbandoned();

 private:
  std::filesystem::path path_;
  FileDescriptor lock_;
};

}  // namespace grading

#endif
