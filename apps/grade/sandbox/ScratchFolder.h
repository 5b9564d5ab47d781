// ScratchFolder.h: a temporary folder for one submission. It is removed with its contents when the
// object or this process ends, however it ends.

#pragma once

#include <sys/types.h>

#include <filesystem>

#include "apps/grade/sandbox/FileDescriptor.h"

namespace grading {

// Is created in the folder for temporary files (TMPDIR, or /tmp). Only this user and the programs
// that this process sandboxes can enter it. A process of its own, the janitor, removes it.
class ScratchFolder {
 public:
  // Throws std::runtime_error if it cannot be created, or if sandboxed programs could not reach it.
  ScratchFolder();
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
  FileDescriptor life_;  // when it is closed, the janitor begins
  pid_t janitor_ = -1;
};

}  // namespace grading
