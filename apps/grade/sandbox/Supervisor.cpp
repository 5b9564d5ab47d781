#include "apps/grade/sandbox/Supervisor.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "apps/grade/sandbox/Command.h"
#include "apps/grade/sandbox/TimeBudget.h"

namespace grading {
namespace {

using Kind = Termination::Kind;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;

constexpr milliseconds kBetweenLooks{10};
constexpr int kLooksPerLookAtFiles = 5;
constexpr std::uint64_t kFileBlockBytes = 4096;

// The bytes of the files below the folder, plus one block for each entry. Does not follow links.
std::uint64_t bytesBelow(const std::filesystem::path& folder) {
  if (folder.empty()) return 0;
  std::uint64_t bytes = 0;
  std::error_code ignored;
  using Walk = std::filesystem::recursive_directory_iterator;
  for (Walk file(folder, ignored); file != Walk(); file.increment(ignored)) {
    bytes += kFileBlockBytes;
    if (file->is_symlink(ignored) || !file->is_regular_file(ignored)) continue;
    const std::uintmax_t size = file->file_size(ignored);
    if (size != static_cast<std::uintmax_t>(-1)) bytes += size;
  }
  return bytes;
}

bool hasHungUp(const FileDescriptor& pipe) {
  pollfd event{pipe.number(), 0, 0};
  return poll(&event, 1, 0) > 0;
}

std::string readAll(const FileDescriptor& file) {
  std::string all;
  std::array<char, 4096> part;
  ssize_t length = 0;
  while ((length = read(file.number(), part.data(), part.size())) > 0) {
    all.append(part.data(), static_cast<std::size_t>(length));
  }
  return all;
}

}  // namespace

Supervisor::Supervisor(Launched launched, const Command& command, Sandbox sandbox)
    : bounds_(command.bounds),
      budget_(command.budget),
      sandbox_(sandbox),
      watchedFolder_(command.isFolderWritable ? command.folder : std::filesystem::path()),
      folderBytes_(bytesBelow(watchedFolder_)),
      reaper_(launched.reaper),
      output_(std::move(launched.output)),
      status_(std::move(launched.status)),
      starting_(std::move(launched.starting)),
      lifeline_(std::move(launched.lifeline)),
      tree_(reaper_) {
  fcntl(output_.number(), F_SETFL, O_NONBLOCK);
  watching_ = std::thread([this] { watch(); });
}

Supervisor::~Supervisor() {
  stop(Kind::killedByUs);
  watching_.join();
}

void Supervisor::stop(Kind reason) {
  const std::lock_guard lock(mutex_);
  stopLocked(reason);
}

void Supervisor::stopLocked(Kind reason) {
  if (isOver_ || reason_) return;
  reason_ = reason;
  lifeline_.close();
}

bool Supervisor::isRunning() const {
  const std::lock_guard lock(mutex_);
  return !isOver_;
}

nanoseconds Supervisor::cpuTime() {
  const std::lock_guard lock(mutex_);
  if (!isOver_) usageLocked();
  return termination_.cpu;
}

Termination Supervisor::termination() {
  std::unique_lock lock(mutex_);
  over_.wait(lock, [this] { return isOver_; });
  return termination_;
}

void Supervisor::watch() {
  auto nextLook = start_;
  for (int looks = 0;;) {
    pollfd event{output_.number(), POLLIN, 0};
    poll(&event, 1, static_cast<int>(kBetweenLooks.count()));
    if (event.revents != 0 && !takeOutput()) break;
    if (Clock::now() < nextLook) continue;
    nextLook = Clock::now() + kBetweenLooks;
    if (looks++ % kLooksPerLookAtFiles == 0) lookAtFiles();
    checkBounds();
  }
  int status = 0;
  rusage usage{};
  const std::lock_guard lock(mutex_);
  while (wait4(reaper_, &status, 0, &usage) < 0 && errno == EINTR) {
  }
  const auto time = [](const timeval& value) {
    return std::chrono::seconds(value.tv_sec) + std::chrono::microseconds(value.tv_usec);
  };
  termination_.cpu =
      std::max<nanoseconds>(termination_.cpu, time(usage.ru_utime) + time(usage.ru_stime));
  finish(status);
}

// Returns false once the reaper has ended. Reads a bounded amount, so that the next check of the
// bounds is not delayed.
bool Supervisor::takeOutput() {
  std::array<char, 65536> part;
  for (int parts = 0; parts < 16; ++parts) {
    const ssize_t length = read(output_.number(), part.data(), part.size());
    if (length == 0) return false;
    if (length < 0) return true;
    const auto bytes = static_cast<std::size_t>(length);
    printedBytes_ += bytes;
    const std::lock_guard lock(mutex_);
    const std::size_t room =
        bounds_.outputBytes - std::min(termination_.output.size(), bounds_.outputBytes);
    termination_.output.append(part.data(), std::min(room, bytes));
  }
  return true;
}

void Supervisor::checkBounds() {
  const std::lock_guard lock(mutex_);
  const Usage usage = usageLocked();
  useBudgetLocked();
  const bool isEnding = reason_ || hasHungUp(status_);
  // Without a sandbox, the reaper cannot kill all processes at once, so this kills them one by one.
  if (isEnding && sandbox_ == Sandbox::none) tree_.kill();
  if (isEnding) return;
  Used used;
  used.cpu = usage.cpu;
  const Clock::time_point now = Clock::now();
  used.wall = now - start_;
  // Before exec, the child is a fork of this process and shares its memory.
  used.memoryBytes = hasHungUp(starting_) ? usage.memoryBytes : 0;
  used.printedBytes = printedBytes_;
  used.fileBytes = addedBytes_;
  if (const auto reason = exceeded(used, bounds_)) stopLocked(*reason);
  if (budget_ && budget_->isCpuUsed()) stopLocked(Kind::cpuLimit);
  if (budget_ && now >= budget_->deadline()) stopLocked(Kind::wallLimit);
}

void Supervisor::lookAtFiles() {
  const std::uint64_t bytes = bytesBelow(watchedFolder_);
  addedBytes_ = bytes - std::min(bytes, folderBytes_);
}

// Keeps the maximum, because the time of an ended process may be lost.
Usage Supervisor::usageLocked() {
  const Usage usage = tree_.usage();
  termination_.cpu = std::max(termination_.cpu, usage.cpu);
  return usage;
}

void Supervisor::useBudgetLocked() {
  if (budget_) budget_->useCpu(termination_.cpu - budgeted_);
  budgeted_ = termination_.cpu;
}

// `status` is the reaper's, as from waitpid().
void Supervisor::finish(int status) {
  const std::string said = readAll(status_);
  const bool isBubblewrap = sandbox_ == Sandbox::bubblewrap;
  const bool hasStarted =
      isBubblewrap ? said.find("\"exit-code\"") != std::string::npos : said.empty();
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  const bool isSignal = code > 128 && code < 128 + NSIG;
  const bool wasKilled = code == 128 + SIGKILL;
  isOver_ = true;
  useBudgetLocked();
  if (reason_ && (*reason_ != Kind::killedByUs || wasKilled || !hasStarted)) {
    termination_.kind = *reason_;
  } else if (!hasStarted) {
    termination_.kind = Kind::notStarted;
    // Otherwise bubblewrap failed, and the output has its message.
    if (!said.empty() && said[0] != '{') termination_.output = said;
  } else if (code == 128 + SIGXCPU || (wasKilled && termination_.cpu > bounds_.cpu)) {
    termination_.kind = Kind::cpuLimit;
  } else if (code == 128 + SIGABRT &&
             termination_.output.find("std::bad_alloc") != std::string::npos) {
    termination_.kind = Kind::memoryLimit;
  } else {
    termination_.kind = isSignal ? Kind::signalled : Kind::exited;
    termination_.code = isSignal ? code - 128 : code;
  }
  over_.notify_all();
}

}  // namespace grading
