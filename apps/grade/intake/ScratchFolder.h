// ScratchFolder.h: a folder of its own that is gone again when it is no longer needed.

#ifndef APPS_GRADE_INTAKE_SCRATCHFOLDER_H_
#define APPS_GRADE_INTAKE_SCRATCHFOLDER_H_

#include <filesystem>

namespace grading {

class ScratchFolder {
 public:
  // In TMPDIR, or /tmp. Throws std::system_error if it cannot be made.
  ScratchFolder();
  ~ScratchFolder() { remove(); }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

  // As the destructor does, for a program that ends without it.
  void remove() const;

 private:
  std::filesystem::path path_;
};

}  // namespace grading

#endif
