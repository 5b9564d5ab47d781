#include "apps/sudoku/ParallelAnswers.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <future>
#include <iostream>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "apps/sudoku/MissingSolution.h"
#include "apps/support/PuzzleInput.h"

namespace sudokuProgram {
namespace {

using Clock = std::chrono::steady_clock;

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
  PuzzleQueue(const PuzzleArguments& puzzles, const Answer& answer, std::ostream& out)
      : input_(open(puzzles)), answer_(answer), output_(out) {}

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
  ExitStatus workToTheEnd() {
    ExitStatus status = ExitStatus::success;
    BatchSize size;
    while (!output_.isAbandoned()) {
      Batch batch = takeBatch(size.most());
      const bool isEnd = batch.puzzles.empty();
      const Clock::time_point start = Clock::now();
      for (const auto& puzzle : batch.puzzles) {
        status = worse(status, answerOne(puzzle, batch.turn));
      }
      size.learn(Clock::now() - start);
      batch.turn.end();
      if (isEnd) break;
    }
    return status;
  }

  // Takes up to `most` puzzles. Blocks for the first one only.
  Batch takeBatch(std::size_t most) {
    const std::lock_guard lock(reading_);
    Batch batch{output_.takeTurn(), {}};
    do {
      auto read = readNext(input_);
      if (read.isEnd) break;
      batch.puzzles.push_back(std::move(read.item));
    } while (batch.puzzles.size() < most && input_.hasArrived());
    return batch;
  }

  ExitStatus answerOne(const std::optional<sudoku::ReadPuzzle>& puzzle, OrderedOutput::Turn& turn) {
    if (puzzle) {
      return giveUpIfOutOfMemory([&] { return answer_(*puzzle, turn); },
                                 [&](const std::string& line) { turn.write(line); });
    }
    turn.write(std::string(kUnreadable) + '\n');
    return ExitStatus::unreadable;
  }

  std::mutex reading_;  // guards input_ and the order of turns
  apps::PuzzleInput input_;
  const Answer& answer_;
  OrderedOutput output_;
};

}  // namespace

ExitStatus answerInParallel(const PuzzleArguments& puzzles, int threads, const Answer& answer) {
  PuzzleQueue queue(puzzles, answer, std::cout);
  std::vector<std::future<ExitStatus>> workers;
  for (int i = 0; i < threads; ++i) {
    workers.push_back(std::async(std::launch::async, [&] { return queue.work(); }));
  }
  ExitStatus status = ExitStatus::success;
  for (std::future<ExitStatus>& worker : workers) status = worse(status, worker.get());
  return status;
}

}  // namespace sudokuProgram
