// Random traces, after CaDiCaL's mobical: small random trees are searched while limits change,
// stops are requested, states throw, and observers are set and removed. After each step the driver
// must agree with a naive reference.

#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <memory>
#include <random>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "tests/reference/NaiveSearch.h"
#include "tests/synthetic/Drivers.h"
#include "tests/synthetic/Tree.h"

namespace {

using reference::failOnce;
using reference::Faults;
using reference::Thrown;
using search::kUnlimited;
using search::Limits;
using search::Outcome;
using synthetic::Question;
using synthetic::Tree;

// ---- Traces

enum class Action {
  solve,
  limitExpanded,  // to `number`
  limitFrontier,
  limitTime,  // to 0 if `number` is 0, else to unlimited
  requestStop,
  withdrawStop,
  observe,
  ignore,
  fail,  // when state `number` is next asked `question`
  release,
  move
};

struct Step {
  Action action;
  std::uint64_t number = 0;
  Question question = Question::isSolution;
};

struct RandomTrace {
  Tree tree;
  std::vector<Step> steps;
};

std::string nameOfState(std::uint64_t number) {
  return "s" + std::to_string(number);
}

class TraceMaker {
 public:
  explicit TraceMaker(std::uint64_t seed) : random_(seed) {}

  RandomTrace make() {
    RandomTrace trace{makeTree(), {}};
    const std::uint64_t length = 5 + below(40);
    for (std::uint64_t i = 0; i < length; ++i) trace.steps.push_back(makeStep());
    return trace;
  }

 private:
  static constexpr int kValues[] = {0, -1, 1, std::numeric_limits<int>::max(),
                                    std::numeric_limits<int>::min()};

  // The standard distributions differ between libraries.
  std::uint64_t below(std::uint64_t bound) { return random_() % bound; }

  Tree makeTree() {
    mostStates_ = 1 + below(80);
    branching_ = 1 + below(5);
    values_ = 1 + below(std::size(kValues));
    solutionsEvery_ = 2 + below(12);
    return makeSubtree(0);
  }

  Tree makeSubtree(int depth) {
    Tree tree;
    tree.name = nameOfState(states_++);
    tree.heuristicValue = kValues[below(values_)];
    tree.isSolution = below(solutionsEvery_) == 0;
    if (depth == 8) return tree;
    const std::uint64_t successors = depth < 3 ? branching_ : below(branching_ + 1);
    for (std::uint64_t i = 0; i < successors && states_ < mostStates_; ++i) {
      const bool isNull = below(400) == 0;
      tree.successors.push_back(isNull ? Tree{"null"} : makeSubtree(depth + 1));
    }
    return tree;
  }

  Step makeStep() {
    switch (below(18)) {
      case 0: return {Action::limitExpanded, makeLimit()};
      case 1: return {Action::limitFrontier, makeLimit()};
      case 2: return {Action::limitTime, below(3)};
      case 3: return {Action::requestStop};
      case 4:
      case 5: return {Action::withdrawStop};
      case 6: return {Action::observe};
      case 7: return {Action::ignore};
      case 8: return {Action::fail, below(states_), static_cast<Question>(below(3))};
      case 9: return {Action::release};
      case 10: return {Action::move};
      default: return {Action::solve};
    }
  }

  std::uint64_t makeLimit() { return below(3) == 0 ? kUnlimited : below(states_ + 2); }

  std::mt19937_64 random_;
  std::uint64_t states_ = 0;
  std::uint64_t mostStates_ = 0;
  std::uint64_t branching_ = 0;
  std::uint64_t values_ = 0;
  std::uint64_t solutionsEvery_ = 0;
};

// ---- Driver and reference side by side

template <class Driver>
using ReferenceOf = reference::NaiveSearch<
    std::conditional_t<std::is_same_v<Driver, BreadthFirstSearch>, reference::FirstIn,
                       std::conditional_t<std::is_same_v<Driver, DepthFirstSearch>,
                                          reference::LastIn, reference::SmallestValue>>>;

// The result of solve(): the name of a solution, nothing, or an exception.
template <class Solver, class NameOf>
std::string answerOf(Solver& solver, const NameOf& nameOf) {
  try {
    const auto* found = solver.solve();
    return found == nullptr ? "nothing" : nameOf(*found);
  } catch (const Thrown&) {
    return "fault";
  } catch (const std::logic_error&) {
    return "logic error";
  }
}

// Runs each step with the driver and with the reference. Returns an empty text if they agree,
// otherwise the difference.
template <class Driver>
class Race {
 public:
  explicit Race(const RandomTrace& trace) : trace_(trace), reference_(trace_.tree) {
    reference_.limits.stop = &stop_;
    space_.probe.beforeAnswer = [this](Question question, const std::string& name) {
      failOnce(faults_, question, name);
    };
  }

