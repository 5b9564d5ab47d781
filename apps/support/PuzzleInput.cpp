#include "apps/support/PuzzleInput.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <ios>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>

#include "sudoku/Characters.h"
#include "sudoku/PuzzleError.h"

namespace apps {
namespace {

namespace fs = std::filesystem;

constexpr const char* kKinds = ".txt, .sdk, .sdm, .ss and .csv files";

bool isOfPuzzles(const fs::path& file) {
  constexpr std::array<std::string_view, 5> kExtensions{".txt", ".sdk", ".sdm", ".ss", ".csv"};
  const std::string extension = sudoku::lowerCase(file.extension().string());
  return std::find(kExtensions.begin(), kExtensions.end(), extension) != kExtensions.end();
}

class Walk {
 public:
  explicit Walk(const fs::path& folder) {
    isNew(folder);
    enter(folder);
  }

  PuzzleFiles found() && { return std::move(found_); }

 private:
  // Throws fs::filesystem_error.
  void enter(const fs::path& folder) {
    std::vector<fs::path> paths;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
      paths.push_back(entry.path());
    }
    std::sort(paths.begin(), paths.end());
    for (const fs::path& path : paths) visit(path);
  }

  void visit(const fs::path& path) {
    if (path.filename().string().front() == '.') return skip(path, "it is hidden");
    std::error_code problem;
    const fs::file_type type = fs::status(path, problem).type();
    if (problem) return skip(path, problem.message());
    if (type == fs::file_type::directory) {
      if (isNew(path)) visitFolder(path);
    } else if (!isOfPuzzles(path)) {
      skip(path, fmt::format("in folders, only {} are read", kKinds));
    } else if (type != fs::file_type::regular) {
      skip(path, "it is not a regular file");
    } else if (isNew(path)) {
      found_.files.push_back(path.string());
    }
  }

  void visitFolder(const fs::path& path) {
    try {
      enter(path);
    } catch (const fs::filesystem_error&) {
      found_.files.push_back(path.string());
    }
  }

  // False if the path was found before under another name; it is then skipped.
  bool isNew(const fs::path& path) {
    const auto [place, isNew] = names_.emplace(fs::canonical(path), path);
    if (!isNew) skip(path, fmt::format("it is the same as {}", place->second.string()));
    return isNew;
  }

  void skip(const fs::path& path, std::string reason) {
    found_.skipped.push_back({path.string(), std::move(reason)});
  }

  PuzzleFiles found_;
  std::map<fs::path, fs::path> names_;  // by canonical path
};

constexpr const char* kNoPuzzle = "there is no puzzle in it";

std::string skipped(const Skipped& file) {
  return fmt::format("skipped {}: {}", file.path, file.reason);
}

}  // namespace

bool isFolder(const std::string& path) {
  std::error_code isNone;
  return fs::is_directory(path, isNone);
}

PuzzleFiles puzzleFilesOf(const std::string& folder) {
  try {
    PuzzleFiles found = Walk(folder).found();
    if (!found.files.empty()) return found;
  } catch (const fs::filesystem_error& error) {
    throw std::runtime_error("this folder can't be read: " + error.code().message());
  }
  throw std::runtime_error(fmt::format("there are no {} in this folder or below it", kKinds));
}

void PuzzleInput::tellOnError(const std::string& notice) {
  std::cerr << notice << '\n';
}

PuzzleInput::PuzzleInput(const std::vector<std::string>& arguments,
                         const sudoku::ReadOptions& options, Tell tell)
    : options_(options), tell_(std::move(tell)) {
  for (const std::string& argument : arguments) arguments_.push_back({argument, false});
  if (arguments_.empty()) arguments_.push_back({"-", false});
}

std::optional<sudoku::ReadPuzzle> PuzzleInput::next() {
  for (;;) {
    if (!current_ && !openNext()) return std::nullopt;
    const bool wasRead = std::exchange(current_->wasRead, true);  // also if next() throws
    if (std::optional<sudoku::ReadPuzzle> read = current_->reader.next()) {
      if (!read->notice.empty()) tell_(read->notice);
      return read;
    }
    const std::string name = current_->source.name();
    const bool isInFolder = current_->isInFolder;
    const bool mayEnd = wasRead || (current_->mayBeEmpty && !current_->reader.hasText());
    current_.reset();
    if (mayEnd) continue;
    if (!isInFolder) throw sudoku::PuzzleError(name, 0, 0, kNoPuzzle);
    tell_(skipped({name, kNoPuzzle}));
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
  try {
    const PuzzleFiles found = puzzleFilesOf(folder);
    for (const Skipped& each : found.skipped) tell_(skipped(each));
    for (auto file = found.files.rbegin(); file != found.files.rend(); ++file) {
      arguments_.push_front({*file, true});
    }
  } catch (const std::runtime_error& error) {
    throw sudoku::PuzzleError(folder, 0, 0, error.what());
  }
}

}  // namespace apps
