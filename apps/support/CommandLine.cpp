#include "apps/support/CommandLine.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <memory>

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
    return fmt::format("The option {} has to stand behind '{}'.", name, command.get_name());
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

}  // namespace

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

}  // namespace apps
