#include "apps/grade/contain/ScratchFolder.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <stdexcept>
#include <string>
#include <system_error>

#include "apps/grade/contain/UserLease.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

// As root we contain programs as another user, who has to get there.
void requireThatAllCanEnter(const fs::path& folder) {
  fs::path above;
  for (const auto& part : folder) {
    above /= part;
    if ((fs::status(above).permissions() & fs::perms::others_exec) == fs::perms::none) {
      throw std::runtime_error(above.string() +
                               " is closed to other users, so programs can not be contained below "
                               "it. Set TMPDIR to a folder that every user can enter");
    }
  }
}

// A program may have left folders that even their owner can not list.
void openFolders(const fs::path& folder) {
  std::error_code ignored;
  fs::permissions(folder, fs::perms::owner_all, fs::perm_options::add, ignored);
  for (const auto& entry : fs::directory_iterator(folder, ignored)) {
    if (!entry.is_symlink(ignored) && entry.is_directory(ignored)) openFolders(entry.path());
  }
}

}  // namespace

ScratchFolder::ScratchFolder() {
  const fs::path parent = fs::canonical(fs::temp_directory_path());
  if (geteuid() == 0) requireThatAllCanEnter(parent);
  std::string name = parent / "grade-XXXXXX";
  if (mkdtemp(name.data()) == nullptr) {
    throw std::runtime_error("there can be no folder in " + parent.string() + ": " +
                             std::generic_category().message(errno));
  }
  path_ = name;
  if (geteuid() == 0 && (chown(path_.c_str(), static_cast<uid_t>(-1), containedGroup()) != 0 ||
                         chmod(path_.c_str(), 0750) != 0)) {
    throw std::system_error(errno, std::generic_category(), name);
  }
}

void ScratchFolder::remove() const {
  std::error_code ignored;
  if (geteuid() != 0) openFolders(path_);
  fs::remove_all(path_, ignored);
}

}  // namespace grading
