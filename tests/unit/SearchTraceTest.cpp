// Recording a search of any Searchable: the fate of every state, and the lines written. Of a search
// that learns: a state for each decision and for each clause, and where each contradiction led.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "ExplainedSudoku.h"
#include "Sudoku.h"
#include "apps/puzzles/BridgeCrossing.h"
#include "apps/puzzles/Queens.h"
#include "apps/solving/Random.h"
#include "search/AStarSearch.h"
#include "search/ConflictDrivenSearch.h"
#include "search/trace/JsonLines.h"
#include "search/trace/LearningRecorder.h"
#include "search/trace/Recorder.h"
#include "tests/Puzzles.h"
#include "tests/synthetic/Clauses.h"
#include "tests/synthetic/Drivers.h"

namespace {

using search::ConflictDrivenSearch;
using search::Fate;
using search::Literal;
using search::Trace;
using search::TracedState;
using synthetic::Clauses;
using testing::HasSubstr;
using testing::SizeIs;

template <class Driver>
Trace traceOfQueens(int size, std::uint64_t mostStates = search::kUnlimited) {
  Driver driver(std::make_unique<Queens>(size));
  search::Recorder recorder(std::make_shared<search::Describer>(), mostStates);
  driver.setObserver(&recorder);
  driver.solve();
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
  EXPECT_THAT(jsonLinesOf(traceOfQueens<DepthFirstSearch>(4)),
              HasSubstr(R"("order":null,"fate":"open")"));
  EXPECT_EQ(search::quotedText("a\"b\\c\nd\te≥"), R"("a\"b\\c\nd\u0009e≥")");
}

TEST(SearchTraceJsonTest, ACostIsRecordedWhereItIsNotTheDepth) {
  search::AStarSearch driver(std::make_unique<BridgeCrossing>(std::vector<int>{1, 2}));
  search::Recorder recorder;
  driver.setObserver(&recorder);
  driver.solve();
  const std::string text = jsonLinesOf(recorder.trace(driver));
  EXPECT_THAT(text, HasSubstr(R"({"id":1,"parent":0,"depth":1,"h":2,"order":null,)"));
  EXPECT_THAT(text, HasSubstr(R"({"id":2,"parent":0,"depth":1,"h":0,"cost":2,"order":2,)"));
}

TEST(SearchTraceRecorderTest, ASearchUnderWayCannotBeRecorded) {
  DepthFirstSearch driver(std::make_unique<Queens>(6));
  driver.solve();
  search::Recorder recorder;
  driver.setObserver(&recorder);
  EXPECT_THROW(driver.solve(), std::logic_error);
}

struct Recorded {
  Trace trace;
  search::LearningStatistics counts;
};

Recorded record(std::unique_ptr<Searchable> puzzle, int solutions = 1) {
  ConflictDrivenSearch driver(std::move(puzzle));
  search::LearningRecorder recorder(driver.puzzle());
  driver.setObserver(&recorder);
  driver.setLearningObserver(&recorder);
  for (int i = 0; i < solutions; ++i) driver.solve();
  return {recorder.trace(driver), driver.learning()};
}

std::unique_ptr<Searchable> sudokuOf(const std::string& line) {
  return std::make_unique<sudoku::ExplainedSudoku>(Sudoku(puzzleOf(line)));
}

// Clauses that contradict each other, which takes many conflicts to find out.
std::unique_ptr<Searchable> entangledClauses() {
  apps::Random random(7);
  return std::make_unique<Clauses>(100, synthetic::randomClauses(random, 100, 470));
}

std::uint64_t count(const Trace& trace, Fate fate) {
  std::uint64_t states = 0;
  for (const TracedState& state : trace.states) states += state.fate == fate;
  return states;
}

TEST(LearningTraceTest, EachDecisionAndEachClauseLeadsToAState) {
  std::uint64_t restarts = 0;
  for (const Recorded& recorded : {record(sudokuOf(kInkala2006), 2), record(entangledClauses())}) {
    restarts += recorded.counts.restarts;
    const Trace& trace = recorded.trace;
    ASSERT_THAT(trace.states, SizeIs(trace.statistics.generated));
    std::uint64_t left = 0, decisions = 0, learned = 0, longest = 0;
    std::vector<std::uint64_t> children(trace.states.size(), 0);
    for (std::size_t id = 0; id < trace.states.size(); ++id) {
      const TracedState& state = trace.states[id];
      EXPECT_EQ(state.id, id);
      EXPECT_EQ(state.order, state.fate == Fate::discarded ? 0 : ++left) << "as they are reached";
      EXPECT_EQ(state.backTo.has_value(), !textOf(state.texts, "clause").empty());
      EXPECT_EQ(state.fate == Fate::deadEnd, !textOf(state.texts, "contradiction").empty());
      if (state.backTo) {
        EXPECT_EQ(state.fate, Fate::deadEnd);
        const TracedState& next = trace.states.at(id + 1);
        EXPECT_EQ(next.parent, *state.backTo) << "the search goes on where it went back to";
        longest = std::max(longest, *state.level - *next.level);
      }
      if (id == 0) continue;
      const TracedState& parent = trace.states.at(state.parent);
      ++children[state.parent];
      EXPECT_EQ(state.depth, parent.depth + 1);
      EXPECT_LE(*state.level, *parent.level + 1);
      ++(state.level == parent.level ? learned : decisions);
    }
    for (const TracedState& state : trace.states) {
      EXPECT_EQ(state.successors, children[state.id]);
      EXPECT_EQ(state.successors > 0, state.fate == Fate::expanded);
    }
    EXPECT_EQ(decisions, trace.statistics.expanded);
    EXPECT_EQ(learned, recorded.counts.learned);
    EXPECT_GT(learned, 30U);
    EXPECT_EQ(count(trace, Fate::deadEnd), recorded.counts.conflicts);
    EXPECT_EQ(longest, recorded.counts.longestBackjump);
    EXPECT_GT(longest, 1U);
    // The last contradiction proves that there is no further solution.
    EXPECT_EQ(trace.states.back().fate, Fate::deadEnd);
    EXPECT_FALSE(trace.states.back().backTo.has_value());
    EXPECT_EQ(count(trace, Fate::discarded) > 0, recorded.counts.restarts > 0)
        << "a restart leaves a state without a contradiction";
  }
  EXPECT_GT(restarts, 0U);
}

TEST(LearningTraceTest, ClausesAreInWords) {
  const Clauses puzzle(3, {});
  EXPECT_EQ(search::clauseText({!Literal(0)}, puzzle), "not fact 0");
  EXPECT_EQ(search::clauseText({!Literal(0), Literal(2)}, puzzle),
            "not all of: fact 0, not fact 2");
}

TEST(LearningTraceTest, LinesSayWhatWasLearnedAndWhereASearchWentBackTo) {
  const std::string lines = jsonLinesOf(record(sudokuOf(kLearning)).trace);
  EXPECT_THAT(lines, HasSubstr(R"("level":0)"));
  EXPECT_THAT(lines, HasSubstr(R"("clause":"not all of: r4c6 is not 2, r5c5 is not 2")"));
  EXPECT_THAT(lines, HasSubstr(R"("backTo":)"));
}

}  // namespace
