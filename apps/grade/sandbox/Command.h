// Command.h: the command line of a sandboxed program, its bounds, and the time that it shares.

#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace grading {

// The kernel enforces `memoryBytes` and `fileBytes`, for each process and each file.
struct Bounds {
  std::chrono::milliseconds cpu{10'000};   // of each process
  std::chrono::milliseconds wall{20'000};  // of a compiler; calls of subjects have their own limits
  std::uint64_t memoryBytes = 512ULL << 20;  // address space
  std::uint64_t fileBytes = 64ULL << 20;     // for compilers; subjects write no files
  std::size_t answerBytes = 16 << 20;        // all answers of a subject
  std::size_t outputBytes = 64 << 10;        // the part of a compiler's messages that is kept
};

// Those of a running submission, whose single calls suite/TimeLimit.h limits further. subjects/
// sets those of compilers.
inline constexpr Bounds kBoundsOfSubject{
    .cpu = std::chrono::seconds(60), .memoryBytes = 1024ULL << 20, .fileBytes = 0};

// The time that grading one submission may take, with all its programs and compilers. Reads no
// clock. Thread-safe.
class TimeBudget {
 public:
  using TimePoint = std::chrono::steady_clock::time_point;
  using Duration = std::chrono::nanoseconds;

  // `cpu`: the processor time of all together.
  explicit TimeBudget(Duration cpu, TimePoint deadline = TimePoint::max())
      : cpu_(cpu), deadline_(deadline) {}

  void useCpu(Duration time) { usedCpu_ += time.count(); }
  Duration cpuLeft() const { return cpu_ - Duration(usedCpu_); }
  bool isCpuUsed() const { return cpuLeft() <= Duration(0); }
  TimePoint deadline() const { return deadline_; }

 private:
  const Duration cpu_;
  const TimePoint deadline_;
  std::atomic<Duration::rep> usedCpu_ = 0;
};

// A subject, which is untrusted code, or a compiler, which is trusted and reads untrusted text.
struct Command {
  std::vector<std::string> arguments;  // [0] is the path of the program, from `folder`
  std::filesystem::path folder;        // the working directory, an absolute path
  std::vector<std::filesystem::path> readable = {};  // for compilers, besides folder and system
  Bounds bounds = {};
  std::shared_ptr<TimeBudget> budget = nullptr;  // shared with other commands; may be null
};

}  // namespace grading
