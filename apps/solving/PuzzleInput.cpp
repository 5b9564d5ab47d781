#include "apps/solving/PuzzleInput.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <ios>
#include <iostream>
#include <string_view>
#include <system_error>
#include <utility>

#include "sudoku/Characters.h"
#include "sudoku/PuzzleError.h"

namespace apps {
namespace {

namespace fs = std::filesystem;

constexpr const char* kKinds = ".txt, .sdk, .sdm, .ss and .csv files";

bool isHidden(const fs::path& path) {
  return path.filename().string().front() == '.';
}

bool isOfPuzzles(const fs::directory_entry& entry) {
  constexpr std::array<std::string_view, 5> kExtensions{".txt", ".sdk", ".sdm", ".ss", ".csv"};
  const std::string extension = sudoku::lowerCase(entry.path().extension().string());
  std::error_code isLost;
  return std::find(kExtensions.begin(), kExtensions.end(), extension) != kExtensions.end() &&
         entry.is_regular_file(isLost) && !isHidden(entry.path());
}

bool isFolder(const std::string& path) {
  std::error_code isNone;
  return fs::is_directory(path, isNone);
}

void tell(const std::string& notice) {
  std::cerr << notice << '\n';
}

}  // namespace

PuzzleInput::PuzzleInput(const std::vector<std::string>& arguments,
                         const sudoku::ReadOptions& options)
    : options_(options) {
  for (const std::string& argument : arguments) arguments_.push_back({argument, false});
  if (arguments_.empty()) arguments_.push_back({"-", false});
}

std::optional<sudoku::ReadPuzzle> PuzzleInput::next() {
  for (;;) {
    if (!current_ && !openNext()) return std::nullopt;
    std::optional<sudoku::ReadPuzzle> read;
    try {
      read = current_->reader.next();
    } catch (const sudoku::PuzzleError& error) {
      if (error.line() > 0 || !current_->argument.isInFolder) throw;
      tell(fmt::format("skipped {}", error.what()));
    }
    if (const std::string notice = current_->reader.takeNotice(); !notice.empty()) tell(notice);
    if (read) return read;
    current_.reset();
  }
}

bool PuzzleInput::hasArrived() {
  constexpr std::streamsize kLineOfSize9 = 9 * 9 + 1;
  if (!current_) return false;
  const auto ahead = static_cast<std::streamsize>(current_->reader.ahead());
  return ahead + current_->source.stream().rdbuf()->in_avail() >= kLineOfSize9;
}

bool PuzzleInput::openNext() {
  while (!arguments_.empty()) {
    const Argument argument = std::move(arguments_.front());
    arguments_.pop_front();
    if (isFolder(argument.text)) {
      openFolder(argument.text);
    } else {
      opened_.push_back(argument.text);
      current_.emplace(argument, options_);
      return true;
    }
  }
  return false;
}

void PuzzleInput::openFolder(const std::string& folder) {
  std::vector<fs::path> files;
  std::size_t skipped = 0;
  try {
    using Entries = fs::recursive_directory_iterator;
    for (Entries entry(folder); entry != Entries(); ++entry) {
      if (entry->is_directory() && !entry->is_symlink()) {
        const bool isLocked = ::access(entry->path().c_str(), R_OK | X_OK) != 0;
        if (isLocked) tell("skipped " + entry->path().string() + ": this folder can't be read");
        if (isLocked || isHidden(entry->path())) entry.disable_recursion_pending();
      } else if (isOfPuzzles(*entry)) {
        files.push_back(entry->path());
      } else {
        ++skipped;
      }
    }
  } catch (const fs::filesystem_error& error) {
    throw sudoku::PuzzleError(folder, 0, 0, "this folder can't be read: " + error.code().message());
  }
  if (files.empty()) {
    throw sudoku::PuzzleError(folder, 0, 0,
                              fmt::format("there are no {} in this folder or below it", kKinds));
  }
  if (skipped > 0) {
    tell(fmt::format("skipped {} of {}: only {} that are not hidden are read",
                     skipped == 1 ? "a file" : fmt::format("{} files", skipped), folder, kKinds));
  }
  std::sort(files.begin(), files.end(), std::greater<>());
  for (const fs::path& file : files) arguments_.push_front({file.string(), true});
}

}  // namespace apps
