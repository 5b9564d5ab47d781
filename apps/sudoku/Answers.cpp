#include "apps/sudoku/Answers.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <map>
#include <mutex>
#include <new>
#include <utility>
#include <vector>

#include "apps/solving/PuzzleInput.h"
#include "apps/solving/SolutionSearch.h"
#include "apps/sudoku/Arguments.h"
#include "apps/support/InParallel.h"
#include "apps/support/StopOnSignal.h"

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
  std::cout << text;
  apps::flush(std::cout);
}

// Runs `work` on one puzzle and returns its status. If memory runs out, or would, frees the memory
// of `work`, and writes a line that says so.
template <class Work>
ExitStatus giveUpIfOutOfMemory(const Work& work, const Write& write) {
  try {
    return work();
  } catch (const std::bad_alloc&) {
    write(fmt::format("{}out of memory\n", kGaveUp));
  } catch (const apps::TooManyCandidates& error) {
    write(fmt::format("{}{}\n", kGaveUp, error.what()));
  }
  return ExitStatus::incomplete;
}

class Answers {
 public:
  Answers(const PuzzleArguments& puzzles, const Answer& answer)
      : answer_(answer), input_(open(puzzles)) {}

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

  // Blocks for the first puzzle only.
  Batch take(std::size_t size) {
    const std::lock_guard lock(reading_);
    Batch batch{taken_++, {}};
    while (!hasFailed_ && !apps::ReceivedSignal::isThere) {
      auto read = readNext(input_);
      if (read.isEnd) break;
      batch.puzzles.push_back(std::move(read.item));
      if (batch.puzzles.size() == size || !input_.hasArrived()) break;
    }
    return batch;
  }

  ExitStatus answerBatch(const Batch& batch) {
    const apps::Unfinished toBeWritten;
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
      if (apps::ReceivedSignal::isThere) break;
      status = worse(status, answerOne(puzzle, write));
    }
    end(batch.number, std::move(text));
    return status;
  }

  ExitStatus answerOne(const std::optional<sudoku::ReadPuzzle>& puzzle, const Write& write) {
    if (puzzle) return giveUpIfOutOfMemory([&] { return answer_(*puzzle, write); }, write);
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

  const Answer& answer_;

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

ExitStatus answerAll(const AnswerOptions& options, const Answer& answer) {
  apps::ReceivedSignal::unfinished = 0;
  apps::stopOnSignal();
  Answers answers(options.puzzles, answer);
  std::vector<ExitStatus> statuses(static_cast<std::size_t>(options.jobs));
  apps::inParallel(statuses.size(), options.jobs,
                   [&](std::size_t i) { statuses[i] = answers.work(); });
  return *std::max_element(statuses.begin(), statuses.end());
}

ExitStatus forEachPuzzle(const PuzzleArguments& puzzles, const Describe& describe) {
  apps::PuzzleInput input = open(puzzles);
  std::optional<ExitStatus> status;
  for (;;) {
    const auto read = readNext(input);
    if (read.isEnd) break;
    if (status && read.item) std::cout << '\n';
    const ExitStatus latest =
        read.item ? giveUpIfOutOfMemory(
                        [&] { return describe(*read.item, placeOf(input, *read.item)); }, print)
                  : ExitStatus::unreadable;
    apps::flush(std::cout);
    status = worse(status.value_or(latest), latest);
  }
  if (!status) fmt::print(stderr, "There is no puzzle in the input.\n");
  return status.value_or(ExitStatus::unreadable);
}

}  // namespace sudokuProgram
