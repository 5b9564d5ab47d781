// A usual mistake is named if it gives all answers that were seen, and never otherwise.

#include "apps/solving/Suspects.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
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

// A board that shares no code with PlainBoard: sets of candidates on 9x9, passes over the board.
struct OtherBoard {
  enum Fault { boxColumnsFromRow, onePassOfSingles, looseTwins, forgottenPlaces };

  explicit OtherBoard(Fault of) : fault(of) {
    for (int square = 0; square < 81; ++square) left[square] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  }

  Fault fault;
  std::map<int, std::set<int>> left;

  bool isPeer(int one, int other) const {
    const int row = one / 9, col = one % 9, toRow = other / 9, toCol = other % 9;
    const int boxCol = (fault == boxColumnsFromRow ? row : col) / 3;
    const bool isInBox = row / 3 == toRow / 3 && boxCol == toCol / 3;
    return one != other && (row == toRow || col == toCol || isInBox);
  }

  static int squareOf(int unit, int i) {
    const int number = unit % 9;
    return unit < 9    ? number * 9 + i
           : unit < 18 ? i * 9 + number
                       : (number / 3 * 3 + i / 3) * 9 + number % 3 * 3 + i % 3;
  }

  bool take(int square, int value, bool& isChanged) {
    isChanged = left[square].erase(value) > 0 || isChanged;
    return !left[square].empty();
  }

  bool pairs(int unit, bool& isChanged) {
    for (int i = 0; i < 9; ++i) {
      const std::set<int> two = left[squareOf(unit, i)];
      for (int j = i + 1; j < 9 && two.size() == 2; ++j) {
        const std::set<int>& other = left[squareOf(unit, j)];
        const bool isTwin = fault == looseTwins
                                ? std::includes(other.begin(), other.end(), two.begin(), two.end())
                                : other == two;
        for (int k = 0; k < 9 && isTwin; ++k) {
          for (const int value : two) {
            if (k != i && k != j && !take(squareOf(unit, k), value, isChanged)) return false;
          }
        }
        if (left[squareOf(unit, i)] != two) break;
      }
    }
    return true;
  }

  void onlyPlaces(int unit, bool& isChanged) {
    for (int value = 1; value <= 9; ++value) {
      std::vector<int> places;
      for (int i = 0; i < 9; ++i) {
        const std::set<int>& here = left[squareOf(unit, i)];
        if (here.size() > 1 && here.count(value) == 1) places.push_back(squareOf(unit, i));
      }
      if (places.size() != 1) continue;
      left[places[0]] = {value};
      isChanged = true;
    }
  }

  bool set(int square, int value) {
    if (left[square].count(value) == 0) return false;
    left[square] = {value};
    for (bool isChanged = true; isChanged;) {
      isChanged = false;
      for (int unit = 0; unit < 27 && fault == forgottenPlaces; ++unit) onlyPlaces(unit, isChanged);
      for (int one = 0; one < 81; ++one) {
        for (int other = 0; other < 81 && left[one].size() == 1; ++other) {
          if (isPeer(one, other) && !take(other, *left[one].begin(), isChanged)) return false;
        }
      }
      if (fault == onePassOfSingles) isChanged = false;
      for (int unit = 0; unit < 27; ++unit) {
        if (fault != forgottenPlaces && !pairs(unit, isChanged)) return false;
      }
    }
    return true;
  }
};

TEST(Suspects, AreNamedOfABoardThatSharesNoCode) {
  const std::pair<OtherBoard::Fault, std::string> faults[] = {
      {OtherBoard::boxColumnsFromRow, "the columns of the box are computed from the row"},
      {OtherBoard::onePassOfSingles, "propagation ends after one pass over the board"},
      {OtherBoard::looseTwins, "a square that has the two candidates and more counts as the twin"},
      {OtherBoard::forgottenPlaces, "squares that are decided are not counted"}};
  for (const auto& [fault, words] : faults) {
    std::mt19937 random(11);
    std::vector<SeenBoard> boards;
    for (int i = 0; i < 40; ++i) {
      OtherBoard board(fault);
      PlainBoard right(9, {});
      boards.push_back({9});
      for (int calls = 0; calls < 81; ++calls) {
        const int square = static_cast<int>(random() % 81);
        int value = 1 + static_cast<int>(random() % 9);
        while ((right.candidates(square) >> value & 1) == 0) value = value % 9 + 1;
        const bool holds = board.set(square, value);
        sudoku::Puzzle after = sudoku::blankPuzzle(9);
        for (const auto& [each, values] : board.left) {
          if (values.size() == 1)
            after.squares.at(static_cast<std::size_t>(each)) = *values.begin();
        }
        boards.back().calls.push_back({square, value, holds, holds ? after : sudoku::Puzzle()});
        if (!holds || !right.set(square, value)) break;
      }
    }
    EXPECT_THAT(apps::namesOf(apps::suspectsOf(boards, true)), testing::HasSubstr(words));
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
