#include "apps/grade/sandbox/ScratchFolder.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <ctime>
#include <stdexcept>
#include <string>
#include <system_error>

#include "apps/grade/sandbox/DynamicUser.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

// A template for mkdtemp().
constexpr const char* kPattern = "grade-run-XXXXXX";

// A process of root runs programs as another user, which has to reach the folder.
void requireThatAllCanEnter(const fs::path& folder) {
  fs::path above;
  for (const auto& part : folder) {
    above /= part;
    if ((fs::status(above).permissions() & fs::perms::others_exec) == fs::perms::none) {
      throw std::runtime_error(above.string() +
                               " is closed to other users, so sandboxed programs cannot reach it. "
                               "Set TMPDIR to a folder that every user can enter");
    }
  }
}

// Restores the owner's permissions, so that folders without them can be removed.
void openFolders(const fs::path& folder) {
  std::error_code ignored;
  fs::permissions(folder, fs::perms::owner_all, fs::perm_options::add, ignored);
  for (const auto& entry : fs::directory_iterator(folder, ignored)) {
    if (!entry.is_symlink(ignored) && entry.is_directory(ignored)) openFolders(entry.path());
  }
}

fs::path temporaryFolder() {
  std::error_code error;
  const fs::path folder = fs::temp_directory_path(error);
  if (!error) return fs::canonical(folder);
  throw std::runtime_error("there is no folder for temporary files, such as TMPDIR names: " +
                           error.message());
}

FileDescriptor opened(const fs::path& folder) {
  return FileDescriptor(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
}

// Tries to lock the folder. Returns false also if the file system has no locks; then no folder
// counts as abandoned.
bool locked(const FileDescriptor& folder) {
  return flock(folder.number(), LOCK_EX | LOCK_NB) == 0;
}

void removeWhole(const fs::path& folder) {
  std::error_code ignored;
  if (geteuid() != 0) openFolders(folder);
  fs::remove_all(folder, ignored);
}

bool isNamedAsOurs(const std::string& name) {
  const std::string pattern = kPattern;
  const std::size_t start = pattern.find('X');
  return name.size() == pattern.size() && name.compare(0, start, pattern, 0, start) == 0;
}

// Its creator may not have locked a new folder yet.
bool isOld(const struct stat& status) {
  constexpr std::time_t kMoment = 60;  // seconds
  return status.st_mtime + kMoment < std::time(nullptr);
}

}  // namespace

ScratchFolder::ScratchFolder() {
  const fs::path parent = temporaryFolder();
  if (geteuid() == 0) requireThatAllCanEnter(parent);
  std::string name = parent / kPattern;
  if (mkdtemp(name.data()) == nullptr) {
    throw std::runtime_error("there can be no folder in " + parent.string() + ": " +
                             std::generic_category().message(errno));
  }
  path_ = name;
  lock_ = opened(path_);
  locked(lock_);
  if (geteuid() == 0 && (chown(path_.c_str(), static_cast<uid_t>(-1), sandboxGroup()) != 0 ||
                         chmod(path_.c_str(), 0750) != 0)) {
    throw std::system_error(errno, std::generic_category(), name);
  }
}

void ScratchFolder::remove() const {
  removeWhole(path_);
}

void ScratchFolder::removeAbandoned() {
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(temporaryFolder(), ignored)) {
    if (!isNamedAsOurs(entry.path().filename().string())) continue;
    const FileDescriptor folder = opened(entry.path());
    struct stat status {};
    if (fstat(folder.number(), &status) != 0 || status.st_uid != geteuid()) continue;
    if (isOld(status) && locked(folder)) removeWhole(entry.path());
  }
}

}  // namespace grading
