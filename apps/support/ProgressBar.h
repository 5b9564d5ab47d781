// ProgressBar.h: how far a long piece of work has come, on standard error if that is a terminal,
// with the time that is left. Work of less than a second never shows one.
//
// A thread of its own draws, so that the work has nothing to do but to count.

#ifndef APPS_SUPPORT_PROGRESSBAR_H_
#define APPS_SUPPORT_PROGRESSBAR_H_

#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

namespace apps {

class ProgressBar {
 public:
  // `unit` is what is counted, in the plural: "searches". `total` is how many there will be, if
  // that is known.
  explicit ProgressBar(std::string unit, std::optional<std::uint64_t> total = std::nullopt);

  // Wipes the bar away.
  ~ProgressBar();

  // Any thread may call these two.
  void advance(std::uint64_t steps = 1) { done_ += steps; }
  // Writes a line to standard error without running into the bar.
  void say(const std::string& line);

 private:
  void drawUntil(const std::stop_token& stop);
  void wipe();

  const std::string unit_;
  const std::optional<std::uint64_t> total_;
  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::atomic<std::uint64_t> done_ = 0;
  std::mutex mutex_;  // of what follows, and of the terminal
  bool isDrawn_ = false;
  std::jthread drawing_;
};

// The bar as text of at most `width` characters.
std::string progressText(const std::string& unit, std::uint64_t done,
                         std::optional<std::uint64_t> total, std::chrono::duration<double> elapsed,
                         int width);

}  // namespace apps

#endif
