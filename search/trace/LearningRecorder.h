// LearningRecorder.h: records a search that learns as a trace. Each decision leads to a new state,
// and so does each clause learned: the search goes back, and there the clause adds a fact. So a
// state has two successors at most, unless the search was restarted.
//
//   search::LearningRecorder recorder(driver.puzzle());
//   driver.setObserver(&recorder);
//   driver.setLearningObserver(&recorder);
//   driver.solve();
//   search::writeJsonLines(file, recorder.trace(driver));

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "search/Explained.h"
#include "search/Limits.h"
#include "search/Node.h"
#include "search/Observer.h"
#include "search/Search.h"
#include "search/learning/LearningObserver.h"
#include "search/learning/Literal.h"
#include "search/learning/Trail.h"
#include "search/trace/Trace.h"

namespace search {

// "not all of: r1c2 is 2, r7c5 is 9"; for a single literal that literal.
inline std::string clauseText(const std::vector<Literal>& clause, const Explained& puzzle) {
  if (clause.size() == 1) return puzzle.text(clause.front());
  std::string text = "not all of: ";
  const char* separator = "";
  for (const Literal literal : clause) {
    text += separator + puzzle.text(!literal);
    separator = ", ";
  }
  return text;
}

// Describes states for such a trace. Derive from it to describe those of a puzzle of your own.
class LearningDescriber {
 public:
  virtual ~LearningDescriber() = default;

  // The state in which the facts on the trail hold, as named texts. The first `before` of them hold
  // in its parent; -1 for the start. The latest may contradict each other. By default one field
  // "text", the output of write().
  virtual std::vector<TextField> texts(const Explained& puzzle, const Trail& trail,
                                       int /*before*/) const {
    std::ostringstream text;
    puzzle.state(trail)->write(text);
    return {{"text", text.str()}};
  }

  virtual int heuristicValue(const Explained& puzzle, const Trail& trail) const {
    return puzzle.state(trail)->heuristicValue();
  }
};

class LearningRecorder final : public Observer, public LearningObserver {
 public:
  // Records the first `mostStates` states, and their fates until the end of the search. Has to
  // observe the search from its start on. The clause that excludes a solution gets no state: the
  // next state has its consequences. `puzzle` has to outlive the recorder.
  explicit LearningRecorder(
      const Explained& puzzle,
      std::shared_ptr<const LearningDescriber> describer = std::make_shared<LearningDescriber>(),
      std::uint64_t mostStates = kUnlimited)
      : puzzle_(puzzle), describer_(std::move(describer)), mostStates_(mostStates) {
    add("", kNoParent, 0);
  }

  // The trace so far. `driver` is the observed driver; `about` describes the search.
  Trace trace(const Search& driver, std::vector<TextField> about = {}) const {
    return {std::move(about), driver.outcome(), driver.statistics(), states_};
  }

  void startContradicted(const Trail& trail) override {
    describe(trail);
    leave(Fate::deadEnd);
  }

  void propagated(const Trail& trail) override { describe(trail); }

  void contradicted(const Trail& trail) override {
    describe(trail);
    if (!isOpen_) return;
    if (TracedState* const state = recorded(latest_.back().id)) {
      state->texts.push_back({"contradiction", puzzle_.text(trail.contradicted())});
    }
    leave(Fate::deadEnd);
  }

  void decided(Literal literal, int level) override { enter(literal, level - 1, level); }

  void learned(const std::vector<Literal>& clause, int, int to) override {
    TracedState* const state = recorded(latest_.back().id);
    if (state != nullptr && state->fate == Fate::deadEnd) {
      state->texts.push_back({"clause", clauseText(clause, puzzle_)});
      state->backTo = latest_[static_cast<std::size_t>(to)].id;
    }
    enter(clause.front(), to, to);
  }

  void solution(const Node&) override { leave(Fate::solution); }

 private:
  // The latest state of a level.
  struct Place {
    std::uint64_t id = 0;
    std::uint64_t depth = 0;
    int known = 0;  // number of facts on the trail
  };

  TracedState* recorded(std::uint64_t id) { return id < states_.size() ? &states_[id] : nullptr; }

  // Begins the state in which `literal` is added to the latest state of the level `from`. If the
  // search did not leave the state before it, there was a restart.
  void enter(Literal literal, int from, int level) {
    const Place parent = latest_[static_cast<std::size_t>(from)];
    if (isOpen_ && parent.id == latest_.back().id) leave(Fate::expanded);
    TracedState* const latest = recorded(latest_.back().id);
    if (isOpen_ && latest != nullptr) latest->fate = Fate::discarded;
    if (TracedState* const state = recorded(parent.id)) ++state->successors;
    latest_.resize(static_cast<std::size_t>(level));
    before_ = parent.known;
    add(puzzle_.text(literal), parent.id, parent.depth + 1);
  }

  void add(std::string decision, std::uint64_t parent, std::uint64_t depth) {
    const std::uint64_t id = count_++;
    latest_.push_back({id, depth});
    isOpen_ = true;
    isDescribed_ = false;
    if (id >= mostStates_) return;
    TracedState state;
    state.id = id;
    state.parent = parent;
    state.depth = depth;
    state.level = latest_.size() - 1;
    state.decision = std::move(decision);
    states_.push_back(std::move(state));
  }

  void describe(const Trail& trail) {
    if (!isOpen_ || isDescribed_) return;
    isDescribed_ = true;
    latest_.back().known = trail.size();
    TracedState* const state = recorded(latest_.back().id);
    if (state == nullptr) return;
    state->heuristicValue = describer_->heuristicValue(puzzle_, trail);
    state->texts = describer_->texts(puzzle_, trail, before_);
  }

  // The end of the latest state.
  void leave(Fate fate) {
    isOpen_ = false;
    ++left_;
    TracedState* const state = recorded(latest_.back().id);
    if (state == nullptr) return;
    state->order = left_;
    state->fate = fate;
  }

  const Explained& puzzle_;
  std::shared_ptr<const LearningDescriber> describer_;
  std::uint64_t mostStates_;
  std::vector<TracedState> states_;
  std::vector<Place> latest_;  // by level; the last one is the state that the search is in
  bool isOpen_ = false;        // that state was not left yet
  bool isDescribed_ = false;
  int before_ = -1;          // number of facts that held in its parent; -1: it has none
  std::uint64_t count_ = 0;  // states so far, recorded or not
  std::uint64_t left_ = 0;   // of these, the number left
};

}  // namespace search
