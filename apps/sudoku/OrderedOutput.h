// OrderedOutput.h: lets several threads write to one stream, in the order in which they took turns.
// Output before its turn is buffered; a thread blocks only when the buffer is full.

#ifndef APPS_SUDOKU_ORDEREDOUTPUT_H_
#define APPS_SUDOKU_ORDEREDOUTPUT_H_

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

namespace sudokuProgram {

class OrderedOutput {
 public:
  class Turn;

  // If `inside` is set, it is called with a function that writes the text, and must call it.
  using Inside = std::function<void(const std::function<void()>&)>;
  explicit OrderedOutput(std::ostream& out, Inside inside = {})
      : out_(out), inside_(std::move(inside)) {}

  // Takes the next turn. Every turn must be ended, in any order.
  Turn takeTurn();

  // Call this if a thread failed and will not end its turn. Releases all waiting threads, and
  // discards all further output.
  void abandon();
  bool isAbandoned() const;

 private:
  using Number = std::uint64_t;

  bool mayWriteNow(Number turn) const;
  void writeInTurn(Number turn, std::string& text);
  void end(Number turn, std::string&& text);
  void write(const std::string& text);

  std::ostream& out_;
  const Inside inside_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::map<Number, std::string> ended_;  // buffered text of turns that ended early
  Number taken_ = 0;                     // number of turns taken
  Number current_ = 0;                   // the turn that may write
  bool isAbandoned_ = false;
};

// The output of one thread at its place in the order. Not thread-safe.
class OrderedOutput::Turn {
 public:
  // Throws apps::CannotWrite if writing to the stream fails; so does end().
  void write(std::string_view text);

  // Ends the turn. write() must not be called after it.
  void end();

 private:
  friend class OrderedOutput;
  using Clock = std::chrono::steady_clock;

  Turn(OrderedOutput& output, Number number) : output_(output), number_(number) {}

  OrderedOutput& output_;
  Number number_;
  std::string text_;
  Clock::time_point latestWrite_ = Clock::now();
};

}  // namespace sudokuProgram

#endif