  std::string run() {
    driver_ = std::make_unique<Driver>(space_.start());
    driver_->setLimits(reference_.limits);
    for (std::size_t i = 0; i < trace_.steps.size(); ++i) {
      const std::string difference = take(trace_.steps[i]);
      if (!difference.empty()) return "step " + std::to_string(i) + ": " + difference;
    }
    for (const auto& [state, name] : solutions_) {
      if (synthetic::nameOf(*state) != name) return "solution " + name + " did not stay valid";
    }
    driver_.reset();
    released_.clear();
    return space_.probe.alive == 0 ? "" : "states are alive after the driver";
  }

 private:
  std::string take(const Step& step) {
    Limits& limits = reference_.limits;
    switch (step.action) {
      case Action::solve: return solve();
      case Action::limitExpanded: limits.expanded = step.number; break;
      case Action::limitFrontier: limits.frontier = step.number; break;
      case Action::limitTime: limits.timeNs = step.number == 0 ? 0 : kUnlimited; break;
      case Action::requestStop: stop_ = true; break;
      case Action::withdrawStop: stop_ = false; break;
      case Action::observe:
      case Action::ignore:
        reference_.observed = step.action == Action::observe;
        driver_->setObserver(reference_.observed ? &log_ : nullptr);
        break;
      case Action::fail:
        faults_.emplace(step.question, nameOfState(step.number));
        reference_.faults = faults_;
        break;
      case Action::release: return release();
      case Action::move: driver_ = std::make_unique<Driver>(std::move(*driver_)); break;
    }
    driver_->setLimits(limits);
    return compare("", "");
  }

  std::string solve() {
    const std::string expected = answerOf(reference_, [](const Tree& tree) { return tree.name; });
    const std::string actual = answerOf(*driver_, [this](const Searchable& state) {
      owned_.push_back(&state);
      solutions_.emplace_back(&state, synthetic::nameOf(state));
      return solutions_.back().second;
    });
    return compare(expected, actual);
  }

  // Releases the latest solution that the driver still owns, if there is one.
  std::string release() {
    const Searchable* const expected = owned_.empty() ? nullptr : owned_.back();
    if (!owned_.empty()) owned_.pop_back();
    released_.push_back(driver_->releaseSolution());
    return released_.back().get() == expected ? "" : "released another solution";
  }

  std::string compare(const std::string& expected, const std::string& actual) const {
    if (log_.events != reference_.events) {
      return "the observer was told " + testing::PrintToString(log_.events) + ", not " +
             testing::PrintToString(reference_.events);
    }
    const std::string all = textOf(actual, *driver_, driver_->outcome(), driver_->statistics(),
                                   static_cast<std::uint64_t>(space_.probe.alive));
    const std::string expectedAll =
        textOf(expected, reference_, reference_.outcome, reference_.statistics, reference_.alive());
    return all == expectedAll ? "" : all + "\nnot " + expectedAll;
  }

  template <class Solver>
  static std::string textOf(const std::string& answer, const Solver& solver, Outcome outcome,
                            const search::Statistics& statistics, std::uint64_t alive) {
    return "solve() returned " + answer + ", " + describe(outcome) + ", " +
           synthetic::countsOf(statistics) + ", waiting " + std::to_string(solver.frontierSize()) +
           ", alive " + std::to_string(alive);
  }

  const RandomTrace& trace_;
  std::atomic<bool> stop_ = false;
  Faults faults_;
  synthetic::EventLog log_;
  synthetic::Space space_{trace_.tree};
  ReferenceOf<Driver> reference_;
  std::vector<std::unique_ptr<Searchable>> released_;
  std::unique_ptr<Driver> driver_;
  std::vector<std::pair<const Searchable*, std::string>> solutions_;
  std::vector<const Searchable*> owned_;
};

template <class Driver>
class DriverTraceTest : public testing::Test {};

TYPED_TEST_SUITE(DriverTraceTest, drivers::Plain);

TYPED_TEST(DriverTraceTest, RandomTracesAgreeWithTheReference) {
  constexpr std::uint64_t kTraces = 5000;
  for (std::uint64_t seed = 0; seed < kTraces; ++seed) {
    const RandomTrace trace = TraceMaker(seed).make();
    ASSERT_EQ(Race<TypeParam>(trace).run(), "") << "seed " << seed << ": " << trace.tree;
  }
}

}  // namespace
