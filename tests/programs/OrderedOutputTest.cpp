// Output of several threads is written in the order of their turns.

#include "apps/sudoku/OrderedOutput.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <ostream>
#include <random>
#include <sstream>
#include <stdexcept>
#include <streambuf>
#include <string>
#include <thread>
#include <vector>

namespace {

using sudokuProgram::OrderedOutput;

// A stream that rejects all output, like a full disk.
class Full : public std::streambuf {
  int_type overflow(int_type) override { return traits_type::eof(); }
};

TEST(OrderedOutputTest, TurnsThatEndEarlyAreWrittenInTheirOrder) {
  std::ostringstream out;
  OrderedOutput output(out);
  OrderedOutput::Turn first = output.takeTurn();
  OrderedOutput::Turn second = output.takeTurn();
  OrderedOutput::Turn third = output.takeTurn();
  third.write("3");
  third.end();
  second.write("2");
  second.end();
  EXPECT_EQ(out.str(), "");
  first.write("1");
  first.end();
  EXPECT_EQ(out.str(), "123");
}

TEST(OrderedOutputTest, ALongTextOfTheCurrentTurnIsWrittenBeforeTheTurnEnds) {
  std::ostringstream out;
  OrderedOutput output(out);
  OrderedOutput::Turn turn = output.takeTurn();
  const std::string line(1000, 'x');
  for (int i = 0; i < 1000; ++i) turn.write(line);
  EXPECT_GT(out.str().size(), 900'000U);
  turn.end();
  EXPECT_EQ(out.str().size(), 1'000'000U);
}

TEST(OrderedOutputTest, ManyThreadsWriteEveryTurnOnceAndInOrder) {
  constexpr int kTurns = 5000;
  constexpr int kThreads = 8;
  std::ostringstream out;
  OrderedOutput output(out);
  std::mutex taking;
  int taken = 0;
  const auto work = [&](unsigned seed) {
    std::minstd_rand random(seed);
    for (;;) {
      std::unique_lock lock(taking);
      if (taken == kTurns) return;
      const int number = taken++;
      OrderedOutput::Turn turn = output.takeTurn();
      lock.unlock();
      if (random() % 64 == 0) turn.write(std::string(70'000, ' '));  // waits for its turn
      if (random() % 16 == 0) std::this_thread::yield();
      turn.write(std::to_string(number) + '\n');
      turn.end();
    }
  };
  std::vector<std::jthread> threads;
  for (unsigned seed = 1; seed <= kThreads; ++seed) threads.emplace_back(work, seed);
  threads.clear();

  std::istringstream written(out.str());
  for (int number = 0; number < kTurns; ++number) {
    int read = -1;
    ASSERT_TRUE(written >> read);
    ASSERT_EQ(read, number);
  }
}

TEST(OrderedOutputTest, AStreamThatRejectsOutputIsAnError) {
  Full full;
  std::ostream out(&full);
  OrderedOutput output(out);
  OrderedOutput::Turn turn = output.takeTurn();
  turn.write("text");
  EXPECT_THROW(turn.end(), std::runtime_error);
}

TEST(OrderedOutputTest, NoThreadWaitsForAnUnfinishedTurnAfterTheOutputIsAbandoned) {
  std::ostringstream out;
  OrderedOutput output(out);
  OrderedOutput::Turn first = output.takeTurn();
  OrderedOutput::Turn second = output.takeTurn();
  std::jthread waits([&] {
    second.write(std::string(100'000, 'x'));
    second.end();
  });
  output.abandon();
  waits.join();
  EXPECT_TRUE(output.isAbandoned());
  EXPECT_EQ(out.str(), "");
}

}  // namespace
