#include "sudoku/RuleSet.h"

#include <gtest/gtest.h>

#include "sudoku/NamedRuleSets.h"

namespace {

using sudoku::Branching;
using sudoku::Rule;
using sudoku::RuleSet;

TEST(ARuleSet, HasNoRuleAtFirst) {
  for (const Rule rule : sudoku::kRules) EXPECT_FALSE(RuleSet().has(rule)) << name(rule);
  EXPECT_EQ(RuleSet().branching(), Branching::firstUndecided);
  EXPECT_FALSE(RuleSet().collapses());
}

TEST(ARuleSet, SwitchesOnARuleWithThoseThatItNeeds) {
  const RuleSet rules = RuleSet().with(Rule::nakedTriple);
  EXPECT_TRUE(rules.has(Rule::nakedTriple));
  EXPECT_TRUE(rules.has(Rule::nakedPair));
  EXPECT_TRUE(rules.has(Rule::nakedSingle));
  EXPECT_FALSE(rules.has(Rule::hiddenSingle));
}

TEST(ARuleSet, SwitchesOffARuleWithThoseThatNeedIt) {
  const RuleSet rules = RuleSet().with(Rule::hiddenTriple).with(Rule::nakedSingle);
  EXPECT_FALSE(rules.without(Rule::hiddenSingle).has(Rule::hiddenTriple));
  EXPECT_FALSE(rules.without(Rule::hiddenSingle).has(Rule::hiddenPair));
  EXPECT_TRUE(rules.without(Rule::hiddenSingle).has(Rule::nakedSingle));
}

TEST(ARuleSet, DoesNotChangeWhenAnotherIsMadeFromIt) {
  const RuleSet rules = sudoku::kCoursework;
  EXPECT_NE(rules, rules.with(Rule::hiddenSingle));
  EXPECT_NE(rules, rules.collapsing());
  EXPECT_NE(rules, rules.with(Branching::fewestCandidates));
  EXPECT_EQ(rules, sudoku::kCoursework);
  EXPECT_EQ(rules, rules.collapsing().collapsing(false));
}

TEST(TheNamedRuleSets, AreWhatTheirNamesSay) {
  EXPECT_EQ(sudoku::kCoursework, RuleSet().with(Rule::nakedSingle));
  EXPECT_EQ(sudoku::kPairs, sudoku::kCoursework.with(Rule::nakedPair));
  EXPECT_EQ(sudoku::kCollapse, sudoku::kCoursework.collapsing());
  EXPECT_EQ(sudoku::kPairsCollapse, sudoku::kPairs.collapsing());
  EXPECT_TRUE(sudoku::kFull.has(Rule::nakedSingle));
  EXPECT_TRUE(sudoku::kFull.has(Rule::nakedPair));
  EXPECT_TRUE(sudoku::kFull.collapses());
  EXPECT_EQ(sudoku::kFull.branching(), Branching::mostConstraining);
}

}  // namespace
