#include "apps/grade/contain/ProcessTree.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <system_error>
#include <vector>

#include "apps/grade/contain/Descriptor.h"

namespace grading {
namespace {

using std::chrono::nanoseconds;

// The fields of /proc/PID/stat that matter; see proc(5).
struct Stat {
  pid_t parent = 0;
  std::uint64_t endedChildrenTicks = 0;
  std::uint64_t residentPages = 0;
};

std::optional<Stat> statOf(pid_t pid) {
  const std::string name = "/proc/" + std::to_string(pid) + "/stat";
  const Descriptor file(open(name.c_str(), O_RDONLY | O_CLOEXEC));
  std::array<char, 1024> text;
  const ssize_t length = file.number() < 0 ? -1 : read(file.number(), text.data(), text.size());
  if (length <= 0) return std::nullopt;
  // The name of the program, in brackets, may itself hold spaces and brackets.
  std::string_view rest(text.data(), static_cast<std::size_t>(length));
  rest.remove_prefix(std::min(rest.rfind(')') + 1, rest.size()));
  std::istringstream fields{std::string(rest)};
  std::string skipped;
  Stat stat;
  std::uint64_t childrenUser = 0;
  std::uint64_t childrenSystem = 0;
  fields >> skipped >> stat.parent;
  for (int field = 5; field <= 15; ++field) fields >> skipped;
  fields >> childrenUser >> childrenSystem;
  for (int field = 18; field <= 23; ++field) fields >> skipped;
  fields >> stat.residentPages;
  stat.endedChildrenTicks = childrenUser + childrenSystem;
  return stat;
}

// To the nanosecond, where /proc has clock ticks. 0 once it has ended.
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

// The number that the last process or thread got, or 0 if the system does not tell.
pid_t lastNumberGiven() {
  std::ifstream file("/proc/loadavg");
  std::string skipped;
  pid_t last = 0;
  file >> skipped >> skipped >> skipped >> skipped >> last;
  return last;
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

// Numbers are given in ascending order, so who is new stands between the last number we saw and the
// last one given. Reading all of /proc each time would cost a noticeable part of a core; doing so
// now and then finds who had his number but was not yet there.
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
  // After the numbers have started again from below, a child can have a lower one than its parent.
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

// The kernel adds the time of a process that has ended to its parent's, if that one waits for it.
// Time that is lost so, and time of those that ended before we saw them, is counted in one of two
// ways.
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
  descendants_.clear();  // of whom some may have ended, and their numbers been given to others
  looks_ = 0;
  findNew();
  for (const auto& process : descendants_) ::kill(process.first, SIGKILL);
}

}  // namespace grading
