#include "apps/grade/sandbox/FileAccess.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace grading {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kReadingData = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t kReading = kReadingData | LANDLOCK_ACCESS_FS_EXECUTE;
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

bool isLoader(std::string_view name) {
  return name.starts_with("ld-linux") || name.starts_with("ld-musl") ||
         name.starts_with("ld64.so") || name.starts_with("ld.so");
}

// The dynamic loader, the C and C++ libraries with their dependencies, and the library of kStarter.
bool isRuntimeFile(std::string_view name) {
  static constexpr std::string_view kLibraries[] = {
      "libc.so.",   "libm.so.",      "libmvec.so.",     "libgcc_s.so.",   "libstdc++.so.",
      "libc++.so.", "libc++abi.so.", "libunwind.so.",   "libpthread.so.", "libdl.so.",
      "librt.so.",  "libatomic.so.", "libsmartcols.so."};
  return isLoader(name) || std::any_of(std::begin(kLibraries), std::end(kLibraries),
                                       [&](auto library) { return name.starts_with(library); });
}

// The runtime files by every path at which the loader may look for them.
std::vector<fs::path> findRuntimeFiles() {
  std::vector<fs::path> found = {"/etc/ld.so.cache", "/usr/lib/locale"};
  std::vector<fs::path> folders;
  std::error_code ignored;
  for (const char* const base :
       {"/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/local/lib64"}) {
    folders.emplace_back(base);
    for (const auto& entry : fs::directory_iterator(base, ignored)) {
      const std::string name = entry.path().filename();
      const bool isForProcessor = name.find("-linux-") != std::string::npos;
      if (isForProcessor && entry.is_directory(ignored)) folders.push_back(entry.path());
    }
  }
  for (const fs::path& folder : folders) {
    for (const auto& entry : fs::directory_iterator(folder, ignored)) {
      const std::string name = entry.path().filename();
      if (isRuntimeFile(name) && entry.is_regular_file(ignored)) found.push_back(entry.path());
    }
  }
  return found;
}

const std::vector<fs::path>& runtimeFiles() {
  static const std::vector<fs::path> files = findRuntimeFiles();
  return files;
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

std::vector<std::string> mountOptions(const Command& command) {
  std::vector<std::string> all;
  const auto add = [&](const char* option, const std::string& path) {
    all.insert(all.end(), {option, path, path});
  };
  std::vector<fs::path> shown = command.readable;
  if (command.mayStartPrograms) {
    for (const char* const path : kSystemFolders) add("--ro-bind-try", path);
    shown.insert(shown.end(), std::begin(kSystemFolders), std::end(kSystemFolders));
  } else {
    // Where /lib is a link to /usr/lib, it is one in the sandbox too. That halves the number of
    // mounts, and bubblewrap looks at all of them for each.
    std::vector<fs::path> links;
    for (const char* const folder : {"/lib", "/lib64"}) {
      std::error_code error;
      const fs::path target = fs::read_symlink(folder, error);
      if (error) continue;
      links.emplace_back(folder);
      all.insert(all.end(), {"--symlink", target, folder});
    }
    for (const fs::path& path : runtimeFiles()) {
      const bool isLinked = std::any_of(links.begin(), links.end(),
                                        [&](const fs::path& link) { return isBelow(path, link); });
      if (!isLinked) add("--ro-bind-try", path);
    }
    add("--ro-bind", kStarter);
    if (!isBelow(command.arguments[0], command.folder)) add("--ro-bind", command.arguments[0]);
  }
  for (const fs::path& path : command.readable) add("--ro-bind", path);
  for (const fs::path& each : command.hidden) {
    for (const fs::path& folder : shown) {
      const std::string path = shownAs(each, folder);
      if (path.empty()) continue;
      if (fs::is_directory(each)) {
        all.insert(all.end(), {"--tmpfs", path, "--remount-ro", path});
      } else {
        all.insert(all.end(), {"--ro-bind", "/dev/null", path});
      }
    }
  }
  add(command.isFolderWritable ? "--bind" : "--ro-bind", command.folder);
  return all;
}

bool hasLandlock() {
  return version() > 0;
}

FileDescriptor landlockRuleset(const Command& command) {
  if (!hasLandlock()) return {};
  const std::uint64_t handled = handledRights();
  FileDescriptor ruleset(
      static_cast<int>(syscall(SYS_landlock_create_ruleset, &handled, sizeof(handled), 0)));
  const auto allowReading = [&](const fs::path& path) {
    std::error_code error;
    const fs::path file = fs::canonical(path, error);
    if (!error) allowAround(ruleset, file, kReading, command.hidden);
  };
  if (command.mayStartPrograms) {
    for (const char* const path : kSystemFolders) allowReading(path);
  } else {
    for (const fs::path& path : runtimeFiles()) {
      allow(ruleset, path, isLoader(path.filename().string()) ? kReading : kReadingData);
    }
    allow(ruleset, command.arguments[0], kReading);
  }
  for (const char* device : {"/dev/zero", "/dev/random", "/dev/urandom"}) {
    allow(ruleset, device, LANDLOCK_ACCESS_FS_READ_FILE);
  }
  allow(ruleset, "/dev/null", LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE);
  for (const fs::path& path : command.readable) allowReading(path);
  const std::uint64_t reading = command.mayStartPrograms ? kReading : kReadingData;
  allow(ruleset, command.folder, command.isFolderWritable ? handled : reading);
  return ruleset;
}

}  // namespace grading
