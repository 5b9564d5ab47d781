// Command.h: the command line of a sandboxed program, its bounds, and its termination. subjects/
// sets the bounds of compilers, and program/GradeOne.cpp those of subjects, whose single calls
// suite/TimeLimit.h limits further.

#ifndef APPS_GRADE_SANDBOX_COMMAND_H_
#define APPS_GRADE_SANDBOX_COMMAND_H_

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

class TimeBudget;

struct Command {
  enum class Kind {
    // Untrusted code, statically linked: exchanges lines, and does nothing else. What it prints is
    // dropped.
    subject,
    // Trusted code that reads untrusted text: may write into its folder and start programs.
    compiler,
  };
  Kind kind = Kind::subject;
  std::vector<std::string> arguments;  // [0] is the path of the program, from `folder`
  std::filesystem::path folder;        // the working directory, an absolute path
  std::vector<std::filesystem::path> readable = {};  // for compilers, besides folder and system
  std::vector<std::filesystem::path> hidden = {};    // not readable; canonical paths that exist
  Bounds bounds = {};
  std::shared_ptr<TimeBudget> budget = nullptr;  // shared with other subjects; may be null
};

struct Termination {
  enum class Kind {
    exited,     // normally, with the status `code`
    signalled,  // crashed by the signal `code`
    cpuLimit,   // killed for exceeding Bounds::cpu, or the budget
    wallLimit,
    outputLimit,  // answered too much
    killedByUs,   // still running when it was no longer needed
    notStarted,   // not the program's fault; `output` has the reason
  };

  Kind kind = Kind::notStarted;
  int code = 0;                     // for exited and signalled
  std::chrono::nanoseconds cpu{0};  // user and system time, with that of processes it waited for
  std::string output;               // a compiler's messages, up to Bounds::outputBytes

  // "It crashed: Segmentation fault (signal 11)."
  std::string sentence() const;
};

}  // namespace grading

#endif
