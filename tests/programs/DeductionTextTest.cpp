// The text of each kind of deduction, on a 9x9 board. Squares are numbered row by row from 0.

#include "apps/sudoku/DeductionText.h"
#include "apps/support/BoardText.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "sudoku/Deduction.h"
#include "sudoku/RuleSet.h"
#include "sudoku/Shape.h"

namespace {

using sudoku::Candidate;
using sudoku::Deduction;
using sudoku::Rule;

const sudoku::Shape kNine = sudoku::Shape(9);

constexpr int kRow3 = 2;
constexpr int kColumn2 = 9 + 1;
constexpr int kColumn5 = 9 + 4;
constexpr int kBox1 = 18;
constexpr int kBox2 = 19;

// The square in a row and column, both from 1.
constexpr int at(int row, int col) {
  return (row - 1) * 9 + col - 1;
}

std::string textOf(std::optional<Rule> rule, int unit, std::vector<int> squares,
                   std::vector<int> values, std::optional<Candidate> decided,
                   std::vector<Candidate> removed, int secondUnit = -1) {
  return sudokuProgram::deductionText({rule, unit, squares, values, decided, removed, secondUnit},
                                      kNine);
}

TEST(DeductionTextTest, SquaresAndUnitsCountFromOne) {
  EXPECT_EQ(apps::squareName(at(1, 1), 9), "r1c1");
  EXPECT_EQ(apps::squareName(at(9, 8), 9), "r9c8");
  EXPECT_EQ(kNine.unitName(kRow3), "row 3");
  EXPECT_EQ(kNine.unitName(kColumn5), "column 5");
  EXPECT_EQ(kNine.unitName(kBox1), "box 1");
}

TEST(DeductionTextTest, RuleNamesAreWords) {
  EXPECT_EQ(sudokuProgram::ruleName(Rule::nakedSingle), "naked single");
  EXPECT_EQ(sudokuProgram::ruleName(Rule::lockedCandidate), "locked candidate");
}

TEST(DeductionTextTest, ANakedSingle) {
  EXPECT_EQ(textOf(Rule::nakedSingle, -1, {at(4, 5)}, {7}, Candidate{at(4, 5), 7},
                   {{at(4, 1), 7}, {at(6, 4), 7}}),
            "naked single: r4c5 = 7, its only candidate; removes 7 from r4c1, r6c4");
}

TEST(DeductionTextTest, ADecisionWithoutRemovedCandidatesDoesNotMentionRemoving) {
  EXPECT_EQ(textOf(Rule::hiddenSingle, kRow3, {at(3, 2)}, {5}, Candidate{at(3, 2), 5},
                   {{at(3, 2), 1}, {at(3, 2), 9}}),
            "hidden single: r3c2 = 5, the only place for 5 in row 3");
}

TEST(DeductionTextTest, SquaresThatLoseTheSameValuesAreListedTogether) {
  EXPECT_EQ(textOf(Rule::nakedPair, kRow3, {at(3, 1), at(3, 4)}, {3, 4}, {},
                   {{at(3, 2), 3}, {at(3, 2), 4}, {at(3, 5), 4}, {at(3, 7), 3}, {at(3, 7), 4}}),
            "naked pair: r3c1 and r3c4 have only 3 and 4 between them in row 3; "
            "removes 3, 4 from r3c2, r3c7; 4 from r3c5");
}

TEST(DeductionTextTest, ANakedTriple) {
  EXPECT_EQ(textOf(Rule::nakedTriple, kColumn5, {at(1, 5), at(4, 5), at(9, 5)}, {1, 2, 3}, {},
                   {{at(2, 5), 1}}),
            "naked triple: r1c5, r4c5 and r9c5 have only 1, 2 and 3 between them in column 5; "
            "removes 1 from r2c5");
}

TEST(DeductionTextTest, AHiddenPair) {
  EXPECT_EQ(textOf(Rule::hiddenPair, kBox1, {at(1, 1), at(2, 3)}, {2, 8}, {},
                   {{at(1, 1), 4}, {at(2, 3), 4}}),
            "hidden pair: 2 and 8 can only go in r1c1 and r2c3 in box 1; "
            "removes 4 from r1c1, r2c3");
}

TEST(DeductionTextTest, AHiddenTriple) {
  EXPECT_EQ(textOf(Rule::hiddenTriple, kRow3, {}, {1, 2, 3}, {}, {{at(3, 3), 7}}),
            "hidden triple: 1, 2 and 3 have three places between them in row 3; "
            "removes 7 from r3c3");
}

TEST(DeductionTextTest, ALockedCandidateThatPointsFromABoxAlongAColumn) {
  EXPECT_EQ(
      textOf(Rule::lockedCandidate, kBox1, {}, {7}, {}, {{at(5, 2), 7}, {at(9, 2), 7}}, kColumn2),
      "locked candidate: 7 of box 1 can only go where it meets column 2; "
      "removes 7 from r5c2, r9c2");
}

TEST(DeductionTextTest, ALockedCandidateThatIsClaimedByARow) {
  EXPECT_EQ(
      textOf(Rule::lockedCandidate, kRow3, {}, {7}, {}, {{at(1, 5), 7}, {at(2, 5), 7}}, kBox2),
      "locked candidate: 7 of row 3 can only go where it meets box 2; "
      "removes 7 from r1c5, r2c5");
}

TEST(DeductionTextTest, ADecisionFromOutsideHasNoRule) {
  EXPECT_EQ(textOf({}, -1, {at(1, 1)}, {5}, Candidate{at(1, 1), 5}, {{at(1, 2), 5}}),
            "r1c1 = 5; removes 5 from r1c2");
}

TEST(DeductionTextTest, AContradictionIsAboutASquareOrAUnit) {
  EXPECT_EQ(sudokuProgram::contradictionText({at(5, 5), -1, 0}, kNine),
            "r5c5 has no candidate left");
  EXPECT_EQ(sudokuProgram::contradictionText({-1, kRow3, 7}, kNine),
            "7 has no place left in row 3");
}

}  // namespace
