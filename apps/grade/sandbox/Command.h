// Command.h: what to run sandboxed, in which sandbox, within which bounds, and how it ended.

#ifndef APPS_GRADE_SANDBOX_COMMAND_H_
#define APPS_GRADE_SANDBOX_COMMAND_H_

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace grading {

enum class Sandbox {
  bubblewrap,        // namespaces: it sees no other process, no network, hardly any file
  unprivilegedUser,  // a user of its own with Landlock and a system call filter; needs root
  none,              // only bounds, for trusted code
};

// "bubblewrap", "unprivilegedUser" or "none".
constexpr std::string_view nameOf(Sandbox sandbox) {
  switch (sandbox) {
    case Sandbox::bubblewrap: return "bubblewrap";
    case Sandbox::unprivilegedUser: return "unprivilegedUser";
    case Sandbox::none: break;
  }
  return "none";
}

// For the program and all processes that it starts, together.
struct Bounds {
  std::chrono::milliseconds cpu{10'000};
  std::chrono::milliseconds wall{20'000};
  std::uint64_t memoryBytes = 512ULL << 20;
  int processes = 16;                     // and threads
  std::uint64_t fileBytes = 64ULL << 20;  // may be added to its folder, and to its /tmp
  std::size_t answerBytes = 16 << 20;     // lines that are received from it, together
  std::size_t outputBytes = 64 << 10;     // how much printed text is kept
};

// Processor time that several programs may use together. Thread-safe.
class SharedTime {
 public:
  explicit SharedTime(std::chrono::nanoseconds most) : left_(most.count()) {}

  void use(std::chrono::nanoseconds time) { left_ -= time.count(); }
  bool isOver() const { return left_ <= 0; }

 private:
  std::atomic<std::chrono::nanoseconds::rep> left_;
};

struct Command {
  std::vector<std::string> arguments;  // [0] is the program, with its folder
  std::filesystem::path folder;        // an absolute path: the working directory
  bool isFolderWritable = false;
  // If false, it may have threads, but no processes, and execute no program after it has started.
  // It sees only the libraries of the system. Ignored by Sandbox::none.
  bool mayStartPrograms = true;
  std::vector<std::filesystem::path> readable;  // beyond the folder and the system's programs
  std::vector<std::filesystem::path> hidden;    // not even below these; canonical paths that exist
  Bounds bounds;
  std::shared_ptr<SharedTime> sharedTime;  // when it is over, the program ends as with cpuLimit
};

struct Termination {
  enum class Kind {
    exited,     // by itself, with the status `code`
    signalled,  // crashed, by the signal `code`. An exit with 128 + a signal looks the same.
    cpuLimit,   // stopped for using more than Bounds::cpu; the next three likewise
    wallLimit,
    memoryLimit,
    outputLimit,  // printed or answered far too much, or wrote too much to files
    killedByUs,   // still running when it was no longer needed
    notStarted,   // not the program's fault; `output` says why
  };

  Kind kind = Kind::notStarted;
  int code = 0;  // for exited and signalled
  // User and system time of all its processes. May lack the last 20 ms.
  std::chrono::nanoseconds cpu{0};
  std::string output;  // standard output and standard error, up to Bounds::outputBytes

  // "It crashed: segmentation fault (signal 11)."
  std::string sentence() const;
};

// The sum over a program and all its processes so far.
struct Used {
  std::chrono::nanoseconds cpu{0};
  std::chrono::nanoseconds wall{0};
  std::uint64_t memoryBytes = 0;   // now
  std::uint64_t printedBytes = 0;  // kept or not
  std::uint64_t fileBytes = 0;     // added to its folder
};

// The bound that is exceeded, if any. A function of what was measured, so that tests need no clock.
// A program may print a thousand times as much as is kept.
std::optional<Termination::Kind> exceeded(const Used& used, const Bounds& bounds);

}  // namespace grading

#endif
