// Recording a search of any Searchable: the fate of every state, and the output formats.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "apps/puzzles/Queens.h"
#include "search/trace/Dot.h"
#include "search/trace/JsonLines.h"
#include "search/trace/Recorder.h"
#include "tests/unit/Drivers.h"

namespace {

using search::Fate;
using search::Trace;
using search::TracedState;
using testing::HasSubstr;
using testing::SizeIs;
using testing::StartsWith;

template <class Driver>
Trace traceOfQueens(int size, int solutions = 1, std::uint64_t mostStates = search::kUnlimited) {
  Driver driver(std::make_unique<Queens>(size));
  search::Recorder recorder(std::make_shared<search::Describer>(), mostStates);
  driver.setObserver(&recorder);
  for (int i = 0; i < solutions; ++i) driver.solve();
  return recorder.trace(driver, {{"puzzle", "queens"}});
}

std::string jsonLinesOf(const Trace& trace) {
  std::ostringstream out;
  writeJsonLines(out, trace);
  return out.str();
}

template <class Driver>
class SearchTraceTest : public testing::Test {};
TYPED_TEST_SUITE(SearchTraceTest, drivers::Plain);

TYPED_TEST(SearchTraceTest, EveryGeneratedStateHasItsFateItsParentAndItsOrder) {
  for (const int solutions : {1, 3, 5}) {  // of four
    const Trace trace = traceOfQueens<TypeParam>(6, solutions);
    ASSERT_THAT(trace.states, SizeIs(trace.statistics.generated));
    std::map<Fate, std::uint64_t> fates;
    std::set<std::uint64_t> orders;
    std::vector<std::uint64_t> children(trace.states.size(), 0);
    for (std::size_t id = 0; id < trace.states.size(); ++id) {
      const TracedState& state = trace.states[id];
      EXPECT_EQ(state.id, id);
      ++fates[state.fate];
      EXPECT_EQ(state.order == 0, state.fate == Fate::open);
      if (state.order > 0) EXPECT_TRUE(orders.insert(state.order).second);
      if (state.parent == search::kNoParent) continue;
      const TracedState& parent = trace.states[state.parent];
      EXPECT_LT(parent.id, id);
      EXPECT_EQ(state.depth, parent.depth + 1);
      EXPECT_EQ(state.heuristicValue, 6 - static_cast<int>(state.depth));
      if (state.order > 0) EXPECT_LT(parent.order, state.order);
      ++children[state.parent];
    }
    for (const TracedState& state : trace.states) EXPECT_EQ(state.successors, children[state.id]);
    EXPECT_EQ(fates[Fate::expanded] + fates[Fate::deadEnd], trace.statistics.expanded);
    EXPECT_EQ(fates[Fate::solution], std::min(solutions, 4));
    EXPECT_EQ(fates[Fate::open] == 0, trace.outcome == search::Outcome::exhausted);
    EXPECT_EQ(*orders.rbegin(), orders.size()) << "they are numbered from 1";
  }
}

TYPED_TEST(SearchTraceTest, StatesBeyondTheLimitAreLeftOutAndTheFirstAreFollowedToTheEnd) {
  const Trace whole = traceOfQueens<TypeParam>(6);
  const Trace first = traceOfQueens<TypeParam>(6, 1, 10);
  ASSERT_THAT(first.states, SizeIs(10));
  EXPECT_EQ(first.statistics.generated, whole.statistics.generated);
  for (std::size_t id = 0; id < 10; ++id) {
    EXPECT_EQ(first.states[id].fate, whole.states[id].fate);
    EXPECT_EQ(first.states[id].order, whole.states[id].order);
  }
}

TEST(SearchTraceJsonTest, ALineForTheSearchThenOneForEachState) {
  EXPECT_EQ(jsonLinesOf(traceOfQueens<DepthFirstSearch>(2)),
            R"({"trace":"search","version":1,"puzzle":"queens","outcome":"exhausted",)"
            R"("expanded":3,"generated":3,"peakFrontier":2,"recorded":3}
{"id":0,"parent":null,"depth":0,"h":2,"order":1,"fate":"expanded","successors":2,"text":" . .\n . .\n"}
{"id":1,"parent":0,"depth":1,"h":1,"order":2,"fate":"dead end","decision":"r1c1","text":" Q .\n . .\n"}
{"id":2,"parent":0,"depth":1,"h":1,"order":3,"fate":"dead end","decision":"r1c2","text":" . Q\n . .\n"}
)");
  EXPECT_THAT(jsonLinesOf(traceOfQueens<DepthFirstSearch>(4)),
              HasSubstr(R"("order":null,"fate":"open")"));
  EXPECT_EQ(search::quotedText("a\"b\\c\nd\te≥"), R"("a\"b\\c\nd\u0009e≥")");
}

TEST(SearchTraceDotTest, StatesAreNodesAndDecisionsEdges) {
  std::ostringstream out;
  Trace trace = traceOfQueens<DepthFirstSearch>(2);
  trace.states[1].decision = "r1\"c1";
  trace.states[2].decision = "";
  writeDot(out, trace);
  EXPECT_THAT(out.str(), StartsWith("digraph search {\n  label=\"puzzle: queens\";\n"));
  EXPECT_THAT(out.str(), HasSubstr("  s0 [label=\"#0, left 1\\nh=2\", fillcolor=lightblue"));
  EXPECT_THAT(out.str(), HasSubstr("  s0 -> s1 [label=\"r1\\\"c1\"];\n"));
  EXPECT_THAT(out.str(), HasSubstr("  s0 -> s2;\n"));
}

TEST(SearchTraceRecorderTest, ASearchUnderWayCannotBeRecorded) {
  DepthFirstSearch driver(std::make_unique<Queens>(6));
  driver.solve();
  search::Recorder recorder;
  driver.setObserver(&recorder);
  EXPECT_THROW(driver.solve(), std::logic_error);
}

}  // namespace
