#include "apps/support/CommandLine.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <optional>
#include <sstream>
#include <system_error>
#include <thread>

#include "apps/support/ExitStatus.h"
#include "search/Limits.h"

namespace apps {
namespace {

// Leaves out the lists of options that an option needs or excludes.
class HelpFormatter final : public CLI::Formatter {
 public:
  std::string make_option_opts(const CLI::Option* option) const override {
    if (option->get_type_size() == 0) return "";
    const std::string type = option->get_type_name();
    const bool takesSeveral = option->get_expected_max() == CLI::detail::expected_max_vector_size;
    return (type.empty() ? "" : ' ' + type) + (takesSeveral ? " ..." : "");
  }
};

constexpr const char* kNoLimit = "none";

// The number, or nothing if it is too large or followed by other text.
std::optional<std::uint64_t> numberIn(const std::string& text) {
  std::uint64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  return error == std::errc() && rest == end ? std::optional(number) : std::nullopt;
}

// An integer of at least `least`, or search::kUnlimited for "none".
std::uint64_t limitIn(const std::string& text, std::uint64_t least) {
  if (text == kNoLimit) return search::kUnlimited;
  const auto number = numberIn(text);
  if (number && *number >= least) return *number;
  throw std::invalid_argument(fmt::format("'{}' should be a whole number from {} to {}, or '{}'",
                                          text, least, search::kUnlimited, kNoLimit));
}

}  // namespace

int parseAndRun(CLI::App& program, int argc, const char* const* argv,
                const std::function<int()>& run) {
  try {
    program.parse(argc, argv);
    return run();
  } catch (const CLI::ParseError& error) {
    const bool isHelp = program.exit(error) == 0;
    return static_cast<int>(isHelp ? ExitStatus::success : ExitStatus::usage);
  }
}

void formatHelp(CLI::App& program) {
  constexpr std::size_t kOptionsWidth = 24;
  const auto formatter = std::make_shared<HelpFormatter>();
  formatter->column_width(kOptionsWidth);
  program.formatter(formatter);
}

void addVersion(CLI::App& program) {
  program.set_version_flag("--version",
                           fmt::format("{} {}", program.get_name(), SUDOKU_SEARCH_VERSION));
}

std::string failureMessage(const CLI::App* /*program*/, const CLI::Error& error) {
  return error.what() + std::string("\nRun with --help for more information.\n");
}

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
  const auto number = numberIn(text);
  if (number && least <= *number && *number <= most) return *number;
  throw std::invalid_argument(
      fmt::format("'{}' should be a whole number from {} to {}", text, least, most));
}

std::uint64_t nanosecondsIn(const std::string& text) {
  constexpr double kYear = 366 * 24 * 3600;
  if (text == kNoLimit) return search::kUnlimited;
  // Clang's library has no from_chars for it.
  const bool isDecimal = text.find_first_not_of("0123456789.eE-") == text.npos;
  char* rest = nullptr;
  const double seconds = std::strtod(text.c_str(), &rest);
  if (isDecimal && rest != text.c_str() && *rest == '\0' && 0 <= seconds && seconds <= kYear) {
    return static_cast<std::uint64_t>(std::llround(seconds * 1e9));
  }
  throw std::invalid_argument(
      fmt::format("'{}' should be a number of seconds, such as 2.5, or '{}'", text, kNoLimit));
}

int jobsIn(const std::string& text) {
  constexpr std::uint64_t kMost = 1024;
  const std::uint64_t jobs = wholeNumberIn(text, 0, kMost);
  const int processors = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  return jobs == 0 ? processors : static_cast<int>(jobs);
}

}  // namespace apps
