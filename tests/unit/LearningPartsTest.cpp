// The parts of ConflictDrivenSearch that can be tested alone: when it restarts, which fact it
// decides, what a contradiction teaches, what follows from clauses and from sets in which one fact
// holds.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <stdexcept>
#include <vector>

#include "search/learning/Activity.h"
#include "search/learning/Analysis.h"
#include "search/learning/Clauses.h"
#include "search/learning/Explanations.h"
#include "search/learning/Literal.h"
#include "search/learning/OneOf.h"
#include "search/learning/Phases.h"
#include "search/learning/Schedule.h"
#include "search/learning/Trail.h"
#include "tests/synthetic/Switches.h"

namespace {

using search::Literal;
using testing::ElementsAre;
using testing::UnorderedElementsAre;

constexpr auto kForget = [](Literal) {};

TEST(ScheduleTest, WaitsLongerEachTime) {
  search::Schedule schedule(10);
  std::vector<std::uint64_t> due;
  for (std::uint64_t conflicts = 0; conflicts < 101; ++conflicts) {
    if (schedule.isDue(conflicts)) due.push_back(conflicts);
  }
  EXPECT_THAT(due, ElementsAre(10, 30, 60, 100));
}

// The order in which the facts are taken. All are open again then.
std::vector<int> orderOf(search::Activity& activity, int facts) {
  search::Trail trail(facts);
  while (!trail.isComplete()) trail.decide(Literal(activity.takeNext(trail)));
  std::vector<int> order;
  for (int i = 0; i < facts; ++i) order.push_back(trail[i].fact());
  trail.backtrack(0, [&](Literal literal) { activity.insert(literal.fact()); });
  return order;
}

TEST(ActivityTest, PrefersFactsThatWereBumpedOftenAndLately) {
  search::Activity activity(5);
  EXPECT_THAT(orderOf(activity, 5), ElementsAre(0, 1, 2, 3, 4));
  activity.bump(2);
  activity.bump(2);
  activity.bump(3);
  EXPECT_THAT(orderOf(activity, 5), ElementsAre(2, 3, 0, 1, 4));
  for (int i = 0; i < 3; ++i) activity.decay(0.5);
  activity.bump(4);
  EXPECT_THAT(orderOf(activity, 5), ElementsAre(4, 2, 3, 0, 1));
  activity.insert(4);
  EXPECT_THAT(orderOf(activity, 5), ElementsAre(4, 2, 3, 0, 1));
}

TEST(ActivityTest, KeepsTheOrderWhenScoresBecomeTooLarge) {
  search::Activity activity(3);
  activity.bump(2);
  for (int i = 0; i < 5000; ++i) {
    activity.decay(0.8);
    activity.bump(i % 2);
  }
  EXPECT_THAT(orderOf(activity, 3), ElementsAre(1, 0, 2));
}

TEST(AnalysisTest, LeavesOutLevelsThatHadNoPartInTheContradiction) {
  const synthetic::Switches puzzle(8, {});
  search::Trail trail(puzzle.facts());
  search::Clauses clauses(puzzle.facts());
  // 0 and 5 contradict each other, because of 7.
  clauses.add({Literal(7), !Literal(0), !Literal(5)}, 2);
  clauses.add({!Literal(7), !Literal(0), !Literal(5)}, 2);
  trail.decide(Literal(0));
  ASSERT_TRUE(clauses.follow(Literal(0), trail));
  trail.add(Literal(1), Literal(0));
  trail.add(!Literal(2), Literal(0));
  trail.decide(Literal(3));
  trail.add(Literal(4), Literal(3));
  trail.decide(Literal(5));
  trail.add(Literal(6), Literal(5));
  ASSERT_FALSE(clauses.follow(Literal(5), trail));

  const search::Explanations explanations(puzzle, clauses, trail);
  search::Analysis analysis(trail, explanations, clauses);
  EXPECT_EQ(analysis.begin(), 3);
  analysis.findClause(true);
  EXPECT_THAT(analysis.clause(), ElementsAre(!Literal(5), !Literal(0)));
  EXPECT_EQ(analysis.backjump(), 1);
  EXPECT_EQ(analysis.levels(), 2);
  std::vector<int> facts, companions;
  analysis.forEachFact([&](int fact) { facts.push_back(fact); });
  EXPECT_THAT(facts, UnorderedElementsAre(0, 5, 7));
  analysis.forEachCompanion([&](int fact) { companions.push_back(fact); });
  EXPECT_THAT(companions, UnorderedElementsAre(1, 6)) << "2 does not hold; 4 is of level 2";
}

TEST(PhasesTest, FollowTheStateInWhichTheMostFactsHold) {
  search::Phases phases(4);
  EXPECT_EQ(phases.of(0), Literal(0));
  search::Trail trail(4);
  trail.decide(!Literal(0));
  trail.decide(Literal(1));
  phases.reach(trail, 2);
  phases.save(Literal(0));
  phases.save(!Literal(2));
  EXPECT_EQ(phases.of(0), !Literal(0)) << "the target comes before what was saved";
  EXPECT_EQ(phases.of(2), !Literal(2));
  trail.backtrack(0, kForget);
  trail.decide(Literal(0));
  trail.decide(!Literal(1));
  trail.decide(!Literal(3));
  phases.reach(trail, 3);
  EXPECT_EQ(phases.of(0), !Literal(0)) << "a larger state in which as many hold is no target";
  trail.decide(Literal(2));
  phases.reach(trail, 3);
  EXPECT_EQ(phases.of(0), !Literal(0)) << "2 led to a contradiction";
  phases.reach(trail, 4);
  EXPECT_EQ(phases.of(0), Literal(0));
}

TEST(PhasesTest, RephasingForgetsTheTargetAndWhatWasSaved) {
  search::Phases phases(2);
  search::Trail trail(2);
  trail.decide(!Literal(0));
  trail.decide(Literal(1));
  phases.reach(trail, 2);
  phases.save(!Literal(0));
  phases.rephase();
  EXPECT_EQ(phases.of(0), Literal(0));
}

TEST(ClausesTest, TheLastLiteralFollows) {
  search::Trail trail(4);
  search::Clauses clauses(4);
  clauses.add({Literal(0), Literal(1), Literal(2)}, 3);
  trail.decide(!Literal(0));
  ASSERT_TRUE(clauses.follow(!Literal(0), trail));
  EXPECT_EQ(trail.size(), 1);
  trail.decide(!Literal(2));
  ASSERT_TRUE(clauses.follow(!Literal(2), trail));
  EXPECT_TRUE(trail.isTrue(Literal(1)));

  trail.backtrack(1, kForget);
  trail.decide(!Literal(1));
  ASSERT_TRUE(clauses.follow(!Literal(1), trail));
  EXPECT_TRUE(trail.isTrue(Literal(2))) << "watches are right after backtracking";
}

TEST(ClausesTest, AClauseWithoutATrueLiteralContradicts) {
  search::Trail trail(2);
  search::Clauses clauses(2);
  clauses.add({Literal(0), Literal(1)}, 2);
  trail.decide(!Literal(0));
  trail.decide(!Literal(1));
  EXPECT_FALSE(clauses.follow(!Literal(0), trail));
}

TEST(ClausesTest, KeepsReasonsAndClausesOfFewLevels) {
  constexpr int kFacts = 40;
  search::Trail trail(kFacts);
  search::Clauses clauses(kFacts);
  clauses.add({Literal(0), Literal(1)}, 1);
  clauses.add({Literal(2), Literal(3)}, 2);
  for (int fact = 4; fact + 1 < kFacts; fact += 2) {
    clauses.add({Literal(fact), Literal(fact + 1)}, 20);
  }
  trail.decide(!Literal(4));
  ASSERT_TRUE(clauses.follow(!Literal(4), trail));
  for (int i = 0; i < 5; ++i) {
    clauses.reduce(trail);
    clauses.compact(trail, [&](Literal literal, search::Clauses::ClauseOffset to) {
      trail.setReason(literal, search::Reason(search::Reason::Kind::clause, to));
    });
  }
  EXPECT_GE(clauses.size(), 3u);
  EXPECT_LT(clauses.size(), 12u);
  EXPECT_TRUE(clauses.follow(!Literal(0), trail));
  EXPECT_TRUE(trail.isTrue(Literal(1)));
  EXPECT_TRUE(clauses.follow(!Literal(2), trail));
  EXPECT_TRUE(trail.isTrue(Literal(3)));
  const search::Clauses::ClauseOffset reason = trail.reasonOf(Literal(5)).number();
  EXPECT_EQ(clauses.literals(reason)[0] ^ clauses.literals(reason)[1],
            Literal(4).code() ^ Literal(5).code());
}

// Facts 0 to 3: exactly one holds. Facts 3 to 5: at most one.
search::OneOf twoSets() {
  search::OneOf sets(6);
  sets.add({0, 1, 2, 3}, true);
  sets.add({3, 4, 5}, false);
  return sets;
}

TEST(OneOfTest, AFactExcludesTheOthersOfItsSets) {
  search::OneOf sets = twoSets();
  search::Trail trail(6);
  ASSERT_TRUE(sets.begin(trail));
  trail.decide(Literal(3));
  ASSERT_TRUE(sets.follow(Literal(3), trail));
  for (const int fact : {0, 1, 2, 4, 5}) {
    EXPECT_TRUE(trail.isFalse(Literal(fact)));
    EXPECT_EQ(trail.reasonOf(Literal(fact)).literal(), Literal(3));
  }
}

TEST(OneOfTest, TheLastFactOfASetHoldsUnlessNoneHasTo) {
  search::OneOf sets = twoSets();
  search::Trail trail(6);
  ASSERT_TRUE(sets.begin(trail));
  for (const int fact : {4, 5, 0, 1, 3}) {
    EXPECT_TRUE(trail.isOpen(Literal(2)));
    EXPECT_TRUE(trail.isOpen(Literal(fact)));
    trail.decide(!Literal(fact));
    ASSERT_TRUE(sets.follow(!Literal(fact), trail));
  }
  EXPECT_TRUE(trail.isTrue(Literal(2)));
  std::vector<Literal> because;
  sets.explain(Literal(2), static_cast<int>(trail.reasonOf(Literal(2)).number()), because);
  EXPECT_THAT(because, ElementsAre(!Literal(0), !Literal(1), !Literal(3)));
}

TEST(OneOfTest, KnowsFromTheStartWhatIsAlone) {
  search::OneOf sets(2);
  sets.add({1}, true);
  search::Trail trail(2);
  ASSERT_TRUE(sets.begin(trail));
  EXPECT_TRUE(trail.isTrue(Literal(1)));
  EXPECT_TRUE(sets.follow(Literal(1), trail));
  EXPECT_EQ(trail.size(), 1);
  trail.decide(!Literal(0));
  EXPECT_TRUE(sets.follow(!Literal(0), trail)) << "fact 0 is in no set";
  EXPECT_EQ(trail.size(), 2);
  search::OneOf none(1);
  none.add({}, true);
  search::Trail other(1);
  EXPECT_FALSE(none.begin(other));
}

TEST(OneOfTest, ForgetsWhatTheSearchGaveUp) {
  search::OneOf sets = twoSets();
  search::Trail trail(6);
  ASSERT_TRUE(sets.begin(trail));
  const auto decide = [&](Literal literal) {
    trail.decide(literal);
    ASSERT_TRUE(sets.follow(literal, trail));
  };
  for (const int fact : {4, 0, 1}) decide(!Literal(fact));
  trail.backtrack(1, [](Literal) {});
  for (const int fact : {1, 2}) decide(!Literal(fact));
  EXPECT_TRUE(trail.isOpen(Literal(0)));
  EXPECT_TRUE(trail.isOpen(Literal(3)));
  decide(!Literal(0));
  EXPECT_TRUE(trail.isTrue(Literal(3)));
}

TEST(OneOfTest, AFactCanBeInManySets) {
  constexpr int kSets = 40;
  search::OneOf sets(kSets + 1);
  for (int other = 1; other <= kSets; ++other) sets.add({0, other}, true);
  search::Trail trail(kSets + 1);
  ASSERT_TRUE(sets.begin(trail));
  trail.decide(!Literal(0));
  ASSERT_TRUE(sets.follow(!Literal(0), trail));
  EXPECT_EQ(trail.size(), kSets + 1);
}

TEST(OneOfTest, RefusesToLeaveOutALiteral) {
  search::OneOf sets = twoSets();
  search::Trail trail(6);
  ASSERT_TRUE(sets.begin(trail));
  trail.decide(!Literal(0));
  trail.decide(!Literal(1));
  EXPECT_THROW(sets.follow(!Literal(1), trail), std::logic_error);
}

}  // namespace
