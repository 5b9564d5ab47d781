// ScratchFolder.h: a temporary folder for one submission. The destructor removes it with its
// contents; CleanupOnSignal does so after a signal has ended the program.

#ifndef APPS_GRADE_SANDBOX_SCRATCHFOLDER_H_
#define APPS_GRADE_SANDBOX_SCRATCHFOLDER_H_

#include <csignal>
#include <filesystem>
#include <functional>
#include <thread>

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

// Must be constructed before other threads start, so that they inherit the blocked signals. Only
// one may exist at a time.
class CleanupOnSignal {
 public:
  // `tidy` runs in a forked process after the program has ended, because the program could still
  // create files until then.
  explicit CleanupOnSignal(std::function<void()> tidy);
  ~CleanupOnSignal();
  CleanupOnSignal(const CleanupOnSignal&) = delete;
  CleanupOnSignal& operator=(const CleanupOnSignal&) = delete;

 private:
  void wait();

  std::function<void()> tidy_;
  sigset_t signals_;
  sigset_t before_;
  std::thread waiting_;
};

}  // namespace grading

#endif
