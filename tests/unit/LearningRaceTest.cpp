// ConflictDrivenSearch races an enumeration on random clauses and sets of facts, while limits rise,
// puzzles throw, and memory runs out: it finds each solution once, and each clause that it learns
// holds in all solutions that are left, and follows from the puzzle and the clauses before it.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "DepthFirstSearch.h"
#include "apps/puzzles/ExplainedQueens.h"
#include "apps/solving/Random.h"
#include "search/ConflictDrivenSearch.h"
#include "tests/reference/ClauseProof.h"
#include "tests/synthetic/Clauses.h"
#include "tests/synthetic/Drivers.h"
#include "tests/synthetic/Faults.h"

namespace {

using search::ConflictDrivenSearch;
using search::Literal;
using search::Outcome;
using synthetic::Clauses;

// Few facts with any clauses, or more facts with so many clauses that few solutions are left.
Clauses randomPuzzle(apps::Random& random) {
  const bool isHard = random.below(8) == 0;
  const std::size_t facts = isHard ? 18 + random.below(3) : 1 + random.below(8);
  std::vector<synthetic::Clause> clauses;
  for (std::size_t literals = 2; literals <= std::min<std::size_t>(facts, 4); ++literals) {
    std::size_t most = random.below(3) == 0 ? random.below(5 * literals) : 0;
    if (isHard) most = literals == 3 ? 3 * facts + random.below(facts) : 2;
    for (const auto& clause :
         synthetic::randomClauses(random, static_cast<int>(facts), most, literals)) {
      clauses.push_back(clause);
    }
  }
  Clauses::Sets sets(random.below(3));
  for (std::vector<int>& set : sets) {
    for (std::size_t fact = 0; fact < facts; ++fact) {
      if (random.below(4) == 0) set.push_back(static_cast<int>(fact));
    }
  }
  return Clauses(static_cast<int>(facts), clauses, sets);
}

void addSolutions(const Clauses& puzzle, std::string values, std::size_t fact,
                  std::set<std::string>& solutions) {
  if (!puzzle.allows(values)) return;
  if (fact == values.size()) {
    solutions.insert(values);
    return;
  }
  for (const char value : {'0', '1'}) {
    values[fact] = value;
    addSolutions(puzzle, values, fact + 1, solutions);
  }
}

// Proves each clause by the solutions that were not returned yet, and by earlier clauses.
struct Proof : search::Observer, search::LearningObserver {
  void contradicted(const search::Trail& of) override { trail = &of; }
  void learned(const std::vector<Literal>& clause, int from, int to) override {
    EXPECT_LT(to, from);
    for (const Literal literal : clause) {
      EXPECT_TRUE(trail->isFalse(literal));
      EXPECT_EQ(trail->levelOf(literal) > to, literal == clause.front());
    }
    for (const std::string& solution : left) {
      EXPECT_TRUE(std::any_of(clause.begin(), clause.end(), [&](Literal literal) {
        return solution[static_cast<std::size_t>(literal.fact())] == "01"[literal.holds()];
      })) << solution;
    }
    if (!earlier) return;
    EXPECT_TRUE(earlier->follows(clause));
    earlier->add(clause);
  }
  void propagated(const search::Trail& of) override { trail = &of; }
  // Excluded by the search too, by its decisions.
  void solution(const search::Node& node) override {
    if (!earlier) return;
    told = synthetic::nameOf(*node.state);
    reference::ClauseProof::Clause other, decidesOtherwise;
    for (int i = 0; i < trail->size(); ++i) other.push_back(!(*trail)[i]);
    for (int level = trail->level(); level > 0; --level) {
      decidesOtherwise.push_back(!trail->decision(level));
    }
    earlier->add(other);
    EXPECT_TRUE(earlier->follows(decidesOtherwise));
    earlier->add(decidesOtherwise);
  }

