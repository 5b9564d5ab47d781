#include "apps/sudoku/ParallelAnswers.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <future>
#include <iostream>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "apps/sudoku/MissingSolution.h"
#include "apps/support/ProgressBar.h"
#include "apps/support/PuzzleInput.h"
#include "apps/support/StopOnSignal.h"
#include "apps/support/Terminal.h"

namespace sudokuProgram {
namespace {

using Clock = std::chrono::steady_clock;

// After a signal, a program that is waiting for input ends after one or two of these intervals.
constexpr std::chrono::milliseconds kAttention(50);

// The puzzles that one thread answers in one turn; an empty entry is a puzzle that could not be
// read.
struct Batch {
  OrderedOutput::Turn turn;
  std::vector<std::optional<sudoku::ReadPuzzle>> puzzles;
};

// The number of puzzles that a thread takes at once: many if they are quick, to amortise locking;
// one if they are slow, to balance the load.
class BatchSize {
 public:
  std::size_t most() const { return most_; }

  void learn(Clock::duration took) {
    most_ = took < kQuick ? std::min(2 * most_, kMost) : std::max<std::size_t>(most_ / 2, 1);
  }

 private:
  static constexpr std::chrono::microseconds kQuick{500};
  static constexpr std::size_t kMost = 256;
  std::size_t most_ = 1;
};

class PuzzleQueue {
 public:
  PuzzleQueue(const PuzzleArguments& puzzles, const Answer& answer, Attention& attention,
              apps::ProgressBar* progress)
      : input_(open(puzzles, [this](const std::string& notice) { tell(notice); })),
        answer_(answer),
        attention_(attention),
        progress_(progress),
        output_(std::cout, aboveBar(progress)) {}

  // True if all answers are written and the reader has waited for input since a call before this
  // one. Then a signal has to end the program: no thread would see it.
  bool isIdle() {
    const std::uint64_t wait = wait_;
    const std::uint64_t latest = std::exchange(latestWait_, wait);
    return wait % 2 == 1 && wait == latest && answering_ == 0;
  }

  // The loop of one thread.
  ExitStatus work() {
    try {
      return workToTheEnd();
    } catch (...) {
      output_.abandon();
      throw;
    }
  }

 private:
  static OrderedOutput::Inside aboveBar(apps::ProgressBar* progress) {
    if (progress == nullptr || !apps::isTerminal(apps::Stream::output)) return {};
    return [progress](const std::function<void()>& write) { progress->writeAbove(write); };
  }

  ExitStatus workToTheEnd() {
    ExitStatus status = ExitStatus::success;
    BatchSize size;
    while (!output_.isAbandoned() && !attention_.stop()) {
      Batch batch = takeBatch(size.most());
      const bool isEnd = batch.puzzles.empty();
      const Clock::time_point start = Clock::now();
      for (const auto& puzzle : batch.puzzles) {
        if (attention_.stop()) break;
        status = worse(status, answerOne(puzzle, batch.turn));
        if (progress_ != nullptr) progress_->advance();
      }
      size.learn(Clock::now() - start);
      batch.turn.end();
      --answering_;
      if (isEnd) break;
    }
    return status;
  }

  // Takes up to `most` puzzles, to be answered. Blocks for the first one only.
  Batch takeBatch(std::size_t most) {
    const std::lock_guard lock(reading_);
    Batch batch{output_.takeTurn(), {}};
    ++wait_;
    do {
      auto read =
          readNext(input_, [this](const sudoku::PuzzleError& error) { tell(error.what()); });
      if (read.isEnd) break;
      batch.puzzles.push_back(std::move(read.item));
    } while (batch.puzzles.size() < most && input_.hasArrived());
    ++answering_;
    ++wait_;
    return batch;
  }

  void tell(const std::string& line) {
    if (progress_ == nullptr) return apps::PuzzleInput::tellOnError(line);
    progress_->say(line);
  }

  ExitStatus answerOne(const std::optional<sudoku::ReadPuzzle>& puzzle, OrderedOutput::Turn& turn) {
    if (puzzle) {
      return giveUpIfOutOfMemory([&] { return answer_(*puzzle, turn, attention_); },
                                 [&](const std::string& line) { turn.write(line); });
    }
    turn.write(std::string(kUnreadable) + '\n');
    return ExitStatus::unreadable;
  }

  std::atomic<std::uint64_t> wait_ = 0;     // odd while a thread reads
  std::atomic<std::size_t> answering_ = 0;  // the number of batches that were read and not ended
  std::uint64_t latestWait_ = 0;            // at the latest call of isIdle()
  std::mutex reading_;                      // guards input_ and the order of turns
  apps::PuzzleInput input_;
  const Answer& answer_;
  Attention& attention_;
  apps::ProgressBar* const progress_;  // null if none is shown
  OrderedOutput output_;
};

}  // namespace

ExitStatus answerInParallel(const PuzzleArguments& puzzles, int threads, const Answer& answer) {
  // Reading from a terminal waits for its user, who sees no progress and stops it at once.
  const bool isTyped = readsStandardInput(puzzles) && apps::isTerminal(apps::Stream::input);
  const std::atomic<bool> never = false;
  std::optional<apps::StopOnSignal> signals;
  if (!isTyped) signals.emplace();
  Attention attention(signals ? signals->flag() : never);
  std::optional<apps::ProgressBar> progress;
  if (!isTyped) {
    progress.emplace("puzzles", std::nullopt,
                     [&] { return fmt::format("{} solutions", attention.solutions()); });
  }
  PuzzleQueue queue(puzzles, answer, attention, progress ? &*progress : nullptr);
  std::vector<std::future<ExitStatus>> workers;
  for (int i = 0; i < threads; ++i) {
    workers.push_back(std::async(std::launch::async, [&] { return queue.work(); }));
  }
  ExitStatus status = ExitStatus::success;
  for (std::future<ExitStatus>& worker : workers) {
    while (worker.wait_for(kAttention) != std::future_status::ready) {
      if (!attention.stop() || !queue.isIdle()) continue;
      progress->writeAbove([&] { std::_Exit(signals->exitStatus()); });
    }
    status = worse(status, worker.get());
  }
  progress.reset();
  if (!attention.stop()) return status;
  fmt::print(stderr,
             "sudoku: stopped; the latest answers are incomplete, and further puzzles have none\n");
  return static_cast<ExitStatus>(signals->exitStatus());
}

}  // namespace sudokuProgram
