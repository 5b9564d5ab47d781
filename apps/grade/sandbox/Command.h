// Command.h: the command line of a sandboxed program, its sandbox, its bounds, and its termination.
// subjects/ sets the bounds of compilers, and program/GradeOne.cpp those of submissions, whose
// single calls suite/TimeLimit.h limits further.

#ifndef APPS_GRADE_SANDBOX_COMMAND_H_
#define APPS_GRADE_SANDBOX_COMMAND_H_

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
  bubblewrap,        // namespaces: no other processes, no network, few files
  unprivilegedUser,  // a separate user, Landlock and a system call filter; needs root
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

// Bounds for the program and all processes that it starts, together.
struct Bounds {
  std::chrono::milliseconds cpu{10'000};
  std::chrono::milliseconds wall{20'000};
  std::uint64_t memoryBytes = 512ULL << 20;
  int processes = 16;                     // including threads
  std::uint64_t fileBytes = 64ULL << 20;  // added to its folder, and to its /tmp
  std::size_t answerBytes = 16 << 20;     // all answers together
  std::size_t outputBytes = 64 << 10;     // the printed text that is kept
};

class TimeBudget;

struct Command {
  std::vector<std::string> arguments;  // [0] is the path of the program
  std::filesystem::path folder;        // the working directory, an absolute path
  bool isFolderWritable = false;
  // If false, the program may create threads, but no processes, and cannot call exec. Besides
  // itself, it can read only the system's runtime libraries. Ignored by Sandbox::none.
  bool mayStartPrograms = true;
  std::vector<std::filesystem::path> readable;  // besides the folder and system programs
  std::vector<std::filesystem::path> hidden;    // not readable; canonical paths that exist
  Bounds bounds;
  std::shared_ptr<TimeBudget> budget;  // shared with other programs; ends this one; may be null
};

struct Termination {
  enum class Kind {
    exited,     // normally, with the status `code`
    signalled,  // crashed by the signal `code`; an exit with 128 + a signal looks the same
    cpuLimit,   // killed for exceeding Bounds::cpu; the next three likewise
    wallLimit,
    memoryLimit,
    outputLimit,  // printed or answered too much, or wrote too much to files
    killedByUs,   // still running when it was no longer needed
    notStarted,   // not the program's fault; `output` has the reason
  };

  Kind kind = Kind::notStarted;
  int code = 0;  // for exited and signalled
  // User and system time of all its processes. May lack the last 20 ms.
  std::chrono::nanoseconds cpu{0};
  std::string output;  // standard output and standard error, up to Bounds::outputBytes

  // "It crashed: segmentation fault (signal 11)."
  std::string sentence() const;
};

// The resources that a program and all its processes have used so far.
struct Used {
  std::chrono::nanoseconds cpu{0};
  std::chrono::nanoseconds wall{0};
  std::uint64_t memoryBytes = 0;   // resident now
  std::uint64_t printedBytes = 0;  // kept or not
  std::uint64_t fileBytes = 0;     // added to its folder
};

// The bound that is exceeded, if any. Reads no clock, so that tests can pass any measurement. A
// program may print a thousand times Bounds::outputBytes.
std::optional<Termination::Kind> exceeded(const Used& used, const Bounds& bounds);

}  // namespace grading

#endif
