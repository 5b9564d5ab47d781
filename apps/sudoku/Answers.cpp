#include "apps/sudoku/Answers.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <map>
#include <mutex>
#include <system_error>
#include <utility>
#include <vector>

#include "apps/support/InParallel.h"
#include "apps/support/PuzzleInput.h"
#include "apps/support/StopOnSignal.h"
#include "apps/support/Terminal.h"

namespace sudokuProgram {
namespace {

using Clock = std::chrono::steady_clock;
using Number = std::uint64_t;

// These bound the text of answers that wait for those to earlier puzzles.
constexpr std::size_t kMostText = std::size_t{1} << 16;  // of one batch
constexpr Number kMostEarly = 256;                       // batches

// Results are written at this interval, also during a long search.
constexpr std::chrono::milliseconds kPromptly(100);

// The puzzles that a thread takes at once; an empty entry could not be read.
struct Batch {
  Number number = 0;
  std::vector<std::optional<sudoku::ReadPuzzle>> puzzles;
};

// A thread takes many puzzles at once if they are quick, to amortise locking, and one if they are
// slow, to balance the load.
std::size_t nextSize(std::size_t size, Clock::duration took) {
  constexpr std::chrono::microseconds kQuick(500);
  constexpr std::size_t kMost = 256;
  return took < kQuick ? std::min(2 * size, kMost) : std::max<std::size_t>(size / 2, 1);
}

void print(const std::string& text) {
  errno = 0;
  std::cout << text << std::flush;
  if (!std::cout) throw apps::CannotWrite(std::generic_category().message(errno));
}

class Answers {
 public:
  // `signals` and `progress` may be null.
  Answers(const PuzzleArguments& puzzles, const Answer& answer, apps::StopOnSignal* signals,
          apps::ProgressBar* progress)
      : answer_(answer),
        signals_(signals),
        progress_(progress),
        input_(open(puzzles, [this](const std::string& notice) { tell(notice); })) {}

  // The loop of each thread.
  ExitStatus work() {
    try {
      return workToTheEnd();
    } catch (...) {
      const std::lock_guard lock(writing_);
      hasFailed_ = true;
      written_.notify_all();
      throw;
    }
  }

  const std::atomic<bool>& stop() const { return signals_ == nullptr ? never_ : signals_->flag(); }

 private:
  ExitStatus workToTheEnd() {
    ExitStatus status = ExitStatus::success;
    std::size_t size = 1;
    for (;;) {
      const Batch batch = take(size);
      if (batch.puzzles.empty()) return status;
      const Clock::time_point start = Clock::now();
      status = worse(status, answerBatch(batch));
      size = nextSize(size, Clock::now() - start);
    }
  }

  // Blocks for the first puzzle only. While it does, a signal ends the program.
  Batch take(std::size_t size) {
    const std::lock_guard lock(reading_);
    Batch batch{taken_++, {}};
    const bool waits = signals_ != nullptr && !input_.hasArrived();
    if (waits) signals_->pause();
    while (!stop() && !hasFailed_) {
      auto read = readNext(input_, [this](const auto& error) { tell(error.what()); });
      if (read.isEnd) break;
      batch.puzzles.push_back(std::move(read.item));
      if (batch.puzzles.size() == size || !input_.hasArrived()) break;
    }
    if (waits) signals_->resume();
    return batch;
  }

  ExitStatus answerBatch(const Batch& batch) {
    ExitStatus status = ExitStatus::success;
    std::string text;
    Clock::time_point latest = Clock::now();
    const Write write = [&](const std::string& more) {
      text += more;
      const bool isLate = current_ == batch.number && Clock::now() - latest >= kPromptly;
      if (!isLate && text.size() < kMostText) return;
      writeInTurn(batch.number, text);
      latest = Clock::now();
    };
    for (const auto& puzzle : batch.puzzles) {
      if (stop()) break;
      status = worse(status, answerOne(puzzle, write));
      if (progress_ != nullptr) progress_->advance();
    }
    end(batch.number, std::move(text));
    return status;
  }

  ExitStatus answerOne(const std::optional<sudoku::ReadPuzzle>& puzzle, const Write& write) {
    if (puzzle) {
      return giveUpIfOutOfMemory([&] { return answer_(*puzzle, write, stop()); }, write);
    }
    write(std::string(kUnreadable) + '\n');
    return ExitStatus::unreadable;
  }

  void writeInTurn(Number number, std::string& text) {
    std::unique_lock lock(writing_);
    written_.wait(lock, [&] { return hasFailed_ || number == current_; });
    if (!hasFailed_) print(text);
    text.clear();
  }

  // Every batch but an empty one has to end, in any order.
  void end(Number number, std::string&& text) {
    std::unique_lock lock(writing_);
    written_.wait(lock, [&] { return hasFailed_ || number < current_ + kMostEarly; });
    ended_.emplace(number, std::move(text));
    std::string together;
    while (!ended_.empty() && ended_.begin()->first == current_) {
      together += ended_.begin()->second;
      ended_.erase(ended_.begin());
      ++current_;
    }
    if (!hasFailed_) print(together);
    written_.notify_all();
  }

  void tell(const std::string& line) {
    progress_ == nullptr ? apps::PuzzleInput::tellOnError(line) : progress_->say(line);
  }

  const Answer& answer_;
  apps::StopOnSignal* const signals_;
  apps::ProgressBar* const progress_;
  const std::atomic<bool> never_ = false;

  std::mutex reading_;  // guards these two
  apps::PuzzleInput input_;
  Number taken_ = 0;

  std::mutex writing_;  // guards changes of the members below
  std::condition_variable written_;
  std::map<Number, std::string> ended_;  // before their turn
  std::atomic<Number> current_ = 0;      // the batch that may be written
  std::atomic<bool> hasFailed_ = false;
};

}  // namespace

ExitStatus answerAll(const PuzzleArguments& puzzles, int threads, const Answer& answer) {
  std::optional<apps::StopOnSignal> signals;
  if (threads == 1) signals.emplace();
  // On a terminal, the answers show the progress.
  std::optional<apps::ProgressBar> progress;
  const bool isTyped = readsStandardInput(puzzles) && apps::isTerminal(apps::Stream::input);
  if (!isTyped && !apps::isTerminal(apps::Stream::output)) progress.emplace("puzzles");

  Answers answers(puzzles, answer, signals ? &*signals : nullptr, progress ? &*progress : nullptr);
  std::vector<ExitStatus> statuses(static_cast<std::size_t>(threads));
  apps::inParallel(statuses.size(), threads, [&](std::size_t i) { statuses[i] = answers.work(); });
  progress.reset();
  if (!answers.stop()) return *std::max_element(statuses.begin(), statuses.end());
  fmt::print(stderr,
             "sudoku: stopped; the latest answers are incomplete, and further puzzles have none\n");
  return static_cast<ExitStatus>(signals->exitStatus());
}

}  // namespace sudokuProgram
