// ProgressLine.h: the progress of a search in one line on standard error, if that is a terminal.
// Searches of less than a second show none.

#ifndef APPS_DEMO_PROGRESSLINE_H_
#define APPS_DEMO_PROGRESSLINE_H_

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

namespace demo {

class ProgressLine {
 public:
  explicit ProgressLine(std::string strategy) : strategy_(std::move(strategy)) {}
  ~ProgressLine() {
    if (isShown_) std::cerr << kWipeLine << std::flush;
  }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  // Updates the line, but not too often, and not within the first second.
  void show(std::uint64_t expanded) {
    using namespace std::chrono_literals;
    const Clock::time_point now = Clock::now();
    if (!isTerminal() || now - start_ < 1s || now - latest_ < 200ms) return;
    latest_ = now;
    isShown_ = true;
    std::cerr << kWipeLine << strategy_ << ": " << expanded << " nodes expanded, "
              << std::chrono::duration_cast<std::chrono::seconds>(now - start_).count() << " s"
              << std::flush;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr const char* kWipeLine = "\r\x1b[K";

  static bool isTerminal() {
#if __has_include(<unistd.h>)
    const char* const terminal = std::getenv("TERM");
    return isatty(STDERR_FILENO) == 1 && (terminal == nullptr || terminal != std::string("dumb"));
#else
    return false;
#endif
  }

  std::string strategy_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point latest_{};
  bool isShown_ = false;
};

}  // namespace demo

#endif
