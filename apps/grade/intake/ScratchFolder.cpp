#include "apps/grade/intake/ScratchFolder.h"

#include <stdlib.h>

#include <cerrno>
#include <string>
#include <system_error>

namespace grading {

namespace fs = std::filesystem;

ScratchFolder::ScratchFolder() {
  std::string name = (fs::canonical(fs::temp_directory_path()) / "grade-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) {
    throw std::system_error(errno, std::generic_category(), "cannot make a folder " + name);
  }
  path_ = name;
}

void ScratchFolder::remove() const {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

}  // namespace grading
