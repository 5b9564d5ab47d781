#include "apps/grade/sandbox/FileRules.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <system_error>

namespace grading {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kReading =
    LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR | LANDLOCK_ACCESS_FS_EXECUTE;
constexpr std::uint64_t kFileRights =
    LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE;
constexpr std::uint64_t kFirstVersion = LANDLOCK_ACCESS_FS_MAKE_SYM * 2 - 1;

// The version of Landlock in this kernel, 0 if it has none.
int version() {
  return static_cast<int>(std::max(
      0L, syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION)));
}

// All rights that this version of Landlock knows. A ruleset restricts only the rights that it
// handles.
std::uint64_t handledRights() {
  std::uint64_t rights = kFirstVersion;
  if (version() >= 2) rights |= 1ULL << 13;  // LANDLOCK_ACCESS_FS_REFER
  if (version() >= 3) rights |= 1ULL << 14;  // LANDLOCK_ACCESS_FS_TRUNCATE
  if (version() >= 5) rights |= 1ULL << 15;  // LANDLOCK_ACCESS_FS_IOCTL_DEV
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

bool isBelow(const fs::path& path, const fs::path& folder) {
  return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first ==
         folder.end();
}

// The path at which `hidden` is visible below `shown`, which may be a link to one of its parent
// folders. Empty if it is not visible there.
fs::path shownAs(const fs::path& hidden, const fs::path& shown) {
  std::error_code error;
  const fs::path folder = fs::canonical(shown, error);
  if (error || !isBelow(hidden, folder)) return {};
  return shown / hidden.lexically_relative(folder);
}

// Allows `path` without what is hidden. Landlock has no rules that deny, so each entry beside a
// hidden path gets a rule. Symbolic links need none.
void allowAround(const FileDescriptor& ruleset, const fs::path& path, std::uint64_t rights,
                 const std::vector<fs::path>& hidden) {
  std::error_code ignored;
  const auto isHidden = [&](const fs::path& each) { return isBelow(path, each); };
  const auto hasHidden = [&](const fs::path& each) { return isBelow(each, path); };
  if (std::any_of(hidden.begin(), hidden.end(), isHidden)) return;
  if (std::none_of(hidden.begin(), hidden.end(), hasHidden)) return allow(ruleset, path, rights);
  for (const auto& entry : fs::directory_iterator(path, ignored)) {
    if (!entry.is_symlink(ignored)) allowAround(ruleset, entry.path(), rights, hidden);
  }
}

}  // namespace

bool hasLandlock() {
  return version() > 0;
}

FileDescriptor landlockRuleset(const Command& compiler) {
  const std::uint64_t handled = handledRights();
  FileDescriptor ruleset(
      static_cast<int>(syscall(SYS_landlock_create_ruleset, &handled, sizeof(handled), 0)));
  if (ruleset.number() < 0) throw std::system_error(errno, std::generic_category(), "Landlock");
  const auto allowReading = [&](const fs::path& path) {
    std::error_code error;
    const fs::path file = fs::canonical(path, error);
    if (!error) allowAround(ruleset, file, kReading, compiler.hidden);
  };
  for (const char* const path : kSystemFolders) allowReading(path);
  for (const fs::path& path : compiler.readable) allowReading(path);
  allow(ruleset, "/dev/null", LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE);
  allow(ruleset, compiler.folder, handled);
  return ruleset;
}

std::vector<std::string> bubblewrapArguments(const Command& compiler) {
  std::vector<std::string> all = {kBubblewrap};
  const auto add = [&](std::initializer_list<std::string> some) { all.insert(all.end(), some); };
  const auto mount = [&](const char* how, const std::string& path) { add({how, path, path}); };
  add({"--unshare-all", "--die-with-parent", "--cap-drop", "ALL"});
  add({"--dev-bind", "/dev/null", "/dev/null"});
  std::vector<fs::path> shown = compiler.readable;
  for (const char* const path : kSystemFolders) mount("--ro-bind-try", path);
  for (const fs::path& path : compiler.readable) mount("--ro-bind", path);
  shown.insert(shown.end(), std::begin(kSystemFolders), std::end(kSystemFolders));
  for (const fs::path& each : compiler.hidden) {
    for (const fs::path& folder : shown) {
      const std::string path = shownAs(each, folder);
      if (path.empty()) continue;
      if (fs::is_directory(each)) {
        add({"--tmpfs", path, "--remount-ro", path});
      } else {
        add({"--ro-bind", "/dev/null", path});
      }
    }
  }
  mount("--bind", compiler.folder);
  add({"--remount-ro", "/", "--chdir", compiler.folder, "--"});
  all.insert(all.end(), compiler.arguments.begin(), compiler.arguments.end());
  return all;
}

}  // namespace grading
