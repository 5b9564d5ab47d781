// Observers of all drivers: the events, and observers that throw.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "tests/synthetic/EventLog.h"
#include "tests/synthetic/Running.h"
#include "tests/synthetic/Tree.h"
#include "tests/unit/DriverContract.h"

namespace {

using contract::atMostExpanded;
using contract::DriverContractTest;
using contract::Fault;
using contract::kVariedTree;
using contract::solutionsInSteps;
using search::Limits;
using search::Outcome;
using synthetic::countsOf;
using synthetic::EventLog;
using synthetic::nameOf;
using synthetic::remainingSolutions;
using synthetic::Space;
using testing::ElementsAre;

TYPED_TEST_SUITE(DriverContractTest, contract::Drivers, contract::DriverNames);

TYPED_TEST(DriverContractTest, AnObserverIsToldEveryEventInOrder) {
  Space space("start(a b!)");
  EventLog log;
  TypeParam driver(space.start());
  driver.setObserver(&log);
  remainingSolutions(driver);
  EXPECT_THAT(log.events, ElementsAre("generated #0 start, depth 0, value 0",    //
                                      "expanded #0 start, depth 0, value 0: 2",  //
                                      "generated #1 a, depth 1, value 0 by #0",  //
                                      "generated #2 b, depth 1, value 0 by #0",  //
                                      "expanded #1 a, depth 1, value 0: 0",      //
                                      "solution #2 b, depth 1, value 0"));
}

TYPED_TEST(DriverContractTest, AnObserverSeesValuesWhereTheDriverAsksForThem) {
  Space space("start:7!");
  EventLog log;
  TypeParam driver(space.start());
  driver.setObserver(&log);
  driver.solve();
  const std::string value = this->kAsksHeuristicValue ? "7" : "0";
  EXPECT_THAT(log.events, ElementsAre("generated #0 start, depth 0, value " + value,
                                      "solution #0 start, depth 0, value " + value));
}

TYPED_TEST(DriverContractTest, AnObserverMayRemoveItselfDuringAnEvent) {
  class Leaving : public search::Observer {
   public:
    explicit Leaving(search::Search& driver) : driver_(driver) {}
    void generated(const search::Node&, std::uint64_t) override {
      if (++told == 3) driver_.setObserver(nullptr);
    }
    int told = 0;

   private:
    search::Search& driver_;
  };

  Space space(kVariedTree);
  TypeParam driver(space.start());
  Leaving observer(driver);
  driver.setObserver(&observer);
  remainingSolutions(driver);
  EXPECT_EQ(observer.told, 3);
  EXPECT_EQ(driver.outcome(), Outcome::exhausted);
}

TYPED_TEST(DriverContractTest, AnObserverDoesNotChangeTheSearch) {
  typename TestFixture::Undisturbed run(kVariedTree);
  Space space(kVariedTree);
  EventLog log;
  TypeParam driver(space.start());
  driver.setObserver(&log);
  EXPECT_EQ(remainingSolutions(driver), run.solutions);
  EXPECT_EQ(countsOf(driver.statistics()), run.counts);
  EXPECT_EQ(space.probe.questions, run.space.probe.questions);
}

}  // namespace
