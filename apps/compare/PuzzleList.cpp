#include "apps/compare/PuzzleList.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>

#include "apps/support/PuzzleInput.h"

namespace comparing {
namespace {

namespace fs = std::filesystem;

bool isPuzzleFile(const fs::directory_entry& file) {
  constexpr std::array<std::string_view, 4> kExtensions{".txt", ".sdk", ".sdm", ".ss"};
  const std::string extension = file.path().extension().string();
  return file.is_regular_file() &&
         std::find(kExtensions.begin(), kExtensions.end(), extension) != kExtensions.end();
}

// The puzzle files of a folder in alphabetical order; what is no folder is itself.
std::vector<std::string> filesOf(const std::string& argument) {
  std::error_code isText;
  if (!fs::is_directory(argument, isText)) return {argument};
  std::vector<std::string> files;
  for (const fs::directory_entry& file : fs::directory_iterator(argument)) {
    if (isPuzzleFile(file)) files.push_back(file.path().string());
  }
  if (files.empty()) {
    throw std::runtime_error(argument +
                             ": there is no .txt, .sdk, .sdm or .ss file in this folder");
  }
  std::sort(files.begin(), files.end());
  return files;
}

void readFile(const std::string& file, const sudoku::ReadOptions& options, PuzzleList& list,
              std::ostream& errors) {
  apps::PuzzleInput input({file}, options);
  for (;;) {
    try {
      std::optional<sudoku::ReadPuzzle> read = input.next();
      if (!read) return;
      list.entries.push_back({std::move(read->puzzle),
                              fmt::format("{}:{}", input.sourceName(), read->line),
                              std::move(read->title)});
    } catch (const sudoku::PuzzleError& error) {
      list.isWhole = false;
      errors << error.what() << '\n';
    }
  }
}

}  // namespace

PuzzleList readPuzzles(const std::vector<std::string>& arguments,
                       const sudoku::ReadOptions& options, std::ostream& errors) {
  PuzzleList list;
  for (const std::string& argument : arguments) {
    try {
      for (const std::string& file : filesOf(argument)) {
        readFile(file, options, list, errors);
        list.files.push_back(file);
      }
    } catch (const std::runtime_error& error) {
      list.isWhole = false;
      errors << error.what() << '\n';
    }
  }
  if (list.entries.empty() && list.isWhole) {
    list.isWhole = false;
    errors << "there is no puzzle in the input\n";
  }
  return list;
}

}  // namespace comparing
