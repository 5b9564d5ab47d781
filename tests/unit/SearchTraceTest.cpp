// Recording a search of any Searchable: the fate of every state, and the output formats.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "apps/puzzles/Queens.h"
#include "search/trace/Dot.h"
#include "search/trace/JsonLines.h"
#include "search/trace/Recorder.h"

namespace {

using search::Fate;
using search::Trace;
using search::TracedState;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;
using testing::StartsWith;

template <class Driver>
Trace traceOfQueens(int size, std::uint64_t mostStates = search::kUnlimited) {
  Driver driver(std::make_unique<Queens>(size));
  search::Recorder recorder(std::make_shared<search::Describer>(), mostStates);
  driver.setObserver(&recorder);
  driver.solve();
  return recorder.trace(driver, {{"puzzle", "queens"}});
}

std::vector<Fate> fatesOf(const Trace& trace) {
  std::vector<Fate> fates;
  for (const TracedState& state : trace.states) fates.push_back(state.fate);
  return fates;
}

std::string jsonLinesOf(const Trace& trace) {
  std::ostringstream out;
  writeJsonLines(out, trace);
  return out.str();
}

template <class Driver>
class SearchTraceTest : public testing::Test {};
using Drivers = testing::Types<BreadthFirstSearch, DepthFirstSearch, BestFirstSearch>;
TYPED_TEST_SUITE(SearchTraceTest, Drivers);

TYPED_TEST(SearchTraceTest, EveryGeneratedStateIsThereByItsId) {
  const Trace trace = traceOfQueens<TypeParam>(6);
  ASSERT_THAT(trace.states, SizeIs(trace.statistics.generated));
  for (std::size_t id = 0; id < trace.states.size(); ++id) EXPECT_EQ(trace.states[id].id, id);
}

TYPED_TEST(SearchTraceTest, FatesAddUpToTheStatistics) {
  const Trace trace = traceOfQueens<TypeParam>(6);
  std::uint64_t expanded = 0;
  std::uint64_t solutions = 0;
  std::uint64_t open = 0;
  for (const Fate fate : fatesOf(trace)) {
    expanded += fate == Fate::expanded || fate == Fate::deadEnd ? 1 : 0;
    solutions += fate == Fate::solution ? 1 : 0;
    open += fate == Fate::open ? 1 : 0;
  }
  EXPECT_EQ(expanded, trace.statistics.expanded);
  EXPECT_EQ(solutions, 1);
  EXPECT_EQ(open, trace.statistics.generated - expanded - 1);
}

TYPED_TEST(SearchTraceTest, OrderNumbersTheStatesThatLeftTheFrontier) {
  const Trace trace = traceOfQueens<TypeParam>(6);
  std::vector<int> times(trace.statistics.expanded + 2, 0);
  for (const TracedState& state : trace.states) {
    ASSERT_LT(state.order, times.size());
    ++times[state.order];
    EXPECT_EQ(state.order == 0, state.fate == Fate::open);
    if (state.parent != search::kNoParent && state.order != 0) {
      EXPECT_LT(trace.states[state.parent].order, state.order);
    }
  }
  times.erase(times.begin());
  EXPECT_THAT(times, Each(1));
}

TYPED_TEST(SearchTraceTest, ParentsDepthsAndSuccessorsFitTogether) {
  const Trace trace = traceOfQueens<TypeParam>(5);
  std::vector<std::uint64_t> children(trace.states.size(), 0);
  for (const TracedState& state : trace.states) {
    if (state.parent == search::kNoParent) continue;
    EXPECT_LT(state.parent, state.id);
    EXPECT_EQ(state.depth, trace.states[state.parent].depth + 1);
    EXPECT_EQ(state.heuristicValue, 5 - static_cast<int>(state.depth));
    ++children[state.parent];
  }
  for (const TracedState& state : trace.states) EXPECT_EQ(state.successors, children[state.id]);
}

TYPED_TEST(SearchTraceTest, StatesBeyondTheLimitAreLeftOutAndTheFirstAreFollowedToTheEnd) {
  const Trace whole = traceOfQueens<TypeParam>(6);
  const Trace first = traceOfQueens<TypeParam>(6, 10);
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
}

TEST(SearchTraceJsonTest, TextsAreEscaped) {
  EXPECT_EQ(search::quotedText("a\"b\\c\nd\te"), R"("a\"b\\c\nd\u0009e")");
  EXPECT_EQ(search::quotedText("≥"), "\"≥\"");
}

TEST(SearchTraceJsonTest, AnOpenStateHasNoOrder) {
  EXPECT_THAT(jsonLinesOf(traceOfQueens<DepthFirstSearch>(4)),
              HasSubstr(R"("order":null,"fate":"open")"));
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
  search::Limits limits;
  limits.expanded = 3;
  driver.setLimits(limits);
  driver.solve();
  search::Recorder recorder;
  driver.setObserver(&recorder);
  driver.setLimits({});
  EXPECT_THROW(driver.solve(), std::logic_error);
}

TEST(SearchTraceRecorderTest, AllSolutionsAreRecorded) {
  DepthFirstSearch driver(std::make_unique<Queens>(4));
  search::Recorder recorder;
  driver.setObserver(&recorder);
  while (driver.solve() != nullptr) {
  }
  const Trace trace = recorder.trace(driver);
  int solutions = 0;
  for (const Fate fate : fatesOf(trace)) {
    EXPECT_NE(fate, Fate::open);
    solutions += fate == Fate::solution ? 1 : 0;
  }
  EXPECT_EQ(solutions, 2);
  EXPECT_EQ(trace.outcome, search::Outcome::exhausted);
}

}  // namespace
