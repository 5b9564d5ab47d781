// Recording a search that learns: a state for each decision and for each clause, and where each
// contradiction led.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "Sudoku.h"
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
using search::Literal;
using search::Trace;
using search::TracedState;
using testing::HasSubstr;
using testing::SizeIs;

struct Recorded {
  Trace trace;
  search::LearningStatistics counts;
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

std::unique_ptr<Searchable> sudokuOf(const std::string& line) {
  return std::make_unique<ExplainedSudoku>(Sudoku(reference::puzzleOf(line)));
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

std::uint64_t count(const Trace& trace, Fate fate) {
  std::uint64_t states = 0;
  for (const TracedState& state : trace.states) states += state.fate == fate;
  return states;
}

TEST(LearningTraceTest, EachDecisionAndEachClauseLeadsToAState) {
  for (const Recorded& recorded : {record(sudokuOf(kInkala2006), 2), record(entangledSwitches())}) {
    const Trace& trace = recorded.trace;
    ASSERT_THAT(trace.states, SizeIs(trace.statistics.generated));
    std::uint64_t left = 0, decisions = 0, learned = 0, longest = 0;
    std::vector<std::uint64_t> children(trace.states.size(), 0);
    for (std::size_t id = 0; id < trace.states.size(); ++id) {
      const TracedState& state = trace.states[id];
      EXPECT_EQ(state.id, id);
      EXPECT_EQ(state.order, state.fate == Fate::discarded ? 0 : ++left) << "as they are reached";
      EXPECT_EQ(state.backTo.has_value(), !textOf(state, "clause").empty());
      EXPECT_EQ(state.fate == Fate::deadEnd, !textOf(state, "contradiction").empty());
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
  EXPECT_GT(record(entangledSwitches()).counts.restarts, 0U);
}

// The example of docs/learning-from-conflicts.md.
TEST(LearningTraceTest, ClausesAreInWords) {
  std::vector<std::string> clauses;
  for (const TracedState& state : record(sudokuOf(kInkala2006)).trace.states) {
    clauses.push_back(textOf(state, "clause"));
  }
  EXPECT_THAT(clauses, testing::Contains("not all of: r1c4 is 4, r2c3 is 4"));
  const synthetic::Switches switches(3, {});
  EXPECT_EQ(search::clauseText({!Literal(0)}, switches), "not fact 0");
  EXPECT_EQ(search::clauseText({!Literal(0), Literal(2)}, switches),
            "not all of: fact 0, not fact 2");
}

TEST(LearningTraceTest, StatesBeyondTheLimitAreLeftOut) {
  const Trace whole = record(sudokuOf(kInkala2006)).trace;
  const Trace first = record(sudokuOf(kInkala2006), 1, 10).trace;
  ASSERT_THAT(first.states, SizeIs(10));
  EXPECT_EQ(first.statistics.generated, whole.statistics.generated);
  for (std::size_t id = 0; id < 10; ++id) {
    EXPECT_EQ(first.states[id].fate, whole.states[id].fate);
    EXPECT_EQ(first.states[id].decision, whole.states[id].decision);
  }
}

TEST(LearningTraceTest, AContradictoryStartIsADeadEnd) {
  const Trace trace = record(sudokuOf(kConflict)).trace;
  ASSERT_THAT(trace.states, SizeIs(1));
  EXPECT_EQ(trace.outcome, search::Outcome::exhausted);
  EXPECT_EQ(trace.states[0].fate, Fate::deadEnd);
  EXPECT_EQ(trace.states[0].order, 1U);
  EXPECT_NE(textOf(trace.states[0], "text"), "");
}

TEST(LearningTraceTest, BothFormatsSayWhereASearchWentBackTo) {
  const Trace trace = record(sudokuOf(kLearning)).trace;
  std::ostringstream lines, dot;
  writeJsonLines(lines, trace);
  EXPECT_THAT(lines.str(), HasSubstr(R"("level":0)"));
  EXPECT_THAT(lines.str(), HasSubstr(R"("clause":"not all of: r4c6 is not 2, r5c5 is not 2")"));
  EXPECT_THAT(lines.str(), HasSubstr(R"("backTo":)"));
  writeDot(dot, trace);
  EXPECT_THAT(dot.str(), testing::ContainsRegex(
                             "\\[style=dashed, constraint=false, label=\"back [2-9] levels\"\\]"));
  EXPECT_THAT(dot.str(), testing::Not(HasSubstr("back 1 levels")));
}

}  // namespace
