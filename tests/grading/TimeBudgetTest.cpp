// The time that a submission may take, at points in time that the tests make up.

#include "apps/grade/sandbox/TimeBudget.h"

#include <gtest/gtest.h>

namespace grading {
namespace {

using namespace std::chrono_literals;

constexpr TimeBudget::TimePoint kStart{};

double idle() {
  return 0;
}

class TimeBudgetTest : public testing::Test {
 protected:
  void expectDeadline(TimeBudget::Duration after) const {
    EXPECT_EQ(budget_.deadline(), kStart + after);
  }

  TimeBudget budget_{25s, kStart + 300s, kStart + 60s};
};

TEST_F(TimeBudgetTest, WasteLeavesLittleTime) {
  expectDeadline(300s);
  budget_.noteWaste("it rests");
  expectDeadline(60s);
}

TEST_F(TimeBudgetTest, TheFirstWasteIsTold) {
  EXPECT_EQ(budget_.waste(), "");
  budget_.noteWaste("it rests");
  budget_.noteWaste("it sleeps");
  EXPECT_EQ(budget_.waste(), "it rests");
}

TEST_F(TimeBudgetTest, WasteNeverProlongsTheTime) {
  TimeBudget budget(25s, kStart + 30s, kStart + 60s);
  budget.noteWaste("it rests");
  EXPECT_EQ(budget.deadline(), kStart + 30s);
  EXPECT_FALSE(budget.isEndedByWaste(kStart + 30s));
}

TEST_F(TimeBudgetTest, ProcessorTimeIsNoWaste) {
  budget_.useCpu(24s);
  EXPECT_FALSE(budget_.isCpuUsed());
  budget_.useCpu(1s);
  EXPECT_TRUE(budget_.isCpuUsed());
  expectDeadline(300s);
}

TEST_F(TimeBudgetTest, CallsThatWaitAreWaste) {
  for (int i = 0; i < 5; ++i) budget_.noteCall(2s, idle);
  expectDeadline(300s);
  budget_.noteCall(2s, idle);
  expectDeadline(60s);
}

TEST_F(TimeBudgetTest, ShortWaitsAddUp) {
  for (int i = 0; i < 1000; ++i) budget_.noteCall(19ms, idle);
  expectDeadline(60s);
}

TEST_F(TimeBudgetTest, CallsThatComputeAndWaitAreWaste) {
  for (int i = 0; i < 20; ++i) {
    budget_.useCpu(200ms);
    budget_.noteCall(2s, idle);
  }
  expectDeadline(60s);
}

TEST_F(TimeBudgetTest, CallsOnABusyMachineAreNoWaste) {
  for (int i = 0; i < 20; ++i) {
    budget_.useCpu(1s);
    budget_.noteCall(12s, [] { return 5.; });
  }
  expectDeadline(300s);
}

TEST_F(TimeBudgetTest, ShortCallsThatAreWokenLateByABusyMachineAreNoWaste) {
  for (int i = 0; i < 2000; ++i) {
    budget_.noteWakeUp();
    budget_.noteCall(19ms, [] { return 5.; });
  }
  expectDeadline(300s);
}

TEST_F(TimeBudgetTest, OnABusyMachineWaitingIsWasteToo) {
  for (int i = 0; i < 10; ++i) {
    budget_.useCpu(10ms);
    budget_.noteWakeUp();
    for (int part = 0; part < 20; ++part) budget_.noteCall(100ms, [] { return 5.; });
  }
  expectDeadline(60s);
}

TEST_F(TimeBudgetTest, ACompilerThatWaitsIsWaste) {
  budget_.noteCompilation(40s, 11s, idle);
  expectDeadline(300s);
  budget_.noteCompilation(40s, 1s, [] { return 30.; });
  expectDeadline(300s);
  budget_.noteCompilation(40s, 1s, idle);
  expectDeadline(60s);
}

TEST_F(TimeBudgetTest, CompilationsAddUp) {
  for (int i = 0; i < 5; ++i) budget_.noteCompilation(5s, 5s, idle);
  expectDeadline(300s);
  budget_.noteCompilation(5s, 5s, idle);
  expectDeadline(60s);
  EXPECT_EQ(budget_.waste(), "compiling it took long in all");
}

TEST_F(TimeBudgetTest, OnlyBetweenTheDeadlinesDoesWasteEndIt) {
  EXPECT_FALSE(budget_.isEndedByWaste(kStart + 100s));
  budget_.noteWaste("it rests");
  EXPECT_FALSE(budget_.isEndedByWaste(kStart + 59s));
  EXPECT_TRUE(budget_.isEndedByWaste(kStart + 60s));
  EXPECT_FALSE(budget_.isEndedByWaste(kStart + 300s));
}

}  // namespace
}  // namespace grading
