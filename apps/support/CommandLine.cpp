#include "apps/support/CommandLine.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <memory>
#include <optional>
#include <sstream>
#include <system_error>
#include <thread>

#include "apps/support/ExitStatus.h"
#include "search/Limits.h"

namespace apps {
namespace {

// The Damerau-Levenshtein distance: the number of insertions, deletions, substitutions and swaps of
// adjacent letters that turn one text into the other.
std::size_t distance(const std::string& one, const std::string& other) {
  std::vector<std::vector<std::size_t>> parts(one.size() + 1,
                                              std::vector<std::size_t>(other.size() + 1));
  for (std::size_t i = 0; i <= one.size(); ++i) {
    for (std::size_t j = 0; j <= other.size(); ++j) {
      if (i == 0 || j == 0) {
        parts[i][j] = i + j;
        continue;
      }
      const std::size_t replaced = parts[i - 1][j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1);
      parts[i][j] = std::min({replaced, parts[i - 1][j] + 1, parts[i][j - 1] + 1});
      const bool areSwapped =
          i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
      if (areSwapped) parts[i][j] = std::min(parts[i][j], parts[i - 2][j - 2] + 1);
    }
  }
  return parts.back().back();
}

bool isOption(const std::string& word) {
  return word.size() > 1 && word.front() == '-';
}

// The subcommand in use, or the program if there is none.
const CLI::App& active(const CLI::App& program) {
  const std::vector<CLI::App*> subcommands = program.get_subcommands();
  return subcommands.empty() ? program : *subcommands.front();
}

std::vector<std::string> optionsOf(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* const option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

std::vector<std::string> subcommandsOf(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::App* const each : command.get_subcommands({})) names.push_back(each->get_name());
  return names;
}

std::string withSuggestion(const std::string& problem, const std::string& meant) {
  return meant.empty() ? problem + '.' : fmt::format("{}. Did you mean {}?", problem, meant);
}

std::string unexpectedOption(const std::string& word, const CLI::App& command) {
  const std::string name = word.substr(0, word.find('='));
  const std::string meant = nearestTo(name, optionsOf(command));
  if (meant == name) {
    return fmt::format("The option {} must come after '{}'.", name, command.get_name());
  }
  return withSuggestion("There is no option " + name, meant);
}

std::string unexpectedSubcommand(const std::string& word,
                                 const std::vector<std::string>& subcommands) {
  const std::string meant = nearestTo(word, subcommands);
  if (!meant.empty())
    return withSuggestion(fmt::format("There is no subcommand '{}'", word), meant);
  return fmt::format("There is no subcommand '{}'; there are {}.", word,
                     fmt::join(subcommands, ", "));
}

// A line for each of the words. Words after a wrong subcommand may be valid arguments.
std::string unexpected(const std::vector<std::string>& words, const CLI::App& command) {
  const std::vector<std::string> subcommands = subcommandsOf(command);
  std::string text;
  bool isBehindSubcommand = false;
  for (const std::string& word : words) {
    if (isOption(word) && !isBehindSubcommand) {
      text += unexpectedOption(word, command) + '\n';
    } else if (subcommands.empty()) {
      text += fmt::format("The argument '{}' was not expected.\n", word);
    } else if (!isBehindSubcommand) {
      text += unexpectedSubcommand(word, subcommands) + '\n';
      isBehindSubcommand = true;
    }
  }
  return text;
}

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

std::string nearestTo(const std::string& word, const std::vector<std::string>& candidates) {
  constexpr std::size_t kShortest = 3;
  std::string nearest;
  std::size_t least = (word.size() + 1) / 3 + 1;
  for (const std::string& candidate : candidates) {
    const bool isBegun = word.size() >= kShortest && candidate.starts_with(word);
    const std::size_t mistakes = isBegun ? 0 : distance(word, candidate);
    if (mistakes >= least) continue;
    least = mistakes;
    nearest = candidate;
  }
  return nearest;
}

std::string failureMessage(const CLI::App* program, const CLI::Error& error) {
  const bool isUnexpected = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
  return (isUnexpected ? unexpected(program->remaining(true), active(*program))
                       : fmt::format("{}\n", error.what())) +
         "Run with --help for more information.\n";
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

sudoku::NamedLetters lettersIn(const std::string& text) {
  if (const auto letters = sudoku::lettersNamed(text)) return *letters;
  throw std::invalid_argument(
      fmt::format("'{}' should be auto, or 1-9A-, 0-9A- or A- and the letter of the largest value, "
                  "as in 1-9A-G, 0-9A-F or A-P for 16x16, or 0-15 for numbers from 0",
                  text));
}

}  // namespace apps
