// ScratchFolder.h: an empty folder for one submission, which goes with all that is in it.

#ifndef APPS_GRADE_CONTAIN_SCRATCHFOLDER_H_
#define APPS_GRADE_CONTAIN_SCRATCHFOLDER_H_

#include <filesystem>

namespace grading {

// Below the folder for temporary files (TMPDIR, or /tmp). Nobody else may look into it, apart from
// the programs that this process contains.
class ScratchFolder {
 public:
  // Throws std::runtime_error if there can be none, or none that contained programs can reach.
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
