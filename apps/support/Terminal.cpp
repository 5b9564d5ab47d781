#include "apps/support/Terminal.h"

#include <fmt/format.h>
#include <sys/ioctl.h>

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "apps/support/PrintableText.h"

namespace apps {
namespace {

// Empty if the variable is not set.
std::string_view environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string_view() : value;
}

using Seconds = std::chrono::duration<double>;
using namespace std::chrono_literals;

constexpr auto kFirstDrawnAfter = 1s;
constexpr auto kDrawnEvery = 200ms;
constexpr const char* kWipeLine = "\r\x1b[K";

std::string clock(Seconds time) {
  const auto seconds = static_cast<std::uint64_t>(time.count() + 0.5);
  if (seconds < 60) return fmt::format("{} s", seconds);
  if (seconds < 3600) return fmt::format("{}:{:02} min", seconds / 60, seconds % 60);
  return fmt::format("{}:{:02} h", seconds / 3600, seconds / 60 % 60);
}

void writeToError(const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

}  // namespace

bool isTerminal(Stream stream) {
  return isatty(static_cast<int>(stream)) == 1;
}

int lineWidth(Stream stream) {
  winsize size{};
  if (ioctl(static_cast<int>(stream), TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
    return size.ws_col;
  const std::string_view columns = environment("COLUMNS");
  int width = 0;
  std::from_chars(columns.data(), columns.data() + columns.size(), width);
  return width > 0 ? width : 80;
}

std::string progressText(const std::string& unit, std::uint64_t done, std::uint64_t total,
                         Seconds elapsed) {
  const double left = static_cast<double>(total) / static_cast<double>(done) - 1;  // of `elapsed`
  const std::string time =
      done == 0 ? clock(elapsed) + " so far" : fmt::format("about {} left", clock(elapsed * left));
  return fmt::format("{} of {} {}, {}", withThousands(done), withThousands(total), unit, time);
}

Progress::Progress(std::string unit, std::uint64_t total) : unit_(std::move(unit)), total_(total) {
  if (!isTerminal(Stream::error) || environment("TERM") == "dumb") return;
  drawing_ = std::thread([this] { drawUntilOver(); });
}

Progress::~Progress() {
  if (!drawing_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    isOver_ = true;
  }
  over_.notify_one();
  drawing_.join();
  wipe();
}

void Progress::say(const std::string& line) {
  const std::lock_guard lock(mutex_);
  wipe();
  writeToError(line + '\n');
}

void Progress::drawUntilOver() {
  std::unique_lock lock(mutex_);
  for (auto wait = Seconds(kFirstDrawnAfter); !over_.wait_for(lock, wait, [&] { return isOver_; });
       wait = kDrawnEvery) {
    const Seconds elapsed = std::chrono::steady_clock::now() - start_;
    const std::string text = progressText(unit_, done_, total_, elapsed);
    const auto room = static_cast<std::size_t>(lineWidth(Stream::error) - 1);  // more would scroll
    writeToError(kWipeLine + text.substr(0, room));
    isDrawn_ = true;
  }
}

void Progress::wipe() {
  if (isDrawn_) writeToError(kWipeLine);
  isDrawn_ = false;
}

}  // namespace apps
