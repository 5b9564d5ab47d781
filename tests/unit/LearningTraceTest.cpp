// Recording a search that learns: a state for each decision and for each clause, and where each
// contradiction led.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "Sudoku.h"
#include "apps/puzzles/ExplainedQueens.h"
#include "search/ConflictDrivenSearch.h"
#include "search/trace/Dot.h"
#include "search/trace/JsonLines.h"
#include "search/trace/LearningRecorder.h"
#include "sudoku/learning/ExplainedSudoku.h"
#include "tests/Puzzles.h"
#include "tests/reference/Lines.h"
#include "tests/synthetic/Switches.h"

namespace {

using search::ConflictDrivenSearch;
using search::Fate;
using search::LearningStatistics;
using search::Literal;
using search::Trace;
using search::TracedState;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

struct Recorded {
  Trace trace;
  LearningStatistics counts;
};

Recorded record(std::unique_ptr<Searchable> puzzle, int solutions = 1,
                std::uint64_t mostStates = search::kUnlimited) {
  ConflictDrivenSearch driver(std::move(puzzle));
  search::LearningRecorder recorder(driver.puzzle(), std::make_shared<search::LearningDescriber>(),
                                    mostStates);
  driver.setObserver(&recorder);
  driver.setLearningObserver(&recorder);
  for (int i = 0; i < solutions; ++i) driver.solve();
  return {recorder.trace(driver), driver.learning()};
}

std::unique_ptr<Searchable> hardSudoku() {
  return std::make_unique<ExplainedSudoku>(Sudoku(reference::puzzleOf(kInkala2006)));
}

// Lamps whose switches contradict each other, which takes many conflicts to find out.
std::unique_ptr<Searchable> entangledSwitches() {
  constexpr int kSwitches = 50;
  std::mt19937 random(1);
  std::vector<synthetic::Lamp> lamps(kSwitches + 4);
  for (synthetic::Lamp& lamp : lamps) {
    lamp.shines = random() % 2 == 1;
    while (lamp.switches.size() < 5) {
      const int number = static_cast<int>(random() % kSwitches);
      if (std::count(lamp.switches.begin(), lamp.switches.end(), number) == 0) {
        lamp.switches.push_back(number);
      }
    }
  }
  return std::make_unique<synthetic::Switches>(kSwitches, std::move(lamps));
}

std::string textOf(const TracedState& state, const std::string& name) {
  for (const search::TextField& field : state.texts) {
    if (field.name == name) return field.text;
  }
  return "";
}

bool isLearned(const TracedState& state, const Trace& trace) {
  return state.parent != search::kNoParent && state.level == trace.states[state.parent].level;
}

std::uint64_t count(const Trace& trace, Fate fate) {
  std::uint64_t states = 0;
  for (const TracedState& state : trace.states) states += state.fate == fate;
  return states;
}

TEST(LearningTraceTest, EachDecisionAndEachClauseLeadsToAState) {
  for (const Recorded& recorded : {record(hardSudoku(), 2), record(entangledSwitches())}) {
    const Trace& trace = recorded.trace;
    ASSERT_THAT(trace.states, SizeIs(trace.statistics.generated));
    std::uint64_t decisions = 0;
    std::uint64_t learned = 0;
    for (std::size_t id = 0; id < trace.states.size(); ++id) {
      const TracedState& state = trace.states[id];
      EXPECT_EQ(state.id, id);
      if (state.parent == search::kNoParent) {
        EXPECT_EQ(id, 0U);
      } else if (isLearned(state, trace)) {
        ++learned;
      } else {
        ++decisions;
        EXPECT_EQ(state.level, *trace.states[state.parent].level + 1);
      }
    }
    EXPECT_EQ(decisions, trace.statistics.expanded);
    EXPECT_EQ(learned, recorded.counts.learned);
    EXPECT_EQ(count(trace, Fate::deadEnd), recorded.counts.conflicts);
    EXPECT_GT(learned, 30U);
  }
}

TEST(LearningTraceTest, AfterAContradictionTheSearchGoesOnWhereItWentBackTo) {
  const Recorded recorded = record(hardSudoku(), 2);
  const std::vector<TracedState>& states = recorded.trace.states;
  std::uint64_t longest = 0;
  for (const TracedState& state : states) {
    EXPECT_EQ(state.backTo.has_value(), !textOf(state, "clause").empty());
    EXPECT_EQ(state.fate == Fate::deadEnd, !textOf(state, "contradiction").empty());
    if (!state.backTo) continue;
    EXPECT_EQ(state.fate, Fate::deadEnd);
    const TracedState& next = states.at(state.id + 1);
    EXPECT_EQ(next.parent, *state.backTo);
    EXPECT_TRUE(isLearned(next, recorded.trace));
    longest = std::max(longest, *state.level - *next.level);
  }
  EXPECT_EQ(longest, recorded.counts.longestBackjump);
  EXPECT_GT(longest, 1U);
  // The last contradiction proves that there is no further solution.
  EXPECT_EQ(states.back().fate, Fate::deadEnd);
  EXPECT_FALSE(states.back().backTo.has_value());
}

// The example of docs/learning-from-conflicts.md.
TEST(LearningTraceTest, AClauseNamesTheFactsThatContradictEachOther) {
  const Recorded recorded = record(hardSudoku());
  std::vector<std::string> clauses;
  for (const TracedState& state : recorded.trace.states) clauses.push_back(textOf(state, "clause"));
  EXPECT_THAT(clauses, Contains("not all of: r1c4 is 4, r2c3 is 4"));
}

TEST(LearningTraceTest, AClauseOfOneFactIsThatFact) {
  const ExplainedQueens queens{Queens(4)};
  EXPECT_EQ(search::clauseText({Literal(0, false)}, queens), "r1c1 has no queen");
  EXPECT_EQ(search::clauseText({Literal(0, false), Literal(6)}, queens),
            "not all of: r1c1 has a queen, r2c3 has no queen");
}

TEST(LearningTraceTest, OrderFatesAndSuccessorsFitTogether) {
  const Recorded recorded = record(hardSudoku());
  const Trace& trace = recorded.trace;
  std::uint64_t left = 0;
  std::vector<std::uint64_t> children(trace.states.size(), 0);
  for (const TracedState& state : trace.states) {
    EXPECT_EQ(state.order, ++left) << "states are left in the order in which they are reached";
    if (state.parent == search::kNoParent) continue;
    ++children[state.parent];
    EXPECT_EQ(state.depth, trace.states[state.parent].depth + 1);
    if (state.fate == Fate::deadEnd) continue;
    EXPECT_LE(state.heuristicValue, trace.states[state.parent].heuristicValue);
  }
  for (const TracedState& state : trace.states) {
    EXPECT_EQ(state.successors, children[state.id]);
    EXPECT_LE(state.successors, 2U);
    EXPECT_EQ(state.successors > 0, state.fate == Fate::expanded);
  }
  EXPECT_EQ(trace.states.back().fate, Fate::solution);
  EXPECT_EQ(count(trace, Fate::solution), 1U);
}

TEST(LearningTraceTest, ARestartLeavesAStateWithoutAContradiction) {
  const Recorded recorded = record(entangledSwitches());
  EXPECT_GT(recorded.counts.restarts, 0U);
  EXPECT_GT(count(recorded.trace, Fate::discarded), 0U);
}

TEST(LearningTraceTest, StatesBeyondTheLimitAreLeftOut) {
  const Trace whole = record(hardSudoku()).trace;
  const Trace first = record(hardSudoku(), 1, 10).trace;
  ASSERT_THAT(first.states, SizeIs(10));
  EXPECT_EQ(first.statistics.generated, whole.statistics.generated);
  for (std::size_t id = 0; id < 10; ++id) {
    EXPECT_EQ(first.states[id].order, whole.states[id].order);
    EXPECT_EQ(first.states[id].fate, whole.states[id].fate);
    EXPECT_EQ(first.states[id].decision, whole.states[id].decision);
  }
}

TEST(LearningTraceTest, AContradictoryStartIsADeadEnd) {
  const Trace trace =
      record(std::make_unique<ExplainedSudoku>(Sudoku(reference::puzzleOf(kConflict)))).trace;
  ASSERT_THAT(trace.states, SizeIs(1));
  EXPECT_EQ(trace.outcome, search::Outcome::exhausted);
  EXPECT_EQ(trace.states[0].fate, Fate::deadEnd);
  EXPECT_EQ(trace.states[0].order, 1U);
  EXPECT_EQ(trace.states[0].heuristicValue, 81);
  EXPECT_THAT(textOf(trace.states[0], "text"), Not(IsEmpty()));
}

TEST(LearningTraceTest, ASearchThatIsStoppedHasATextForEachState) {
  struct StopAtDecision final : search::LearningObserver {
    explicit StopAtDecision(search::LearningRecorder& passedTo) : recorder(passedTo) {}
    void decided(Literal literal, int level) override {
      recorder.decided(literal, level);
      stop = true;
    }
    void propagated(const search::Trail& trail) override { recorder.propagated(trail); }
    search::LearningRecorder& recorder;
    std::atomic<bool> stop = false;
  };
  ConflictDrivenSearch driver(hardSudoku());
  search::LearningRecorder recorder(driver.puzzle());
  StopAtDecision observer(recorder);
  driver.setLearningObserver(&observer);
  search::Limits limits;
  limits.stop = &observer.stop;
  driver.setLimits(limits);
  EXPECT_EQ(driver.solve(), nullptr);
  const Trace trace = recorder.trace(driver);
  EXPECT_EQ(trace.outcome, search::Outcome::stopped);
  ASSERT_THAT(trace.states, SizeIs(2));
  for (const TracedState& state : trace.states) EXPECT_THAT(textOf(state, "text"), Not(IsEmpty()));
}

TEST(LearningTraceTest, BothFormatsSayWhereASearchWentBackTo) {
  const Trace trace =
      record(std::make_unique<ExplainedSudoku>(Sudoku(reference::puzzleOf(kLearning)))).trace;
  std::ostringstream lines;
  writeJsonLines(lines, trace);
  EXPECT_THAT(lines.str(), HasSubstr(R"("level":0)"));
  EXPECT_THAT(lines.str(), HasSubstr(R"("clause":"not all of: r4c6 is not 2, r5c5 is not 2")"));
  EXPECT_THAT(lines.str(), HasSubstr(R"("backTo":)"));
  std::ostringstream dot;
  writeDot(dot, trace);
  EXPECT_THAT(dot.str(), testing::ContainsRegex(
                             "\\[style=dashed, constraint=false, label=\"back [2-9] levels\"\\]"));
  EXPECT_THAT(dot.str(), Not(HasSubstr("back 1 levels")));
}

}  // namespace
