#include "apps/support/ParsedOption.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <sstream>
#include <system_error>
#include <thread>

#include "search/Limits.h"

namespace apps {
namespace {

constexpr const char* kNoLimit = "none";

// The number, or nothing if it is too large or followed by other text.
template <class Number>
std::optional<Number> numberIn(const std::string& text) {
  Number number{};
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  return error == std::errc() && rest == end ? std::optional(number) : std::nullopt;
}

bool isWholeNumber(const std::string& text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

// An integer of at least `least`, or search::kUnlimited for "none".
std::uint64_t limitIn(const std::string& text, std::uint64_t least) {
  if (text == kNoLimit) return search::kUnlimited;
  const auto number = numberIn<std::uint64_t>(text);
  if (number && *number >= least) return *number;
  if (!number && isWholeNumber(text)) {
    throw std::invalid_argument(fmt::format("'{}' is too large: it should be at most {}, or '{}'",
                                            text, search::kUnlimited, kNoLimit));
  }
  throw std::invalid_argument(
      fmt::format("'{}' should be a whole number from {} on, or '{}'", text, least, kNoLimit));
}

}  // namespace

std::vector<std::string> listed(const std::string& text) {
  std::vector<std::string> items;
  std::istringstream rest(text + ',');
  for (std::string item; std::getline(rest, item, ',');) {
    if (std::find(items.begin(), items.end(), item) != items.end()) {
      throw std::invalid_argument(fmt::format("'{}' is named twice", item));
    }
    items.push_back(item);
  }
  return items;
}

std::uint64_t countIn(const std::string& text) {
  return limitIn(text, 0);
}

std::uint64_t positiveCountIn(const std::string& text) {
  return limitIn(text, 1);
}

std::uint64_t wholeNumberIn(const std::string& text, std::uint64_t least, std::uint64_t most) {
  const auto number = numberIn<std::uint64_t>(text);
  if (number && least <= *number && *number <= most) return *number;
  throw std::invalid_argument(
      fmt::format("'{}' should be a whole number from {} to {}", text, least, most));
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
  const std::uint64_t threads = wholeNumberIn(text, 0, kMost);
  const int processors = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  return threads == 0 ? processors : static_cast<int>(threads);
}

sudoku::Letters lettersIn(const std::string& text) {
  if (const auto letters = sudoku::lettersNamed(text)) return *letters;
  throw std::invalid_argument(
      fmt::format("'{}' should be auto, 1-9A-G, 0-9A-F, A-P, 1-9A-P, 0-9A-O or A-Y", text));
}

}  // namespace apps
