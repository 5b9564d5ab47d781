// A usual mistake is named if it gives all answers that were seen, and never otherwise.

#include "apps/solving/Suspects.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace {

using apps::Habits;
using apps::PlainBoard;
using apps::SeenBoard;

// Sets squares until this board or a right one refuses: nearly always to candidates, seldom to any
// value.
SeenBoard boardOf(const Habits& habits, int size, std::mt19937& random) {
  const auto below = [&](int bound) {
    return static_cast<int>(random() % static_cast<unsigned>(bound));
  };
  PlainBoard board(size, habits), right(size, {});
  SeenBoard seen{size};
  for (int calls = 0; calls < size * size; ++calls) {
    const int square = below(size * size);
    int value = 1 + below(size);
    const bool isAny = below(60) == 0;
    while (!isAny && (right.candidates(square) >> value & 1) == 0) value = value % size + 1;
    const bool holds = board.set(square, value);
    seen.calls.push_back({square, value, holds, holds ? board.squares() : sudoku::Puzzle()});
    if (!holds || !right.set(square, value)) break;
  }
  return seen;
}

std::vector<SeenBoard> boardsOf(const Habits& habits) {
  std::mt19937 random(7);
  std::vector<SeenBoard> boards;
  if (habits.missing == 16) boards.push_back(boardOf(habits, 16, random));
  for (int i = 0; i < 8; ++i) boards.push_back(boardOf(habits, 4, random));
  for (int i = 0; i < 36; ++i) boards.push_back(boardOf(habits, 9, random));
  return boards;
}

bool isNamed(const std::string& mistake, const std::vector<SeenBoard>& boards) {
  const auto suspects = apps::suspectsOf(boards, true);
  return std::any_of(suspects.begin(), suspects.end(),
                     [&](const apps::Suspect& each) { return each.mistake == mistake; });
}

TEST(Suspects, RightBoardsAreSuspectedOfNothing) {
  for (const apps::Way way : {apps::Way::overSquares, apps::Way::overUnits, apps::Way::recursion,
                              apps::Way::queue, apps::Way::stack}) {
    for (const apps::Pairs pairs : {apps::Pairs::none, apps::Pairs::right}) {
      for (const apps::Hidden hidden : {apps::Hidden::none, apps::Hidden::right}) {
        const auto boards = boardsOf({.way = way, .pairs = pairs, .hidden = hidden});
        EXPECT_EQ(apps::namesOf(apps::suspectsOf(boards, true)), "");
      }
    }
  }
}

// One for each sentence.
std::vector<apps::Suspect> sentences() {
  std::vector<apps::Suspect> all;
  for (const apps::Suspect& each : apps::usualMistakes()) {
    const bool isKnown = std::any_of(all.begin(), all.end(), [&](const apps::Suspect& other) {
      return other.mistake == each.mistake;
    });
    if (!isKnown) all.push_back(each);
  }
  return all;
}

class EachSuspect : public testing::TestWithParam<std::size_t> {};

TEST_P(EachSuspect, IsNamedIfItGivesAllAnswers) {
  const apps::Suspect suspect = sentences().at(GetParam());
  std::vector<SeenBoard> boards = boardsOf(suspect.habits);
  EXPECT_TRUE(isNamed(suspect.mistake, boards)) << suspect.mistake << '\n'
                                                << apps::namesOf(apps::suspectsOf(boards, true));
  // One answer that it does not give acquits it.
  apps::SeenCall& answer = boards.back().calls.front();
  answer.holds = !answer.holds;
  EXPECT_FALSE(isNamed(suspect.mistake, boards)) << suspect.mistake;
}

TEST(Suspects, AreNamedBesideARuleOfPairs) {
  const std::vector<apps::Suspect> all = sentences();
  for (std::size_t i = 0; i < all.size(); i += 6) {
    apps::Suspect suspect = all[i];
    if (suspect.habits.pairs == apps::Pairs::none) suspect.habits.pairs = apps::Pairs::right;
    EXPECT_TRUE(isNamed(suspect.mistake, boardsOf(suspect.habits))) << suspect.mistake;
  }
}

INSTANTIATE_TEST_SUITE_P(Suspects, EachSuspect, testing::Range<std::size_t>(0, sentences().size()));

}  // namespace
