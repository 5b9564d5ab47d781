#include "apps/grade/sandbox/ScratchFolder.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <ctime>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>

#include "apps/grade/sandbox/Sandbox.h"

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

// Wakes the waiting thread when the destructor runs. Nothing else sends this signal.
constexpr int kOver = SIGUSR2;

bool isIgnored(int signal) {
  struct sigaction action {};
  return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

// Makes the calling child independent of `parent`, closes all descriptors, and returns after
// `parent` has ended.
void outlive(pid_t parent) {
  setsid();
  close_range(0, ~0U, 0);
  while (getppid() == parent) usleep(1000);
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
  if (geteuid() == 0 && (chown(path_.c_str(), static_cast<uid_t>(-1), kSandboxUser) != 0 ||
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

CleanupOnSignal::CleanupOnSignal(std::function<void()> tidy) : tidy_(std::move(tidy)) {
  sigemptyset(&signals_);
  sigaddset(&signals_, kOver);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    if (!isIgnored(signal)) sigaddset(&signals_, signal);  // nohup ignores SIGHUP
  }
  pthread_sigmask(SIG_BLOCK, &signals_, &before_);
  waiting_ = std::thread([this] { wait(); });
}

CleanupOnSignal::~CleanupOnSignal() {
  pthread_kill(waiting_.native_handle(), kOver);
  waiting_.join();
  pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

void CleanupOnSignal::wait() {
  int signal = 0;
  if (sigwait(&signals_, &signal) != 0 || signal == kOver) return;
  const pid_t parent = getpid();
  if (fork() == 0) {
    outlive(parent);
    tidy_();
    _exit(0);
  }
  std::signal(signal, SIG_DFL);
  sigset_t alone;
  sigemptyset(&alone);
  sigaddset(&alone, signal);
  pthread_sigmask(SIG_UNBLOCK, &alone, nullptr);
  std::raise(signal);
}

}  // namespace grading
