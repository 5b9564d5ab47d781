#include "apps/support/ParsedOption.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <system_error>
#include <thread>

#include "search/Limits.h"

namespace apps {
namespace {

constexpr const char* kNoLimit = "none";

// The number, unless other text stands there too.
template <class Number>
std::optional<Number> numberIn(const std::string& text) {
  Number number{};
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  return error == std::errc() && rest == end ? std::optional(number) : std::nullopt;
}

}  // namespace

std::uint64_t countIn(const std::string& text) {
  if (text == kNoLimit) return search::kUnlimited;
  if (const auto count = numberIn<std::uint64_t>(text)) return *count;
  throw std::invalid_argument(
      fmt::format("'{}' should be a whole number from 0 on, or '{}'", text, kNoLimit));
}

std::uint64_t nanosecondsIn(const std::string& text) {
  constexpr double kYear = 366 * 24 * 3600;
  if (text == kNoLimit) return search::kUnlimited;
  const auto seconds = numberIn<double>(text);
  if (seconds && 0 <= *seconds && *seconds <= kYear) {
    return static_cast<std::uint64_t>(std::llround(*seconds * 1e9));
  }
  throw std::invalid_argument(
      fmt::format("'{}' should be a number of seconds, such as 2.5, or '{}'", text, kNoLimit));
}

int threadsIn(const std::string& text) {
  constexpr std::uint64_t kMost = 1024;
  const auto threads = numberIn<std::uint64_t>(text);
  if (!threads || *threads > kMost) {
    throw std::invalid_argument(
        fmt::format("'{}' should be a number of threads from 0 to {}", text, kMost));
  }
  const int processors = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  return *threads == 0 ? processors : static_cast<int>(*threads);
}

sudoku::Letters lettersIn(const std::string& text) {
  if (const auto letters = sudoku::lettersNamed(text)) return *letters;
  throw std::invalid_argument(
      fmt::format("'{}' should be auto, 1-9A-G, 0-9A-F, A-P, 1-9A-P, 0-9A-O or A-Y", text));
}

}  // namespace apps
