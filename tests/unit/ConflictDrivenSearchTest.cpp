// ConflictDrivenSearch finds the solutions that exist, each once, whatever the puzzle.

#include "search/ConflictDrivenSearch.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <memory>
#include <random>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "Sudoku.h"
#include "apps/puzzles/ExplainedQueens.h"
#include "apps/puzzles/Queens.h"
#include "search/learning/OneOf.h"
#include "sudoku/Checker.h"
#include "sudoku/learning/ExplainedSudoku.h"
#include "tests/reference/BruteForce.h"
#include "tests/reference/Lines.h"
#include "tests/reference/RandomPuzzles.h"
#include "tests/synthetic/FaultyMap.h"
#include "tests/synthetic/Switches.h"

namespace {

using reference::blank;
using reference::BruteForce;
using search::ConflictDrivenSearch;
using search::Literal;
using search::Outcome;
using synthetic::FaultyMap;
using synthetic::Lamp;
using synthetic::Switches;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::ThrowsMessage;

std::string drawing(const Searchable& state) {
  std::ostringstream out;
  state.write(out);
  return out.str();
}

std::unique_ptr<ExplainedSudoku> explained(const sudoku::Puzzle& puzzle) {
  return std::make_unique<ExplainedSudoku>(Sudoku(puzzle));
}

// All solutions of a Sudoku, each accepted by the checker.
BruteForce::Solutions solutionsOf(const sudoku::Puzzle& puzzle) {
  BruteForce::Solutions found;
  ConflictDrivenSearch search(explained(puzzle));
  while (search.solve() != nullptr) {
    const std::unique_ptr<Searchable> state = search.releaseSolution();
    const sudoku::Puzzle solution = dynamic_cast<const Sudoku&>(*state).squares();
    EXPECT_THAT(sudoku::check(puzzle, solution), IsEmpty());
    EXPECT_TRUE(found.insert(solution.squares).second) << "a solution was returned twice";
  }
  EXPECT_EQ(search.outcome(), Outcome::exhausted);
  return found;
}

TEST(ConflictDrivenSearchTest, SaysWhatAPuzzleMustImplement) {
  EXPECT_THAT([] { ConflictDrivenSearch search(std::make_unique<Queens>(4)); },
              ThrowsMessage<std::invalid_argument>(HasSubstr("search::Explained")));
  EXPECT_THROW(ConflictDrivenSearch(nullptr), std::invalid_argument);
}

TEST(ConflictDrivenSearchTest, FindsAllPlacementsOfQueens) {
  std::vector<std::size_t> counts;
  for (int size = 1; size <= 8; ++size) {
    ConflictDrivenSearch search(std::make_unique<ExplainedQueens>(Queens(size)));
    std::set<std::string> drawings;
    while (const Searchable* const solution = search.solve()) drawings.insert(drawing(*solution));
    EXPECT_EQ(search.outcome(), Outcome::exhausted);
    counts.push_back(drawings.size());
  }
  EXPECT_THAT(counts, ElementsAre(1, 0, 0, 2, 10, 4, 40, 92));
}

TEST(ConflictDrivenSearchTest, KeepsTheQueensOfTheStart) {
  const auto firstRow = Queens(6).successors();
  const Queens& start = dynamic_cast<const Queens&>(*firstRow[1]);
  ConflictDrivenSearch search(std::make_unique<ExplainedQueens>(start));
  const auto* const solution = dynamic_cast<const Queens*>(search.solve());
  ASSERT_NE(solution, nullptr);
  EXPECT_TRUE(solution->hasQueen(0, 1));
  EXPECT_EQ(search.solve(), nullptr);
}

TEST(ConflictDrivenSearchTest, FindsEachPositionOfSwitchesOnce) {
  std::mt19937 random(1);
  const auto below = [&](unsigned bound) { return static_cast<int>(random() % bound); };
  constexpr int kSwitches = 9;
  int unsolvable = 0;
  for (int round = 0; round < 200; ++round) {
    std::vector<Lamp> lamps(3 + static_cast<std::size_t>(below(6)));
    for (Lamp& lamp : lamps) {
      lamp.shines = below(2) == 1;
      for (int i = 0; i < kSwitches; ++i) {
        if (below(3) == 0) lamp.switches.push_back(i);
      }
    }
    int expected = 0;
    for (unsigned positions = 0; positions < 1u << kSwitches; ++positions) {
      expected += std::all_of(lamps.begin(), lamps.end(), [&](const Lamp& lamp) {
        unsigned on = 0;
        for (const int number : lamp.switches) on += positions >> number & 1;
        return (on % 2 == 1) == lamp.shines;
      });
    }
    unsolvable += expected == 0;
    ConflictDrivenSearch search(std::make_unique<Switches>(kSwitches, lamps));
    std::set<std::string> found;
    while (const Searchable* const solution = search.solve()) {
      EXPECT_TRUE(solution->isSolution());
      EXPECT_TRUE(found.insert(drawing(*solution)).second);
    }
    ASSERT_THAT(found, SizeIs(expected)) << "round " << round;
  }
  EXPECT_GT(unsolvable, 10);
}

TEST(ConflictDrivenSearchTest, FindsTheSolutionsThatTryingEveryValueFinds) {
  reference::RandomPuzzles puzzles(7);
  int solvable = 0, unsolvable = 0;
  for (const int size : {4, 9}) {
    const BruteForce bruteForce(size, reference::unitsOf(size));
    const int order = size == 4 ? 2 : 3;
    for (int round = 0; round < 300; ++round) {
      const sudoku::Puzzle puzzle =
          puzzles.doubtful(order, size == 4 ? 10 + puzzles.below(40) : 36 + puzzles.below(20));
      const BruteForce::Solutions expected = bruteForce.solutions(puzzle.squares, 100'000);
      ASSERT_EQ(solutionsOf(puzzle), expected) << "round " << round << " of size " << size;
      ++(expected.empty() ? unsolvable : solvable);
    }
  }
  EXPECT_GT(solvable, 100);
  EXPECT_GT(unsolvable, 100);
}

TEST(ConflictDrivenSearchTest, ForgetsTheSolutionsThatItReturned) {
  ConflictDrivenSearch search(explained(blank(9)));
  for (int i = 0; i < 5000; ++i) ASSERT_NE(search.solve(), nullptr);
  EXPECT_LT(search.learning().learned, 1000u);
}

TEST(ConflictDrivenSearchTest, GoesOnAfterALimit) {
  const sudoku::Puzzle puzzle = reference::RandomPuzzles(3).solvable(5, 45);
  ConflictDrivenSearch whole(explained(puzzle));
  const std::string expected = drawing(*whole.solve());

  ConflictDrivenSearch search(explained(puzzle));
  search::Limits limits;
  limits.expanded = 10;
  search.setLimits(limits);
  EXPECT_EQ(search.solve(), nullptr);
  EXPECT_EQ(search.outcome(), Outcome::expandedLimit);
  EXPECT_EQ(search.getNodesExpanded(), 10);

  limits.expanded = search::kUnlimited;
  limits.timeNs = 0;
  search.setLimits(limits);
  EXPECT_EQ(search.solve(), nullptr);
  EXPECT_EQ(search.outcome(), Outcome::timeLimit);

  std::atomic<bool> stop = true;
  limits.timeNs = search::kUnlimited;
  limits.stop = &stop;
  search.setLimits(limits);
  EXPECT_EQ(search.solve(), nullptr);
  EXPECT_EQ(search.outcome(), Outcome::stopped);

  stop = false;
  const Searchable* const solution = search.solve();
  ASSERT_NE(solution, nullptr);
  EXPECT_EQ(drawing(*solution), expected);
  EXPECT_EQ(search.getNodesExpanded(), whole.getNodesExpanded());
}

TEST(ConflictDrivenSearchTest, FindsNothingOnAContradictoryBoard) {
  sudoku::Puzzle puzzle = blank(4);
  puzzle.squares[0] = puzzle.squares[1] = 1;
  ConflictDrivenSearch search(explained(puzzle));
  EXPECT_EQ(search.solve(), nullptr);
  EXPECT_EQ(search.outcome(), Outcome::exhausted);
  EXPECT_EQ(search.getNodesExpanded(), 0);
}

TEST(ConflictDrivenSearchTest, ReturnsAFullBoardOnce) {
  const sudoku::Puzzle full = reference::RandomPuzzles(1).fullBoard(3);
  EXPECT_THAT(solutionsOf(full), ElementsAre(full.squares));
}

TEST(ConflictDrivenSearchTest, TellsObserversOfSolutions) {
  struct Solutions : search::Observer {
    void solution(const search::Node& node) override { drawings.push_back(drawing(*node.state)); }
    std::vector<std::string> drawings;
  } observer;
  ConflictDrivenSearch search(std::make_unique<ExplainedQueens>(Queens(4)));
  search.setObserver(&observer);
  std::vector<std::string> drawings;
  while (const Searchable* const solution = search.solve()) drawings.push_back(drawing(*solution));
  EXPECT_EQ(observer.drawings, drawings);
  EXPECT_THAT(drawings, SizeIs(2));
}

// Throws once, at the given call.
class Fragile : public ExplainedQueens {
 public:
  Fragile(int size, int calls) : ExplainedQueens(Queens(size)), calls_(calls) {}

  bool follow(Literal news, search::Known& known) override {
    if (--calls_ == 0) throw std::runtime_error("once");
    return ExplainedQueens::follow(news, known);
  }

  void explain(Literal consequence, int hint, const search::Known& known,
               std::vector<Literal>& because) const override {
    if (--calls_ == 0) throw std::runtime_error("once");
    ExplainedQueens::explain(consequence, hint, known, because);
  }

 private:
  mutable int calls_;
};

TEST(ConflictDrivenSearchTest, LosesNoSolutionWhenThePuzzleThrows) {
  for (int calls = 1; calls < 400; calls += 3) {
    ConflictDrivenSearch search(std::make_unique<Fragile>(6, calls));
    std::set<std::string> drawings;
    int thrown = 0;
    for (;;) {
      try {
        const Searchable* const solution = search.solve();
        if (solution == nullptr) break;
        drawings.insert(drawing(*solution));
      } catch (const std::runtime_error&) {
        ++thrown;
        EXPECT_EQ(search.outcome(), Outcome::interrupted);
      }
    }
    EXPECT_THAT(drawings, SizeIs(4)) << "call " << calls;
    EXPECT_EQ(thrown, 1) << "call " << calls;
  }
}

// Does not notice that queens attack each other.
class Careless : public ExplainedQueens {
 public:
  using ExplainedQueens::ExplainedQueens;
  bool follow(Literal, search::Known&) override { return true; }
};

TEST(ConflictDrivenSearchTest, RejectsAStateThatIsNoSolution) {
  ConflictDrivenSearch search(std::make_unique<Careless>(Queens(4)));
  EXPECT_THAT([&] { search.solve(); },
              ThrowsMessage<std::logic_error>(HasSubstr("the state is not a solution")));
}

std::size_t countOfMaps(FaultyMap::Fault fault) {
  ConflictDrivenSearch search(std::make_unique<FaultyMap>(fault));
  std::set<std::string> drawings;
  while (const Searchable* const solution = search.solve()) drawings.insert(drawing(*solution));
  return drawings.size();
}

TEST(ConflictDrivenSearchTest, LosesNoSolutionWhenAPuzzleIgnoresThatALiteralIsRefused) {
  EXPECT_EQ(countOfMaps(FaultyMap::Fault::none), 12U);
  EXPECT_EQ(countOfMaps(FaultyMap::Fault::ignoresRefusals), 12U);
}

TEST(ConflictDrivenSearchTest, RejectsAContradictionWithoutALiteral) {
  EXPECT_THAT([] { countOfMaps(FaultyMap::Fault::returnsFalseWithoutALiteral); },
              ThrowsMessage<std::logic_error>(HasSubstr("Known::add() refused no literal")));
}

TEST(ConflictDrivenSearchTest, RejectsALiteralWithoutAReasonAfterADecision) {
  EXPECT_THAT([] { countOfMaps(FaultyMap::Fault::givesNoReason); },
              ThrowsMessage<std::logic_error>(HasSubstr("needs a reason or a hint")));
}

TEST(ConflictDrivenSearchTest, RejectsReasonsThatExplainNothing) {
  for (const FaultyMap::Fault fault :
       {FaultyMap::Fault::explainsByNothing, FaultyMap::Fault::explainsByWhatIsUnknown,
        FaultyMap::Fault::explainsByWhatBecameKnownLater}) {
    EXPECT_THAT([&] { countOfMaps(fault); },
                ThrowsMessage<std::logic_error>(HasSubstr("known before it, at least one")))
        << static_cast<int>(fault);
  }
}

TEST(ConflictDrivenSearchTest, RejectsAPuzzleWithoutAState) {
  EXPECT_THAT([] { countOfMaps(FaultyMap::Fault::hasNoState); },
              ThrowsMessage<std::logic_error>(HasSubstr("state() returned no state")));
}

TEST(ConflictDrivenSearchTest, PutsFactsIntoWords) {
  const ExplainedSudoku board{Sudoku(blank(4))};
  EXPECT_EQ(board.text(Literal(0)), "r1c1 is 1");
  EXPECT_EQ(board.text(!Literal(21)), "r2c2 is not 2");
  const ExplainedQueens queens(Queens(4));
  EXPECT_EQ(queens.text(!Literal(5)), "r2c2 has no queen");
  EXPECT_EQ(Switches(2, {}).text(!Literal(1)), "not fact 1");
}

}  // namespace
