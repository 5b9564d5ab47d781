// OrderedOutput.h: lets several threads write to one stream, each in its turn. Who is early need
// not wait at once: what he writes is kept until his turn comes, as long as it is not too much.

#ifndef APPS_SUPPORT_ORDEREDOUTPUT_H_
#define APPS_SUPPORT_ORDEREDOUTPUT_H_

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <ostream>
#include <string>
#include <string_view>

namespace apps {

class OrderedOutput {
 public:
  class Turn;

  explicit OrderedOutput(std::ostream& out) : out_(out) {}

  // The next turn. Every turn has to be ended, in any order.
  Turn takeTurn();

  // From now on nobody waits and nothing is written: a thread failed, and its turn will not end.
  void abandon();
  bool isAbandoned() const;

 private:
  using Number = std::uint64_t;

  bool mayWriteNow(Number turn) const;
  void writeInTurn(Number turn, std::string& text);
  void end(Number turn, std::string&& text);
  void write(const std::string& text);

  std::ostream& out_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::map<Number, std::string> ended_;  // turns that ended early
  Number taken_ = 0;                     // turns
  Number current_ = 0;                   // the turn that may write
  bool isAbandoned_ = false;
};

// What one thread has to write until the next may. Used by one thread.
class OrderedOutput::Turn {
 public:
  // Throws std::runtime_error if the stream does not take what is written; so does end().
  void write(std::string_view text);

  // Nothing is written after this.
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

}  // namespace apps

#endif
