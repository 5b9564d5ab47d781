// ConflictDrivenSearch.h: depth-first search that learns from contradictions (conflict-driven
// clause learning, CDCL). It finds out which facts contradict each other, keeps that as a clause,
// and goes back to the earliest level at which the clause adds a fact (backjump). Puzzles have to
// explain themselves: Explained.h. A trail of facts takes the place of the frontier, so no states
// are copied. docs/learning-from-conflicts.md explains it by an example.
//
// Its parts are in search/learning/: watched literals (Clauses.h), first UIPs (Analysis.h),
// activity of facts (Activity.h: VSIDS), saved phases (Phases.h), times for restarts (Schedule.h).
//
// Sources: Marques-Silva and Sakallah, "GRASP", 1999; Moskewicz and others, "Chaff", 2001; Een and
// Sorensson, "An Extensible SAT-solver", 2003; Ohrimenko, Stuckey and Codish, "Propagation via Lazy
// Clause Generation", 2009.

#pragma once

#include "search/Search.h"  // first, because it requires C++17

#include <algorithm>
#include <cstdint>
#include <memory>
#include <new>
#include <stdexcept>
#include <utility>
#include <vector>

#include "search/Explained.h"
#include "search/Limits.h"
#include "search/Node.h"
#include "search/Observer.h"
#include "search/Outcome.h"
#include "search/Statistics.h"
#include "search/Stopwatch.h"
#include "search/learning/Clauses.h"
#include "search/learning/Knowledge.h"
#include "search/learning/Known.h"
#include "search/learning/LearningObserver.h"
#include "search/learning/Literal.h"
#include "search/learning/Schedule.h"

namespace search {

// As in the drivers, solve() returns the next solution each time. The differences:
// - Nodes expanded are decisions: facts that were assumed to hold or not to hold. Each decision
//   leads to a new state, and so does each clause learned: both count as generated.
// - An observer is told of solutions only. setLearningObserver() tells of the rest.
// - The limits on depth, frontier and keys do not apply. Depth and cost are the number of
//   decisions. A path has the start and the solution, or only the solution if it took no decision.
class ConflictDrivenSearch : public Search {
 public:
  // Throws std::invalid_argument if `startFrom` is null or does not implement Explained.
  explicit ConflictDrivenSearch(std::unique_ptr<Searchable>&& startFrom)
      : start_(std::move(startFrom)), puzzle_(dynamic_cast<Explained*>(start_.get())) {
    if (puzzle_ == nullptr) {
      throw std::invalid_argument(
          "ConflictDrivenSearch needs a puzzle that explains itself: its class must implement "
          "search::Explained (search/Explained.h) besides Searchable");
    }
  }

  const LearningStatistics& learning() const { return learning_; }

  // The start, which puts literals into words.
  const Explained& puzzle() const { return *puzzle_; }

  // Reports all further events to `observer`; nullptr removes it. Not owned; has to outlive its
  // use.
  void setLearningObserver(LearningObserver* observer) { learningObserver_ = observer; }

 private:
  Searchable* search(const Stopwatch& stopwatch) override {
    if (!knowledge_) begin();
    if (std::exchange(wasInterrupted_, true)) recover();
    Searchable* const solution = findNext(stopwatch);
    wasInterrupted_ = false;
    return solution;
  }

  std::vector<const Searchable*> statesBeforeSolution() const override {
    if (statistics_.depth == 0) return {};
    return {start_.get()};
  }

  void begin() {
    if (static_cast<std::uint64_t>(puzzle_->facts()) > limits_.facts) throw std::bad_alloc();
    auto knowledge = std::make_unique<Knowledge>(*puzzle_);
    isExhausted_ = !puzzle_->begin(knowledge->trail) || knowledge->trail.isContradicted();
    knowledge_ = std::move(knowledge);
    statistics_.generated = 1;
    if (isExhausted_ && learningObserver_ != nullptr) {
      learningObserver_->startContradicted(knowledge_->trail);
    }
  }

  // An exception may have left clauses without their watches. Everything that is known is followed
  // again.
  void recover() {
    backtrack(knowledge_->trail.level());
    followedByPuzzle_ = followedByClauses_ = 0;
    knowledge_->clauses.watchAgain();
  }

