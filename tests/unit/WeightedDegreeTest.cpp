#include "sudoku/branching/WeightedDegree.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "Sudoku.h"
#include "sudoku/BlankBoard.h"
#include "sudoku/Board.h"
#include "sudoku/Choice.h"
#include "sudoku/Geometry.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"
#include "tests/Puzzles.h"
#include "tests/reference/Lines.h"

namespace {

using sudoku::Branching;
using sudoku::Choice;

// A 4x4 grid with the counts that a test sets. Everything else is decided.
struct StubGrid {
  static constexpr int kSettled = 255;
  using Key = std::tuple<int, int, int>;

  std::map<Key, int> left;
  std::map<Key, std::uint64_t> found;
  std::map<Key, int> effect;
  sudoku::RuleSet ruleSet = sudoku::kFull;

  static Key key(const Choice& choice) { return {choice.square, choice.unit, choice.value}; }
  template <class Map>
  static typename Map::mapped_type in(const Map& map, const Choice& choice, int otherwise) {
    const auto found = map.find(key(choice));
    return found == map.end() ? static_cast<typename Map::mapped_type>(otherwise) : found->second;
  }

  const sudoku::Geometry& geometry() const { return sudoku::Geometry::ofSize(4); }
  const sudoku::RuleSet& rules() const { return ruleSet; }
  bool isUndecided(int square) const { return candidatesLeft(square) > 1; }
  int candidatesLeft(int square) const { return in(left, Choice{square}, 1); }
  int placesLeft(int unit, int value) const { return in(left, {-1, unit, value}, kSettled); }
  std::uint64_t failures(const Choice& choice) const { return in(found, choice, 0); }
};

auto effects(const StubGrid& grid, const sudoku::Geometry&) {
  return [&grid](const Choice& choice) { return StubGrid::in(grid.effect, choice, 0); };
}

StubGrid::Key hardest(const StubGrid& grid) {
  return StubGrid::key(sudoku::hardestChoice(grid));
}

const StubGrid::Key kSquare3 = {3, -1, 0}, kSquare9 = {9, -1, 0};
const StubGrid::Key kTwoInRow2 = {-1, 1, 2}, kFourInBox4 = {-1, 11, 4};

TEST(TheHardestChoice, IsTheOnlyOpenChoice) {
  for (const auto& only : {kSquare3, kSquare9, kTwoInRow2, kFourInBox4}) {
    StubGrid grid;
    grid.left[only] = 3;
    EXPECT_EQ(hardest(grid), only);
  }
}

TEST(TheHardestChoice, HasFewestCandidatesWhileNothingHasContradicted) {
  StubGrid grid;
  grid.left = {{kSquare3, 4}, {kSquare9, 3}, {kTwoInRow2, 4}, {kFourInBox4, 2}};
  EXPECT_EQ(hardest(grid), kFourInBox4);
  grid.left[kFourInBox4] = 4;
  EXPECT_EQ(hardest(grid), kSquare9);
}

TEST(TheHardestChoice, HasFewestCandidatesForEachContradictionFoundThere) {
  StubGrid grid;
  grid.left = {{kSquare3, 2}, {kFourInBox4, 4}};
  grid.found[kFourInBox4] = 1;
  EXPECT_EQ(hardest(grid), kSquare3) << "2 of 4 is no more than 1 of 2";
  grid.found[kFourInBox4] = 2;
  EXPECT_EQ(hardest(grid), kFourInBox4);
}

TEST(TheHardestChoice, HasTheGreatestEffectIfSeveralTie) {
  StubGrid squares;
  squares.left = {{kSquare3, 2}, {kSquare9, 2}};
  EXPECT_EQ(hardest(squares), kSquare3);
  squares.effect[kSquare9] = 1;
  EXPECT_EQ(hardest(squares), kSquare9);
  StubGrid places;
  places.left = {{kTwoInRow2, 2}, {kFourInBox4, 2}};
  EXPECT_EQ(hardest(places), kTwoInRow2);
  places.effect[kFourInBox4] = 1;
  EXPECT_EQ(hardest(places), kFourInBox4);
}

TEST(TheHardestChoice, IsASquareIfASquareAndPlacesTie) {
  StubGrid grid;
  grid.left = {{kSquare9, 2}, {kTwoInRow2, 2}};
  grid.effect[kTwoInRow2] = 1;
  EXPECT_EQ(hardest(grid), kSquare9);
}

TEST(TheHardestChoice, IsASquareIfTheRulesDoNotCountPlaces) {
  StubGrid grid;
  grid.ruleSet = sudoku::kCoursework;
  grid.left = {{kSquare9, 4}, {kTwoInRow2, 2}};
  EXPECT_EQ(hardest(grid), kSquare9);
}

// Arto Inkala's puzzle of 2012.
const sudoku::Puzzle kInkala = reference::puzzleOf(kHard);

// Branches on the hardest choice, without guessing and collapsing.
std::unique_ptr<sudoku::Board> boardOf(const sudoku::Puzzle& puzzle) {
  const auto rules = sudoku::kFull.with(Branching::hardest).guessing(false).collapsing(false);
  auto board = sudoku::blankBoard(puzzle.size, rules);
  const std::vector<sudoku::Candidate> givens = reference::givensOf(puzzle);
  EXPECT_TRUE(board->decide(givens.data(), givens.data() + givens.size(), nullptr));
  return board;
}

// The number of squares of the unit that can still have the value.
std::size_t placesIn(const sudoku::Board& board, int unit, int value) {
  const auto squares = board.geometry().squaresOf(unit);
  return static_cast<std::size_t>(std::count_if(squares.begin(), squares.end(), [&](int square) {
    return board.candidates(square).contains(value);
  }));
}

TEST(AlternativesOfTheHardestChoice, AreAllValuesOfASquareOrAllPlacesOfAValueInAUnit) {
  int ofSquares = 0, ofPlaces = 0;
  std::vector<std::unique_ptr<sudoku::Board>> open = boardOf(kInkala)->branches();
  while (!open.empty()) {
    const auto next = std::move(open.back());
    open.pop_back();
    if (next->undecided() == 0) continue;
    const std::vector<sudoku::Candidate> alternatives = next->alternatives();
    ASSERT_GE(alternatives.size(), 2U);
    const sudoku::Candidate first = alternatives.front(), last = alternatives.back();
    const bool isOfSquare = first.square == last.square;
    ++(isOfSquare ? ofSquares : ofPlaces);
    std::set<int> different;
    for (const sudoku::Candidate& each : alternatives) {
      EXPECT_TRUE(next->candidates(each.square).contains(each.value));
      EXPECT_TRUE(isOfSquare ? each.square == first.square : each.value == first.value);
      different.insert(isOfSquare ? each.value : each.square);
    }
    EXPECT_EQ(different.size(), alternatives.size());
    const auto& units = next->geometry().unitsOf(first.square);
    const auto hasAllPlaces = [&](int unit) {
      return next->geometry().isInUnit(last.square, unit) &&
             placesIn(*next, unit, first.value) == alternatives.size();
    };
    EXPECT_TRUE(isOfSquare
                    ? next->candidates(first.square).size() == static_cast<int>(alternatives.size())
                    : std::any_of(units.begin(), units.end(), hasAllPlaces));
    for (auto& branch : next->branches()) open.push_back(std::move(branch));
  }
  EXPECT_GT(ofSquares, 0);
  EXPECT_GT(ofPlaces, 0);
}

// These decisions leave the last square of a blank 4x4 board without a candidate.
const std::vector<sudoku::Candidate> kContradiction = {{12, 1}, {13, 2}, {3, 3}, {7, 4}};
constexpr int kLast = 15;

TEST(AlternativesOfTheHardestChoice, FollowTheContradictionsOfTheBoardsOfTheSearch) {
  const auto blank = boardOf(Sudoku(4).squares())->copyInSearch();
  EXPECT_NE(blank->alternatives().front().square, kLast);
  for (int i = 0; i < 20; ++i) {
    EXPECT_FALSE(
        blank->copyInSearch()->decide(kContradiction.data(), kContradiction.data() + 4, nullptr));
  }
  const std::vector<sudoku::Candidate> learned = blank->alternatives();
  EXPECT_TRUE(std::any_of(learned.begin(), learned.end(),
                          [&](const sudoku::Candidate& each) { return each.square == kLast; }));
}

TEST(AlternativesOfTheHardestChoice, DoNotFollowTheContradictionsOfAClone) {
  const auto blank = boardOf(Sudoku(4).squares())->copyInSearch();
  for (int i = 0; i < 20; ++i) {
    EXPECT_FALSE(blank->clone()->decide(kContradiction.data(), kContradiction.data() + 4, nullptr));
  }
  EXPECT_EQ(blank->alternatives().front().square, 0);
}

}  // namespace
