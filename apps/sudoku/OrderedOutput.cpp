#include "apps/sudoku/OrderedOutput.h"

#include <cerrno>
#include <cstddef>
#include <system_error>
#include <utility>

#include "apps/support/ExitStatus.h"

namespace sudokuProgram {
namespace {

// Together these bound the buffered text.
constexpr std::size_t kMostText = std::size_t{1} << 16;  // characters of one turn
constexpr std::uint64_t kMostEarlyTurns = 256;

// The stream is flushed at this interval, so that results appear during a long turn, too.
constexpr std::chrono::milliseconds kPromptly(100);

}  // namespace

OrderedOutput::Turn OrderedOutput::takeTurn() {
  const std::lock_guard lock(mutex_);
  return Turn(*this, taken_++);
}

void OrderedOutput::abandon() {
  const std::lock_guard lock(mutex_);
  isAbandoned_ = true;
  changed_.notify_all();
}

bool OrderedOutput::isAbandoned() const {
  const std::lock_guard lock(mutex_);
  return isAbandoned_;
}

bool OrderedOutput::mayWriteNow(Number turn) const {
  const std::lock_guard lock(mutex_);
  return isAbandoned_ || turn == current_;
}

void OrderedOutput::writeInTurn(Number turn, std::string& text) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return isAbandoned_ || turn == current_; });
  write(text);
  text.clear();
}

void OrderedOutput::end(Number turn, std::string&& text) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return isAbandoned_ || turn < current_ + kMostEarlyTurns; });
  ended_.emplace(turn, std::move(text));
  if (turn != current_) return;
  std::string together;
  while (!ended_.empty() && ended_.begin()->first == current_) {
    together += ended_.begin()->second;
    ended_.erase(ended_.begin());
    ++current_;
  }
  changed_.notify_all();
  write(together);
}

void OrderedOutput::write(const std::string& text) {
  if (isAbandoned_ || text.empty()) return;
  errno = 0;
  const auto writeText = [&] { out_ << text << std::flush; };
  if (inside_) {
    inside_(writeText);
  } else {
    writeText();
  }
  if (!out_) throw apps::CannotWrite(std::generic_category().message(errno));
}

void OrderedOutput::Turn::write(std::string_view text) {
  text_ += text;
  const bool isMuch = text_.size() >= kMostText;
  if (isMuch || (Clock::now() - latestWrite_ >= kPromptly && output_.mayWriteNow(number_))) {
    output_.writeInTurn(number_, text_);
    latestWrite_ = Clock::now();
  }
}

void OrderedOutput::Turn::end() {
  output_.end(number_, std::move(text_));
}

}  // namespace sudokuProgram
