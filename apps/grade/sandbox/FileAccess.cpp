#include "apps/grade/sandbox/FileAccess.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>

namespace grading {
namespace {

constexpr std::uint64_t kReading =
    LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t kFileRights =
    LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE;
constexpr std::uint64_t kFirstVersion = LANDLOCK_ACCESS_FS_MAKE_SYM * 2 - 1;

// 0: none.
int version() {
  return static_cast<int>(std::max(
      0L, syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION)));
}

// All rights that this version knows. A ruleset forbids only rights that it handles.
std::uint64_t handledRights() {
  std::uint64_t rights = kFirstVersion;
  if (version() >= 2) rights |= 1ULL << 13;  // LANDLOCK_ACCESS_FS_REFER
  if (version() >= 3) rights |= 1ULL << 14;  // LANDLOCK_ACCESS_FS_TRUNCATE
  if (version() >= 5) rights |= 1ULL << 15;  // LANDLOCK_ACCESS_FS_IOCTL_DEV
  return rights;
}

// Skips paths that do not exist.
void allow(const FileDescriptor& ruleset, const std::filesystem::path& path, std::uint64_t rights) {
  const FileDescriptor file(open(path.c_str(), O_PATH | O_CLOEXEC));
  struct stat about {};
  if (file.number() < 0 || fstat(file.number(), &about) != 0) return;
  if (!S_ISDIR(about.st_mode)) rights &= kFileRights;
  const landlock_path_beneath_attr rule{rights, file.number()};
  syscall(SYS_landlock_add_rule, ruleset.number(), LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
}

}  // namespace

bool hasLandlock() {
  return version() > 0;
}

FileDescriptor landlockRuleset(const Command& command) {
  if (!hasLandlock()) return {};
  const std::uint64_t handled = handledRights();
  FileDescriptor ruleset(
      static_cast<int>(syscall(SYS_landlock_create_ruleset, &handled, sizeof(handled), 0)));
  for (const char* path : kSystemFolders) allow(ruleset, path, kReading);
  for (const char* device : {"/dev/zero", "/dev/random", "/dev/urandom"}) {
    allow(ruleset, device, LANDLOCK_ACCESS_FS_READ_FILE);
  }
  allow(ruleset, "/dev/null", LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE);
  for (const auto& path : command.readable) allow(ruleset, path, kReading);
  allow(ruleset, command.folder, command.isFolderWritable ? handled : kReading);
  return ruleset;
}

}  // namespace grading
