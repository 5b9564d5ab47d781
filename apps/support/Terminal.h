// Terminal.h: properties of the terminal, if any, that the program writes to, and the progress of
// work on it.

#pragma once

#include <unistd.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>

namespace apps {

enum class Stream { input = STDIN_FILENO, output = STDOUT_FILENO, error = STDERR_FILENO };

bool isTerminal(Stream stream);

// The width of the terminal in characters. If the stream is not a terminal: the value of COLUMNS,
// or 80 if that is not set.
int lineWidth(Stream stream);

// A line with the remaining time, on standard error if that is a terminal. Work of less than a
// second shows none. A separate thread draws it; the working threads only count steps.
class Progress {
 public:
  // `unit` names the steps, in the plural: "searches". `total` is their number.
  Progress(std::string unit, std::uint64_t total);

  // Erases the line.
  ~Progress();

  // These two are thread-safe.
  void advance() { ++done_; }
  // Writes a line to standard error, above it.
  void say(const std::string& line);

 private:
  void drawUntilOver();
  void wipe();

  const std::string unit_;
  const std::uint64_t total_;
  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::atomic<std::uint64_t> done_ = 0;
  std::mutex mutex_;  // guards the members below, and the terminal
  bool isDrawn_ = false;
  bool isOver_ = false;
  std::condition_variable over_;
  std::thread drawing_;
};

// "3 of 8 searches, about 30 s left"
std::string progressText(const std::string& unit, std::uint64_t done, std::uint64_t total,
                         std::chrono::duration<double> elapsed);

}  // namespace apps