  std::string told;  // the latest solution
  std::set<std::string> left;
  std::optional<reference::ClauseProof> earlier;
  const search::Trail* trail = nullptr;
};

void race(unsigned seed) {
  apps::Random random(seed);
  const Clauses puzzle = randomPuzzle(random);
  Proof proof;
  addSolutions(puzzle, std::string(static_cast<std::size_t>(puzzle.facts()), '?'), 0, proof.left);
  const bool isFaulty = random.below(2) == 0, isLimited = random.below(2) == 0,
             keepsPaths = random.below(2) == 0;
  constexpr std::size_t kMostExcludedByClauses = 100;
  if (!isFaulty && proof.left.size() <= kMostExcludedByClauses) {  // observers do not throw
    proof.earlier.emplace();
    for (const auto& clause : puzzle.clauses()) proof.earlier->add(clause);
    for (const auto& set : puzzle.sets()) proof.earlier->addOneOf(set);
  }
  synthetic::Faults faults(random, isFaulty ? 40 : 0, isFaulty ? 15 + random.below(100) : 0);
  auto start = std::make_unique<Clauses>(puzzle);
  start->beforeAnswer = [&] { faults.mayThrow(); };
  auto driver = std::make_unique<ConflictDrivenSearch>(std::move(start));
  driver->setObserver(&proof);
  driver->setLearningObserver(&proof);
  if (keepsPaths) driver->keepPaths();
  int owned = 0;  // solutions
  while (driver->outcome() != Outcome::exhausted) {
    search::Limits limits;
    if (isLimited) limits.expanded = driver->statistics().expanded + random.below(3);
    if (random.below(3) == 0) driver = std::make_unique<ConflictDrivenSearch>(std::move(*driver));
    driver->setLimits(limits);
    const Searchable* const solution = faults.solve(*driver, [] {});
    ASSERT_LE(driver->statistics().expanded, limits.expanded);
    if (solution == nullptr) {
      EXPECT_TRUE(driver->outcome() == Outcome::exhausted ||
                  (driver->outcome() == Outcome::expandedLimit &&
                   driver->statistics().expanded == limits.expanded));
      continue;
    }
    EXPECT_TRUE(!proof.earlier || proof.told == synthetic::nameOf(*solution));
    ASSERT_EQ(proof.left.erase(synthetic::nameOf(*solution)), 1U) << "a new solution";
    const std::size_t steps = driver->statistics().depth > 0 ? 2 : 1;
    EXPECT_EQ(driver->path().size(), keepsPaths ? steps : 0);
    ++owned;
    if (random.below(2) > 0) continue;
    EXPECT_EQ(driver->releaseSolution().get(), solution);
    --owned;
  }
  while (driver->releaseSolution() != nullptr) --owned;
  EXPECT_EQ(owned, 0);
  EXPECT_TRUE(proof.left.empty());
}

// Of 100 squares, by the drawing of a solution.
std::string queensIn(const std::string& drawing) {
  std::string values;
  for (const char square : drawing) {
    if (square == 'Q' || square == '.') values += square == 'Q' ? '1' : '0';
  }
  return values;
}

TEST(LearningRaceTest, RestartsAndDeletedClausesLoseNoQueensAndEachLearnedClauseHolds) {
  DepthFirstSearch reference(std::make_unique<Queens>(10));
  Proof proof;
  for (const auto& drawing : synthetic::remainingSolutions(reference)) {
    proof.left.insert(queensIn(drawing));
  }
  ConflictDrivenSearch search(std::make_unique<ExplainedQueens>(Queens(10)));
  search.setLearningObserver(&proof);
  apps::Random random(1);
  synthetic::Faults faults(random, 0, 300);
  while (const Searchable* const solution = faults.solve(search, [] {})) {
    ASSERT_EQ(proof.left.erase(queensIn(synthetic::nameOf(*solution))), 1U) << "a new solution";
  }
  EXPECT_TRUE(proof.left.empty());
  EXPECT_GT(search.learning().restarts, 0U);
}

void race(unsigned first, unsigned last) {
  for (unsigned seed = first; seed <= last && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    race(seed);
  }
}

TEST(LearningRaceTest, EachSolutionOfRandomClausesIsFoundOnceAndEachLearnedClauseHolds) {
  race(1, 2000);
}

TEST(LearningRaceTest, EachSolutionOfManyRandomClausesIsFoundOnceAndEachLearnedClauseHolds) {
  race(2001, 20'000);
}

}  // namespace
