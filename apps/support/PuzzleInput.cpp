#include "apps/support/PuzzleInput.h"

#include <fmt/format.h>

#include <ios>
#include <istream>
#include <stdexcept>
#include <utility>

#include "apps/support/PuzzleFiles.h"
#include "sudoku/reading/PuzzleError.h"

namespace apps {
namespace {

constexpr const char* kNoPuzzle = "there is no puzzle in it";

}  // namespace

PuzzleInput::PuzzleInput(const std::vector<std::string>& arguments,
                         const sudoku::ReadOptions& options, std::ostream& notices)
    : options_(options), notices_(notices) {
  for (const std::string& argument : arguments) arguments_.push_back({argument, false});
  if (arguments_.empty()) arguments_.push_back({"-", false});
}

std::optional<sudoku::ReadPuzzle> PuzzleInput::next() {
  for (;;) {
    if (!current_ && !openNext()) return std::nullopt;
    const bool mayEnd = std::exchange(current_->mayBeEmpty, true);
    if (std::optional<sudoku::ReadPuzzle> read = current_->reader.next()) return read;
    const std::string name = current_->source.name();
    const bool isInFolder = current_->isInFolder;
    current_.reset();
    if (mayEnd) continue;
    if (!isInFolder) throw sudoku::PuzzleError(name, 0, 0, kNoPuzzle);
    tellSkipped(name, kNoPuzzle);
  }
}

bool PuzzleInput::hasArrived() {
  constexpr std::streamsize kLineOfSize9 = 9 * 9 + 1;
  return current_ && current_->source.stream().rdbuf()->in_avail() >= kLineOfSize9;
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
    for (const Skipped& each : found.skipped) tellSkipped(each.path, each.reason);
    for (auto file = found.files.rbegin(); file != found.files.rend(); ++file) {
      arguments_.push_front({*file, true});
    }
  } catch (const std::runtime_error& error) {
    throw sudoku::PuzzleError(folder, 0, 0, error.what());
  }
}

void PuzzleInput::tellSkipped(const std::string& path, const std::string& reason) const {
  notices_ << fmt::format("skipped {}: {}\n", path, reason);
}

}  // namespace apps
