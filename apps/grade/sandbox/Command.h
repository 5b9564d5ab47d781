// Command.h: what to run sandboxed, and what it may use.

#ifndef APPS_GRADE_SANDBOX_COMMAND_H_
#define APPS_GRADE_SANDBOX_COMMAND_H_

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace grading {

// For the program and all processes that it starts, together.
struct Bounds {
  std::chrono::milliseconds cpu{10'000};
  std::chrono::milliseconds wall{20'000};
  std::uint64_t memoryBytes = 512ULL << 20;
  int processes = 16;                     // and threads
  std::uint64_t fileBytes = 64ULL << 20;  // what it may add to its folder; the same in its /tmp
  std::size_t outputBytes = 64 << 10;     // what is kept of what it prints
};

struct Command {
  std::vector<std::string> arguments;  // [0] is the program, with its folder
  std::filesystem::path folder;        // an absolute path: the working directory
  bool isFolderWritable = false;
  bool mayFork = true;  // if not, it may have threads all the same; not for Sandbox::none
  std::vector<std::filesystem::path> readable;  // beyond the folder and the system's programs
  Bounds bounds;
};

}  // namespace grading

#endif