  Searchable* findNext(const Stopwatch& stopwatch) {
    constexpr std::uint64_t kStepsBetweenLooksAtTheClock = 16;
    for (std::uint64_t step = 0;;) {
      if (isExhausted_) return giveUp(Outcome::exhausted);
      if (!propagate()) {
        learn();
        continue;
      }
      if (learningObserver_ != nullptr) learningObserver_->propagated(knowledge_->trail);
      // Not earlier, so that an observer is always told what followed.
      if (stopRequested()) return giveUp(Outcome::stopped);
      if (step++ % kStepsBetweenLooksAtTheClock == 0 && isTimeUp(stopwatch)) {
        return giveUp(Outcome::timeLimit);
      }
      if (knowledge_->trail.isComplete()) {
        return returnSolution();
      } else if (restarts_.isDue(learning_.conflicts)) {
        restart();
      } else {
        if (statistics_.expanded >= limits_.expanded) return giveUp(Outcome::expandedLimit);
        if (rephasing_.isDue(learning_.conflicts)) {
          giveUpDecisions();
          knowledge_->phases.rephase();
        }
        if (reductions_.isDue(learning_.conflicts)) reduce();
        decide();
      }
    }
  }

  // Adds all that follows from what is known. Returns false on a contradiction. The puzzle goes
  // first: it finds shorter reasons than clauses do.
  bool propagate() {
    Trail& trail = knowledge_->trail;
    for (;;) {
      for (; followedByPuzzle_ < trail.size(); ++followedByPuzzle_) {
        const bool isConsistent = puzzle_->follow(trail[followedByPuzzle_], trail);
        if (trail.isContradicted()) return false;
        if (!isConsistent) {
          throw std::logic_error(
              "Explained::follow() returned false, but Known::add() refused no literal: add the "
              "one that contradicts what is known, with its reason");
        }
      }
      if (followedByClauses_ == trail.size()) return true;
      if (!knowledge_->clauses.follow(trail[followedByClauses_], trail)) return false;
      ++followedByClauses_;
    }
  }

  // Learns a clause from the contradiction, and goes back to where it is of use.
  void learn() {
    Trail& trail = knowledge_->trail;
    Analysis& analysis = knowledge_->analysis;
    const int level = analysis.begin();
    ++learning_.conflicts;
    if (learningObserver_ != nullptr) learningObserver_->contradicted(trail);
    if (level == 0) {
      isExhausted_ = true;
      return;
    }
    const int reversed = trail.reversedAt(trail.level());
    knowledge_->phases.reach(trail, trail.level() - 1);
    backtrack(level);
    // The reversed decision was the last alternative: its level has no further solution.
    if (level <= reversed) {
      clause_ = notAllDecisions();
      report(level, level - 1);
      return reverseDecision();
    }
    analysis.findClause();
    bumpFacts();
    clause_ = analysis.clause();
    const int backjump = std::max(analysis.backjump(), reversed);
    report(level, backjump);
    keep(analysis.levels(), backjump);
  }

  void bumpFacts() {
    Activity& activity = knowledge_->activity;
    const auto bump = [&](int fact) { activity.bump(fact); };
    knowledge_->analysis.forEachFact(bump);
    // This saves two of three conflicts on large boards, but none on small ones: bench/README.md.
    knowledge_->analysis.forEachCompanion(bump);
    // Old conflicts are forgotten faster during the first thousand.
    activity.decay(learning_.conflicts <= 1000 ? 0.9 : 0.95);
  }

  // Counts clause_, by which the search goes back `from` a level `to` another, and tells of it.
  void report(int from, int to) {
    ++statistics_.generated;
    ++learning_.learned;
    learning_.literals += clause_.size();
    learning_.longestBackjump =
        std::max(learning_.longestBackjump, static_cast<std::uint64_t>(from - to));
    if (learningObserver_ != nullptr) learningObserver_->learned(clause_, from, to);
  }

  // Keeps clause_, goes back to the level, where all its literals but the first are false, and adds
  // the first.
  void keep(int levels, int backjump) {
    Trail& trail = knowledge_->trail;
    if (clause_.size() == 1) {
      backtrack(backjump);
      trail.assignFromDecisions(clause_.front());
    } else {
      // Added before anything is taken back, because memory may run out.
      const Clauses::ClauseOffset kept = knowledge_->clauses.add(clause_, levels);
      backtrack(backjump);
      trail.assign(clause_.front(), Reason(Reason::Kind::clause, kept));
    }
  }

