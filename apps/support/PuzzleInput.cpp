#include "apps/support/PuzzleInput.h"

#include <ios>
#include <istream>
#include <utility>

#include "sudoku/reading/PuzzleError.h"

namespace apps {

PuzzleInput::PuzzleInput(std::vector<std::string> arguments, const sudoku::ReadOptions& options)
    : arguments_(std::move(arguments)), options_(options) {
  if (arguments_.empty()) arguments_.emplace_back("-");
}

std::optional<sudoku::ReadPuzzle> PuzzleInput::next() {
  for (;;) {
    if (!current_) {
      if (opened_ == arguments_.size()) return std::nullopt;
      current_.emplace(arguments_[opened_++], options_);
    }
    const bool mayEnd = std::exchange(current_->mayBeEmpty, true);
    if (std::optional<sudoku::ReadPuzzle> read = current_->reader.next()) return read;
    const std::string name = current_->source.name();
    current_.reset();
    if (!mayEnd) throw sudoku::PuzzleError(name, 0, 0, "there is no puzzle in it");
  }
}

bool PuzzleInput::hasArrived() {
  constexpr std::streamsize kLineOfSize9 = 9 * 9 + 1;
  return current_ && current_->source.stream().rdbuf()->in_avail() >= kLineOfSize9;
}

}  // namespace apps
