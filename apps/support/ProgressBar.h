// ProgressBar.h: a progress bar with the remaining time, on standard error if that is a terminal.
// Work of less than a second shows none.
//
// A separate thread draws the bar; the working threads only count steps.

#ifndef APPS_SUPPORT_PROGRESSBAR_H_
#define APPS_SUPPORT_PROGRESSBAR_H_

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

namespace apps {

class ProgressBar {
 public:
  // `unit` names the steps, in the plural: "searches". `total` is their number, if known. `detail`,
  // if set, returns text to show after the bar; another thread calls it.
  explicit ProgressBar(std::string unit, std::optional<std::uint64_t> total = std::nullopt,
                       std::function<std::string()> detail = {});

  // Erases the bar.
  ~ProgressBar();

  // These two are thread-safe.
  void advance(std::uint64_t steps = 1) { done_ += steps; }
  // Writes a line to standard error, above the bar.
  void say(const std::string& line);

 private:
  void drawUntil(const std::stop_token& stop);
  void wipe();

  const std::string unit_;
  const std::optional<std::uint64_t> total_;
  const std::function<std::string()> detail_;
  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::atomic<std::uint64_t> done_ = 0;
  std::mutex mutex_;  // guards the members below, and the terminal
  bool isDrawn_ = false;
  std::jthread drawing_;
};

// The bar as text of at most `width` characters. `detail` may be empty.
std::string progressText(const std::string& unit, std::uint64_t done,
                         std::optional<std::uint64_t> total, std::chrono::duration<double> elapsed,
                         const std::string& detail, int width);

}  // namespace apps

#endif