  void restart() {
    knowledge_->phases.reach(knowledge_->trail, knowledge_->trail.level());
    giveUpDecisions();
    ++learning_.restarts;
    if (learningObserver_ != nullptr) learningObserver_->restarted();
  }

  // Gives up all decisions but those that were made before one was reversed.
  void giveUpDecisions() { backtrack(knowledge_->trail.reversedAt(knowledge_->trail.level())); }

  void reduce() {
    Trail& trail = knowledge_->trail;
    knowledge_->clauses.reduce(trail);
    knowledge_->clauses.compact(trail, [&](Literal literal, Clauses::ClauseOffset to) {
      trail.setReason(literal, Reason(Reason::Kind::clause, to));
    });
  }

  void decide() {
    Trail& trail = knowledge_->trail;
    const Literal literal = knowledge_->phases.of(knowledge_->activity.takeNext(trail));
    ++statistics_.expanded;
    ++statistics_.generated;
    trail.decide(literal);
    if (learningObserver_ != nullptr) learningObserver_->decided(literal, trail.level());
  }

  void backtrack(int level) {
    Trail& trail = knowledge_->trail;
    trail.backtrack(level, [&](Literal literal) {
      knowledge_->phases.save(literal);
      knowledge_->activity.insert(literal.fact());
    });
    followedByPuzzle_ = std::min(followedByPuzzle_, trail.size());
    followedByClauses_ = std::min(followedByClauses_, trail.size());
  }

  Searchable* returnSolution() {
    const Trail& trail = knowledge_->trail;
    const auto level = static_cast<std::uint32_t>(trail.level());
    Node node{puzzle_->state(trail), statistics_.generated - 1, level};
    if (!node.state) throw std::logic_error("Explained::state() returned no state");
    if (!node.state->isSolution()) {
      throw std::logic_error(
          "all facts are decided without a contradiction, but the state is not a solution: "
          "Explained::follow() must find every contradiction");
    }
    node.cost = static_cast<std::int32_t>(level);
    if (observer_ != nullptr) observer_->solution(node);
    solutions_.push_back(std::move(node.state));
    try {
      excludeSolution();
    } catch (...) {
      solutions_.pop_back();
      throw;
    }
    statistics_.depth = statistics_.cost = level;
    outcome_ = Outcome::solved;
    return solutions_.back().get();
  }

  // All that is known follows from the decisions. So one of them has to differ in other solutions.
  // The first solutions are excluded by clauses, so that the search may still go back anywhere. If
  // there are many, it goes through the others in order, so that it does not have to remember them.
  void excludeSolution() {
    constexpr int kMostExcludedByClauses = 100;
    const int level = knowledge_->trail.level();
    if (level == 0) {
      isExhausted_ = true;
    } else if (excludedByClauses_ < kMostExcludedByClauses) {
      clause_ = notAllDecisions();
      keep(Clauses::kKeptForever, level - 1);
      ++excludedByClauses_;
    } else {
      reverseDecision();
    }
  }

  std::vector<Literal> notAllDecisions() const {
    const Trail& trail = knowledge_->trail;
    std::vector<Literal> clause;
    for (int level = trail.level(); level > 0; --level) clause.push_back(!trail.decision(level));
    return clause;
  }

  void reverseDecision() {
    Trail& trail = knowledge_->trail;
    const Literal latest = trail.decision(trail.level());
    backtrack(trail.level() - 1);
    trail.reverse(latest);
  }

  std::unique_ptr<Searchable> start_;
  Explained* puzzle_;                                 // the same
  std::unique_ptr<Knowledge> knowledge_;              // null before the first solve()
  int followedByPuzzle_ = 0, followedByClauses_ = 0;  // literals of the trail
  std::vector<Literal> clause_;                       // the latest
  int excludedByClauses_ = 0;                         // number of solutions
  bool isExhausted_ = false;
  bool wasInterrupted_ = false;  // an exception left solve(), or solve() is running
  Schedule restarts_{512}, rephasing_{1000}, reductions_{300};  // in conflicts
  LearningStatistics learning_;
  LearningObserver* learningObserver_ = nullptr;
};

}  // namespace search
