#include "apps/grade/sandbox/ProcessTree.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "apps/grade/sandbox/FileDescriptor.h"

namespace grading {
namespace {

using std::chrono::nanoseconds;

// Fields of /proc/PID/stat; see proc(5).
struct Stat {
  pid_t parent = 0;
  std::uint64_t endedChildrenTicks = 0;
  std::uint64_t residentPages = 0;
};

using Text = std::array<char, 1024>;

// The beginning of a file in /proc, stored in `text`. Empty if the file cannot be read.
std::string_view contentOf(const char* file, Text& text) {
  const FileDescriptor descriptor(open(file, O_RDONLY | O_CLOEXEC));
  if (descriptor.number() < 0) return {};
  const ssize_t length = read(descriptor.number(), text.data(), text.size());
  return {text.data(), length < 0 ? 0 : static_cast<std::size_t>(length)};
}

// Removes the next field from the text and returns it. Fields are separated by single spaces.
std::string_view takeField(std::string_view& text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string_view field = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return field;
}

template <class Number>
Number numberIn(std::string_view field) {
  Number number = 0;
  std::from_chars(field.data(), field.data() + field.size(), number);
  return number;
}

std::optional<Stat> statOf(pid_t pid) {
  std::array<char, 32> name;
  std::snprintf(name.data(), name.size(), "/proc/%d/stat", static_cast<int>(pid));
  Text text;
  std::string_view rest = contentOf(name.data(), text);
  if (rest.empty()) return std::nullopt;
  // The program's name is in parentheses and may itself contain spaces and parentheses.
  rest.remove_prefix(std::min(rest.rfind(')') + 2, rest.size()));
  Stat stat;
  for (int field = 3; field <= 24; ++field) {
    const std::string_view value = takeField(rest);
    if (field == 4) stat.parent = numberIn<pid_t>(value);
    if (field == 16 || field == 17) stat.endedChildrenTicks += numberIn<std::uint64_t>(value);
    if (field == 24) stat.residentPages = numberIn<std::uint64_t>(value);
  }
  return stat;
}

// Processor time in nanoseconds; /proc has only clock ticks. 0 if the process has ended.
nanoseconds cpuOf(pid_t pid) {
  clockid_t clock;
  timespec time{};
  if (clock_getcpuclockid(pid, &clock) == 0) clock_gettime(clock, &time);
  return std::chrono::seconds(time.tv_sec) + nanoseconds(time.tv_nsec);
}

nanoseconds fromTicks(std::uint64_t ticks) {
  static const auto perSecond = static_cast<std::uint64_t>(sysconf(_SC_CLK_TCK));
  return nanoseconds(static_cast<nanoseconds::rep>(ticks * (1'000'000'000 / perSecond)));
}

// The most recently assigned process or thread number. 0 if it cannot be read.
pid_t lastNumberGiven() {
  Text text;
  const std::string_view averages = contentOf("/proc/loadavg", text);
  return numberIn<pid_t>(averages.substr(averages.rfind(' ') + 1));
}

std::vector<pid_t> allProcesses() {
  std::vector<pid_t> processes;
  std::error_code ignored;
  for (const auto& entry : std::filesystem::directory_iterator("/proc", ignored)) {
    const std::string name = entry.path().filename();
    pid_t pid = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), pid);
    if (error == std::errc() && *end == '\0') processes.push_back(pid);
  }
  std::sort(processes.begin(), processes.end());
  return processes;
}

}  // namespace

// Process numbers are assigned in ascending order, so usually only the numbers since the last look
// have to be checked. Reading all of /proc each time would use a noticeable part of a core. An
// occasional full read finds processes that were assigned a number before they were visible.
void ProcessTree::findNew() {
  constexpr pid_t kFewEnough = 200;
  constexpr int kLooksPerSweep = 16;
  const pid_t last = lastNumberGiven();
  std::vector<pid_t> candidates;
  if (looks_++ % kLooksPerSweep == 0 || last < newest_ || last - newest_ > kFewEnough ||
      last == 0) {
    candidates = allProcesses();
  } else {
    for (pid_t pid = newest_ + 1; pid <= last; ++pid) candidates.push_back(pid);
  }
  newest_ = last;
  // Numbers wrap around, so a child can have a lower number than its parent.
  for (std::size_t before = descendants_.size() + 1; before != descendants_.size();) {
    before = descendants_.size();
    for (const pid_t pid : candidates) {
      const auto stat = statOf(pid);
      if (stat && (stat->parent == root_ || descendants_.count(stat->parent) != 0)) {
        descendants_.emplace(pid, nanoseconds(0));
      }
    }
  }
}

// When a parent waits for an ended child, the kernel adds the child's time to the parent's. That
// sum misses children that are not waited for. Our own sum misses processes that ended before we
// saw them. The result uses the larger one.
Usage ProcessTree::usage() {
  static const auto pageBytes = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  findNew();
  Usage usage;
  nanoseconds ofRunning{0};
  nanoseconds ofWaitedFor{0};
  if (const auto stat = statOf(root_)) ofWaitedFor = fromTicks(stat->endedChildrenTicks);
  for (auto process = descendants_.begin(); process != descendants_.end();) {
    auto& [pid, cpu] = *process;
    if (const auto stat = statOf(pid)) {
      cpu = std::max(cpu, cpuOf(pid));
      ofRunning += cpu;
      ofWaitedFor += fromTicks(stat->endedChildrenTicks);
      usage.memoryBytes += stat->residentPages * pageBytes;
      ++usage.processes;
      ++process;
    } else {
      cpuOfEnded_ += cpu;
      process = descendants_.erase(process);
    }
  }
  usage.cpu = ofRunning + std::max(ofWaitedFor, cpuOfEnded_);
  return usage;
}

void ProcessTree::kill() {
  descendants_.clear();  // ended processes' numbers may have been reused
  looks_ = 0;
  findNew();
  for (const auto& process : descendants_) ::kill(process.first, SIGKILL);
}

}  // namespace grading
