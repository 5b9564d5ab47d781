#include "apps/compare/Inputs.h"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "apps/compare/SudokuPuzzle.h"
#include "apps/support/PuzzleInput.h"
#include "apps/support/SudokuArguments.h"

namespace compareSearch {
namespace {

namespace fs = std::filesystem;

constexpr const char* kShippedFile = "famous.txt";

// The folder of this executable; empty if it is unknown.
fs::path programFolder() {
  std::error_code unknown;
  return fs::read_symlink("/proc/self/exe", unknown).parent_path();
}

std::string shippedPuzzles() {
  const char* const folder = std::getenv(kPuzzlesVariable);
  if (folder != nullptr && *folder != '\0') return (fs::path(folder) / kShippedFile).string();

  const fs::path program = programFolder();
  const fs::path installed = (program / "../share/sudoku-search/puzzles").lexically_normal();
  const fs::path built = (program / "../../puzzles").lexically_normal();
  std::error_code unreadable;
  for (const fs::path& candidate : {installed, built}) {
    if (fs::exists(candidate / kShippedFile, unreadable))
      return (candidate / kShippedFile).string();
  }
  throw std::runtime_error(
      fmt::format("the puzzles that come with this program are neither in {} nor in {}: name "
                  "puzzles to compare, or set {} to the folder",
                  installed.string(), built.string(), kPuzzlesVariable));
}

std::vector<Output> allOutputs(const Options& options) {
  std::vector<Output> outputs = outputsOf(options.trace, options.report);
  if (!options.output.empty()) outputs.insert(outputs.begin(), {"--output", options.output});
  return outputs;
}

}  // namespace

PuzzleList readPuzzles(const Options& options, std::ostream& errors) {
  PuzzleList list;
  const std::vector<std::string> arguments =
      options.puzzles.empty() ? std::vector{shippedPuzzles()} : options.puzzles;
  apps::PuzzleInput input(arguments, options.reading,
                          [&errors](const std::string& notice) { errors << notice << '\n'; });
  for (;;) {
    try {
      std::optional<sudoku::ReadPuzzle> read = input.next();
      if (!read) break;
      list.entries.push_back({sudokuPuzzle(std::move(read->puzzle)),
                              fmt::format("{}:{}", input.sourceName(), read->line),
                              std::move(read->title)});
    } catch (const sudoku::PuzzleError& error) {
      list.isWhole = false;
      errors << error.what() << '\n';
    }
  }
  list.files = input.opened();
  if (list.entries.empty() && list.isWhole) {
    list.isWhole = false;
    errors << "there is no puzzle in the input\n";
  }
  return list;
}

std::vector<Contender> contendersOf(const Options& options) {
  std::vector<Contender> contenders;
  for (const std::string& rules : options.rules) {
    for (const apps::Strategy* const strategy : options.strategies) {
      contenders.push_back({strategy, rules, apps::ruleSetNamed(rules)});
    }
  }
  return contenders;
}

void requireDistinctOutputs(const Options& options) {
  requireDistinct(allOutputs(options));
}

void requireFit(const Options& options, const PuzzleList& puzzles) {
  for (const std::uint64_t number : options.report.puzzles) {
    if (number >= 1 && number <= puzzles.entries.size()) continue;
    throw std::runtime_error(
        fmt::format("--report-puzzles: there is no puzzle {}; they are numbered from 1 to {}",
                    number, puzzles.entries.size()));
  }
  for (const Output& output : allOutputs(options)) {
    for (const std::string& input : puzzles.files) {
      if (!areSame(output.file, input)) continue;
      throw std::runtime_error(
          fmt::format("{}: {} has puzzles that were read from it; name another file", output.option,
                      output.file));
    }
  }
}

}  // namespace compareSearch
