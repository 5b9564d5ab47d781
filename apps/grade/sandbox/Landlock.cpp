#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "apps/grade/sandbox/Restrictions.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

// The parts of the file system that compilers need. Some may not exist. The linker and Debian's
// update-alternatives, which selects the compiler, read the files in /etc.
constexpr const char* kSystemFolders[] = {
    "/usr", "/bin", "/lib", "/lib64", "/etc/alternatives", "/etc/ld.so.cache"};

constexpr std::uint64_t kReading =
    LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR | LANDLOCK_ACCESS_FS_EXECUTE;
constexpr std::uint64_t kFileRights =
    LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE;

// All rights that this kernel's version of Landlock knows. A ruleset restricts only the rights that
// it handles.
std::uint64_t handledRights() {
  const long version =
      syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
  std::uint64_t rights = LANDLOCK_ACCESS_FS_MAKE_SYM * 2 - 1;  // those of the first version
  if (version >= 2) rights |= 1ULL << 13;                      // LANDLOCK_ACCESS_FS_REFER
  if (version >= 3) rights |= 1ULL << 14;                      // LANDLOCK_ACCESS_FS_TRUNCATE
  if (version >= 5) rights |= 1ULL << 15;                      // LANDLOCK_ACCESS_FS_IOCTL_DEV
  return rights;
}

// Adds a rule for the path and all below it. Skips paths that do not exist.
void allow(const FileDescriptor& ruleset, const fs::path& path, std::uint64_t rights) {
  const FileDescriptor file(open(path.c_str(), O_PATH | O_CLOEXEC));
  struct stat about {};
  if (file.number() < 0 || fstat(file.number(), &about) != 0) return;
  if (!S_ISDIR(about.st_mode)) rights &= kFileRights;
  const landlock_path_beneath_attr rule{rights, file.number()};
  syscall(SYS_landlock_add_rule, ruleset.number(), LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
}

// This program, which contains the tests, and the headers, which solve the coursework, wherever
// they are installed.
std::vector<fs::path> hiddenFromStudents() {
  std::vector<fs::path> files = {fs::canonical("/proc/self/exe")};
  for (const fs::path& prefix :
       {fs::path("/usr"), fs::path("/usr/local"), files[0].parent_path().parent_path()}) {
    for (const char* const name : {"bin/grade", "include/sudoku-search", "share/sudoku-search"}) {
      std::error_code error;
      const fs::path file = fs::canonical(prefix / name, error);
      if (!error) files.push_back(file);
    }
  }
  return files;
}

bool isBelow(const fs::path& path, const fs::path& folder) {
  return std::ranges::mismatch(folder, path).in1 == folder.end();
}

// Allows to read `path` without what is hidden. Landlock has no rules that deny, so each entry
// beside a hidden path gets a rule. Symbolic links need none.
void allowAround(const FileDescriptor& ruleset, const fs::path& path,
                 const std::vector<fs::path>& hidden) {
  std::error_code ignored;
  const auto isHidden = [&](const fs::path& each) { return isBelow(path, each); };
  const auto hasHidden = [&](const fs::path& each) { return isBelow(each, path); };
  if (std::ranges::any_of(hidden, isHidden)) return;
  if (std::ranges::none_of(hidden, hasHidden)) return allow(ruleset, path, kReading);
  for (const auto& entry : fs::directory_iterator(path, ignored)) {
    if (!entry.is_symlink(ignored)) allowAround(ruleset, entry.path(), hidden);
  }
}

}  // namespace

FileDescriptor landlockRuleset(const Command& compiler) {
  const std::uint64_t handled = handledRights();
  FileDescriptor ruleset(
      static_cast<int>(syscall(SYS_landlock_create_ruleset, &handled, sizeof(handled), 0)));
  if (ruleset.number() < 0) throw std::system_error(errno, std::generic_category(), "Landlock");
  static const std::vector<fs::path> hidden = hiddenFromStudents();
  std::vector<fs::path> readable = compiler.readable;
  readable.insert(readable.end(), std::begin(kSystemFolders), std::end(kSystemFolders));
  for (const fs::path& each : readable) {
    std::error_code error;
    const fs::path path = fs::canonical(each, error);
    if (!error) allowAround(ruleset, path, hidden);
  }
  allow(ruleset, "/dev/null", LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE);
  allow(ruleset, compiler.folder, handled);
  return ruleset;
}

}  // namespace grading
